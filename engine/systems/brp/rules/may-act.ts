import {
  type CreatureId,
  createOfferBuilder,
  getCreature,
  isParticipant,
  refuse,
  requireFight,
  type Verdict,
} from '@arbitro/kernel';
import { refuseBrp } from '../refusals.ts';
import { isUp, type World } from '../state.ts';
import type { Characteristic } from './tables.ts';

export function notUp(world: World, who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  return isUp(creature) ? undefined : refuse('cannot-act', { who, status: creature.state.is });
}

export const notAlive = (world: World, who: CreatureId): Verdict =>
  getCreature(world, who).state.is === 'dead' ? refuseBrp('is-dead', { who }) : undefined;

export const notInFight = (world: World, who: CreatureId): Verdict =>
  requireFight(world) ?? (isParticipant(world, who) ? undefined : refuse('not-in-fight', { who }));

export const lacksCharacteristic = (
  world: World,
  who: CreatureId,
  characteristic: Characteristic,
): Verdict =>
  getCreature(world, who).characteristics[characteristic]
    ? undefined
    : refuseBrp('no-characteristic', { who, characteristic });

/** Offers an action for any creature that is not dead. */
export const { forWhom: offerForLiving } = createOfferBuilder(
  (world: World, { who }: { readonly who: CreatureId }) => notAlive(world, who),
);
