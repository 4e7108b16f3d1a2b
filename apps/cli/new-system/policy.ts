import { defaultAnswer, getCreature, type Policy } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { World } from './state.ts';
import { tactics } from './tactics.ts';

/** Plays creatures without a player: attacks the foe with the least health, and gives the first answer offered. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) => {
    const attacks = tactics.choices(world, who).filter((action) => action.type === 'attack');
    const [weakest] = attacks.toSorted(
      (a, b) => getCreature(world, a.on).health - getCreature(world, b.on).health,
    );
    return weakest ?? { type: 'pass', by: who };
  },
  answer: ({ question }) => defaultAnswer(question),
};
