import type { Namer } from '@arbitro/kernel';
import type { ActionOdds, Amount } from '../../../live/action-odds.ts';
import { roundChances } from './round-chances.ts';

export interface ShownChance {
  readonly key: string;
  readonly label: string;
  readonly chance: number;
  /** The displayed chance: rounded so that the parts of a whole add up. */
  readonly shown: number;
}
export interface ShownAmount {
  readonly key: string;
  readonly label: string;
  readonly amount: Amount;
}

/** Returns facts in words: `hit`, with the creature after the colon; no name where only one creature is concerned. */
function buildLabels(shown: readonly string[], all: readonly string[], name: Namer): readonly string[] {
  const isNamed = new Set(shown.flatMap((key) => subjectsOf(key))).size > 1;
  return shown.map((key) => {
    const [what = ''] = key.split(':');
    const whoms = key.includes(':')
      ? subjectsOf(key)
      : all.filter((text) => text.startsWith(`${what}:`)).flatMap(subjectsOf);
    return isNamed && whoms.length === 1 ? `${name(what)}: ${whoms.map(name).join()}` : name(what);
  });
}

const subjectsOf = (key: string): readonly string[] => key.split(':').slice(1);

/** `hit` says no more than `hit:orso` when it concerns one creature only: keeps the shorter of the two. */
function removeDuplicates<T>(entries: readonly (readonly [string, T])[], same: (a: T, b: T) => boolean) {
  const plain = new Map(entries.filter(([key]) => !key.includes(':')));
  const about = entries.filter(([key, value]) => {
    const whole = plain.get(key.split(':')[0] ?? '');
    return key.includes(':') && (whole === undefined || !same(whole, value));
  });
  const namedFacts = new Set(about.map(([key]) => key.split(':')[0]));
  // where it differs by creature, the total is only one more number
  return [...entries.filter(([key]) => plain.has(key) && !namedFacts.has(key)), ...about];
}

/** Returns chances, the likeliest first; certain facts come last. */
export function listShownChances(
  { chances, unresolved }: Pick<ActionOdds, 'chances' | 'unresolved'>,
  name: Namer,
): readonly ShownChance[] {
  const distinct = removeDuplicates(Object.entries(chances), (a, b) => a.exact === b.exact);
  const labels = buildLabels(
    distinct.map(([key]) => key),
    Object.keys(chances),
    name,
  );
  const percentages = roundChances([...distinct.map(([, { about }]) => about), unresolved.about]);
  return distinct
    .map(([key, { about }], index) => ({
      key,
      label: labels[index] ?? key,
      chance: about,
      shown: percentages[index] ?? about,
    }))
    .toSorted((a, b) => Number(a.chance >= 1) - Number(b.chance >= 1) || b.chance - a.chance);
}

/** Returns amounts that depend on chance, or that are worth showing. */
export function listShownAmounts({ amounts }: ActionOdds, name: Namer): readonly ShownAmount[] {
  const distinct = removeDuplicates(Object.entries(amounts), (a, b) => a.mean.exact === b.mean.exact).filter(
    ([, { parts }]) => parts.some(({ value }) => value !== 0),
  );
  const labels = buildLabels(
    distinct.map(([key]) => key),
    Object.keys(amounts),
    name,
  );
  return distinct.map(([key, amount], index) => ({ key, label: labels[index] ?? key, amount }));
}
