import type { Ways } from '@arbitro/dice';
import type { Namer } from '@arbitro/kernel';
import { equals, formatFraction, mean, type Odds, toNumber } from '@arbitro/odds';
import { formatDecimal, formatPercent } from '@arbitro/sim';
import type { CliContext } from '../command-line/context.ts';
import type { ChartRow } from '../output/chart.ts';

/** `hit:orso` as `hit (Orso)`. */
function nameOfFact(fact: string, name: Namer): string {
  const [what = fact, whom] = fact.split(':');
  return whom === undefined ? name(what) : `${name(what)} (${name(whom)})`;
}

const MAX_FRACTION_LENGTH = 20;

/** Returns the chance of each fact; leaves out a fact that a fact with a creature's name repeats. */
export function listFactRows({ chances }: Odds, name: Namer, keys: boolean): readonly ChartRow[] {
  return [...chances]
    .filter(([fact, share]) => !isSaidByName(fact, chances, (other) => equals(other, share)))
    .map(([fact, share]) => {
      const exact = formatFraction(share);
      const row = { label: nameOfFact(fact, name), share: toNumber(share), ...(keys && { key: fact }) };
      return exact.length <= MAX_FRACTION_LENGTH ? { ...row, exact } : row;
    });
}

/** Returns amounts with their names; an amount of a single creature is not repeated without its name. */
export function listAmounts(
  { amounts }: Odds,
  name: Namer,
): readonly (readonly [called: string, of: Ways<number>, key: string])[] {
  return [...amounts]
    .filter(([what, of]) => !isSaidByName(what, amounts, (other) => equals(mean(other), mean(of))))
    .map(([what, of]) => [nameOfFact(what, name), of, what]);
}

/** Whether an entry with a creature's name says the same. */
function isSaidByName<T>(what: string, all: ReadonlyMap<string, T>, same: (other: T) => boolean): boolean {
  return (
    !what.includes(':') && [...all].some(([other, value]) => other.startsWith(`${what}:`) && same(value))
  );
}

const MAX_FACTS = 3;

/** Returns the odds of an action in half a line: `hit 54.0 % · damage ø 3.20`. */
export function summarizeOdds(
  { chances, amounts, unresolved }: Odds,
  name: Namer,
  { language }: CliContext,
): string {
  if (unresolved.n !== 0n) return '';
  const facts = [...chances]
    .filter(([fact, share]) => !fact.includes(':') && share.n !== 0n && share.n !== share.d)
    .slice(0, MAX_FACTS)
    .map(([fact, share]) => `${name(fact)} ${formatPercent(toNumber(share), language)}`);
  if (facts.length === 0) return '';
  const averages = [...amounts]
    .filter(([what, of]) => !what.includes(':') && mean(of).n !== 0n)
    .map(([what, of]) => `${name(what)} ø ${formatDecimal(toNumber(mean(of)), language, 2)}`);
  return [...facts, ...averages].join(' · ');
}

/** Formats a number without trailing zeros. */
export const formatShort = (value: number, { language }: Pick<CliContext, 'language'>): string =>
  formatDecimal(value, language, Number.isInteger(value) ? 0 : 2);
