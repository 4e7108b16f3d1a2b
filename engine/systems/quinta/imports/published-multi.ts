import type { Fields, Remark } from '@arbitro/kernel';
import { idFrom } from '../schema/sheet-parts.ts';
import type { PublishedAction } from './published-shape.ts';
import { remark } from './published-words.ts';

/** The attacks of the stat block, by id. */
export type Attacks = ReadonlyMap<string, { readonly name: string; readonly kind: string }>;

/** Returns the id of the ranged version of a melee attack. */
export const rangedId = (id: string): string => `${id}-ranged`;

export const isMulti = ({ name, multiattack_type: type }: PublishedAction): boolean =>
  type !== undefined || /^multi-?attack/iu.test(name);

/** Converts a multiattack; each of several sets is a feature of its own. */
export function multiFrom(
  action: PublishedAction,
  attacks: Attacks,
): { readonly deeds: readonly Fields[]; readonly remarks: readonly Remark[] } {
  const { name, actions, action_options: choice } = action;
  const sets = actions.length > 0 ? [actions] : (choice?.from.options ?? []);
  const read = sets.length > 0 ? sets.map((set) => timesOf(name, set, attacks)) : [timesIn(action, attacks)];
  const deeds = read
    .map(({ multi }) => multi)
    .filter((multi) => Object.keys(multi).length > 0)
    .map((multi, at) => (at === 0 ? { name, multi } : { name: `${name} ${at + 1}`, multi }))
    .map((deed) => ({ id: idFrom(deed.name), ...deed }));
  return { deeds, remarks: read.flatMap(({ remarks }) => remarks) };
}

interface Times {
  readonly multi: Readonly<Record<string, number>>;
  readonly remarks: readonly Remark[];
}

function timesOf(what: string, set: PublishedAction['actions'], attacks: Attacks): Times {
  const multi: Record<string, number> = {};
  const remarks: Remark[] = [];
  for (const { action_name: name, count, type } of set) {
    const [id, times] = [wayOf(idFrom(name), type, attacks), Math.trunc(Number(count))];
    if (!attacks.has(id)) remarks.push(remark('left-out', 'multi-left-out', { what, names: name }));
    else {
      if (!(times >= 1)) remarks.push(remark('left-out', 'count-left-out', { what, count, names: name }));
      multi[id] = (multi[id] ?? 0) + (times >= 1 ? times : 1);
    }
  }
  return { multi, remarks };
}

/** An attack that is both melee and ranged is two features; the set says which is meant. */
const wayOf = (id: string, type: string | undefined, attacks: Attacks): string =>
  type === 'ranged' && attacks.has(rangedId(id)) ? rangedId(id) : id;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const NUMBER = `\\b(${NUMBERS.join('|')})`;
const numberOf = (word: string): number => NUMBERS.indexOf(word.toLowerCase()) + 1;

/** “one with its bite and two with its claws”, “two Claw attacks”, or a number of attacks of any kind. */
function timesIn({ name: what, desc }: PublishedAction, attacks: Attacks): Times {
  const multi: Record<string, number> = {};
  for (const [id, { name }] of attacks) {
    const one = `${name.replace(/[^\p{L}\p{N} ]/gu, '.').replace(/s$/iu, '')}s?`;
    const said = new RegExp(`${NUMBER} (?:[a-z]+ ){0,2}with (?:its|his|her|their|the) ${one}\\b`, 'iu');
    const told = said.exec(desc) ?? new RegExp(`${NUMBER} ${one} attacks?\\b`, 'iu').exec(desc);
    if (told) multi[id] = numberOf(told[1] ?? '');
  }
  if (Object.keys(multi).length > 0) return { multi, remarks: [] };
  const [, count = '', kind] =
    new RegExp(`${NUMBER} (?:(melee|ranged) )?(?:weapon )?attacks\\b`, 'iu').exec(desc) ?? [];
  const fit = [...attacks].filter(([, one]) => kind === undefined || one.kind === kind.toLowerCase());
  const [first] = fit;
  if (!first || count === '')
    return { multi, remarks: [remark('left-out', 'multi-left-out', { what, names: '—' })] };
  const remarks = fit.length > 1 ? [remark('left-out', 'attacks-left-out', { what })] : [];
  return { multi: { [first[0]]: numberOf(count) }, remarks };
}
