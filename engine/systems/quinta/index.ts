import { addStatements } from '@arbitro/kernel';
import { importPublished } from './imports/published.ts';
import { PRESETS } from './odds/presets.ts';
import { quinta as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** One d20 against a number: talk, exploration, and fights in rounds of six seconds on a grid. */
export const quinta = addStatements(
  { ...played, presets: PRESETS, imports: { '5e': importPublished } },
  STATEMENTS,
);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Scene, Sheet, World } from './state.ts';
