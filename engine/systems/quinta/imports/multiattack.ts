import type { Fields, ImportRemark } from '@arbitro/kernel';
import { idFrom } from '../schema/sheet-parts.ts';
import type { BlockEntry } from './block-shape.ts';
import { buildRemark } from './remarks.ts';

/** The attacks of the stat block, by id. */
export type AttacksById = ReadonlyMap<string, { readonly name: string; readonly kind: string }>;

/** Returns the id of the ranged version of a melee attack. */
export const rangedId = (id: string): string => `${id}-ranged`;

export const isMultiattack = ({ name, multiattack_type: type }: BlockEntry): boolean =>
  type !== undefined || /^multi-?att(?:ack|acco)/iu.test(name);

/** Converts a multiattack; each of several sets is a feature of its own. */
export function parseMultiattack(
  action: BlockEntry,
  attacks: AttacksById,
): { readonly features: readonly Fields[]; readonly remarks: readonly ImportRemark[] } {
  const { name, actions, action_options: choice } = action;
  const sets = actions.length > 0 ? [actions] : (choice?.from.options ?? []);
  const read =
    sets.length > 0
      ? sets.map((set) => countAttacks(name, set, attacks))
      : (combineAttacks(action, attacks) ??
        splitOptions(action.desc).map((desc) => countAttacksInText({ ...action, desc }, attacks)));
  const features = read
    .map(({ multi }) => multi)
    .filter((multi) => Object.keys(multi).length > 0)
    .map((multi, index) => (index === 0 ? { name, multi } : { name: `${name} ${index + 1}`, multi }))
    .map((deed) => ({ id: idFrom(deed.name), ...deed }));
  return { features, remarks: read.flatMap(({ remarks }) => remarks) };
}

interface AttackCounts {
  readonly multi: Readonly<Record<string, number>>;
  readonly remarks: readonly ImportRemark[];
}

