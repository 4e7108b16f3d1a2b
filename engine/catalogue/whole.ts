import { NAME as BRP } from '@arbitro/brp/name';
import type { System } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';
import { loadSystem } from './lazy.ts';

const wholeRischio = () => import('@arbitro/rischio').then(({ rischio }): System => rischio);
const wholeNoppa = () => import('@arbitro/noppa').then(({ noppa }): System => noppa);
const wholeBrp = () => import('@arbitro/brp').then(({ brp }): System => brp);
const wholeQuinta = () => import('@arbitro/quinta').then(({ quinta }): System => quinta);
const wholeWhitebox = () => import('@arbitro/whitebox').then(({ whitebox }): System => whitebox);
const WHOLE = new Map([
  [RISCHIO.id, wholeRischio],
  [NOPPA.id, wholeNoppa],
  [BRP.id, wholeBrp],
  [QUINTA.id, wholeQuinta],
  [WHITEBOX.id, wholeWhitebox],
]);

/**
 * Loads a system with the statements of its rules, its presets and its importers. A custom system always has all of
 * them.
 */
export const loadWhole = (id: string) => (WHOLE.get(id) ?? (() => loadSystem(id)))();
