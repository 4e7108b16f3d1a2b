import { type ActionIn, collectActions, type Person, type Verdict } from '@arbitro/kernel';
import { ACTIONS } from './declarations.ts';
import type { Event } from './events.ts';
import type { WhiteboxCtx } from './rules/checks.ts';
import { dropDoors } from './rules/held-doors.ts';
import { endJoustIfDown } from './rules/joust-end.ts';
import { isUnlikelyOffer } from './rules/spell-targets.ts';
import { advance, askNewcomers } from './rules/turn.ts';
import { resolveThingNames } from './screen/resolve-thing-names.ts';
import type { World } from './state.ts';

export type Action = ActionIn<typeof ACTIONS>;
export type { Intent } from './rules/turn-actions.ts';

const collectedActions = collectActions<World, Event, Action>(ACTIONS, isUnlikelyOffer);
export const { schema: actionSchema, offers: listOffers } = collectedActions;

/** Returns why the action is not allowed, or undefined. */
export const validateAction = (world: World, action: Action): Verdict =>
  collectedActions.refuses(world, resolveThingNames(world, action));

/** Resolves the action by its rule, then advances the round to the next creature that must act. */
export function resolveAction(ctx: WhiteboxCtx, action: Action): void {
  const before = ctx.world;
  collectedActions.resolve(ctx, resolveThingNames(before, action));
  askNewcomers(ctx, before);
  advance(ctx);
  dropDoors(ctx);
  endJoustIfDown(ctx);
}

/**
 * Returns the actor of an action. An action with a modifier belongs to the Referee, whichever creature acts.
 * @rule whitebox.play.roles
 */
export function actorOf(action: Action): Person {
  if (!('by' in action) || 'modifier' in action) return partyLeader(action);
  return action.by;
}

/** The first creature of a group is the actor for all of them. */
function partyLeader(action: Action): Person {
  const together = action.type === 'go' || action.type === 'search' || action.type === 'cross';
  return together ? (action.who[0] ?? 'gm') : 'gm';
}
