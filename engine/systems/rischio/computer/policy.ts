import { type CreatureId, defaultAnswer, findFight, getCreature, type Policy } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { type Creature, findParticipant, type World } from '../state.ts';
import { surveyBattle } from './battle.ts';
import { listChoices, toAction } from './choices.ts';
import { createWeighing } from './weigh.ts';

/** Attacks the weakest foe with the basic attack only. */
export const plainPolicy: Policy<World, Action> = {
  act: (world, who) => {
    const on = findWeakestFoe(world, who);
    return on ? { type: 'attack', by: who, on: on.id } : { type: 'pass', by: who };
  },
  answer: ({ question }) => defaultAnswer(question),
};

/** Chooses the action that is expected to improve the position of its side most. */
export const sensiblePolicy: Policy<World, Action> = {
  act: (world, who) => {
    const battle = surveyBattle(world, who);
    let best: Action = { type: 'pass', by: who };
    if (!battle) return best;
    let max = 0;
    const weigh = createWeighing(battle);
    for (const choice of listChoices(battle)) {
      const gain = weigh(choice);
      if (gain <= max) continue;
      const action = toAction(who, choice);
      if (!validateAction(world, action)) [best, max] = [action, gain];
    }
    return best;
  },
  answer: ({ question }) => defaultAnswer(question),
};

/** The standing foe with the least health; of equals, the first. */
function findWeakestFoe(world: World, who: CreatureId): Creature | undefined {
  const fight = findFight(world);
  const own = fight && findParticipant(fight, who)?.side;
  let found: Creature | undefined;
  for (const participant of fight?.participants ?? []) {
    if (participant.left || participant.side === own) continue;
    const foe = getCreature(world, participant.who);
    if (foe.status === 'up' && (!found || foe.health < found.health)) found = foe;
  }
  return found;
}
