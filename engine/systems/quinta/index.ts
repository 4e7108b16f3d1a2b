import { addStatements, type System } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { IMPORTERS } from './imports/index.ts';
import { PRESETS } from './odds/presets.ts';
import { rollOff } from './odds/roll-off.ts';
import type { Options } from './options.ts';
import { fog, knownWorldUnderFog } from './secrecy/fog.ts';
import { knownMidAction } from './secrecy/known-mid-action.ts';
import type { Scene, Sheet, World } from './state.ts';
import { quinta as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** One d20 against a number: talk, exploration, and fights in rounds of six seconds on a grid. */
export const quinta: System<World, Action, Event, Options, Sheet, Scene> = addStatements(
  // a page for play needs none of these
  {
    ...played,
    presets: PRESETS,
    importers: IMPORTERS,
    fog,
    knownMidAction,
    rollOff,
    knownWorld: knownWorldUnderFog,
  },
  STATEMENTS,
);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Scene, Sheet, World } from './state.ts';
