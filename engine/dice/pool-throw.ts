import { createTest, type ValueTest } from './compare.ts';
import type { Die } from './dice.ts';
import { MAX_THROWN_EXTRA_DICE } from './limits.ts';
import { computeKeptWindow, createScore, type PoolSpec, type Scoring } from './pool-spec.ts';
import { createQuickThrow } from './quick-throw.ts';
import { createDieThrow, type DieListener, type DieThrow } from './reroll.ts';

/** Receives how a pool or a group was counted: `ranked` in ascending order where some dice were dropped. */
export interface ThrowListener extends DieListener {
  counted(ranked: readonly number[], dropLow: number, keptTo: number): void;
}

export type RollFunction = (die: Die) => number;

/** The lists are short: an insertion sort in place is faster than the built-in sort, which calls back for each pair. */
function sortAscending(values: number[]): void {
  for (let i = 1; i < values.length; i++) {
    const value = values[i]!;
    let index = i - 1;
    for (; index >= 0 && values[index]! > value; index--) values[index + 1] = values[index]!;
    values[index + 1] = value;
  }
}

const MAX_INSERTION_SORT = 64;

function sortValues(values: number[]): void {
  if (values.length > MAX_INSERTION_SORT) values.sort((a, b) => a - b);
  else sortAscending(values);
}

/** Turns values into a number: keeps, drops, then adds up or counts successes. Reorders `values`. */
export type CountFunction = (values: number[], listener: ThrowListener | undefined) => number;

export function createCount(scoring: Scoring): CountFunction {
  const score = scoring.success ? createScore(scoring) : undefined;
  const { keep } = scoring;
  return (values, listener) => {
    const { dropLow, dropHigh } = computeKeptWindow(keep, values.length);
    const keptTo = values.length - dropHigh;
    if (keep) sortValues(values);
    listener?.counted(values, dropLow, keptTo);
    let total = 0;
    if (score) for (let i = dropLow; i < keptTo; i++) total += score(values[i]!);
    else for (let i = dropLow; i < keptTo; i++) total += values[i]!;
    return total;
  };
}

type FillFunction = (values: number[], die: Die, listener: ThrowListener | undefined) => void;

function createPlainFill(count: number, throwDie: DieThrow): FillFunction {
  return (values, die, listener) => {
    for (let i = 0; i < count; i++) {
      const value = throwDie(die, listener);
      listener?.thrown(value, i);
      values.push(value);
    }
  };
}

const throwEndless = (): never => {
  throw new Error(`${MAX_THROWN_EXTRA_DICE} extra dice: these dice are not fair`);
};

/** Extra dice are thrown in waves, as at a table: the whole pool, then one die for each that exploded, and so on. */
function createExplodingFill(throwDie: DieThrow, isExploding: ValueTest, penalty: number): FillFunction {
  return (values, die, listener) => {
    const first = values.length;
    for (let index = 0; index < values.length; index++) {
      const face = index < first ? values[index]! : values[index]! + penalty;
      if (!isExploding(face)) continue;
      if (values.length - first === MAX_THROWN_EXTRA_DICE) throwEndless();
      listener?.exploded(index);
      const value = throwDie(die, listener) - penalty;
      listener?.thrown(value, values.length);
      values.push(value);
    }
  };
}

function createCompoundingFill(throwDie: DieThrow, isExploding: ValueTest, penalty: number): FillFunction {
  return (values, die, listener) => {
    let exploded = values.map((value, chain) => ({ chain, value })).filter(({ value }) => isExploding(value));
    for (let extra = 0; exploded.length > 0; extra += exploded.length) {
      if (extra > MAX_THROWN_EXTRA_DICE) throwEndless();
      exploded = exploded
        .map(({ chain }) => {
          listener?.exploded(chain);
          const value = throwDie(die, listener);
          listener?.thrown(value - penalty, chain);
          values[chain]! += value - penalty;
          return { chain, value };
        })
        .filter(({ value }) => isExploding(value));
    }
  };
}

function createExtraDiceFill({ explode }: PoolSpec, throwDie: DieThrow): FillFunction | undefined {
  if (!explode) return undefined;
  const fill = explode.compound ? createCompoundingFill : createExplodingFill;
  return fill(throwDie, createTest(explode.on), explode.penetrate ? 1 : 0);
}

function createFullRoll(
  spec: PoolSpec,
  throwDie: DieThrow,
  listener: ThrowListener | undefined,
): RollFunction {
  const fill = createPlainFill(spec.count, throwDie);
  const fillExtra = createExtraDiceFill(spec, throwDie);
  const count = createCount(spec);
  return (die) => {
    const values: number[] = [];
    fill(values, die, listener);
    fillExtra?.(values, die, listener);
    return count(values, listener);
  };
}

/** Creates the throw of a pool. `poolWays` of the same pool is its exact distribution. */
export function createPoolRoll(spec: PoolSpec, listener: ThrowListener | undefined): RollFunction {
  const throwDie = createDieThrow(spec);
  return (
    (listener ? undefined : createQuickThrow(spec, throwDie)) ?? createFullRoll(spec, throwDie, listener)
  );
}
