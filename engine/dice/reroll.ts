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

export type DieThrow = (die: Die, watch: DieListener | undefined) => number;

/** Creates the throw of one die, re-rolled until its face counts. */
export function createDieThrow(spec: PoolSpec): DieThrow {
  const faces = faceCount(spec.sides);
  const faceWorth = createFaceValue(spec.sides);
  const clamps = spec.min !== undefined || spec.max !== undefined;
  if (!spec.reroll && !clamps) {
    return typeof spec.sides === 'number' ? (die) => die(faces) : (die) => faceWorth(die(faces));
  }
  const again = createRerollTest(spec);
  const max = spec.reroll?.once ? 1 : MAX_REROLLS;
  return (die, watch) => {
    let value = faceWorth(die(faces));
    for (let times = 0; again(value); times++) {
      if (times === max) {
        if (spec.reroll?.once) break;
        throw new Error(`a die was re-rolled ${max} times: these dice are not fair`);
      }
      watch?.rerolled(value);
      value = faceWorth(die(faces));
    }
    return clamps ? clampValue(spec, value) : value;
  };
}

function faceOutcomes(spec: PoolSpec, weigh: (value: number) => bigint): readonly Outcome<number>[] {
  const faceWorth = createFaceValue(spec.sides);
  const outcomes: Outcome<number>[] = [];
  for (let face = 1; face <= faceCount(spec.sides); face++) {
    const value = faceWorth(face);
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
  const again = createRerollTest(spec);
  const once = spec.reroll?.once === true;
  const faces = faceCount(spec.sides);
  const faceWorth = createFaceValue(spec.sides);
  let meanValue = 0n;
  if (once) for (let face = 1; face <= faces; face++) if (again(faceWorth(face))) meanValue++;
  const stands = once ? BigInt(faces) + meanValue : 1n;
  const outcomes = faceOutcomes(spec, (value) => (again(value) ? meanValue : stands));
  return buildWays(outcomes, sumWays(outcomes));
}
