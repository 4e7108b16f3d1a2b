import { type Band, bandOf, meant } from './compare.ts';
import type { Die } from './dice.ts';
import { EXTRA_DICE_AT_MOST } from './limits.ts';
import { type Explode, type PoolSpec, type Window, windowOf } from './pool-spec.ts';
import type { Settle } from './settle.ts';

/** Nobody looks at single dice: what a full throw lists, these only add up. */
type Quick = (die: Die) => number;

interface Hot {
  readonly count: number;
  readonly settle: Settle;
  /** The sides of a die whose face stands as it falls: then `settle` need not be called. */
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

function bareSum(count: number, sides: number): Quick {
  return (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += die(sides);
    return total;
  };
}

function bareCount(count: number, sides: number, { low, high, flip }: Band): Quick {
  return (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) {
      const value = die(sides);
      total += ((~(value - low) & ~(high - value)) >>> 31) ^ flip;
    }
    return total;
  };
}

function addedUp(hot: Hot): Quick {
  const { count, bare, success, failure } = hot;
  if (bare && !success) return bareSum(count, bare);
  if (bare && success && !failure) return bareCount(count, bare, success);
  return (die) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += scored(hot, shown(hot, die));
    return total;
  };
}

/** Of a wave it only matters how many dice the next one has. */
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
      if (thrown > most) throw new Error(`${thrown} dice: these dice are not fair`);
      wave = next;
    }
    return total;
  };
}

const FEW = 24;

/** Few dice are put in order as they fall. */
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

export function quickThrow(spec: PoolSpec, settle: Settle): Quick | undefined {
  const { count, explode, keep, success } = spec;
  const hot = hotOf(spec, settle);
  if (!explode && !keep) return addedUp(hot);
  if (!explode) return count <= FEW ? ranked(hot, windowOf(keep, count)) : undefined;
  return keep || (explode.compound && success) ? undefined : inWaves(hot, explode);
}
