import { NAME as BRP } from '@arbitro/brp/name';
import type { System } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';
import { loadSystem } from './lazy.ts';

const loadFullRischio = () => import('@arbitro/rischio').then(({ rischio }): System => rischio);
const loadFullNoppa = () => import('@arbitro/noppa').then(({ noppa }): System => noppa);
const loadFullBrp = () => import('@arbitro/brp').then(({ brp }): System => brp);
const loadFullQuinta = () => import('@arbitro/quinta').then(({ quinta }): System => quinta);
const loadFullWhitebox = () => import('@arbitro/whitebox').then(({ whitebox }): System => whitebox);
const FULL_LOADERS = new Map([
  [RISCHIO.id, loadFullRischio],
  [NOPPA.id, loadFullNoppa],
  [BRP.id, loadFullBrp],
  [QUINTA.id, loadFullQuinta],
  [WHITEBOX.id, loadFullWhitebox],
]);

/**
 * Loads a system with the statements of its rules, its presets and its importers. A custom system always has all of
 * them.
 */
export const loadFullSystem = (id: string) => (FULL_LOADERS.get(id) ?? (() => loadSystem(id)))();
