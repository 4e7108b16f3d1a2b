import type { RollOff, RollOffEntrant } from '@arbitro/kernel';
import { EVERYBODY } from './everybody-nobody.ts';
import { add, type Fraction, fraction, multiply, ONE, ZERO } from './fraction.ts';

/** The chances of each number, and of less than it. */
interface EntrantChances {
  readonly entrant: RollOffEntrant;
  readonly chances: ReadonlyMap<number, Fraction>;
}

/** Computes the chance of each fact of a roll-off, number by number: it has too many paths to enumerate. */
export function computeRollOffChances({
  entrants,
  ties,
  least = Number.NEGATIVE_INFINITY,
  nobody,
}: RollOff): ReadonlyMap<string, Fraction> {
  const all = entrants.map(buildEntrantChances);
  const found = new Map<string, Fraction>();
  const addChance = (fact: string, chance: Fraction): void => {
    if (chance.n > 0n) found.set(fact, add(found.get(fact) ?? ZERO, chance));
  };
  for (const [index, { entrant, chances }] of all.entries())
    for (const [value, chance] of chances) {
      for (const fact of new Set(entrant.facts?.(value) ?? [])) addChance(fact, chance);
      if (value < least) continue;
      const won = multiply(chance, chanceToWin(all, { index, value, ties }));
      for (const fact of new Set(entrant.wins)) addChance(fact, won);
    }
  if (nobody !== undefined)
    addChance(nobody, all.map((entrant) => chanceBelow(entrant, least)).reduce(multiply, ONE));
  for (const [what, chances] of groupSharedFacts(all))
    addChance(`${what}:${EVERYBODY}`, chances.reduce(multiply, ONE));
  if (ties === 'all-win') {
    const possibleWinners = all.filter(({ entrant }) => entrant.wins.some((fact) => found.has(fact)));
    for (const what of new Set(possibleWinners.flatMap(({ entrant }) => entrant.wins.map(factNameOf))))
      addChance(`${what}:${EVERYBODY}`, chanceAllTie(possibleWinners, least));
  }
  return found;
}

const factNameOf = (fact: string): string => fact.split(':')[0] ?? fact;

/** Facts about two or more entrants, with the chance for each. */
function groupSharedFacts(all: readonly EntrantChances[]): ReadonlyMap<string, readonly Fraction[]> {
  const chancesByFact = new Map<string, Fraction[]>();
  for (const { entrant, chances } of all) {
    const chanceByFact = new Map<string, Fraction>();
    for (const [value, chance] of chances)
      for (const fact of new Set(entrant.facts?.(value) ?? [])) {
        const [what = fact, whom] = fact.split(':');
        if (whom !== undefined && chance.n > 0n)
          chanceByFact.set(what, add(chanceByFact.get(what) ?? ZERO, chance));
      }
    for (const [what, chance] of chanceByFact)
      chancesByFact.set(what, [...(chancesByFact.get(what) ?? []), chance]);
  }
  return new Map([...chancesByFact].filter(([, chances]) => chances.length > 1));
}

/** The chance that all possible winners have the same number. */
function chanceAllTie(entrants: readonly EntrantChances[], min: number): Fraction {
  const [first, ...others] = entrants;
  if (!first || others.length === 0) return ZERO;
  return [...first.chances]
    .filter(([value]) => value >= min)
    .map(([value, chance]) => others.map((other) => chanceAt(other, value)).reduce(multiply, chance))
    .reduce(add, ZERO);
}

function buildEntrantChances(entrant: RollOffEntrant): EntrantChances {
  const { outcomes, total, unresolved } = entrant.dice.ways();
  if (unresolved > 0n) throw new Error('a race is thrown with dice that end');
  const chances = new Map<number, Fraction>();
  for (const { value, ways } of outcomes)
    chances.set(value, add(chances.get(value) ?? ZERO, fraction(ways, total)));
  return { entrant, chances };
}

const chanceAt = ({ chances }: EntrantChances, value: number): Fraction => chances.get(value) ?? ZERO;

const chanceBelow = ({ chances }: EntrantChances, limit: number): Fraction =>
  [...chances].filter(([value]) => value < limit).reduce((sum, [, chance]) => add(sum, chance), ZERO);

interface Candidate {
  readonly index: number;
  readonly value: number;
  readonly ties: RollOff['ties'];
}

/** The chance that this entrant, with this number, wins against all others. */
function chanceToWin(all: readonly EntrantChances[], { index: ownIndex, value, ties }: Candidate): Fraction {
  const others = all.filter((_, index) => index !== ownIndex);
  if (typeof ties === 'function') return chanceChosenAmongTied(all, { index: ownIndex, value, ties });
  if (ties === 'thrown-again') return chanceWonAmongTied(others, value);
  const isTieWon = (index: number): boolean => ties === 'all-win' || index >= ownIndex;
  return others
    .map((other, index) =>
      isTieWon(index) ? add(chanceBelow(other, value), chanceAt(other, value)) : chanceBelow(other, value),
    )
    .reduce(multiply, ONE);
}

interface ChosenTie extends Candidate {
  readonly ties: (tied: readonly number[]) => number;
}

/** Over all entrants that may tie with this one, where it is then the first. */
function chanceChosenAmongTied(
  all: readonly EntrantChances[],
  { index: ownIndex, value, ties }: ChosenTie,
): Fraction {
  const follow = (index: number, tied: readonly number[], chance: Fraction): Fraction => {
    const other = all[index];
    if (chance.n === 0n) return ZERO;
    if (!other) return ties(tied) === ownIndex ? chance : ZERO;
    if (index === ownIndex) return follow(index + 1, [...tied, index], chance);
    const beatenChance = follow(index + 1, tied, multiply(chance, chanceBelow(other, value)));
    return add(beatenChance, follow(index + 1, [...tied, index], multiply(chance, chanceAt(other, value))));
  };
  return follow(0, [], ONE);
}

/** Each tied entrant wins equally often. The chance that none, one, two … of the others tie, and none is higher. */
function chanceWonAmongTied(others: readonly EntrantChances[], value: number): Fraction {
  let tied: readonly Fraction[] = [ONE];
  for (const other of others) {
    const [less, same] = [chanceBelow(other, value), chanceAt(other, value)];
    tied = [...tied, ZERO].map((chance, count) =>
      add(multiply(chance, less), multiply(tied[count - 1] ?? ZERO, same)),
    );
  }
  return tied.reduce((sum, chance, count) => add(sum, multiply(chance, fraction(1, count + 1))), ZERO);
}
