import { type ActionIn, collectActions, type Person } from '@arbitro/kernel';
import { ACTIONS } from './declarations.ts';
import type { Event } from './events.ts';
import { isUnlikelyOffer } from './rules/targets.ts';
import type { World } from './state.ts';

export type Action = ActionIn<typeof ACTIONS>;

export const {
  schema: actionSchema,
  resolve: resolveAction,
  refuses: validateAction,
  offers: listOffers,
} = collectActions<World, Event, Action>(ACTIONS, isUnlikelyOffer);

/** Returns who performs the action: the creature in `by`, otherwise the game master. */
export const actorOf = (action: Action): Person => ('by' in action ? action.by : 'gm');
