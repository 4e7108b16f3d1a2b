import type { Namer } from '@arbitro/kernel';
import type { Amount, Chances } from '../../../live/chances.ts';

export interface ShownChance {
  readonly key: string;
  readonly label: string;
  readonly chance: number;
  readonly exact: string;
}
export interface ShownAmount {
  readonly key: string;
  readonly label: string;
  readonly amount: Amount;
}

/** A fact in words: `hit`, or of whom behind the colon. */
function factWords(key: string, name: Namer): string {
  const [what = '', whom] = key.split(':');
  return whom === undefined ? name(what) : `${name(what)}: ${name(whom)}`;
}

/** `hit` says no more than `hit:orso` when it is about one alone: of the two the shorter is kept. */
function withoutEchoes<T>(entries: readonly (readonly [string, T])[], same: (a: T, b: T) => boolean) {
  const plain = new Map(entries.filter(([key]) => !key.includes(':')));
  const about = entries.filter(([key, value]) => {
    const whole = plain.get(key.split(':')[0] ?? '');
    return key.includes(':') && (whole === undefined || !same(whole, value));
  });
  const spoken = new Set(about.map(([key]) => key.split(':')[0]));
  // where it differs by whom, the whole is only one more number
  return [...entries.filter(([key]) => plain.has(key) && !spoken.has(key)), ...about];
}

/** Chances, the likeliest first; what happens whatever the dice say is left to the last. */
export function chancesShown({ chances }: Chances, name: Namer): readonly ShownChance[] {
  const kept = withoutEchoes(Object.entries(chances), (a, b) => a.exact === b.exact);
  return kept
    .map(([key, { about, exact }]) => ({ key, label: factWords(key, name), chance: about, exact }))
    .toSorted((a, b) => Number(a.chance >= 1) - Number(b.chance >= 1) || b.chance - a.chance);
}

/** Amounts that depend on chance, or that are worth saying. */
export function amountsShown({ amounts }: Chances, name: Namer): readonly ShownAmount[] {
  const kept = withoutEchoes(Object.entries(amounts), (a, b) => a.mean.exact === b.mean.exact);
  return kept
    .filter(([, { parts }]) => parts.some(({ value }) => value !== 0))
    .map(([key, amount]) => ({ key, label: factWords(key, name), amount }));
}
