import { type AnyAction, type AnyEvent, type AnyWorld, defaultAnswer, type System } from '@arbitro/kernel';
import { formatFraction, oddsOf } from '@arbitro/odds';
import { expect, test } from 'vitest';

/** Name, situation, action. */
type Row<World, Action> = readonly [name: string, world: World, action: Action];

/** Registers tests that the computed odds of a system (`rollOff`, `worldForOdds`) equal those of playing every path. */
export function testComputedOdds<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  rows: readonly Row<World, Action>[],
): void {
  const { refuses, resolve, apply, summarize: result } = system;
  for (const [name, world, action] of rows)
    test(name, () => {
      const played = formatChances({ refuses, resolve, apply, summarize: result }, world, action);
      expect(Object.keys(played)).not.toEqual([]);
      expect(formatChances(system, world, action)).toEqual(played);
    });
}

const MAX_PATHS = 1_000_000;

function formatChances<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Parameters<typeof oddsOf<World, Action, Event>>[0],
  world: World,
  action: Action,
): Readonly<Record<string, string>> {
  const odds = oddsOf(system, world, action, {
    decide: ({ question }) => defaultAnswer(question),
    maxPaths: MAX_PATHS,
  });
  if (odds.kind !== 'odds') throw new Error(`there are no odds: ${odds.kind}`);
  return Object.fromEntries([...odds.chances].map(([fact, chance]) => [fact, formatFraction(chance)]));
}
