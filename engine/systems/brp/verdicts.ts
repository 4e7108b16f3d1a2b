import { type CreatureId, creature, refuse, type Verdict } from '@arbitro/kernel';
import { refuseBrp } from './refusals.ts';
import { isUp, type World } from './state.ts';

export function notUp(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  return isUp(one) ? undefined : refuse('cannot-act', { who, status: one.state.is });
}

export const dead = (world: World, { who }: { readonly who: CreatureId }): Verdict =>
  creature(world, who).state.is === 'dead' ? refuseBrp('is-dead', { who }) : undefined;
