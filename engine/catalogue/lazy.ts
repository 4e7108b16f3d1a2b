import { NAME as BRP } from '@arbitro/brp/name';
import type { System, SystemName } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';

const registeredNames: SystemName[] = [RISCHIO, NOPPA, BRP, QUINTA, WHITEBOX];

/** The names of all systems, without loading their rules. Custom systems registered later are added to this list. */
export const systemNames: readonly SystemName[] = registeredNames;

const loadRischio = () => import('@arbitro/rischio/played').then(({ rischio }): System => rischio);
const loadNoppa = () => import('@arbitro/noppa/played').then(({ noppa }): System => noppa);
const loadBrp = () => import('@arbitro/brp/played').then(({ brp }): System => brp);
const loadQuinta = () => import('@arbitro/quinta/played').then(({ quinta }): System => quinta);
const loadWhitebox = () => import('@arbitro/whitebox/played').then(({ whitebox }): System => whitebox);
const LOADERS = new Map([
  [RISCHIO.id, loadRischio],
  [NOPPA.id, loadNoppa],
  [BRP.id, loadBrp],
  [QUINTA.id, loadQuinta],
  [WHITEBOX.id, loadWhitebox],
]);

/** Loads a system without the statements of its rules; undefined if no system has this id. */
export const loadSystem = (id: string) => LOADERS.get(id)?.();

/** Registers the name of a custom system that is loaded on demand. Throws if another system has its id. */
export function registerLazySystem(name: SystemName, load: typeof loadRischio): void {
  if (LOADERS.has(name.id)) throw new Error(`there is another system with the id ${name.id}`);
  LOADERS.set(name.id, load);
  registeredNames.push(name);
}
