import { addStatements } from '@arbitro/kernel';
import { PRESETS } from './odds/presets.ts';
import { rischio as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** An Italian home-brew system with one d20: risks, opposed risks, and combat. */
export const rischio = addStatements({ ...played, presets: PRESETS }, STATEMENTS);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Sheet, World } from './state.ts';
