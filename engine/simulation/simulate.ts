import type { Encounter } from './encounter.ts';
import { countPair, createEmptyPairs, mergePairs, type Pairs } from './pairs.ts';
import { countFight, createEmptyTally, mergeTallies, type Tally } from './tally.ts';

/** Counted fights of one or more encounters: what workers send; parts add up to the whole. */
export interface PartialTally {
  /** One tally for each encounter. */
  readonly tallies: readonly Tally[];
  /** Each encounter after the first, compared with the first. */
  readonly pairs: readonly Pairs[];
}

/** Returns a part without fights, to which parts are added. */
export const createPartialTally = (encounters: readonly Pick<Encounter, 'roster'>[]): PartialTally => ({
  tallies: encounters.map(({ roster }) => createEmptyTally(roster)),
  pairs: encounters.slice(1).map(createEmptyPairs),
});

/** Simulates the fights of these streams, each encounter with the same dice. */
export function simulate(encounters: readonly Encounter[], from: number, to: number): PartialTally {
  const part = createPartialTally(encounters);
  for (let stream = from; stream < to; stream++) fightAll(encounters, part, stream);
  return part;
}

function fightAll(encounters: readonly Encounter[], { tallies, pairs }: PartialTally, stream: number): void {
  const [first, ...others] = encounters;
  if (!first) return;
  const firstRecord = first.fight(stream);
  countFight(tallies[0]!, firstRecord, first.roster);
  others.forEach((other, index) => {
    const record = other.fight(stream);
    countFight(tallies[index + 1]!, record, other.roster);
    countPair(pairs[index]!, firstRecord, record, [first.roster, other.roster]);
  });
}

/** Adds the second to the first. */
export function mergePartialTallies(part: PartialTally, other: PartialTally): void {
  for (const [index, tally] of part.tallies.entries()) mergeTallies(tally, other.tallies[index]!);
  for (const [index, pairs] of part.pairs.entries()) mergePairs(pairs, other.pairs[index]!);
}
