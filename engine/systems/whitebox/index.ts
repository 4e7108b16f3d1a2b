import { addStatements } from '@arbitro/kernel';
import { PRESETS } from './odds/presets.ts';
import { whitebox as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** Old-school fantasy: a d20 against armour class, six-sided dice for the dungeon, rounds of a minute. */
export const whitebox = addStatements({ ...played, presets: PRESETS }, STATEMENTS);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Scene, Sheet, World } from './state.ts';
