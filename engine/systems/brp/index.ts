import { addStatements } from '@arbitro/kernel';
import { PRESETS } from './odds/presets.ts';
import { brp as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** A percentile skill system: from character creation to healing, with rounds of twelve seconds. */
export const brp = addStatements({ ...played, presets: PRESETS }, STATEMENTS);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Scene, Sheet, World } from './state.ts';
