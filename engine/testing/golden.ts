import type { Answer, AnyAction, AnyEvent, AnyWorld, Decide, Json, System } from '@arbitro/kernel';
import {
  equals,
  fixed,
  mean,
  type Odds,
  oddsOfAnswer,
  parseFraction,
  showFraction,
  ZERO,
} from '@arbitro/odds';
import { test } from 'vitest';
import { deepFreeze } from './freeze.ts';

/** How people decide: their answers by label (`{ defence: 'parry' }`), or a function. */
export type Decisions<World> = Decide<World> | Readonly<Record<string, Json>>;

/**
 * Name, situation, action, fact (`hit:orso`) or amount (`damage:orso`, its mean), exact chance, decisions, answers so
 * far.
 */
export type GoldenRow<World, Action> = readonly [
  name: string,
  world: World,
  action: Action,
  fact: string,
  chance: string,
  decisions?: Decisions<World>,
  given?: readonly Answer[],
];

type Solved<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'result'
>;

/** Registers canonical situations and their exact odds as tests: any wrong rule changes a number. */
export function golden<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  rows: readonly GoldenRow<World, Action>[],
): void {
  for (const row of rows) test(`${row[0]}: ${row[3]} ${row[4]}`, () => checkGolden(system, row));
}

export function checkGolden<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  [, world, action, fact, chance, decisions = {}, given = []]: GoldenRow<World, Action>,
): void {
  const decide = typeof decisions === 'function' ? decisions : fixed<World>(decisions);
  const odds = oddsOfAnswer(system, deepFreeze(world), deepFreeze(action), { decide, given });
  if (odds.is === 'unfit') throw new Error(`the answers do not fit: ${JSON.stringify(given)}`);
  if (odds.is === 'refused') throw new Error(`refused: ${JSON.stringify(odds.refusal)}`);
  if (odds.is === 'undecided') throw new Error(`nobody decides ${JSON.stringify(odds.ask)}`);
  const expected = parseFraction(chance);
  if (!expected.ok) throw new Error(`${chance} is no fraction`);
  const actual = measured(odds, fact);
  if (!equals(actual, expected.value))
    throw new Error(`${fact} is ${showFraction(actual)}, not ${chance}. Known: ${known(odds)}`);
}

function measured(odds: Odds, fact: string) {
  const amount = odds.amounts.get(fact);
  if (amount) return mean(amount);
  return fact === 'unresolved' ? odds.unresolved : (odds.chances.get(fact) ?? ZERO);
}

const known = ({ chances, amounts }: Odds): string =>
  [...[...chances].map(([fact, chance]) => `${fact} ${showFraction(chance)}`), ...amounts.keys()].join(', ');
