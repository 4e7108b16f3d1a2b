import { addStatements } from '@arbitro/kernel';
import { PRESETS } from './odds/presets.ts';
import { noppa as played } from './system.ts';
import { STATEMENTS } from './text/statements.ts';

/** A Finnish game of d6 pools: zones, melees, reactions, and a countdown of actions. */
export const noppa = addStatements({ ...played, presets: PRESETS }, STATEMENTS);

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type { Creature, Scene, Sheet, World } from './state.ts';
