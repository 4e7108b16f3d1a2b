import type { Die, Outcome, Ways } from './dice.ts';
import { RE_ROLLS_AT_MOST } from './limits.ts';
import { clamped, facesOn, type PoolSpec, rerolls, worth } from './pool-spec.ts';
import { merged, waysOf } from './ways.ts';

/** Receives each face as it falls; the same throw serves play and the record for display. */
export interface Watch {
  rerolled(value: number): void;
  /** `chain` is the die it counts towards: its own, unless the dice compound. */
  thrown(value: number, chain: number): void;
  exploded(chain: number): void;
}

export type Settle = (die: Die, watch: Watch | undefined) => number;

/** Creates the throw of one die, re-rolled until its face counts. */
export function settleOf(spec: PoolSpec): Settle {
  const faces = facesOn(spec.sides);
  const faceWorth = worth(spec.sides);
  const clamps = spec.min !== undefined || spec.max !== undefined;
  if (!spec.reroll && !clamps) {
    return typeof spec.sides === 'number' ? (die) => die(faces) : (die) => faceWorth(die(faces));
  }
  const again = rerolls(spec);
  const most = spec.reroll?.once ? 1 : RE_ROLLS_AT_MOST;
  return (die, watch) => {
    let value = faceWorth(die(faces));
    for (let times = 0; again(value); times++) {
      if (times === most) {
        if (spec.reroll?.once) break;
        throw new Error(`a die was re-rolled ${most} times: these dice are not fair`);
      }
      watch?.rerolled(value);
      value = faceWorth(die(faces));
    }
    return clamps ? clamped(spec, value) : value;
  };
}

function faceOutcomes(spec: PoolSpec, weigh: (value: number) => bigint): readonly Outcome<number>[] {
  const faceWorth = worth(spec.sides);
  const outcomes: Outcome<number>[] = [];
  for (let face = 1; face <= facesOn(spec.sides); face++) {
    const value = faceWorth(face);
    const ways = weigh(value);
    if (ways > 0n) outcomes.push({ value: clamped(spec, value), ways });
  }
  return merged(outcomes);
}

const sumOf = (outcomes: readonly Outcome<number>[]): bigint =>
  outcomes.reduce((sum, { ways }) => sum + ways, 0n);

/**
 * Returns the exact distribution of `createDieThrow`. Dice re-rolled without limit show each remaining face equally
 * often.
 */
export function settledWays(spec: PoolSpec): Ways<number> {
  const again = rerolls(spec);
  const once = spec.reroll?.once === true;
  const faces = facesOn(spec.sides);
  const faceWorth = worth(spec.sides);
  let meant = 0n;
  if (once) for (let face = 1; face <= faces; face++) if (again(faceWorth(face))) meant++;
  const stands = once ? BigInt(faces) + meant : 1n;
  const outcomes = faceOutcomes(spec, (value) => (again(value) ? meant : stands));
  return waysOf(outcomes, sumOf(outcomes));
}
