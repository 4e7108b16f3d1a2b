import type { System, SystemName } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';

/** Every system by name alone: nothing of its rules is loaded. */
export const names: readonly SystemName[] = [RISCHIO, NOPPA];

const LOADS: ReadonlyMap<string, () => Promise<System>> = new Map([
  [RISCHIO.id, () => import('@arbitro/rischio').then(({ rischio }): System => rischio)],
  [NOPPA.id, () => import('@arbitro/noppa').then(({ noppa }): System => noppa)],
]);

/** Loads one system; nothing where there is none of that name. */
export const loadSystem = (id: string): Promise<System> | undefined => LOADS.get(id)?.();
