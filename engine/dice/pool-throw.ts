import { type Test, testOf } from './compare.ts';
import type { Die } from './dice.ts';
import { EXTRA_DICE_AT_MOST } from './limits.ts';
import { type PoolSpec, type Scoring, scoreOf, windowOf } from './pool-spec.ts';
import { quickThrow } from './quick-throw.ts';
import { type Settle, settleOf, type Watch } from './settle.ts';

/** Receives how a pool or a group was counted: `ranked` in ascending order where some dice were dropped. */
export interface Tell extends Watch {
  counted(ranked: readonly number[], dropLow: number, keptTo: number): void;
}

export type Roll = (die: Die) => number;

/** Lists are short: an insertion sort in place is faster than the built-in sort, which calls back for each pair. */
function sortAscending(values: number[]): void {
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!;
    let at = i - 1;
    for (; at >= 0 && values[at]! > value; at--) values[at + 1] = values[at]!;
    values[at + 1] = value;
  }
}

const MANY = 64;

function sortValues(values: number[]): void {
  if (values.length > MANY) values.sort((a, b) => a - b);
  else sortAscending(values);
}

/** Turns values into a number: keeps, drops, then adds up or counts successes. Reorders `values`. */
export type Count = (values: number[], tell: Tell | undefined) => number;

export function countOf(scoring: Scoring): Count {
  const score = scoring.success ? scoreOf(scoring) : undefined;
  const { keep } = scoring;
  return (values, tell) => {
    const { dropLow, dropHigh } = windowOf(keep, values.length);
    const keptTo = values.length - dropHigh;
    if (keep) sortValues(values);
    tell?.counted(values, dropLow, keptTo);
    let total = 0;
    if (score) for (let i = dropLow; i < keptTo; i++) total += score(values[i]!);
    else for (let i = dropLow; i < keptTo; i++) total += values[i]!;
    return total;
  };
}

type Fill = (values: number[], die: Die, tell: Tell | undefined) => void;

function fillPlain(count: number, settle: Settle): Fill {
  return (values, die, tell) => {
    for (let i = 0; i < count; i++) {
      const value = settle(die, tell);
      tell?.thrown(value, i);
      values.push(value);
    }
  };
}

const endless = (): never => {
  throw new Error(`${EXTRA_DICE_AT_MOST} extra dice: these dice are not fair`);
};

/** Extra dice are thrown in waves, as at a table: the whole pool, then one die for each that exploded, and so on. */
function fillExploding(settle: Settle, again: Test, less: number): Fill {
  return (values, die, tell) => {
    const first = values.length;
    for (let at = 0; at < values.length; at++) {
      const shown = at < first ? values[at]! : values[at]! + less;
      if (!again(shown)) continue;
      if (values.length - first === EXTRA_DICE_AT_MOST) endless();
      tell?.exploded(at);
      const value = settle(die, tell) - less;
      tell?.thrown(value, values.length);
      values.push(value);
    }
  };
}

function fillCompounding(settle: Settle, again: Test, less: number): Fill {
  return (values, die, tell) => {
    let open = values.map((value, chain) => ({ chain, value })).filter(({ value }) => again(value));
    for (let extra = 0; open.length > 0; extra += open.length) {
      if (extra > EXTRA_DICE_AT_MOST) endless();
      open = open
        .map(({ chain }) => {
          tell?.exploded(chain);
          const value = settle(die, tell);
          tell?.thrown(value - less, chain);
          values[chain]! += value - less;
          return { chain, value };
        })
        .filter(({ value }) => again(value));
    }
  };
}

function extraDice({ explode }: PoolSpec, settle: Settle): Fill | undefined {
  if (!explode) return undefined;
  const fill = explode.compound ? fillCompounding : fillExploding;
  return fill(settle, testOf(explode.on), explode.penetrate ? 1 : 0);
}

function fullRoll(spec: PoolSpec, settle: Settle, tell: Tell | undefined): Roll {
  const fill = fillPlain(spec.count, settle);
  const more = extraDice(spec, settle);
  const count = countOf(spec);
  return (die) => {
    const values: number[] = [];
    fill(values, die, tell);
    more?.(values, die, tell);
    return count(values, tell);
  };
}

/** Creates the throw of a pool. `poolWays` of the same pool is its exact distribution. */
export function rollOf(spec: PoolSpec, tell: Tell | undefined): Roll {
  const settle = settleOf(spec);
  return (tell ? undefined : quickThrow(spec, settle)) ?? fullRoll(spec, settle, tell);
}
