import type { AnyAction, AnyEvent, SmallSheet, SmallWorld, System } from '@arbitro/kernel';
import { testSystemContract } from './contract.ts';
import { buildContractInput } from './contract-input.ts';

/** Registers the contract suite for a game of one file: its own encounters are the situations to start from. */
export function testSmallGame<
  World extends SmallWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
  Options,
>(system: System<World, Action, Event, Options, SmallSheet, null>): void {
  const whole = system as unknown as System;
  testSystemContract(whole, buildContractInput(whole).input);
}
