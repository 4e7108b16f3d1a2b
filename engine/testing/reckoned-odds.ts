import { type AnyAction, type AnyEvent, type AnyWorld, firstFit, type System } from '@arbitro/kernel';
import { oddsOf, showFraction } from '@arbitro/odds';
import { expect, test } from 'vitest';

/** Name, situation, action. */
type Row<World, Action> = readonly [name: string, world: World, action: Action];

/** Registers tests that the computed odds of a system (`rollOff`, `worldForOdds`) equal those of playing every path. */
export function reckonedOdds<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  rows: readonly Row<World, Action>[],
): void {
  const { refuses, resolve, apply, result } = system;
  for (const [name, world, action] of rows)
    test(name, () => {
      const played = chancesOf({ refuses, resolve, apply, result }, world, action);
      expect(Object.keys(played)).not.toEqual([]);
      expect(chancesOf(system, world, action)).toEqual(played);
    });
}

const MANY = 1_000_000;

function chancesOf<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Parameters<typeof oddsOf<World, Action, Event>>[0],
  world: World,
  action: Action,
): Readonly<Record<string, string>> {
  const odds = oddsOf(system, world, action, {
    decide: ({ question }) => firstFit(question),
    maxPaths: MANY,
  });
  if (odds.is !== 'odds') throw new Error(`there are no odds: ${odds.is}`);
  return Object.fromEntries([...odds.chances].map(([fact, chance]) => [fact, showFraction(chance)]));
}
