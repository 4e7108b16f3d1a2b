import { type AnyQuestion, type DecisionRequest, findCreature, type Json } from '@arbitro/kernel';
import { saveBonus } from '../rules/derived.ts';
import { ABILITIES, type Ability } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';

type Answer = (asked: DecisionRequest, world: World) => Json;
type Answers = Readonly<Record<string, Answer>>;

/** The book's default answers for players who do not choose. @ruling R11 @ruling R69 @ruling R78 */
const DEFAULT_ANSWERS: Answers = {
  opportunity: () => 'attack',
  ready: () => 'act',
  'knock-out': () => 'drop',
  disposition: () => 'hesitant',
  dc: () => 15,
  'save-ability': (asked, world) => chooseBestSave(asked, world),
  'hit-die': (asked, world) => {
    const one = findSelf(world, asked);
    return one && one.hp * 2 < one.fullHp ? 'spend' : 'stop';
  },
};

const findSelf = (world: World, { who }: DecisionRequest): Creature | undefined => findCreature(world, who);

const isAbility = (option: Json): option is Ability => ABILITIES.some((ability) => ability === option);

function chooseBestSave(asked: DecisionRequest, world: World): Json {
  const one = findSelf(world, asked);
  const open = asked.question.kind === 'one' ? asked.question.options.filter(isAbility) : [];
  if (!one || open.length === 0) return firstValidAnswer(asked.question);
  return open.reduce((a, b) => (saveBonus(world, one, b).value > saveBonus(world, one, a).value ? b : a));
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

export const answerPlainly: Answer = (asked, world) =>
  DEFAULT_ANSWERS[asked.label.name]?.(asked, world) ?? firstValidAnswer(asked.question);
