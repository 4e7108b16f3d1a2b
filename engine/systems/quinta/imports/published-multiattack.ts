import type { Fields, ImportRemark } from '@arbitro/kernel';
import { idFrom } from '../schema/sheet-parts.ts';
import { buildRemark } from './published-remarks.ts';
import type { PublishedAction } from './published-shape.ts';

/** The attacks of the stat block, by id. */
export type AttacksById = ReadonlyMap<string, { readonly name: string; readonly kind: string }>;

/** Returns the id of the ranged version of a melee attack. */
export const rangedId = (id: string): string => `${id}-ranged`;

export const isMultiattack = ({ name, multiattack_type: type }: PublishedAction): boolean =>
  type !== undefined || /^multi-?attack/iu.test(name);

/** Converts a multiattack; each of several sets is a feature of its own. */
export function parseMultiattack(
  action: PublishedAction,
  attacks: AttacksById,
): { readonly deeds: readonly Fields[]; readonly remarks: readonly ImportRemark[] } {
  const { name, actions, action_options: choice } = action;
  const sets = actions.length > 0 ? [actions] : (choice?.from.options ?? []);
  const read =
    sets.length > 0
      ? sets.map((set) => countAttacks(name, set, attacks))
      : [countAttacksInText(action, attacks)];
  const deeds = read
    .map(({ multi }) => multi)
    .filter((multi) => Object.keys(multi).length > 0)
    .map((multi, index) => (index === 0 ? { name, multi } : { name: `${name} ${index + 1}`, multi }))
    .map((deed) => ({ id: idFrom(deed.name), ...deed }));
  return { deeds, remarks: read.flatMap(({ remarks }) => remarks) };
}

interface AttackCounts {
  readonly multi: Readonly<Record<string, number>>;
  readonly remarks: readonly ImportRemark[];
}

function countAttacks(what: string, set: PublishedAction['actions'], attacks: AttacksById): AttackCounts {
  const multi: Record<string, number> = {};
  const remarks: ImportRemark[] = [];
  for (const { action_name: name, count, type } of set) {
    const [id, times] = [attackIdOf(idFrom(name), type, attacks), Math.trunc(Number(count))];
    if (!attacks.has(id)) remarks.push(buildRemark('left-out', 'multi-left-out', { what, names: name }));
    else {
      if (!(times >= 1))
        remarks.push(buildRemark('left-out', 'count-left-out', { what, count, names: name }));
      multi[id] = (multi[id] ?? 0) + (times >= 1 ? times : 1);
    }
  }
  return { multi, remarks };
}

/** An attack that is both melee and ranged is two features; the set says which is meant. */
const attackIdOf = (id: string, type: string | undefined, attacks: AttacksById): string =>
  type === 'ranged' && attacks.has(rangedId(id)) ? rangedId(id) : id;

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const NUMBER_PATTERN = `\\b(${NUMBER_WORDS.join('|')})`;
const numberOf = (word: string): number => NUMBER_WORDS.indexOf(word.toLowerCase()) + 1;

/** “one with its bite and two with its claws”, “two Claw attacks”, or a number of attacks of any kind. */
function countAttacksInText({ name: what, desc }: PublishedAction, attacks: AttacksById): AttackCounts {
  const multi: Record<string, number> = {};
  for (const [id, { name }] of attacks) {
    const text = `${name.replace(/[^\p{L}\p{N} ]/gu, '.').replace(/s$/iu, '')}s?`;
    const said = new RegExp(
      `${NUMBER_PATTERN} (?:[a-z]+ ){0,2}with (?:its|his|her|their|the) ${text}\\b`,
      'iu',
    );
    const told = said.exec(desc) ?? new RegExp(`${NUMBER_PATTERN} ${text} attacks?\\b`, 'iu').exec(desc);
    if (told) multi[id] = numberOf(told[1] ?? '');
  }
  if (Object.keys(multi).length > 0) return { multi, remarks: [] };
  const [, count = '', kind] =
    new RegExp(`${NUMBER_PATTERN} (?:(melee|ranged) )?(?:weapon )?attacks\\b`, 'iu').exec(desc) ?? [];
  const fit = [...attacks].filter(([, item]) => kind === undefined || item.kind === kind.toLowerCase());
  const [first] = fit;
  if (!first || count === '')
    return { multi, remarks: [buildRemark('left-out', 'multi-left-out', { what, names: '—' })] };
  const remarks = fit.length > 1 ? [buildRemark('left-out', 'attacks-left-out', { what })] : [];
  return { multi: { [first[0]]: numberOf(count) }, remarks };
}
