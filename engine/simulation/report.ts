import type { AnyWorld, CreatureId } from '@arbitro/kernel';
import { FIXED_INTERVALS, type Interval, type IntervalRule } from './intervals.ts';
import type { Pairs } from './pairs.ts';
import type { CreatureTally, HealthLeft, Tally } from './tally.ts';

/** How often something happened, with its 95 % confidence interval. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly interval: Interval;
}

/** The results of one creature. */
export interface CreatureReport {
  readonly id: CreatureId;
  readonly name: string;
  readonly side: string;
  readonly fell: Share;
  readonly died: Share;
  readonly away: Share;
  /** Average damage per fight. */
  readonly dealt: number;
  readonly taken: number;
  /** How often no creature of its side dealt more. */
  readonly most: Share;
  /** The average remainder of each resource at the end, by a term of the system. */
  readonly reserves: Readonly<Record<string, number>>;
}

/** How long the fights took. */
export interface RoundsReport {
  readonly mean: number;
  readonly interval: Interval;
  readonly least: number;
  readonly most: number;
  /** Fights by their number of rounds, in order. */
  readonly counts: readonly { readonly rounds: number; readonly fights: number }[];
}

/** The results of one side. */
export interface SideReport {
  readonly side: string;
  readonly wins: Share;
  readonly wiped: Share;
  /** Average damage dealt in each round, over the fights that reached it. */
  readonly damage: readonly number[];
  /** Average damage taken in each round, likewise. */
  readonly taken: readonly number[];
  /** Fights at whose end a creature of the side is dead. */
  readonly deaths: Share;
  /** The average number of dead creatures of the side at the end. */
  readonly dead: number;
  /** The side's remaining health at the end, as a part of the whole. */
  readonly left: LeftReport;
}

export interface LeftReport {
  readonly mean: number;
  readonly interval: Interval;
  /** The standard deviation between fights. */
  readonly swing: number;
  /** Fights by remaining health: none, up to one twentieth, up to two, and so on. */
  readonly bins: readonly number[];
}

/** The report of an encounter simulated many times. */
export interface Report {
  readonly fights: number;
  readonly undecided: Share;
  readonly nobody: Share;
  readonly sides: readonly SideReport[];
  readonly rounds: RoundsReport;
  readonly creatures: readonly CreatureReport[];
}

/** The same tally gives the same report to the byte, whatever the order of counting. */
export function reportOf(
  tally: Tally,
  world: Pick<AnyWorld, 'creatures'>,
  intervals: IntervalRule = FIXED_INTERVALS,
): Report {
  const { fights } = tally;
  const share = (count: number): Share => ({
    count,
    share: computePart(count, fights),
    interval: intervals.share(count, fights),
  });
  const rounds = roundsOf(tally, intervals);
  const sides = [...new Set(Object.values(tally.creatures).map(({ side }) => side))];
  return {
    fights,
    undecided: share(tally.undecided),
    nobody: share(tally.wins[''] ?? 0),
    sides: sides.map((side) => ({
      side,
      wins: share(tally.wins[side] ?? 0),
      wiped: share(tally.wiped[side] ?? 0),
      damage: averagePerRound(tally.damage[side] ?? [], rounds.counts),
      taken: averagePerRound(tally.taken[side] ?? [], rounds.counts),
      deaths: share(fights - (tally.dead[side]?.[0] ?? fights)),
      dead: computePart(
        (tally.dead[side] ?? []).reduce((sum, count, dead) => sum + count * dead, 0),
        fights,
      ),
      left: healthLeftOf(tally.left[side], fights, intervals),
    })),
    rounds,
    creatures: Object.entries(tally.creatures).map(([id, creatureTally]) =>
      creatureOf(creatureTally, { id, world, fights, share }),
    ),
  };
}

const computePart = (count: number, of: number): number => (of === 0 ? 0 : count / of);

interface CreatureContext {
  readonly id: CreatureId;
  readonly world: Pick<AnyWorld, 'creatures'>;
  readonly fights: number;
  readonly share: (count: number) => Share;
}

function creatureOf(
  creatureTally: CreatureTally,
  { id, world, fights, share }: CreatureContext,
): CreatureReport {
  const reserves = Object.entries(creatureTally.reserves).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    id,
    name: world.creatures.find((known) => known.id === id)?.name ?? id,
    side: creatureTally.side,
    fell: share(creatureTally.fell),
    died: share(creatureTally.died),
    away: share(creatureTally.away),
    dealt: computePart(creatureTally.dealt, fights),
    taken: computePart(creatureTally.taken, fights),
    most: share(creatureTally.most),
    reserves: Object.fromEntries(reserves.map(([what, sum]) => [what, computePart(sum, fights)])),
  };
}

function healthLeftOf(
  healthLeft: HealthLeft | undefined,
  fights: number,
  intervals: IntervalRule,
): LeftReport {
  const { sum, squares, bins } = healthLeft ?? { sum: 0, squares: 0, bins: [] };
  const { mean, interval } = intervals.meanPart({ sum: sum / 1000, squares: squares / 1e6 }, fights);
  const swing = Math.sqrt(Math.max(0, computePart(squares, fights) / 1e6 - mean * mean));
  return { mean, interval, swing, bins };
}

function roundsOf({ rounds, fights }: Tally, intervals: IntervalRule): RoundsReport {
  const counts = Object.entries(rounds)
    .map(([number, count]) => ({ rounds: Number(number), fights: count }))
    .toSorted((a, b) => a.rounds - b.rounds);
  let [sum, squares] = [0, 0];
  for (const count of counts) {
    sum += count.rounds * count.fights;
    squares += count.rounds * count.rounds * count.fights;
  }
  return {
    ...intervals.mean({ sum, squares }, fights),
    least: counts[0]?.rounds ?? 0,
    most: counts.at(-1)?.rounds ?? 0,
    counts,
  };
}

/** Returns the last round reached by at least one in `oneIn` fights: beyond it an average says nothing. */
export function findLastCommonRound({ rounds, fights }: Report, oneIn: number): number {
  let reached = 0;
  for (const { rounds: round, fights: some } of rounds.counts.toReversed()) {
    reached += some;
    if (reached * oneIn >= fights) return round;
  }
  return rounds.most;
}

function averagePerRound(sums: readonly number[], counts: RoundsReport['counts']): readonly number[] {
  return sums.map((sum, index) => {
    const reached = counts.reduce(
      (fightCount, { rounds, fights }) => (rounds > index ? fightCount + fights : fightCount),
      0,
    );
    return computePart(sum, reached);
  });
}

/** One figure of two encounters compared. */
export interface Difference {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly by: number;
  readonly interval: Interval;
}
/** The differences between two encounters simulated with the same dice. */
export interface Comparison {
  readonly fights: number;
  readonly held: readonly Difference[];
  readonly rounds: { readonly by: number; readonly interval: Interval };
}

/** Compares the second encounter with the first, both simulated with the same dice. */
export function comparisonOf(
  { fights, held, rounds }: Pairs,
  intervals: IntervalRule = FIXED_INTERVALS,
): Comparison {
  const { mean, interval } = intervals.mean(rounds, fights);
  return {
    fights,
    held: Object.entries(held)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, { first, second, both }]) => ({
        what,
        before: computePart(first + both, fights),
        after: computePart(second + both, fights),
        ...intervals.difference({ first, second }, fights),
      })),
    rounds: { by: mean, interval },
  };
}
