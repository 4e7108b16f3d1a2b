import { relative } from 'node:path';
import { expect } from 'vitest';
import type { Point } from './contract.ts';
import { fail, isBrokenPromise, messageOf } from './promise.ts';
import { givenSeed, SEED_VARIABLE } from './seeds.ts';

/** Holds a promise; one that fails says which it is, and the command that repeats just this. */
export function holdPoint({ id, says, holds }: Point): void {
  try {
    holds();
  } catch (error) {
    const message = [
      `[${id}] ${says}`,
      messageOf(error),
      `seed: ${givenSeed() || `the usual (${SEED_VARIABLE} is not set)`}`,
      `to repeat just this: ${repeatCommand(id)}`,
    ].join('\n');
    if (isBrokenPromise(error)) fail(message, error);
    throw new Error(message, { cause: error });
  }
}

/** The command that holds one promise of the test file that is running, with the same dice. */
function repeatCommand(id: string): string {
  const seed = givenSeed() === '' ? '' : `${SEED_VARIABLE}='${givenSeed()}' `;
  const { testPath } = expect.getState();
  const file = testPath === undefined ? '' : ` ${relative(process.cwd(), testPath)}`;
  return `${seed}npm test --${file} -t '\\[${id}\\]'`;
}
