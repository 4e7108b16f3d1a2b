import {
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  act,
  createScriptedOracle,
  type Fields,
  type Json,
  type RunResult,
  type System,
} from '@arbitro/kernel';
import { askToFields, findDifferences, worldToFields } from '@arbitro/scenario';
import { test } from 'vitest';
import { deepFreeze } from './freeze.ts';
import type { PartOf } from './part-of.ts';

/** The part of a system that resolves an action. */
type ExampleSystem<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply'
>;

/** A worked example of the book: the situation, the action, the dice and decisions, and the result. */
export interface Example<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> {
  readonly system: ExampleSystem<World, Action, Event>;
  readonly given: World;
  readonly when: Action;
  /** Faces and choices in the order they are asked. All must be used. */
  readonly answers?: readonly Json[];
  /** All events in order; any part of each. */
  readonly then?: readonly PartOf<Event>[];
  /** Any part of the resulting world, creatures by id: `{ creatures: { orso: { hp: 7 } } }`. */
  readonly world?: Fields;
  /** The code of the expected refusal. */
  readonly refused?: string;
  /** What is asked when the answers run out: `{ label, who, options }`. */
  readonly asks?: Fields;
}

/** Registers a worked example as a test. */
export function testExample<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  name: string,
  example: Example<World, Action, Event>,
): void {
  test(name, () => checkExample(example));
}

export function checkExample<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  example: Example<World, Action, Event>,
): void {
  const { system, given, when, answers = [] } = example;
  const oracle = createScriptedOracle(answers.map((value) => ({ value })));
  const step = act(system, deepFreeze(given), deepFreeze(when), oracle);
  checkEnd(example, step);
  // the last answer may be the refused one, or have begun a roll that waits for more dice
  const spent = step.kind === 'done' ? oracle.used : oracle.used + 1;
  if (spent < answers.length) throw new Error(`not asked for: ${formatValue(answers.slice(oracle.used))}`);
  if (step.kind === 'refused') return;
  if (example.then) checkEqual('the events', example.then as unknown as Json, step.events as unknown as Json);
  if (example.world) checkEqual('the world', example.world, worldToFields(step.world));
}

function checkEnd<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  { refused, asks }: Example<World, Action, Event>,
  step: RunResult<World, Event>,
): void {
  if (step.kind === 'refused') {
    if (refused !== step.refusal.code) throw new Error(`refused: ${formatValue(step.refusal)}`);
  } else if (refused !== undefined) throw new Error(`not refused (${refused}): ${formatValue(step.events)}`);
  else if (step.kind === 'paused') {
    if (!asks) throw new Error(`the answers ran out: ${formatValue(step.ask)}`);
    checkEqual('the question', asks, askToFields(step.ask));
  } else if (asks) throw new Error(`nothing more is asked: ${formatValue(step.events)}`);
}

function checkEqual(what: string, expected: Json, actual: Json): void {
  const wrong = findDifferences(expected, actual);
  if (wrong.length === 0) return;
  const lines = wrong.map(
    (difference) =>
      `  ${difference.path || '·'}: ${formatValue(difference.expected)}, not ${formatValue(difference.actual)}`,
  );
  throw new Error([`${what} should be otherwise:`, ...lines, `  in ${formatValue(actual)}`].join('\n'));
}

const formatValue = (value: unknown): string => JSON.stringify(value);
