import { type CreatureId, creature, type Policy } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Creature, World } from '../state.ts';
import { plainAnswer } from './policy-answers.ts';
import {
  allowed,
  approach,
  bestAttack,
  blast,
  firstAttack,
  goalOf,
  mend,
  moverOf,
  rescue,
  seek,
} from './policy-plans.ts';

/** Attacks the first foe in reach with the first usable feature, and walks up to it. */
export const plain: Policy<World, Action> = {
  act: (world, who) =>
    firstAttack(world, creature(world, who)) ?? walk(world, who) ?? { type: 'end-turn', by: who },
  answer: plainAnswer,
};

/**
 * Rescues dying friends near by, attacks the weakest foe in reach, shoots from afar, and dashes to where it can attack.
 */
export const sensible: Policy<World, Action> = {
  act: (world, who) => {
    const one = creature(world, who);
    return (
      rise(world, one) ??
      rescue(world, one) ??
      mend(world, one) ??
      blast(world, one) ??
      bestAttack(world, one) ??
      walk(world, who) ??
      seek(world, one) ??
      hurry(world, one) ?? { type: 'end-turn', by: who }
    );
  },
  answer: plainAnswer,
};

const rise = (world: World, { id: by }: Creature): Action | undefined =>
  allowed(world, { type: 'stand', by });

/** Walks only if an action is left on arrival or a Dash was taken. Dismounts from a mount that it does not control. */
function walk(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  const mover = moverOf(world, one);
  const { action, attacks } = one.budget;
  if (!action && mover.budget.dashes === 0 && !attacks.some(({ left }) => left > 0)) return undefined;
  return mover.rides === null ? approach(world, who) : dismount(world, one);
}

const dismount = (world: World, { id: by }: Creature): Action | undefined =>
  allowed(world, { type: 'dismount', by });

/** If no foe can be reached, dashes; if no path leads to a foe, dodges. */
function hurry(world: World, one: Creature): Action | undefined {
  const dash = allowed(world, { type: 'dash', by: moverOf(world, one).id });
  const far = dash && goalOf(world, one.id)?.from;
  return far ? dash : allowed(world, { type: 'dodge', by: one.id });
}
