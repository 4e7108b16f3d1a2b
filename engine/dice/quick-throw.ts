import { type Band, countInBand, toBand } from './compare.ts';
import type { Die } from './dice.ts';
import { MAX_THROWN_EXTRA_DICE } from './limits.ts';
import { computeKeptWindow, type Explode, type KeptWindow, type PoolSpec } from './pool-spec.ts';
import type { DieThrow } from './reroll.ts';

/** A throw without records of single dice: it only adds up what a full throw lists. */
type QuickThrow = (die: Die) => number;

interface QuickPool {
  readonly count: number;
  readonly throwDie: DieThrow;
  /** The sides of a die whose face is never changed; `settle` need not be called for it. */
  readonly plainSides: number | undefined;
  readonly success: Band | undefined;
  readonly failure: Band | undefined;
}

function buildQuickPool(spec: PoolSpec, throwDie: DieThrow): QuickPool {
  const { count, sides, reroll, min, max, success, failure } = spec;
  const isPlain = !reroll && min === undefined && max === undefined && typeof sides === 'number';
  return {
    count,
    throwDie,
    plainSides: isPlain ? sides : undefined,
    success: success && toBand(success),
    failure: failure && toBand(failure),
  };
}

const throwOne = ({ plainSides, throwDie }: QuickPool, die: Die): number =>
  plainSides ? die(plainSides) : throwDie(die, undefined);

function scoreValue({ success, failure }: QuickPool, value: number): number {
  if (!success) return value;
  return failure ? countInBand(success, value) - countInBand(failure, value) : countInBand(success, value);
}

const createSumThrow =
  (pool: QuickPool): QuickThrow =>
  (die) => {
    let total = 0;
    for (let i = 0; i < pool.count; i++) total += scoreValue(pool, throwOne(pool, die));
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
    let max = 1;
    for (let i = 0; i < count; i++) {
      const face = die(sides);
      total += face;
      min = Math.min(min, face);
      max = Math.max(max, face);
    }
    return total - dropLow * min - dropHigh * max;
  };

const throwTooMany = (thrown: number): never => {
  throw new Error(`${thrown} dice: these dice are not fair`);
};

/** The only thing that matters about a wave is how many dice the next one has. */
function createWaveThrow(pool: QuickPool, { on, penetrate }: Explode): QuickThrow {
  const explodeBand = toBand(on);
  const max = MAX_THROWN_EXTRA_DICE + pool.count;
  return (die) => {
    let total = 0;
    let thrown = 0;
    for (let wave = pool.count, penalty = 0; wave > 0; penalty = penetrate ? 1 : 0) {
      let next = 0;
      for (let i = 0; i < wave; i++) {
        const value = throwOne(pool, die);
        total += scoreValue(pool, value - penalty);
        next += countInBand(explodeBand, value);
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
  const explodeBand = toBand(on);
  const max = MAX_THROWN_EXTRA_DICE + count;
  return (die) => {
    let total = 0;
    let thrown = 0;
    for (let wave = count; wave > 0; ) {
      let next = 0;
      for (let i = 0; i < wave; i++) {
        const face = die(sides);
        total += face;
        next += countInBand(explodeBand, face);
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
function createRankedThrow(pool: QuickPool, { dropLow, dropHigh }: KeptWindow): QuickThrow {
  const { count } = pool;
  const ranks: number[] = [];
  return (die) => {
    for (let i = 0; i < count; i++) {
      const value = throwOne(pool, die);
      let index = i - 1;
      for (; index >= 0 && ranks[index]! > value; index--) ranks[index + 1] = ranks[index]!;
      ranks[index + 1] = value;
    }
    let total = 0;
    for (let i = dropLow; i < count - dropHigh; i++) total += scoreValue(pool, ranks[i]!);
    return total;
  };
}

function createKeptThrow(pool: QuickPool, window: KeptWindow): QuickThrow | undefined {
  const { plainSides, count, success } = pool;
  const dropsOnlyEnds =
    window.dropLow <= 1 && window.dropHigh <= 1 && window.dropLow + window.dropHigh <= count;
  if (plainSides && !success && dropsOnlyEnds) return createTrimmedThrow(pool, plainSides, window);
  return count <= MAX_RANKED ? createRankedThrow(pool, window) : undefined;
}

/** Returns undefined where a list of the dice is needed. */
export function createQuickThrow(spec: PoolSpec, throwDie: DieThrow): QuickThrow | undefined {
  const { count, explode, keep, success } = spec;
  const pool = buildQuickPool(spec, throwDie);
  const { plainSides } = pool;
  if (keep) return explode ? undefined : createKeptThrow(pool, computeKeptWindow(keep, count));
  if (explode) {
    if (plainSides && !success && !explode.penetrate) return createBareWaves(pool, plainSides, explode);
    return explode.compound && success ? undefined : createWaveThrow(pool, explode);
  }
  if (!plainSides || pool.failure) return createSumThrow(pool);
  if (count === 1 && !success) return (die) => die(plainSides);
  return pool.success ? createBareCount(pool, plainSides, pool.success) : createBareSum(pool, plainSides);
}
