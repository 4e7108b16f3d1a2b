import { relative } from 'node:path';
import type { AnyAction, AnyEvent, AnyWorld, System } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { type ContractInput, listContractPoints } from './contract-points.ts';
import { holdPoint, type RepeatRequest } from './repeat.ts';
import { SEED_VARIABLE } from './seeds.ts';

/** Registers the contract suite, which every system must pass. */
export function testSystemContract<
  World extends AnyWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
  Options,
  Sheet,
  Scene,
>(
  system: System<World, Action, Event, Options, Sheet, Scene>,
  input: ContractInput<NoInfer<World>, NoInfer<Options>>,
): void {
  describe(`the contract of ${system.id}`, () => {
    for (const point of listContractPoints(system as unknown as System, input as ContractInput<AnyWorld>))
      test(`[${point.id}] ${point.says}`, { timeout: 900_000 }, () => holdPoint(point, nameTestCommand));
  });
}

/** The command that repeats one promise of the current test file, with the same dice. */
export function nameTestCommand({ id, seed }: RepeatRequest): string {
  const variable = seed === '' ? '' : `${SEED_VARIABLE}='${seed}' `;
  const { testPath } = expect.getState();
  const file = testPath === undefined ? '' : ` ${relative(process.cwd(), testPath)}`;
  return `${variable}npm test --${file} -t '\\[${id}\\]'`;
}
