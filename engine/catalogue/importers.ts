import { NAME as BRP } from '@arbitro/brp/name';
import type { Importer } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';
import { loadSystem } from './lazy.ts';

const loadRischioImporters = () =>
  import('@arbitro/rischio/imports').then(({ IMPORTERS }): readonly Importer[] => IMPORTERS);
const loadNoppaImporters = () =>
  import('@arbitro/noppa/imports').then(({ IMPORTERS }): readonly Importer[] => IMPORTERS);
const loadBrpImporters = () =>
  import('@arbitro/brp/imports').then(({ IMPORTERS }): readonly Importer[] => IMPORTERS);
const loadQuintaImporters = () =>
  import('@arbitro/quinta/imports').then(({ IMPORTERS }): readonly Importer[] => IMPORTERS);
const loadWhiteboxImporters = () =>
  import('@arbitro/whitebox/imports').then(({ IMPORTERS }): readonly Importer[] => IMPORTERS);
const IMPORTER_LOADERS = new Map([
  [RISCHIO.id, loadRischioImporters],
  [NOPPA.id, loadNoppaImporters],
  [BRP.id, loadBrpImporters],
  [QUINTA.id, loadQuintaImporters],
  [WHITEBOX.id, loadWhiteboxImporters],
]);

/** Loads the importers of a system, apart from its rules. A custom system may have them in itself. */
export const loadImporters = (id: string) =>
  IMPORTER_LOADERS.get(id)?.() ?? loadSystem(id)?.then(({ importers = [] }) => importers);
