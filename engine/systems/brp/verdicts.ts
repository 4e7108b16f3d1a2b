import { type CreatureId, creature, fightOn, type Refusal, refuse } from '@arbitro/kernel';
import { refuseBrp } from './refusals.ts';
import { isUp, type World } from './state.ts';

/** Why something may not be done; nothing if it may. */
export type Verdict = Refusal | undefined;

export const firstOf = <T>(things: readonly T[], verdict: (thing: T) => Verdict): Verdict => {
  for (const thing of things) {
    const refused = verdict(thing);
    if (refused) return refused;
  }
  return undefined;
};

export const repeated = <T>(things: readonly T[]): T | undefined =>
  things.find((thing, at) => things.indexOf(thing) !== at);

export function notUp(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  return isUp(one) ? undefined : refuse('cannot-act', { who, status: one.state.is });
}

export const outsideFight = (world: World): Verdict => (fightOn(world) ? refuse('fight-on') : undefined);

export const dead = (world: World, { who }: { readonly who: CreatureId }): Verdict =>
  creature(world, who).state.is === 'dead' ? refuseBrp('is-dead', { who }) : undefined;
