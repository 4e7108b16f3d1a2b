import { findFight, getCreature, type Policy } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { hasEffect } from '../rules/active-effects.ts';
import type { Creature, World } from '../state.ts';
import { chooseCharge, chooseClosingIn } from './closing-in.ts';
import { answerPlainly, answerSensibly } from './policy-answers.ts';
import { chooseBestHere } from './policy-candidates.ts';
import { chooseBetterPosition } from './policy-moves.ts';
import {
  chooseApproach,
  chooseFirstAttack,
  chooseSearch,
  findAttackPosition,
  ifAllowed,
  listEscapes,
  listFoes,
  moverOf,
} from './policy-plans.ts';
import { createOutlook, type Outlook } from './worth.ts';

/** Attacks the first foe in reach with the first usable feature, walks up to it, and frees itself if it is held. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) =>
    chooseFirstAttack(world, getCreature(world, who)) ??
    chooseWalk(world, getCreature(world, who)) ??
    listEscapes(world, getCreature(world, who))[0] ?? { type: 'end-turn', by: who },
  answer: answerPlainly,
};

/**
 * Does what is worth most by the odds of the rules: attacks, spells, healing and first aid, here or after a move. Dashes
 * to where it can do something, frees itself if it is held, and guards itself if nothing is worth doing.
 */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) => {
    const creature = getCreature(world, who);
    const outlook = createOutlook(world, creature, listFoes(world, creature));
    return (
      chooseStandUp(world, creature) ??
      chooseBestAction(outlook) ??
      chooseWalk(world, creature) ??
      listEscapes(world, creature)[0] ??
      chooseSearch(world, creature) ??
      chooseDash(world, creature) ??
      chooseClosingIn(outlook) ?? { type: 'end-turn', by: who }
    );
  },
  answer: answerSensibly,
};

/** The best use of a bonus action comes first, because it takes nothing from the action. */
function chooseBestAction(outlook: Outlook): Action | undefined {
  const { action, bonus, attacks } = outlook.creature.budget;
  if (!action && !bonus && attacks.length === 0) return undefined;
  const best = chooseBestHere(outlook);
  if (best?.isExtra) return best.action;
  const better = chooseBetterPosition(outlook, best?.worth ?? 0);
  if (better) return better;
  return (best?.action.type === 'attack' ? chooseCharge(outlook) : undefined) ?? best?.action;
}

const chooseStandUp = (world: World, creature: Creature): Action | undefined =>
  hasEffect(world, creature, 'crawls') ? ifAllowed(world, { type: 'stand', by: creature.id }) : undefined;

/** Walks only if an action is left on arrival or a Dash was taken. Dismounts from a mount that it does not control. */
function chooseWalk(world: World, creature: Creature): Action | undefined {
  const mover = moverOf(world, creature);
  const { action, attacks } = creature.budget;
  if (!action && mover.budget.dashes === 0 && !attacks.some(({ left }) => left > 0)) return undefined;
  return mover.rides === null ? chooseApproach(world, creature) : chooseDismount(world, creature);
}

const chooseDismount = (world: World, { id: by }: Creature): Action | undefined =>
  ifAllowed(world, { type: 'dismount', by });

/** If no foe can be reached, dashes; if no path leads to a foe, dodges. */
function chooseDash(world: World, creature: Creature): Action | undefined {
  const mover = moverOf(world, creature);
  if (findFight(world) && !creature.budget.action && !mover.budget.action) return undefined;
  const dash = ifAllowed(world, { type: 'dash', by: mover.id });
  const far = dash && findAttackPosition(world, creature)?.from;
  return far ? dash : ifAllowed(world, { type: 'dodge', by: creature.id });
}
