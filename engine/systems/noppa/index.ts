import { addStatements, type System } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { IMPORTERS } from './imports/index.ts';
import { PRESETS } from './odds/presets.ts';
import type { Options } from './options.ts';
import type { Scene, Sheet, World } from './state.ts';
import { noppa as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** A Finnish game of d6 pools: zones, melees, reactions, and a countdown of actions. */
export const noppa: System<World, Action, Event, Options, Sheet, Scene> = addStatements(
  { ...played, presets: PRESETS, importers: IMPORTERS },
  STATEMENTS,
);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Scene, Sheet, World } from './state.ts';
