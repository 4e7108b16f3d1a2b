import { type Band, countInBand, toBand } from './compare.ts';
import type { Die } from './dice.ts';
import { MAX_THROWN_EXTRA_DICE } from './limits.ts';
import { computeKeptWindow, type Explode, type KeptWindow, type PoolSpec } from './pool-spec.ts';
import type { DieThrow } from './reroll.ts';

/** A throw without records of single dice: it only adds up what a full throw lists. */
type QuickThrow = (die: Die) => number;

interface QuickPool {
  readonly count: number;
  readonly settle: DieThrow;
  /** The sides of a die whose face is never changed; `settle` need not be called for it. */
  readonly bare: number | undefined;
  readonly success: Band | undefined;
  readonly failure: Band | undefined;
}

function buildQuickPool(spec: PoolSpec, settle: DieThrow): QuickPool {
  const { count, sides, reroll, min, max, success, failure } = spec;
  const bare = !reroll && min === undefined && max === undefined && typeof sides === 'number';
  return {
    count,
    settle,
    bare: bare ? sides : undefined,
    success: success && toBand(success),
    failure: failure && toBand(failure),
  };
}

const throwOne = ({ bare, settle }: QuickPool, die: Die): number =>
  bare ? die(bare) : settle(die, undefined);

function scoreValue({ success, failure }: QuickPool, value: number): number {
  if (!success) return value;
  return failure ? countInBand(success, value) - countInBand(failure, value) : countInBand(success, value);
}

const createSumThrow =
  (hot: QuickPool): QuickThrow =>
  (die) => {
    let total = 0;
    for (let i = 0; i < hot.count; i++) total += scoreValue(hot, throwOne(hot, die));
    return total;
  };

const createBareSum =
  ({ count }: QuickPool, sides: number): QuickThrow =>
  (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += die(sides);
    return total;
  };

const createBareCount =
  ({ count }: QuickPool, sides: number, success: Band): QuickThrow =>
  (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += countInBand(success, die(sides));
    return total;
  };

/** All but the lowest, the highest, or both: leaving these out needs no sorting. */
const createTrimmedThrow =
  ({ count }: QuickPool, sides: number, { dropLow, dropHigh }: KeptWindow): QuickThrow =>
  (die) => {
    let total = 0;
    let min = sides;
    let greatest = 1;
    for (let i = 0; i < count; i++) {
      const face = die(sides);
      total += face;
      min = Math.min(min, face);
      greatest = Math.max(greatest, face);
    }
    return total - dropLow * min - dropHigh * greatest;
  };

const throwTooMany = (thrown: number): never => {
  throw new Error(`${thrown} dice: these dice are not fair`);
};

/** Of a wave, only the number of dice in the next wave matters. */
function createWaveThrow(hot: QuickPool, { on, penetrate }: Explode): QuickThrow {
  const again = toBand(on);
  const max = MAX_THROWN_EXTRA_DICE + hot.count;
  return (die) => {
    let total = 0;
    let thrown = 0;
    for (let wave = hot.count, less = 0; wave > 0; less = penetrate ? 1 : 0) {
      let next = 0;
      for (let i = 0; i < wave; i++) {
        const value = throwOne(hot, die);
        total += scoreValue(hot, value - less);
        next += countInBand(again, value);
      }
      thrown += wave;
      if (thrown > max) throwTooMany(thrown);
      wave = next;
    }
    return total;
  };
}

/** The same where no face is changed. */
function createBareWaves({ count }: QuickPool, sides: number, { on }: Explode): QuickThrow {
  const again = toBand(on);
  const max = MAX_THROWN_EXTRA_DICE + count;
  return (die) => {
    let total = 0;
    let thrown = 0;
    for (let wave = count; wave > 0; ) {
      let next = 0;
      for (let i = 0; i < wave; i++) {
        const face = die(sides);
        total += face;
        next += countInBand(again, face);
      }
      thrown += wave;
      if (thrown > max) throwTooMany(thrown);
      wave = next;
    }
    return total;
  };
}

const MAX_RANKED = 24;

/** A few dice are sorted while they fall. */
function createRankedThrow(hot: QuickPool, { dropLow, dropHigh }: KeptWindow): QuickThrow {
  const { count } = hot;
  const ranks: number[] = [];
  return (die) => {
    for (let i = 0; i < count; i++) {
      const value = throwOne(hot, die);
      let index = i - 1;
      for (; index >= 0 && ranks[index]! > value; index--) ranks[index + 1] = ranks[index]!;
      ranks[index + 1] = value;
    }
    let total = 0;
    for (let i = dropLow; i < count - dropHigh; i++) total += scoreValue(hot, ranks[i]!);
    return total;
  };
}

function createKeptThrow(hot: QuickPool, window: KeptWindow): QuickThrow | undefined {
  const { bare, count, success } = hot;
  const ends = window.dropLow <= 1 && window.dropHigh <= 1 && window.dropLow + window.dropHigh <= count;
  if (bare && !success && ends) return createTrimmedThrow(hot, bare, window);
  return count <= MAX_RANKED ? createRankedThrow(hot, window) : undefined;
}

/** Returns undefined where a list of the dice is needed. */
export function createQuickThrow(spec: PoolSpec, settle: DieThrow): QuickThrow | undefined {
  const { count, explode, keep, success } = spec;
  const hot = buildQuickPool(spec, settle);
  const { bare } = hot;
  if (keep) return explode ? undefined : createKeptThrow(hot, computeKeptWindow(keep, count));
  if (explode) {
    if (bare && !success && !explode.penetrate) return createBareWaves(hot, bare, explode);
    return explode.compound && success ? undefined : createWaveThrow(hot, explode);
  }
  if (!bare || hot.failure) return createSumThrow(hot);
  if (count === 1 && !success) return (die) => die(bare);
  return hot.success ? createBareCount(hot, bare, hot.success) : createBareSum(hot, bare);
}
