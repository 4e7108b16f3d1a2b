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

/** Strikes the first foe it can with the first thing at hand, and walks up to it. */
export const plain: Policy<World, Action> = {
  act: (world, who) =>
    firstAttack(world, creature(world, who)) ?? walk(world, who) ?? { type: 'end-turn', by: who },
  answer: plainAnswer,
};

/** Saves the dying near by, goes for the weakest foe in reach, shoots when far, and hurries to where it can strike. */
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

/** Only while there is something to do on arrival, or a run to make use of; down from a mount that does not obey. */
function walk(world: World, who: CreatureId): Action | undefined {
  const one = creature(world, who);
  const mover = moverOf(world, one);
  const { action, attacks } = one.budget;
  if (!action && mover.budget.dashes === 0 && !attacks.some(({ left }) => left > 0)) return undefined;
  return mover.rides === null ? approach(world, who) : dismount(world, one);
}

const dismount = (world: World, { id: by }: Creature): Action | undefined =>
  allowed(world, { type: 'dismount', by });

/** Nobody in reach, whatever the way: run, and if that leads nowhere mind oneself. */
function hurry(world: World, one: Creature): Action | undefined {
  const dash = allowed(world, { type: 'dash', by: moverOf(world, one).id });
  const far = dash && goalOf(world, one.id)?.from;
  return far ? dash : allowed(world, { type: 'dodge', by: one.id });
}
