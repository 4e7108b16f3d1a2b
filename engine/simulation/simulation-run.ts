import type { Encounter } from './encounter.ts';
import { createLookIntervals, FIXED_INTERVALS, type IntervalRule } from './intervals.ts';
import { findLook, type Look, planLooks } from './looks.ts';
import { comparisonOf, reportOf } from './report.ts';
import { createPartialTally, mergePartialTallies, type PartialTally } from './simulate.ts';
import { type StreamRange, StreamRanges } from './stream-ranges.ts';
import { findWidest } from './sureness.ts';

/** When a simulation ends. */
export interface SimulationGoal {
  /** The number of fights; together with `within`, the largest number. */
  readonly fights?: number | undefined;
  /** Until every percentage is known to so many percentage points. */
  readonly within?: number | undefined;
  /** Whether the differences between two encounters are shown: then they count too. */
  readonly compares?: boolean | undefined;
}

/** How far a simulation is. */
export interface SimulationProgress {
  readonly done: number;
  /** The expected number of fights at the end. */
  readonly fights: number;
  /** The largest distance between a percentage and an end of its interval, in percentage points. */
  readonly widest: number;
}

/** The percentage points that a simulation without a goal aims at. */
export const DEFAULT_WITHIN = 2;
const NO_WORLD = { creatures: [] };

/** Returns the largest number of fights that the goal may take. */
export function findEnd({ fights, within, compares = false }: SimulationGoal): number {
  const last = within === undefined ? undefined : planLooks(within, compares).at(-1)?.fights;
  const end = Math.min(fights ?? Number.POSITIVE_INFINITY, last ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(end)) throw new Error('a simulation without fights or precision has no end');
  return end;
}

/** Returns how intervals are computed after so many fights. */
export function findIntervalRule({ within, compares = false }: SimulationGoal, fights: number): IntervalRule {
  const look = within === undefined ? undefined : findLook(planLooks(within, compares), fights);
  return look ? createLookIntervals(look.z) : FIXED_INTERVALS;
}

/**
 * A simulation whose streams are run elsewhere, in any order. It may stop only at fixed numbers of fights, when all
 * streams before are counted: the result depends on the seed and the goal, never on the number of workers.
 */
export class SimulationRun {
  readonly total: PartialTally;
  readonly #goal: SimulationGoal;
  readonly #looks: readonly Look[];
  readonly #ranges: StreamRanges;
  readonly #end: number;
  #counted = 0;
  #isOver = false;

  constructor(encounters: readonly Pick<Encounter, 'roster'>[], goal: SimulationGoal) {
    this.total = createPartialTally(encounters);
    this.#goal = goal;
    const { within, compares = false } = goal;
    this.#looks = within === undefined ? [] : planLooks(within, compares);
    this.#end = findEnd(goal);
    const before = this.#looks.map((look) => look.fights).filter((count) => count < this.#end);
    this.#ranges = new StreamRanges([...before, this.#end]);
  }

  /** The number of fights counted, from the first stream on. */
  get counted(): number {
    return this.#counted;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The largest number of fights. */
  get end(): number {
    return this.#end;
  }

  /** The streams that are not handed out before the simulation may stop. */
  get remaining(): number {
    return this.#ranges.remaining;
  }

  /** Returns the next streams, at most `size`, at least one; undefined when all are handed out. */
  next(size: number): StreamRange | undefined {
    return this.#isOver ? undefined : this.#ranges.next(size);
  }

  /** Counts a result. Returns whether the total has changed: results wait for those of the streams before. */
  complete(range: StreamRange, part: PartialTally): boolean {
    const before = this.#counted;
    for (const ready of this.#ranges.complete(range, part)) {
      if (this.#isOver) break;
      mergePartialTallies(this.total, ready.part);
      this.#counted = ready.to;
      this.#isOver = this.#counted >= this.#end || this.#isSureNow();
    }
    return this.#counted > before;
  }

  #isSureNow(): boolean {
    const { within } = this.#goal;
    if (within === undefined || this.#looks.every(({ fights }) => fights !== this.#counted)) return false;
    return this.measureWidest() <= within;
  }

  /** Returns the largest distance between a percentage and an end of its interval, in percentage points. */
  measureWidest(): number {
    const rule = findIntervalRule(this.#goal, this.#counted);
    const reports = this.total.tallies.map((tally) => reportOf(tally, NO_WORLD, rule));
    const pairs = this.#goal.compares ? this.total.pairs : [];
    return findWidest(
      reports,
      pairs.map((pair) => comparisonOf(pair, rule)),
    );
  }

  getProgress(): SimulationProgress {
    const widest = this.measureWidest();
    return { done: this.#counted, fights: this.#isOver ? this.#counted : this.#expectEnd(widest), widest };
  }

  /** Intervals shrink with the root of the fights. */
  #expectEnd(widest: number): number {
    const { within } = this.#goal;
    const lastLook = findLook(this.#looks, this.#counted);
    if (within === undefined || !lastLook) return this.#end;
    const expected = this.#looks.find(
      ({ fights, z }) =>
        fights > this.#counted && widest * (z / lastLook.z) * Math.sqrt(this.#counted / fights) <= within,
    );
    return Math.min(this.#end, expected?.fights ?? this.#end);
  }
}
