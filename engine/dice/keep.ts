import type { Outcome } from './dice.ts';
import { addPacked, type Packed, packedNone, packedOne, scalePacked } from './packed.ts';
import type { KeptWindow, ScoreFunction } from './pool-spec.ts';

/** `size` independent throws of the same die. */
export interface Batch {
  readonly size: number;
  readonly outcomes: readonly Outcome<number>[];
}

interface Step {
  readonly batch: number;
  readonly value: number;
  readonly weight: bigint;
}

/** Lists all values of all batches, starting from the nearer end of the window. */
function listSteps(batches: readonly Batch[], descending: boolean): readonly Step[] {
  const steps = batches.flatMap(({ outcomes }, batch) =>
    outcomes.map(({ value, ways }) => ({ batch, value, weight: ways })),
  );
  return steps.sort((a, b) => (descending ? b.value - a.value : a.value - b.value));
}

export interface KeepOptions {
  readonly window: KeptWindow;
  readonly score: ScoreFunction;
  /** Width of a slot in the result. */
  readonly slot: number;
}

/** Dice are placed in order of rank; ranks from `from` up to `to` are kept. */
interface Ranks {
  readonly from: number;
  readonly to: number;
  readonly descending: boolean;
}

function computeRanks({ dropLow, dropHigh }: KeptWindow, dice: number): Ranks {
  const descending = dropLow >= dropHigh;
  return descending
    ? { from: dropHigh, to: dice - dropLow, descending }
    : { from: dropLow, to: dice - dropHigh, descending };
}

/** How many dice of each batch are not placed yet, encoded as one number in a mixed base. */
interface UnplacedDice {
  readonly strides: readonly number[];
  readonly bases: readonly number[];
  readonly full: number;
}

function buildUnplacedDice(batches: readonly Batch[]): UnplacedDice {
  const bases = batches.map(({ size }) => size + 1);
  const strides: number[] = [];
  let stride = 1;
  for (const base of bases) {
    strides.push(stride);
    stride *= base;
  }
  return { strides, bases, full: stride - 1 };
}

const countLeft = (unplaced: UnplacedDice, state: number, batch: number): number =>
  Math.floor(state / unplaced.strides[batch]!) % unplaced.bases[batch]!;

const countAllLeft = (unplaced: UnplacedDice, state: number): number =>
  unplaced.bases.reduce((sum, _, batch) => sum + countLeft(unplaced, state, batch), 0);

interface Progress {
  readonly states: Map<number, Packed>;
  /** Ways in which all kept dice are placed. */
  done: Packed;
  /** For each batch, the weight of the values not yet visited. */
  readonly rest: bigint[];
}

interface KeepTable {
  readonly unplaced: UnplacedDice;
  readonly ranks: Ranks;
  readonly options: KeepOptions;
}

/** When the window is full, the dice not yet placed may show any remaining value. */
function countFreeDice(table: KeepTable, state: number, { rest }: Progress): (except: number) => bigint {
  return (except) =>
    rest.reduce(
      (ways, weight, batch) =>
        batch === except ? ways : ways * weight ** BigInt(countLeft(table.unplaced, state, batch)),
      1n,
    );
}

/** From one state, tries each number of dice that can show the value of this step. */
function placeDice(
  table: KeepTable,
  step: Step,
  progress: Progress,
): (state: number, packed: Packed) => void {
  const { unplaced, ranks, options } = table;
  const rest = progress.rest[step.batch]!;
  const points = options.score(step.value);
  const dice = countAllLeft(unplaced, unplaced.full);
  return (state, packed) => {
    const unplacedCount = countLeft(unplaced, state, step.batch);
    const placed = dice - countAllLeft(unplaced, state);
    const room = ranks.to - placed;
    let waysWhenFull = (rest + step.weight) ** BigInt(unplacedCount);
    // the last value of a batch takes all its remaining dice
    const min = rest === 0n ? unplacedCount : 0;
    let ways = rest === 0n ? step.weight ** BigInt(unplacedCount) : 1n;
    for (let n = min; n <= unplacedCount && n < room; n++) {
      waysWhenFull -= ways * rest ** BigInt(unplacedCount - n);
      const keptCount = Math.max(0, placed + n - Math.max(placed, ranks.from));
      const next = state - n * unplaced.strides[step.batch]!;
      const moved = scalePacked(packed, ways, keptCount * points);
      progress.states.set(next, addPacked(progress.states.get(next) ?? packedNone, moved, options.slot));
      ways = (ways * step.weight * BigInt(unplacedCount - n)) / BigInt(n + 1);
    }
    if (waysWhenFull === 0n) return;
    const keptCount = ranks.to - Math.max(placed, ranks.from);
    const rests = waysWhenFull * countFreeDice(table, state, progress)(step.batch);
    progress.done = addPacked(progress.done, scalePacked(packed, rests, keptCount * points), options.slot);
  };
}

/**
 * Returns the total of the kept dice, over all batches together. Visits values from the nearer end of the window; the
 * state is how many dice are not placed yet, never which.
 */
export function countKeptWays(batches: readonly Batch[], options: KeepOptions): Packed {
  const unplaced = buildUnplacedDice(batches);
  const ranks = computeRanks(options.window, countAllLeft(unplaced, unplaced.full));
  const rest = batches.map(({ outcomes }) => outcomes.reduce((sum, { ways }) => sum + ways, 0n));
  const progress: Progress = { states: new Map([[unplaced.full, packedOne]]), done: packedNone, rest };
  const table = { unplaced, ranks, options };
  if (ranks.to <= ranks.from)
    return scalePacked(packedOne, countFreeDice(table, unplaced.full, progress)(-1), 0);
  for (const step of listSteps(batches, ranks.descending)) {
    rest[step.batch]! -= step.weight;
    const before = [...progress.states];
    progress.states.clear();
    const placeFrom = placeDice(table, step, progress);
    for (const [state, packed] of before) placeFrom(state, packed);
  }
  return progress.done;
}
