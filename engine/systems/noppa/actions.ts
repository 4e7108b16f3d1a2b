import { type ActionIn, collectActions, type Person } from '@arbitro/kernel';
import { ACTIONS } from './declarations.ts';
import type { Event } from './events.ts';
import type { NoppaCtx } from './rules/checks.ts';
import { isUnlikelyOffer } from './rules/targets.ts';
import { advance } from './rules/turn.ts';
import type { World } from './state.ts';

export type Action = ActionIn<typeof ACTIONS>;

const collectedActions = collectActions<World, Event, Action>(ACTIONS, isUnlikelyOffer);
export const { schema: actionSchema, refuses: validateAction, offers: listOffers } = collectedActions;

/** Resolves the action by its rule, then advances the countdown to the next creature that must act. */
export function resolveAction(ctx: NoppaCtx, action: Action): void {
  collectedActions.resolve(ctx, action);
  advance(ctx);
}

/**
 * Returns who performs the action. What a creature finds, what a check requires and whether an attack is a surprise are
 * for the game master to say, even if a creature acts.
 */
export function actorOf(action: Action): Person {
  if (action.type === 'take') return 'gm';
  if (action.type === 'check' && (action.tn !== undefined || action.bonus !== undefined)) return 'gm';
  if (action.type === 'attack' && action.surprise === true) return 'gm';
  return 'by' in action && typeof action.by === 'string' ? action.by : 'gm';
}
