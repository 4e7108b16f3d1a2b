import type { Answer, AnyAction, AnyEvent, AnyWorld, Decider, Json, System } from '@arbitro/kernel';
import {
  decideByLabel,
  equals,
  formatFraction,
  mean,
  type Odds,
  oddsOfAnswer,
  parseFraction,
  ZERO,
} from '@arbitro/odds';
import { test } from 'vitest';
import { deepFreeze } from './freeze.ts';

/** How people decide: their answers by label (`{ defence: 'parry' }`), or a function. */
export type Decisions<World> = Decider<World> | Readonly<Record<string, Json>>;

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

type GoldenSystem<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'summarize'
>;

/** Registers canonical situations and their exact odds as tests: any wrong rule changes a number. */
export function testGoldenOdds<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: GoldenSystem<World, Action, Event>,
  rows: readonly GoldenRow<World, Action>[],
): void {
  for (const row of rows) test(`${row[0]}: ${row[3]} ${row[4]}`, () => checkGolden(system, row));
}

export function checkGolden<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: GoldenSystem<World, Action, Event>,
  [, world, action, fact, chance, decisions = {}, input = []]: GoldenRow<World, Action>,
): void {
  const decide = typeof decisions === 'function' ? decisions : decideByLabel<World>(decisions);
  const odds = oddsOfAnswer(system, deepFreeze(world), deepFreeze(action), { decide, answers: input });
  if (odds.kind === 'unfit') throw new Error(`the answers do not fit: ${JSON.stringify(input)}`);
  if (odds.kind === 'refused') throw new Error(`refused: ${JSON.stringify(odds.refusal)}`);
  if (odds.kind === 'undecided') throw new Error(`nobody decides ${JSON.stringify(odds.ask)}`);
  const expected = parseFraction(chance);
  if (!expected.ok) throw new Error(`${chance} is no fraction`);
  const actual = findMeasure(odds, fact);
  if (!equals(actual, expected.value))
    throw new Error(`${fact} is ${formatFraction(actual)}, not ${chance}. Known: ${listMeasures(odds)}`);
}

function findMeasure(odds: Odds, fact: string) {
  const amount = odds.amounts.get(fact);
  if (amount) return mean(amount);
  return fact === 'unresolved' ? odds.unresolved : (odds.chances.get(fact) ?? ZERO);
}

const listMeasures = ({ chances, amounts }: Odds): string =>
  [...[...chances].map(([fact, chance]) => `${fact} ${formatFraction(chance)}`), ...amounts.keys()].join(
    ', ',
  );
