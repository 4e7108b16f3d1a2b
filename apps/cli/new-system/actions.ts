import { type ActionIn, collectActions, type Person } from '@arbitro/kernel';
import type { Event } from './events.ts';
import { attack } from './rules/attack.ts';
import { check } from './rules/check.ts';
import { beginFight, endFight, pass } from './rules/turn.ts';
import type { World } from './state.ts';

/** All actions; their buttons appear in this order. */
const ACTIONS = [attack, pass, check, beginFight, endFight] as const;

export type Action = ActionIn<typeof ACTIONS>;

export const {
  schema: actionSchema,
  resolve: resolveAction,
  refuses: validateAction,
  offers: listOffers,
} = collectActions<World, Event, Action>(ACTIONS);

/** Returns who does an action: the game master, if it has no `by`. */
export const actorOf = (action: Action): Person => ('by' in action ? action.by : 'gm');
