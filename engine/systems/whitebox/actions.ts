import { type ActionIn, collectActions, type Person, type Verdict } from '@arbitro/kernel';
import type { Event } from './events.ts';
import { attack } from './rules/attack.ts';
import { beginFight, join } from './rules/begin-fight.ts';
import { bind } from './rules/bind.ts';
import { announce, cast, prepare } from './rules/cast.ts';
import type { WhiteboxCtx } from './rules/checks.ts';
import { declare } from './rules/declare.ts';
import { leave } from './rules/depart.ts';
import { holdDoor, lockDoor, openDoor } from './rules/doors.ts';
import { award, treasure } from './rules/experience.ts';
import { go } from './rules/explore.ts';
import { endFightNow } from './rules/fight.ts';
import { harm } from './rules/harm.ts';
import { hazard } from './rules/hazard.ts';
import { bandage, heal, rest } from './rules/heal.ts';
import { dropDoors } from './rules/held-doors.ts';
import { detect, knowPosition } from './rules/invisibility.ts';
import { beginJoust, endJoust, tilt } from './rules/joust.ts';
import { endJoustIfDown } from './rules/joust-end.ts';
import { douse, lightUp, look, refill } from './rules/light.ts';
import { listen } from './rules/listen.ts';
import { loyalty, serve, treatment } from './rules/loyalty.ts';
import { march } from './rules/marching.ts';
import { askMorale, morale } from './rules/morale.ts';
import { move } from './rules/move.ts';
import { lightOil, throwOil } from './rules/oil.ts';
import { parley } from './rules/parley.ts';
import { ready } from './rules/ready.ts';
import { attempt, gear, inflict, mounting, setLoad } from './rules/referee-changes.ts';
import { throwSave } from './rules/save.ts';
import { byDexterity, place } from './rules/scene.ts';
import { reveal, search } from './rules/search.ts';
import { isUnlikelyOffer } from './rules/spell-targets.ts';
import { time } from './rules/time.ts';
import { cross, fall, setTrap } from './rules/traps.ts';
import { outdoors, travel } from './rules/travel.ts';
import { advance, askNewcomers, other, pass } from './rules/turn.ts';
import { resolveThingNames } from './screen/resolve-thing-names.ts';
import type { World } from './state.ts';

/** All actions of this system, in the order of offers. */
const ACTIONS = [
  endFightNow,
  place,
  join,
  byDexterity,
  knowPosition,
  detect,
  attack,
  cast,
  prepare,
  throwOil,
  lightOil,
  bind,
  beginFight,
  time,
  travel,
  rest,
  outdoors,
  lockDoor,
  reveal,
  march,
  go,
  openDoor,
  ready,
  other,
  move,
  pass,
  leave,
  declare,
  announce,
  holdDoor,
  listen,
  search,
  setTrap,
  cross,
  bandage,
  lightUp,
  douse,
  refill,
  look,
  gear,
  parley,
  attempt,
  hazard,
  throwSave,
  fall,
  harm,
  heal,
  inflict,
  setLoad,
  mounting,
  morale,
  askMorale,
  loyalty,
  treatment,
  serve,
  treasure,
  award,
  beginJoust,
  tilt,
  endJoust,
] as const;

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
