import {
  type CreatureId,
  creature,
  fightOn,
  idsOf,
  type Offer,
  oneOf,
  type Refusal,
  refuse,
  repeated,
  takesPart,
  type Verdict,
} from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import { isUp, type Phase, type World } from '../state.ts';
import { due, isAble } from './acting.ts';
import { forbids } from './effects.ts';
import type { Given } from './questions.ts';

/** The creature is down, or a condition prevents it from acting. */
export function notUp(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  if (!isUp(one)) return refuse('cannot-act', { who, status: one.status });
  const [bound] = one.conditions.filter((condition) => forbids({ conditions: [condition] }, 'act'));
  return bound && refuse('cannot-act', { who, status: bound.name });
}

/** A creature in another room is out of reach. */
export function inAnotherRoom(world: World, by: CreatureId, on: CreatureId): Verdict {
  const { room } = creature(world, by);
  const isThere = room === null || creature(world, on).room === null || creature(world, on).room === room;
  return isThere ? undefined : refuseWhitebox('not-there', { who: on, room });
}

export function isDead(world: World, { who }: { readonly who: CreatureId }): Verdict {
  return creature(world, who).status === 'dead' ? refuseWhitebox('is-dead', { who }) : undefined;
}

/** Offers an action for creatures that are not dead. */
export const offersToLiving = (
  { creatures }: World,
  given: Given,
  slots: Offer['slots'] = {},
): readonly Offer[] => {
  const living = idsOf(creatures.filter(({ status }) => status !== 'dead'));
  return living.length > 0 ? [{ action: given, slots: { who: oneOf(living), ...slots } }] : [];
};

/**
 * Only players decide what their characters do.
 *
 * @rule whitebox.morale.hirelings
 * @rule whitebox.loyalty.npc-individuals
 */
export const playersOwn = (world: World, who: CreatureId): Verdict =>
  creature(world, who).kind === 'character' ? refuseWhitebox('players-own', { who }) : undefined;

export function namedTwice(who: readonly CreatureId[]): Verdict {
  const twice = repeated(who);
  return twice === undefined ? undefined : refuse('named-twice', { who: twice });
}

export function notInRoom(world: World, who: CreatureId, room: string): Verdict {
  const at = creature(world, who).room;
  return at === null || at === room ? undefined : refuseWhitebox('not-there', { who, room });
}

/**
 * A creature acts at the place of its side, in any order there unless Dexterity orders it.
 *
 * @rule whitebox.combat.side-actions
 */
export function notOnTurn(world: World, who: CreatureId): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!takesPart(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase === 'declare' || fight.phase === 'announce')
    return refuseWhitebox('not-now', { phase: fight.phase });
  const whose = due(world);
  if (whose.includes(who)) return undefined;
  return isAble(creature(world, who))
    ? refuse('not-your-turn', { who, whose: whose[0] ?? who })
    : cannotAct(world, who);
}

function cannotAct(world: World, who: CreatureId): Refusal {
  const { status, morale, conditions } = creature(world, who);
  const holding = conditions.find((condition) => forbids({ conditions: [condition] }, 'act'));
  const why = status === 'up' ? (morale === 'surrender' ? morale : (holding?.name ?? status)) : status;
  return refuse('cannot-act', { who, status: why });
}

/** Before the actions, all creatures that can choose do so, in any order. */
export function notAsked(world: World, who: CreatureId, phase: Phase): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!takesPart(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== phase) return refuseWhitebox('not-now', { phase: fight.phase });
  const waiting = due(world);
  if (waiting.includes(who)) return undefined;
  return notUp(world, who) ?? refuse('not-your-turn', { who, whose: waiting[0] ?? who });
}

export function outOfFight(world: World, who: CreatureId): Verdict {
  if (!fightOn(world)) return refuse('no-fight');
  return takesPart(world, who) ? undefined : refuse('not-in-fight', { who });
}
