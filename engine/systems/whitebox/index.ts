import { addStatements, type System } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Sheet } from './creature.ts';
import type { Event } from './events.ts';
import { IMPORTERS } from './imports/index.ts';
import { PRESETS } from './odds/presets.ts';
import type { Options } from './options.ts';
import type { Scene, World } from './state.ts';
import { whitebox as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** Old-school fantasy: a d20 against armour class, six-sided dice for the dungeon, rounds of a minute. */
export const whitebox: System<World, Action, Event, Options, Sheet, Scene> = addStatements(
  { ...played, presets: PRESETS, importers: IMPORTERS },
  STATEMENTS,
);

export type { Action } from './actions.ts';
export type { Creature, Sheet } from './creature.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Scene, World } from './state.ts';
