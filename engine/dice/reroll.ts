import type { Die, Outcome, Ways } from './dice.ts';
import { MAX_REROLLS } from './limits.ts';
import { clampValue, createFaceValue, createRerollTest, faceCount, type PoolSpec } from './pool-spec.ts';
import { buildWays, mergeOutcomes } from './ways.ts';

/** Receives each face as it falls; the same throw serves play and the record for display. */
export interface DieListener {
  rerolled(value: number): void;
  /** `chain` is the die it counts towards: its own, unless the dice compound. */
  thrown(value: number, chain: number): void;
  exploded(chain: number): void;
}

export type DieThrow = (die: Die, listener: DieListener | undefined) => number;

/** Creates the throw of one die, re-rolled until its face counts. */
export function createDieThrow(spec: PoolSpec): DieThrow {
  const faces = faceCount(spec.sides);
  const valueOfFace = createFaceValue(spec.sides);
  const isClamped = spec.min !== undefined || spec.max !== undefined;
  if (!spec.reroll && !isClamped) {
    return typeof spec.sides === 'number' ? (die) => die(faces) : (die) => valueOfFace(die(faces));
  }
  const isRerolled = createRerollTest(spec);
  const max = spec.reroll?.once ? 1 : MAX_REROLLS;
  return (die, listener) => {
    let value = valueOfFace(die(faces));
    for (let times = 0; isRerolled(value); times++) {
      if (times === max) {
        if (spec.reroll?.once) break;
        throw new Error(`a die was re-rolled ${max} times: these dice are not fair`);
      }
      listener?.rerolled(value);
      value = valueOfFace(die(faces));
    }
    return isClamped ? clampValue(spec, value) : value;
  };
}

function faceOutcomes(spec: PoolSpec, weigh: (value: number) => bigint): readonly Outcome<number>[] {
  const valueOfFace = createFaceValue(spec.sides);
  const outcomes: Outcome<number>[] = [];
  for (let face = 1; face <= faceCount(spec.sides); face++) {
    const value = valueOfFace(face);
    const ways = weigh(value);
    if (ways > 0n) outcomes.push({ value: clampValue(spec, value), ways });
  }
  return mergeOutcomes(outcomes);
}

const sumWays = (outcomes: readonly Outcome<number>[]): bigint =>
  outcomes.reduce((sum, { ways }) => sum + ways, 0n);

/**
 * Returns the exact distribution of `createDieThrow`. Dice re-rolled without limit show each remaining face equally
 * often.
 */
export function rerolledDieWays(spec: PoolSpec): Ways<number> {
  const isRerolled = createRerollTest(spec);
  const once = spec.reroll?.once === true;
  const faces = faceCount(spec.sides);
  const valueOfFace = createFaceValue(spec.sides);
  let rerolledFaces = 0n;
  if (once) for (let face = 1; face <= faces; face++) if (isRerolled(valueOfFace(face))) rerolledFaces++;
  const keptFaceWays = once ? BigInt(faces) + rerolledFaces : 1n;
  const outcomes = faceOutcomes(spec, (value) => (isRerolled(value) ? rerolledFaces : keptFaceWays));
  return buildWays(outcomes, sumWays(outcomes));
}
