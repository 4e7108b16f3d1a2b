import { type Importer, type ImportSource, isFields } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { readBlock, splitBlocks } from './block-text.ts';
import { buildCreature } from './build-sheet.ts';
import { convert5eTools } from './from-5etools.ts';
import { convertFoundry } from './from-foundry.ts';
import { convertImprovedInitiative } from './from-improved-initiative.ts';
import { convertOpen5e, convertOpen5eV2 } from './from-open5e.ts';

/** The monsters of a file: one, a list, or a list under a usual key. */
function listMonsters(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (!isFields(data)) return [data];
  for (const key of ['results', 'monsters', 'monster', 'creatures', 'Creatures']) {
    const inside: unknown = data[key];
    if (Array.isArray(inside)) return inside;
  }
  // a backup of Improved Initiative: `Creatures.<id>` and other keys
  const stored = Object.entries(data).filter(([key]) => /^Creatures\./u.test(key));
  if (stored.length > 0) return stored.map(([, creature]) => creature);
  return [data];
}

const hasKeys = (monster: unknown, ...keys: readonly string[]): boolean =>
  isFields(monster) && keys.every((key) => key in monster);

/** An importer of JSON: of a format that is known by its keys. */
const jsonImporter = (
  id: keyof typeof TEXT.importers,
  looksLike: (monster: unknown) => number,
  convert: (monster: unknown) => unknown,
): Importer => ({
  id,
  name: TEXT.importers[id],
  recognises: ({ data }) => (data === undefined ? 0 : looksLike(listMonsters(data)[0])),
  read: ({ data }) => ({ creatures: listMonsters(data).map((monster) => buildCreature(convert(monster))) }),
});

const textImporter: Importer = {
  id: 'stat-block',
  name: TEXT.importers['stat-block'],
  recognises: ({ text, data }: ImportSource) =>
    data === undefined &&
    splitBlocks(text).length > 0 &&
    /\b(?:AC|CA|armor class|classe armatura)\b/iu.test(text)
      ? 0.9
      : 0,
  read: ({ text }) => ({ creatures: splitBlocks(text).map((lines) => buildCreature(readBlock(lines))) }),
};

/** How sure the keys make it: newer versions of a format have keys of their own. */
const byKeys =
  (sureness: number, ...keys: readonly string[]) =>
  (monster: unknown): number =>
    hasKeys(monster, ...keys) ? sureness : 0;

/** The formats of creatures that this system reads. */
export const IMPORTERS: readonly Importer[] = [
  jsonImporter('5e-database', byKeys(0.6, 'hit_points', 'strength', 'actions'), (monster) => monster),
  jsonImporter('open5e', byKeys(0.8, 'slug', 'hit_points', 'strength'), convertOpen5e),
  jsonImporter('open5e-v2', byKeys(0.8, 'ability_scores', 'hit_points'), convertOpen5eV2),
  jsonImporter('5etools', byKeys(0.8, 'str', 'dex', 'hp'), convert5eTools),
  jsonImporter('improved-initiative', byKeys(0.8, 'Name', 'HP', 'Abilities'), convertImprovedInitiative),
  jsonImporter('foundry', looksLikeActor, convertFoundry),
  textImporter,
];

function looksLikeActor(actor: unknown): number {
  const system = isFields(actor) ? (actor.system ?? actor.data) : undefined;
  return hasKeys(actor, 'items') && hasKeys(system, 'abilities', 'attributes') ? 0.8 : 0;
}
