import type { CreatureId } from '@arbitro/kernel';
import type { CreatureRecord, FightRecord } from './fight-recorder.ts';

/** The counts of one creature over many fights. */
export interface CreatureTally {
  readonly side: string;
  fell: number;
  died: number;
  away: number;
  dealt: number;
  taken: number;
  /** Fights in which no creature of its side dealt more; of equal creatures only the first counts. */
  most: number;
  reserves: Record<string, number>;
}

/**
 * Counts and sums of whole numbers: two parts add up to exactly the whole, in any order. Its size depends on the number
 * of creatures and rounds, never on the number of fights.
 */
export interface Tally {
  fights: number;
  undecided: number;
  /** Fights won by each side; `''` where no creature is left. */
  wins: Record<string, number>;
  /** Fights that end with no creature of a side standing. */
  wiped: Record<string, number>;
  /** Fights by the number of their rounds. */
  rounds: Record<string, number>;
  /** By side, points dealt in each round. */
  damage: Record<string, number[]>;
  /** By side, points taken in each round. */
  taken: Record<string, number[]>;
  /** By side, its remaining health at the end. */
  left: Record<string, HealthLeft>;
  /** By side, fights by the number of its dead. */
  dead: Record<string, number[]>;
  creatures: Record<CreatureId, CreatureTally>;
}

/** A side's remaining health, in thousandths of the whole. */
export interface HealthLeft {
  sum: number;
  squares: number;
  /** Fights by twentieths of the whole: none at all, up to one twentieth, up to two, and so on. */
  bins: number[];
}

const HEALTH_BINS = 20;

/** The participants, with their sides. */
export type Roster = Readonly<Record<CreatureId, string>>;

export function createEmptyTally(roster: Roster): Tally {
  const sides = [...new Set(Object.values(roster))];
  const none = (): Record<string, number> => Object.fromEntries(sides.map((side) => [side, 0]));
  return {
    fights: 0,
    undecided: 0,
    wins: none(),
    wiped: none(),
    rounds: {},
    damage: Object.fromEntries(sides.map((side) => [side, []])),
    taken: Object.fromEntries(sides.map((side) => [side, []])),
    left: Object.fromEntries(sides.map((side) => [side, createHealthLeft()])),
    dead: Object.fromEntries(sides.map((side) => [side, []])),
    creatures: Object.fromEntries(
      Object.entries(roster).map(([id, side]) => [
        id,
        { side, fell: 0, died: 0, away: 0, dealt: 0, taken: 0, most: 0, reserves: {} },
      ]),
    ),
  };
}

const createHealthLeft = (): HealthLeft => ({
  sum: 0,
  squares: 0,
  bins: Array.from({ length: HEALTH_BINS + 1 }, () => 0),
});

/** Adds one fight to a tally. */
export function countFight(tally: Tally, fightRecord: FightRecord, roster: Roster): void {
  tally.fights++;
  if (fightRecord.decided) increment(tally.wins, fightRecord.winner ?? '', 1);
  else tally.undecided++;
  increment(tally.rounds, String(fightRecord.rounds), 1);
  for (const side of listWipedSides(fightRecord, roster)) increment(tally.wiped, side, 1);
  for (const [side, rounds] of Object.entries(fightRecord.damage)) addRounds(tally.damage, side, rounds);
  for (const [side, rounds] of Object.entries(fightRecord.taken)) addRounds(tally.taken, side, rounds);
  for (const [side, thousandths] of Object.entries(fightRecord.healthLeft))
    countHealthLeft(tally, side, thousandths);
  countDead(tally, fightRecord, roster);
  for (const record of fightRecord.creatures) countCreature(tally, record);
  for (const id of findTopDealers(fightRecord, roster)) tally.creatures[id]!.most++;
}

function countHealthLeft({ left }: Tally, side: string, thousandths: number): void {
  left[side] ??= createHealthLeft();
  const healthLeft = left[side];
  healthLeft.sum += thousandths;
  healthLeft.squares += thousandths * thousandths;
  healthLeft.bins[Math.ceil((thousandths * HEALTH_BINS) / 1000)]!++;
}

function countDead({ dead }: Tally, { creatures: records }: FightRecord, roster: Roster): void {
  const counts = new Map<string, number>();
  for (const { id, status } of records) {
    const side = roster[id] ?? '';
    counts.set(side, (counts.get(side) ?? 0) + (status === 'dead' ? 1 : 0));
  }
  for (const [side, count] of counts) {
    dead[side] ??= [];
    while (dead[side].length <= count) dead[side].push(0);
    dead[side][count]!++;
  }
}

function countCreature(
  { creatures }: Tally,
  { id, fell, status, dealt, taken, reserves }: CreatureRecord,
): void {
  const creature = creatures[id];
  if (!creature) return;
  if (fell) creature.fell++;
  if (status === 'dead') creature.died++;
  if (status === 'away') creature.away++;
  creature.dealt += dealt;
  creature.taken += taken;
  for (const [what, amount] of Object.entries(reserves)) increment(creature.reserves, what, amount);
}

/** Returns the sides that have no creature on its feet. */
export function listWipedSides({ creatures: records }: FightRecord, roster: Roster): ReadonlySet<string> {
  const wipedSides = new Set<string>();
  for (const { id } of records) wipedSides.add(roster[id] ?? '');
  for (const { id, status } of records)
    if (status === 'up' || status === 'away') wipedSides.delete(roster[id] ?? '');
  return wipedSides;
}

/** Returns the creature of each side that dealt the most damage, if any was dealt. */
function findTopDealers({ creatures: records }: FightRecord, roster: Roster): readonly CreatureId[] {
  const best = new Map<string, CreatureRecord>();
  for (const record of records) {
    const side = roster[record.id] ?? '';
    if (record.dealt > (best.get(side)?.dealt ?? 0)) best.set(side, record);
  }
  return [...best.values()].map(({ id }) => id);
}

const increment = (record: Record<string, number>, key: string, by: number): void => {
  record[key] = (record[key] ?? 0) + by;
};

function addRounds(damage: Record<string, number[]>, side: string, rounds: readonly number[]): void {
  damage[side] ??= [];
  const sums = damage[side];
  rounds.forEach((points, index) => {
    sums[index] = (sums[index] ?? 0) + points;
  });
}

/** Adds the second to the first. */
export function mergeTallies(tally: Tally, other: Tally): void {
  tally.fights += other.fights;
  tally.undecided += other.undecided;
  for (const group of ['wins', 'wiped', 'rounds'] as const)
    for (const [key, value] of Object.entries(other[group])) increment(tally[group], key, value);
  for (const group of ['damage', 'taken', 'dead'] as const)
    for (const [side, numbers] of Object.entries(other[group])) addRounds(tally[group], side, numbers);
  for (const [side, left] of Object.entries(other.left)) mergeHealthLeft(tally, side, left);
  for (const [id, of] of Object.entries(other.creatures)) {
    const creature = tally.creatures[id];
    if (!creature) throw new Error(`${id} is in one tally and not in the other`);
    for (const what of ['fell', 'died', 'away', 'dealt', 'taken', 'most'] as const)
      creature[what] += of[what];
    for (const [what, amount] of Object.entries(of.reserves)) increment(creature.reserves, what, amount);
  }
}

function mergeHealthLeft({ left }: Tally, side: string, other: HealthLeft): void {
  left[side] ??= createHealthLeft();
  const healthLeft = left[side];
  healthLeft.sum += other.sum;
  healthLeft.squares += other.squares;
  other.bins.forEach((count, index) => {
    healthLeft.bins[index] = (healthLeft.bins[index] ?? 0) + count;
  });
}
