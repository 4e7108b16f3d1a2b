import { NAME as BRP } from '@arbitro/brp/name';
import type { System, SystemName } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';

/** Every system by name alone: nothing of its rules is loaded. */
export const names: readonly SystemName[] = [RISCHIO, NOPPA, BRP, QUINTA];

const loadRischio = () => import('@arbitro/rischio').then(({ rischio }): System => rischio);
const loadNoppa = () => import('@arbitro/noppa').then(({ noppa }): System => noppa);
const loadBrp = () => import('@arbitro/brp').then(({ brp }): System => brp);
const loadQuinta = () => import('@arbitro/quinta').then(({ quinta }): System => quinta);
const LOADS = new Map([
  [RISCHIO.id, loadRischio],
  [NOPPA.id, loadNoppa],
  [BRP.id, loadBrp],
  [QUINTA.id, loadQuinta],
]);

/** Loads one system; nothing where there is none of that name. */
export const loadSystem = (id: string) => LOADS.get(id)?.();