function countAttacks(what: string, set: BlockEntry['actions'], attacks: AttacksById): AttackCounts {
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

/** “one bite and one claw, or two tail attacks”: two sets to choose from. */
const splitOptions = (desc: string): readonly string[] => {
  const parts = desc.split(
    /(?:[,;]?\s+or\s+(?=(?:it (?:can )?makes? )?(?:one|two|three|four|five|six)\b)|\.\s*alternatively,?\s*|\bor it (?:can )?makes?\b)/iu,
  );
  return parts.every((part) => new RegExp(NUMBER_PATTERN, 'iu').test(part)) ? parts : [desc];
};

const MAX_SETS = 6;

/** “two attacks, using Shortsword or Longbow in any combination”: each combination is a set. */
function combineAttacks(
  { name: what, desc }: BlockEntry,
  attacks: AttacksById,
): readonly AttackCounts[] | undefined {
  const [, count = '', listed = ''] =
    new RegExp(
      `${NUMBER_PATTERN} (?:melee |ranged |weapon )*attacks?,? (?:using|with|from) ([^.]*) in any combination`,
      'iu',
    ).exec(desc) ?? [];
  const named = [...attacks].filter(
    ([id, { name }]) =>
      !id.endsWith(rangedId('')) &&
      nameForms(name, attacks).some((form) => new RegExp(`\\b${form}\\b`, 'iu').test(listed)),
  );
  if (named.length < 2) return undefined;
  const sets = listCombinations(
    named.map(([id]) => id),
    numberOf(count),
  );
  const kept = sets.slice(0, MAX_SETS);
  const rest = /in any combination\.?(.*)$/isu.exec(desc)?.[1] ?? '';
  const remarks = [
    ...(kept.length < sets.length ? [buildRemark('left-out', 'attacks-left-out', { what })] : []),
    ...findRestOfSet(what, rest, {}),
  ];
  return kept.map((ids, index) => ({
    multi: Object.fromEntries(
      [...new Set(ids)].map((id) => [id, ids.filter((other) => other === id).length]),
    ),
    remarks: index === 0 ? remarks : [],
  }));
}

/** All ways to take so many of these, in their order. */
function listCombinations(ids: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return ids.flatMap((id, index) =>
    listCombinations(ids.slice(index), count - 1).map((rest) => [id, ...rest]),
  );
}

const plainName = (name: string): string =>
  `${name
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/[^\p{L}\p{N} ]/gu, '.')
    .replace(/s$/iu, '')}s?`;

/** A whole name, and its last or first word where no other attack has it. */
function nameForms(name: string, attacks: AttacksById): readonly string[] {
  const words = plainName(name).replace(/s\?$/u, '').split(' ');
  const others = [...attacks.values()].filter((other) => !other.name.startsWith(name));
  const isOwn = (word: string): boolean =>
    word.length >= 3 && others.every((other) => !new RegExp(`\\b${word}`, 'iu').test(other.name));
  const short = [words.at(-1) ?? '', words[0] ?? ''].filter((word) => words.length > 1 && isOwn(word));
  return [plainName(name), ...short.map((word) => `${word.replace(/s$/iu, '')}s?`)];
}

/** “one with its bite and two with its claws”, “two Claw attacks”, or a number of attacks of any kind. */
function countAttacksInText({ name: what, desc }: BlockEntry, attacks: AttacksById): AttackCounts {
  const multi: Record<string, number> = {};
  let rest = desc;
  for (const [id, { name }] of attacks) {
    if (id.endsWith(rangedId(''))) continue;
    const text = `(?:${nameForms(name, attacks).join('|')})`;
    const withWeapon = new RegExp(
      `${NUMBER_PATTERN} (?:[a-z]+ ){0,2}with (?:its|his|her|their|the|a|an) ${text}\\b`,
      'iu',
    );
    const match =
      withWeapon.exec(desc) ??
      new RegExp(`${NUMBER_PATTERN} (?:[a-z]+ )?${text}(?: attacks?)?\\b`, 'iu').exec(desc);
    if (!match) continue;
    multi[id] = numberOf(match[1] ?? '');
    rest = rest.replace(match[0], ' ');
  }
  if (Object.keys(multi).length === 0) return countAnyAttacks(what, desc, attacks);
  return { multi, remarks: findRestOfSet(what, rest, multi) };
}

/** Remarks on what else is done with the same action, and on a number of attacks that does not fit. */
function findRestOfSet(
  what: string,
  rest: string,
  multi: Readonly<Record<string, number>>,
): readonly ImportRemark[] {
  const [, total = ''] =
    new RegExp(`${NUMBER_PATTERN} (?:melee |ranged |weapon )*attacks`, 'iu').exec(rest) ?? [];
  const sum = Object.values(multi).reduce((all, times) => all + times, 0);
  const also = /\b(?:use[sd]?|can|replace|cast|instead)\b[^.]*/iu.exec(rest)?.[0];
  return [
    ...(total !== '' && numberOf(total) !== sum
      ? [buildRemark('contradiction', 'multi-differs', { what, printed: numberOf(total), sum })]
      : []),
    ...(also === undefined ? [] : [buildRemark('left-out', 'also-left-out', { what, words: also.trim() })]),
  ];
}

function countAnyAttacks(what: string, desc: string, attacks: AttacksById): AttackCounts {
  const [, count = '', kind] =
    new RegExp(`${NUMBER_PATTERN} (?:(melee|ranged) )?(?:weapon )?(?:[a-z]+ )?attacks\\b`, 'iu').exec(desc) ??
    [];
  const fit = [...attacks].filter(([, item]) => kind === undefined || item.kind === kind.toLowerCase());
  const [first] = fit;
  if (!first || count === '')
    return { multi: {}, remarks: [buildRemark('left-out', 'multi-left-out', { what, names: '—' })] };
  const remarks = fit.length > 1 ? [buildRemark('left-out', 'attacks-left-out', { what })] : [];
  return { multi: { [first[0]]: numberOf(count) }, remarks };
}
