import { type Band, bandOf, meant } from './compare.ts';
import type { Die } from './dice.ts';
import { EXTRA_DICE_AT_MOST } from './limits.ts';
import { type Explode, type PoolSpec, type Window, windowOf } from './pool-spec.ts';
import type { Settle } from './settle.ts';

/** A throw without records of single dice: it only adds up what a full throw lists. */
type Quick = (die: Die) => number;

interface Hot {
  readonly count: number;
  readonly settle: Settle;
  /** The sides of a die whose face is never changed; `settle` need not be called for it. */
  readonly bare: number | undefined;
  readonly success: Band | undefined;
  readonly failure: Band | undefined;
}

function hotOf(spec: PoolSpec, settle: Settle): Hot {
  const { count, sides, reroll, min, max, success, failure } = spec;
  const bare = !reroll && min === undefined && max === undefined && typeof sides === 'number';
  return {
    count,
    settle,
    bare: bare ? sides : undefined,
    success: success && bandOf(success),
    failure: failure && bandOf(failure),
  };
}

const shown = ({ bare, settle }: Hot, die: Die): number => (bare ? die(bare) : settle(die, undefined));

function scored({ success, failure }: Hot, value: number): number {
  if (!success) return value;
  return failure ? meant(success, value) - meant(failure, value) : meant(success, value);
}

const addedUp =
  (hot: Hot): Quick =>
  (die) => {
    let total = 0;
    for (let i = 0; i < hot.count; i++) total += scored(hot, shown(hot, die));
    return total;
  };

const bareSum =
  ({ count }: Hot, sides: number): Quick =>
  (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += die(sides);
    return total;
  };

const bareCount =
  ({ count }: Hot, sides: number, success: Band): Quick =>
  (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += meant(success, die(sides));
    return total;
  };

/** All but the lowest, the highest, or both: leaving these out needs no sorting. */
const butEnds =
  ({ count }: Hot, sides: number, { dropLow, dropHigh }: Window): Quick =>
  (die) => {
    let total = 0;
    let least = sides;
    let greatest = 1;
    for (let i = 0; i < count; i++) {
      const face = die(sides);
      total += face;
      least = Math.min(least, face);
      greatest = Math.max(greatest, face);
    }
    return total - dropLow * least - dropHigh * greatest;
  };

const tooMany = (thrown: number): never => {
  throw new Error(`${thrown} dice: these dice are not fair`);
};

/** Of a wave, only the number of dice in the next wave matters. */
function inWaves(hot: Hot, { on, penetrate }: Explode): Quick {
  const again = bandOf(on);
  const most = EXTRA_DICE_AT_MOST + hot.count;
  return (die) => {
    let total = 0;
    let thrown = 0;
    for (let wave = hot.count, less = 0; wave > 0; less = penetrate ? 1 : 0) {
      let next = 0;
      for (let i = 0; i < wave; i++) {
        const value = shown(hot, die);
        total += scored(hot, value - less);
        next += meant(again, value);
      }
      thrown += wave;
      if (thrown > most) tooMany(thrown);
      wave = next;
    }
    return total;
  };
}

/** The same where no face is changed. */
function bareWaves({ count }: Hot, sides: number, { on }: Explode): Quick {
  const again = bandOf(on);
  const most = EXTRA_DICE_AT_MOST + count;
  return (die) => {
    let total = 0;
    let thrown = 0;
    for (let wave = count; wave > 0; ) {
      let next = 0;
      for (let i = 0; i < wave; i++) {
        const face = die(sides);
        total += face;
        next += meant(again, face);
      }
      thrown += wave;
      if (thrown > most) tooMany(thrown);
      wave = next;
    }
    return total;
  };
}

const FEW = 24;

/** A few dice are sorted while they fall. */
function ranked(hot: Hot, { dropLow, dropHigh }: Window): Quick {
  const { count } = hot;
  const ranks: number[] = [];
  return (die) => {
    for (let i = 0; i < count; i++) {
      const value = shown(hot, die);
      let at = i - 1;
      for (; at >= 0 && ranks[at]! > value; at--) ranks[at + 1] = ranks[at]!;
      ranks[at + 1] = value;
    }
    let total = 0;
    for (let i = dropLow; i < count - dropHigh; i++) total += scored(hot, ranks[i]!);
    return total;
  };
}

function keptQuick(hot: Hot, window: Window): Quick | undefined {
  const { bare, count, success } = hot;
  const ends = window.dropLow <= 1 && window.dropHigh <= 1 && window.dropLow + window.dropHigh <= count;
  if (bare && !success && ends) return butEnds(hot, bare, window);
  return count <= FEW ? ranked(hot, window) : undefined;
}

/** Returns undefined where a list of the dice is needed. */
export function quickThrow(spec: PoolSpec, settle: Settle): Quick | undefined {
  const { count, explode, keep, success } = spec;
  const hot = hotOf(spec, settle);
  const { bare } = hot;
  if (keep) return explode ? undefined : keptQuick(hot, windowOf(keep, count));
  if (explode) {
    if (bare && !success && !explode.penetrate) return bareWaves(hot, bare, explode);
    return explode.compound && success ? undefined : inWaves(hot, explode);
  }
  if (!bare || hot.failure) return addedUp(hot);
  if (count === 1 && !success) return (die) => die(bare);
  return hot.success ? bareCount(hot, bare, hot.success) : bareSum(hot, bare);
}
