import { addStatements, type System } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { IMPORTERS } from './imports/index.ts';
import { PRESETS } from './odds/presets.ts';
import type { Options } from './options.ts';
import type { Sheet, World } from './state.ts';
import { rischio as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** An Italian home-brew system with one d20: risks, opposed risks, and combat. */
export const rischio: System<World, Action, Event, Options, Sheet, null> = addStatements(
  { ...played, presets: PRESETS, importers: IMPORTERS },
  STATEMENTS,
);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Sheet, World } from './state.ts';
