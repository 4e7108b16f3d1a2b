import { NAME as BRP } from '@arbitro/brp/name';
import type { System, SystemName } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';

const known: SystemName[] = [RISCHIO, NOPPA, BRP, QUINTA, WHITEBOX];

/** Every system by name alone: nothing of its rules is loaded. One that is brought along later is in it from then on. */
export const names: readonly SystemName[] = known;

const loadRischio = () => import('@arbitro/rischio/played').then(({ rischio }): System => rischio);
const loadNoppa = () => import('@arbitro/noppa/played').then(({ noppa }): System => noppa);
const loadBrp = () => import('@arbitro/brp/played').then(({ brp }): System => brp);
const loadQuinta = () => import('@arbitro/quinta/played').then(({ quinta }): System => quinta);
const loadWhitebox = () => import('@arbitro/whitebox/played').then(({ whitebox }): System => whitebox);
const LOADS = new Map([
  [RISCHIO.id, loadRischio],
  [NOPPA.id, loadNoppa],
  [BRP.id, loadBrp],
  [QUINTA.id, loadQuinta],
  [WHITEBOX.id, loadWhitebox],
]);

/** Loads one system without what its rules say; nothing where there is none of that name. */
export const loadSystem = (id: string) => LOADS.get(id)?.();

/** Adds a system of one's own by its name, to be loaded when somebody wants it. An id that another has is refused. */
export function bringLater(name: SystemName, load: typeof loadRischio): void {
  if (LOADS.has(name.id)) throw new Error(`there is another system with the id ${name.id}`);
  LOADS.set(name.id, load);
  known.push(name);
}
