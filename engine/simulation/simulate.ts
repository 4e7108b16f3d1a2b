import type { Encounter } from './encounter.ts';
import { emptyPairs, mergePairs, type Pairs, pair } from './pairs.ts';
import { count, emptyTally, merge, type Tally } from './tally.ts';

/** Counted fights of one or more encounters: what workers send; parts add up to the whole. */
export interface Part {
  /** One tally for each encounter. */
  readonly tallies: readonly Tally[];
  /** Each encounter after the first, compared with the first. */
  readonly pairs: readonly Pairs[];
}

/** Returns a part without fights, to which parts are added. */
export const emptyPart = (encounters: readonly Pick<Encounter, 'roster'>[]): Part => ({
  tallies: encounters.map(({ roster }) => emptyTally(roster)),
  pairs: encounters.slice(1).map(emptyPairs),
});

/** Simulates the fights of these streams, each encounter with the same dice. */
export function simulate(encounters: readonly Encounter[], from: number, to: number): Part {
  const part = emptyPart(encounters);
  for (let stream = from; stream < to; stream++) fightAll(encounters, part, stream);
  return part;
}

function fightAll(encounters: readonly Encounter[], { tallies, pairs }: Part, stream: number): void {
  const [first, ...others] = encounters;
  if (!first) return;
  const begun = first.fight(stream);
  count(tallies[0]!, begun, first.roster);
  others.forEach((other, at) => {
    const course = other.fight(stream);
    count(tallies[at + 1]!, course, other.roster);
    pair(pairs[at]!, begun, course, [first.roster, other.roster]);
  });
}

/** Adds the second to the first. */
export function mergeParts(part: Part, other: Part): void {
  for (const [at, tally] of part.tallies.entries()) merge(tally, other.tallies[at]!);
  for (const [at, pairs] of part.pairs.entries()) mergePairs(pairs, other.pairs[at]!);
}
