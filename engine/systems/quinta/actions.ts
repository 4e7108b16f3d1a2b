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
import type { Event } from './events.ts';
import { dash, disengage, dodge, help } from './rules/actions.ts';
import { attack } from './rules/attack.ts';
import type { QuintaCtx } from './rules/checks.ts';
import { check, improvise, save, study } from './rules/d20-tests.ts';
import { revive } from './rules/death.ts';
import { moveDoor } from './rules/doors.ts';
import { beginFight, endFight, join } from './rules/fight.ts';
import { leave } from './rules/flee.ts';
import { place, push } from './rules/forced-movement.ts';
import { hurt, setDeathSaves, setMaximum, setScore } from './rules/gm-changes.ts';
import { escapeGrip, grapple, release, shove } from './rules/grapple.ts';
import { burn, choke, fall, putOut } from './rules/hazards.ts';
import { grantTemporary, heal } from './rules/healing.ts';
import { hide } from './rules/hide.ts';
import { inflict } from './rules/inflict.ts';
import { jump } from './rules/jump.ts';
import { worldAsNoticed } from './rules/lurking.ts';
import { dismount, mount } from './rules/mounted.ts';
import { move } from './rules/move.ts';
import { breakThing, interact, speak, utilize } from './rules/objects.ts';
import { dropProne, stand } from './rules/posture.ts';
import { endDay } from './rules/rations.ts';
import { declareReady } from './rules/ready-action.ts';
import { rest } from './rules/rest.ts';
import { search } from './rules/search.ts';
import { influence, setAttitude } from './rules/social.ts';
import { setCover, setLight, weigh } from './rules/surroundings.ts';
import { time } from './rules/time.ts';
import { march, pace, travel, vehicle } from './rules/travel.ts';
import { trigger } from './rules/trigger.ts';
import { advance, endTurn } from './rules/turn.ts';
import { unlikelyOffers } from './rules/unlikely-offers.ts';
import { use } from './rules/use-feature.ts';
import type { World } from './state.ts';

/** Offered before `ready`. */
const OFFERED_FIRST = [
  attack,
  use,
  grapple,
  shove,
  escapeGrip,
  release,
  move,
  jump,
  stand,
  dropProne,
  dash,
  disengage,
  dodge,
  help,
  moveDoor,
] as const;

/** Offered after `ready`. */
const OFFERED_LATER = [
  mount,
  dismount,
  endTurn,
  beginFight,
  join,
  leave,
  trigger,
  place,
  push,
  endFight,
  hurt,
  heal,
  grantTemporary,
  revive,
  inflict,
  setScore,
  setMaximum,
  setCover,
  setLight,
  setDeathSaves,
  check,
  save,
  search,
  study,
  hide,
  setAttitude,
  influence,
  improvise,
  utilize,
  speak,
  putOut,
  breakThing,
  interact,
  fall,
  burn,
  choke,
  weigh,
  pace,
  travel,
  vehicle,
  march,
  rest,
  endDay,
  time,
] as const;

const ready = declareReady([...OFFERED_FIRST, ...OFFERED_LATER].map(({ type }) => type));

/** All actions of this system, in the order in which they are offered. */
const ACTIONS = [...OFFERED_FIRST, ready, ...OFFERED_LATER] as const;

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
