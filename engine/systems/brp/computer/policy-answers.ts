import { type DecisionRequest, defaultAnswer, findCreature, type Json } from '@arbitro/kernel';
import { parryChance } from '../rules/aim.ts';
import { armsOf } from '../rules/arms.ts';
import { NO_CIRCUMSTANCES, skillChance } from '../rules/skill.ts';
import type { Creature, World } from '../state.ts';

/** Answers by the name of the question. Other questions get the first valid answer. */
type Answers = Readonly<Record<string, (decisionRequest: DecisionRequest, world: World) => Json>>;

export const answerPlainly = (decisionRequest: DecisionRequest, world: World): Json =>
  (PLAIN_ANSWERS[decisionRequest.label.name] ?? firstValidAnswer)(decisionRequest, world);

export const answerSensibly = (decisionRequest: DecisionRequest, world: World): Json =>
  (SENSIBLE_ANSWERS[decisionRequest.label.name] ?? firstValidAnswer)(decisionRequest, world);

const firstValidAnswer = ({ question }: DecisionRequest): Json => defaultAnswer(question);

const PLAIN_ANSWERS: Answers = { defence: () => 'none' };

const SENSIBLE_ANSWERS: Answers = {
  defence: (decisionRequest, world) => chooseBestOption(decisionRequest, world, defenceChance),
  'grapple-defence': (decisionRequest, world) =>
    chooseBestOption(
      decisionRequest,
      world,
      (of, creature, skill) => skillChance(of, creature, skill).score.value,
    ),
};

/** Returns the option with the best chance; the first of equals. */
function chooseBestOption(
  decisionRequest: DecisionRequest,
  world: World,
  chance: (world: World, creature: Creature, option: string) => number,
): Json {
  const { question, who } = decisionRequest;
  const item = findCreature(world, who);
  if (!item || question.kind !== 'one') return firstValidAnswer(decisionRequest);
  const options = question.options.map(String);
  const valued = options.map((option) => ({ option, value: chance(world, item, option) }));
  return valued.reduce((best, other) => (other.value > best.value ? other : best)).option;
}

/** Options are `parry:short-sword`, `dodge`, `none`. */
function defenceChance(world: World, creature: Creature, option: string): number {
  const [kind, id] = option.split(':');
  if (kind === 'dodge') return skillChance(world, creature, 'dodge').score.value;
  const mode = armsOf(creature).find((arm) => arm.id === id)?.modes[0];
  return mode ? parryChance(world, creature, mode, NO_CIRCUMSTANCES).chance.score.value : 0;
}
