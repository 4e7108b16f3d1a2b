import { type CreatureId, findFight, getCreature, type Policy } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { hasEffect } from '../rules/active-effects.ts';
import type { Creature, World } from '../state.ts';
import { answerPlainly, answerSensibly } from './policy-answers.ts';
import {
  chooseApproach,
  chooseAreaAttack,
  chooseBestAttack,
  chooseFirstAttack,
  chooseRescue,
  chooseSearch,
  chooseSelfHealing,
  findAttackPosition,
  ifAllowed,
  moverOf,
} from './policy-plans.ts';

/** Attacks the first foe in reach with the first usable feature, and walks up to it. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) =>
    chooseFirstAttack(world, getCreature(world, who)) ??
    chooseWalk(world, who) ?? { type: 'end-turn', by: who },
  answer: answerPlainly,
};

/** Rescues dying friends near by, attacks the weakest foe in reach, shoots from afar, and dashes to where it can attack. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) => {
    const creature = getCreature(world, who);
    return (
      chooseStandUp(world, creature) ??
      chooseRescue(world, creature) ??
      chooseSelfHealing(world, creature) ??
      chooseAreaAttack(world, creature) ??
      chooseBestAttack(world, creature) ??
      chooseWalk(world, who) ??
      chooseSearch(world, creature) ??
      chooseDash(world, creature) ?? { type: 'end-turn', by: who }
    );
  },
  answer: answerSensibly,
};

const chooseStandUp = (world: World, creature: Creature): Action | undefined =>
  hasEffect(world, creature, 'crawls') ? ifAllowed(world, { type: 'stand', by: creature.id }) : undefined;

/** Walks only if an action is left on arrival or a Dash was taken. Dismounts from a mount that it does not control. */
function chooseWalk(world: World, who: CreatureId): Action | undefined {
  const creature = getCreature(world, who);
  const mover = moverOf(world, creature);
  const { action, attacks } = creature.budget;
  if (!action && mover.budget.dashes === 0 && !attacks.some(({ left }) => left > 0)) return undefined;
  return mover.rides === null ? chooseApproach(world, who) : chooseDismount(world, creature);
}

const chooseDismount = (world: World, { id: by }: Creature): Action | undefined =>
  ifAllowed(world, { type: 'dismount', by });

/** If no foe can be reached, dashes; if no path leads to a foe, dodges. */
function chooseDash(world: World, creature: Creature): Action | undefined {
  const mover = moverOf(world, creature);
  if (findFight(world) && !creature.budget.action && !mover.budget.action) return undefined;
  const dash = ifAllowed(world, { type: 'dash', by: mover.id });
  const far = dash && findAttackPosition(world, creature.id)?.from;
  return far ? dash : ifAllowed(world, { type: 'dodge', by: creature.id });
}
