import {
  type CreatureId,
  findDuplicate,
  findFight,
  getCreature,
  idsOf,
  isParticipant,
  type Offer,
  oneOf,
  type Refusal,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import { isUp, type Phase, type World } from '../state.ts';
import { creaturesToAct, isAbleToAct } from './acting.ts';
import { forbids } from './effects.ts';
import type { OfferedAction } from './questions.ts';

/** The creature is down, or a condition prevents it from acting. */
export function notUp(world: World, who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  if (!isUp(creature)) return refuse('cannot-act', { who, status: creature.status });
  const [bound] = creature.conditions.filter((condition) => forbids({ conditions: [condition] }, 'act'));
  return bound && refuse('cannot-act', { who, status: bound.name });
}

/** A creature in another room is out of reach. */
export function isInOtherRoom(world: World, by: CreatureId, on: CreatureId): Verdict {
  const { room } = getCreature(world, by);
  const isThere =
    room === null || getCreature(world, on).room === null || getCreature(world, on).room === room;
  return isThere ? undefined : refuseWhitebox('not-there', { who: on, room });
}

export function notAlive(world: World, { who }: { readonly who: CreatureId }): Verdict {
  return getCreature(world, who).status === 'dead' ? refuseWhitebox('is-dead', { who }) : undefined;
}

/** Offers an action for creatures that are not dead. */
export const offersToLiving = (
  { creatures }: World,
  input: OfferedAction,
  slots: Offer['slots'] = {},
): readonly Offer[] => {
  const living = idsOf(creatures.filter(({ status }) => status !== 'dead'));
  return living.length > 0 ? [{ action: input, slots: { who: oneOf(living), ...slots } }] : [];
};

/**
 * Only players decide what their characters do.
 * @rule whitebox.morale.hirelings @rule whitebox.loyalty.npc-individuals
 */
export const isPlayerCharacter = (world: World, who: CreatureId): Verdict =>
  getCreature(world, who).kind === 'character' ? refuseWhitebox('players-own', { who }) : undefined;

export function isNamedTwice(who: readonly CreatureId[]): Verdict {
  const twice = findDuplicate(who);
  return twice === undefined ? undefined : refuse('named-twice', { who: twice });
}

export function notInRoom(world: World, who: CreatureId, room: string): Verdict {
  const at = getCreature(world, who).room;
  return at === null || at === room ? undefined : refuseWhitebox('not-there', { who, room });
}

/**
 * A creature acts at the place of its side, in any order there unless Dexterity orders it.
 * @rule whitebox.combat.side-actions
 */
export function notOnTurn(world: World, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight) return refuse('no-fight');
  if (!isParticipant(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase === 'declare' || fight.phase === 'announce')
    return refuseWhitebox('not-now', { phase: fight.phase });
  const whose = creaturesToAct(world);
  if (whose.includes(who)) return undefined;
  return isAbleToAct(getCreature(world, who))
    ? refuse('not-your-turn', { who, whose: whose[0] ?? who })
    : cannotAct(world, who);
}

function cannotAct(world: World, who: CreatureId): Refusal {
  const { status, morale, conditions } = getCreature(world, who);
  const holding = conditions.find((condition) => forbids({ conditions: [condition] }, 'act'));
  const why = status === 'up' ? (morale === 'surrender' ? morale : (holding?.name ?? status)) : status;
  return refuse('cannot-act', { who, status: why });
}

/** Before the actions, all creatures that can choose do so, in any order. */
export function isNotAsked(world: World, who: CreatureId, phase: Phase): Verdict {
  const fight = findFight(world);
  if (!fight) return refuse('no-fight');
  if (!isParticipant(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase !== phase) return refuseWhitebox('not-now', { phase: fight.phase });
  const waiting = creaturesToAct(world);
  if (waiting.includes(who)) return undefined;
  return notUp(world, who) ?? refuse('not-your-turn', { who, whose: waiting[0] ?? who });
}

export function isOutOfFight(world: World, who: CreatureId): Verdict {
  if (!findFight(world)) return refuse('no-fight');
  return isParticipant(world, who) ? undefined : refuse('not-in-fight', { who });
}
