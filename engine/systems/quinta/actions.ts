import {
  type ActionIn,
  buildCreatureParts,
  collectActions,
  findCreature,
  joinParts,
  mayActFor,
  type Offer,
  type Person,
  type Refusal,
  type Viewer,
} from '@arbitro/kernel';
import { ACTIONS } from './declarations.ts';
import type { Event } from './events.ts';
import type { QuintaCtx } from './rules/checks.ts';
import { worldAsNoticed } from './rules/lurking.ts';
import { advance } from './rules/turn.ts';
import { unlikelyOffers } from './rules/unlikely-offers.ts';
import type { World } from './state.ts';

export type Action = ActionIn<typeof ACTIONS>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const collectedActions = collectActions<World, Event, Action>(ACTIONS);
export const { schema: actionSchema } = collectedActions;

/** Resolves the action by its rule, then advances the fight to the next creature that can act. */
export function resolveAction(ctx: QuintaCtx, action: Action): void {
  collectedActions.resolve(ctx, action);
  advance(ctx);
}

/**
 * Returns why the action is refused, using only what its actor knows, or undefined.
 * @rule quinta.attack.unseen-target
 */
export function validateAction(world: World, action: Action): Refusal | undefined {
  const creature = findCreature(world, actorOf(action));
  return collectedActions.refuses(creature ? worldAsNoticed(world, creature) : world, action);
}

/** Returns the actions open to the viewer, each with its unfilled slots. Unlikely actions come last. */
export function listOffers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = [
    ...buildCreatureParts(own, (creature) =>
      collectedActions.ownOffers(worldAsNoticed(world, creature), creature),
    ),
    ...(viewer.role === 'gm' ? collectedActions.gmParts(world) : []),
    ...buildCreatureParts(own, (creature) => unlikelyOffers(worldAsNoticed(world, creature), creature)),
  ];
  return joinParts(parts, of);
}

/** Fields that only the game master may set in a creature's action. */
const GM_ONLY_FIELDS: ReadonlySet<string> = new Set([
  'dc',
  'mode',
  'bonus',
  'cover',
  'distance',
  'disposition',
  'allowed',
  'spot',
  'difficult',
  'leaves',
]);

/**
 * Returns who performs the action. An action that sets a difficulty, a circumstance or cover belongs to the game
 * master.
 */
export function actorOf(action: Action): Person {
  if (action.type === 'cover' || action.type === 'condition') return 'gm';
  if (action.type === 'ready' && hasGmOnlyField(action.act)) return 'gm';
  if (!('by' in action) || typeof action.by !== 'string') return 'gm';
  return hasGmOnlyField(action) ? 'gm' : action.by;
}

function hasGmOnlyField(said: object): boolean {
  for (const field in said)
    if (GM_ONLY_FIELDS.has(field) && said[field as keyof typeof said] !== undefined) return true;
  return false;
}
