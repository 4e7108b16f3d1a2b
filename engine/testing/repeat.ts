import { relative } from 'node:path';
import { expect } from 'vitest';
import type { ContractPoint } from './contract.ts';
import { breakPromise, isBrokenPromise, messageOf } from './promise.ts';
import { readSeed, SEED_VARIABLE, tonightSeed } from './seeds.ts';

/** Checks a promise; a failure names the point and the command that repeats only it. */
export function holdPoint({ id, says, isNightly, holds }: ContractPoint): void {
  try {
    holds();
  } catch (error) {
    const seed = isNightly ? tonightSeed() : readSeed();
    const message = [
      `[${id}] ${says}`,
      messageOf(error),
      `seed: ${seed || `the usual (${SEED_VARIABLE} is not set)`}`,
      `to repeat just this: ${repeatCommand(id, seed)}`,
    ].join('\n');
    if (isBrokenPromise(error)) breakPromise(message, error);
    throw new Error(message, { cause: error });
  }
}

/** The command that repeats one promise of the current test file, with the same dice. */
function repeatCommand(id: string, seed: string): string {
  const variable = seed === '' ? '' : `${SEED_VARIABLE}='${seed}' `;
  const { testPath } = expect.getState();
  const file = testPath === undefined ? '' : ` ${relative(process.cwd(), testPath)}`;
  return `${variable}npm test --${file} -t '\\[${id}\\]'`;
}
