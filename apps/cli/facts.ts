import type { Ways } from '@arbitro/dice';
import type { Namer } from '@arbitro/kernel';
import { equals, mean, type Odds, showFraction, toNumber } from '@arbitro/odds';
import { decimal, percent } from '@arbitro/sim';
import type { Row } from './chart.ts';
import type { Desk } from './desk.ts';

/** `hit:orso` as `hit (Orso)`. */
function factName(fact: string, name: Namer): string {
  const [what = fact, whom] = fact.split(':');
  return whom === undefined ? name(what) : `${name(what)} (${name(whom)})`;
}

const LONGEST_FRACTION = 20;

/** Returns the chance of each fact; leaves out a fact that a fact with a creature's name repeats. */
export function factRows({ chances }: Odds, name: Namer, keys: boolean): readonly Row[] {
  return [...chances]
    .filter(([fact, share]) => !saidByName(fact, chances, (other) => equals(other, share)))
    .map(([fact, share]) => {
      const exact = showFraction(share);
      const row = { label: factName(fact, name), share: toNumber(share), ...(keys && { key: fact }) };
      return exact.length <= LONGEST_FRACTION ? { ...row, exact } : row;
    });
}

/** Returns amounts with their names; an amount of a single creature is not repeated without its name. */
export function namedAmounts(
  { amounts }: Odds,
  name: Namer,
): readonly (readonly [called: string, of: Ways<number>, key: string])[] {
  return [...amounts]
    .filter(([what, of]) => !saidByName(what, amounts, (other) => equals(mean(other), mean(of))))
    .map(([what, of]) => [factName(what, name), of, what]);
}

/** Whether an entry with a creature's name says the same. */
function saidByName<T>(what: string, all: ReadonlyMap<string, T>, same: (other: T) => boolean): boolean {
  return (
    !what.includes(':') && [...all].some(([other, value]) => other.startsWith(`${what}:`) && same(value))
  );
}

const MOST_FACTS = 3;

/** Returns the odds of an action in half a line: `hit 54.0 % · damage ø 3.20`. */
export function oddsInBrief({ chances, amounts, unresolved }: Odds, name: Namer, { language }: Desk): string {
  if (unresolved.n !== 0n) return '';
  const facts = [...chances]
    .filter(([fact, share]) => !fact.includes(':') && share.n !== 0n && share.n !== share.d)
    .slice(0, MOST_FACTS)
    .map(([fact, share]) => `${name(fact)} ${percent(toNumber(share), language)}`);
  if (facts.length === 0) return '';
  const means = [...amounts]
    .filter(([what, of]) => !what.includes(':') && mean(of).n !== 0n)
    .map(([what, of]) => `${name(what)} ø ${decimal(toNumber(mean(of)), language, 2)}`);
  return [...facts, ...means].join(' · ');
}

/** Formats a number without trailing zeros. */
export const short = (value: number, { language }: Pick<Desk, 'language'>): string =>
  decimal(value, language, Number.isInteger(value) ? 0 : 2);
