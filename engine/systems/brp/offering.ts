import { type Offer, offering } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { World } from './state.ts';

export type Given = Offer['action'];

export const { allows, offered, forWhom, onOneOf } = offering<World, Action>(refuses);
