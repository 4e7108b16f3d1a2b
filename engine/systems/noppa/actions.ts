import { type ActionIn, collectActions, type Person } from '@arbitro/kernel';
import type { Event } from './events.ts';
import { attack } from './rules/attack.ts';
import { check, hazard } from './rules/check.ts';
import type { NoppaCtx } from './rules/checks.ts';
import { bring, create } from './rules/create.ts';
import { beginFight, endFight, endScene, join } from './rules/fight.ts';
import { changeGear, drop, take } from './rules/gear.ts';
import { bind, fall, inflict } from './rules/gm-harm.ts';
import { say, setRereads, takeBack } from './rules/gm-remarks.ts';
import { goOff, setOffByWord } from './rules/go-off.ts';
import { learn, setAttribute } from './rules/growth.ts';
import { initiative } from './rules/initiative.ts';
import { leave, move } from './rules/move.ts';
import { breakReadiness, ready } from './rules/ready.ts';
import { recover } from './rules/recover.ts';
import { milestone, restore } from './rules/restore.ts';
import { cast } from './rules/spell.ts';
import { isUnlikelyOffer } from './rules/targets.ts';
import { act, advance, delay, pass } from './rules/turn.ts';
import type { World } from './state.ts';

/** All actions of this system; offers come in this order. */
const ACTIONS = [
  initiative,
  attack,
  cast,
  move,
  ready,
  goOff,
  act,
  pass,
  delay,
  recover,
  leave,
  beginFight,
  endFight,
  endScene,
  milestone,
  join,
  fall,
  breakReadiness,
  setOffByWord,
  hazard,
  say,
  check,
  changeGear,
  drop,
  takeBack,
  setRereads,
  restore,
  inflict,
  bind,
  setAttribute,
  learn,
  take,
  create,
  bring,
] as const;

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
