import type { FightRecord } from './fight-recorder.ts';
import { listWipedSides, type Roster } from './tally.ts';

/** The number of pairs of fights in which something happened only in the first, only in the second, or in both. */
export interface Agreement {
  first: number;
  second: number;
  both: number;
}

/** Two encounters simulated with the same dice, fight by fight. */
export interface Pairs {
  fights: number;
  /** By what is compared: `win:party`, `wiped:party`, `fell:anna`, `died:anna`. */
  held: Record<string, Agreement>;
  /** The sum of the differences in rounds (second minus first), and the sum of their squares. */
  rounds: { sum: number; squares: number };
}

export const createEmptyPairs = (): Pairs => ({ fights: 0, held: {}, rounds: { sum: 0, squares: 0 } });

export function countPair(
  pairs: Pairs,
  first: FightRecord,
  second: FightRecord,
  rosters: readonly [Roster, Roster],
): void {
  pairs.fights++;
  const [before, after] = [listHeldFacts(first, rosters[0]), listHeldFacts(second, rosters[1])];
  for (const what of before) countAgreement(pairs, what, after.has(what) ? 'both' : 'first');
  for (const what of after) if (!before.has(what)) countAgreement(pairs, what, 'second');
  const difference = second.rounds - first.rounds;
  pairs.rounds.sum += difference;
  pairs.rounds.squares += difference * difference;
}

function countAgreement({ held }: Pairs, what: string, agreement: keyof Agreement): void {
  held[what] ??= { first: 0, second: 0, both: 0 };
  held[what][agreement]++;
}

function listHeldFacts(record: FightRecord, roster: Roster): ReadonlySet<string> {
  const held = new Set<string>();
  if (record.decided && record.winner !== null) held.add(`win:${record.winner}`);
  if (!record.decided) held.add('undecided');
  for (const side of listWipedSides(record, roster)) held.add(`wiped:${side}`);
  for (const { id, fell, status } of record.creatures) {
    if (fell) held.add(`fell:${id}`);
    if (status === 'dead') held.add(`died:${id}`);
  }
  return held;
}

/** Adds the second to the first. */
export function mergePairs(pairs: Pairs, other: Pairs): void {
  pairs.fights += other.fights;
  pairs.rounds.sum += other.rounds.sum;
  pairs.rounds.squares += other.rounds.squares;
  for (const [what, { first, second, both }] of Object.entries(other.held)) {
    pairs.held[what] ??= { first: 0, second: 0, both: 0 };
    pairs.held[what].first += first;
    pairs.held[what].second += second;
    pairs.held[what].both += both;
  }
}
