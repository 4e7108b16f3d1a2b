import { type DecisionRequest, findCreature, defaultAnswer, type Json } from '@arbitro/kernel';
import { parryChance } from '../rules/aim.ts';
import { armsOf } from '../rules/arms.ts';
import { NO_CIRCUMSTANCES, skillChance } from '../rules/skill.ts';
import type { Creature, World } from '../state.ts';

/** Answers by the name of the question. Other questions get the first valid answer. */
type Answers = Readonly<Record<string, (asked: DecisionRequest, world: World) => Json>>;

export const answerPlainly = (asked: DecisionRequest, world: World): Json =>
  (PLAIN_ANSWERS[asked.label.name] ?? firstValidAnswer)(asked, world);

export const answerSensibly = (asked: DecisionRequest, world: World): Json =>
  (SENSIBLE_ANSWERS[asked.label.name] ?? firstValidAnswer)(asked, world);

const firstValidAnswer = ({ question }: DecisionRequest): Json => defaultAnswer(question);

const PLAIN_ANSWERS: Answers = { defence: () => 'none' };

const SENSIBLE_ANSWERS: Answers = {
  defence: (asked, world) => chooseBestOption(asked, world, defenceChance),
  'grapple-defence': (asked, world) =>
    chooseBestOption(asked, world, (of, one, skill) => skillChance(of, one, skill).score.value),
};

/** Returns the option with the best chance; the first of equals. */
function chooseBestOption(
  asked: DecisionRequest,
  world: World,
  chance: (world: World, one: Creature, option: string) => number,
): Json {
  const { question, who } = asked;
  const one = findCreature(world, who);
  if (!one || question.kind !== 'one') return firstValidAnswer(asked);
  const options = question.options.map(String);
  const valued = options.map((option) => ({ option, value: chance(world, one, option) }));
  return valued.reduce((best, other) => (other.value > best.value ? other : best)).option;
}

/** Options are `parry:short-sword`, `dodge`, `none`. */
function defenceChance(world: World, one: Creature, option: string): number {
  const [kind, id] = option.split(':');
  if (kind === 'dodge') return skillChance(world, one, 'dodge').score.value;
  const mode = armsOf(one).find((arm) => arm.id === id)?.modes[0];
  return mode ? parryChance(world, one, mode, NO_CIRCUMSTANCES).chance.score.value : 0;
}
