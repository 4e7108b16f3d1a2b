import { type AnyQuestion, type DecisionRequest, findCreature, type Json } from '@arbitro/kernel';
import { saveBonus } from '../rules/derived.ts';
import { ABILITIES, type Ability } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';

type Answer = (decisionRequest: DecisionRequest, world: World) => Json;
type Answers = Readonly<Record<string, Answer>>;

/** The book's default answers for players who do not choose. @ruling R11 @ruling R69 @ruling R78 */
const DEFAULT_ANSWERS: Answers = {
  opportunity: () => 'attack',
  ready: () => 'act',
  'knock-out': () => 'drop',
  disposition: () => 'hesitant',
  dc: () => 15,
  'save-ability': (decisionRequest, world) => chooseBestSave(decisionRequest, world),
  'hit-die': (decisionRequest, world) => {
    const creature = findSelf(world, decisionRequest);
    return creature && creature.hp * 2 < creature.fullHp ? 'spend' : 'stop';
  },
};

const findSelf = (world: World, { who }: DecisionRequest): Creature | undefined => findCreature(world, who);

const isAbility = (option: Json): option is Ability => ABILITIES.some((ability) => ability === option);

function chooseBestSave(decisionRequest: DecisionRequest, world: World): Json {
  const creature = findSelf(world, decisionRequest);
  const open =
    decisionRequest.question.kind === 'one' ? decisionRequest.question.options.filter(isAbility) : [];
  if (!creature || open.length === 0) return firstValidAnswer(decisionRequest.question);
  return open.reduce((a, b) =>
    saveBonus(world, creature, b).value > saveBonus(world, creature, a).value ? b : a,
  );
}

/** The first valid answer. */
function firstValidAnswer(question: AnyQuestion): Json {
  switch (question.kind) {
    case 'one':
      return question.options[0] ?? null;
    case 'some':
      return question.options.slice(0, question.least);
    case 'number':
      return question.least;
    case 'text':
      return '';
    case 'points':
      return Object.fromEntries(question.slots.map(({ name, least }) => [name, least]));
  }
}

export const answerPlainly: Answer = (decisionRequest, world) =>
  DEFAULT_ANSWERS[decisionRequest.label.name]?.(decisionRequest, world) ??
  firstValidAnswer(decisionRequest.question);

/** The plain answers are sensible, too. */
export const answerSensibly: Answer = (decisionRequest, world) => answerPlainly(decisionRequest, world);
