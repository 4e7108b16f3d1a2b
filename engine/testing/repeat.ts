import type { ContractPoint } from './contract-points.ts';
import { breakPromise, isBrokenPromise, messageOf } from './promise.ts';
import { readSeed, SEED_VARIABLE, tonightSeed } from './seeds.ts';

/** A promise to repeat, and its seed; empty for the usual one. */
export interface RepeatRequest {
  readonly id: string;
  readonly seed: string;
}

/** Checks a promise; a failure names the point and the command that repeats only it. */
export function holdPoint(
  { id, says, isNightly, holds }: ContractPoint,
  nameCommand: (request: RepeatRequest) => string,
): void {
  try {
    holds();
  } catch (error) {
    const seed = isNightly ? tonightSeed() : readSeed();
    const message = [
      `[${id}] ${says}`,
      messageOf(error),
      `seed: ${seed || `the usual (${SEED_VARIABLE} is not set)`}`,
      `to repeat just this: ${nameCommand({ id, seed })}`,
    ].join('\n');
    if (isBrokenPromise(error)) breakPromise(message, error);
    throw new Error(message, { cause: error });
  }
}
