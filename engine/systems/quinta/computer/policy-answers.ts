import { type AnyQuestion, type Asking, findCreature, type Json } from '@arbitro/kernel';
import { saveBonus } from '../rules/derived.ts';
import { ABILITIES, type Ability } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';

type Answer = (asked: Asking, world: World) => Json;
type Answers = Readonly<Record<string, Answer>>;

/** The book's default answers for players who do not choose. @ruling R11 @ruling R69 @ruling R78 */
const UNASKED: Answers = {
  opportunity: () => 'attack',
  ready: () => 'act',
  'knock-out': () => 'drop',
  disposition: () => 'hesitant',
  dc: () => 15,
  'save-ability': (asked, world) => bestSave(asked, world),
  'hit-die': (asked, world) => {
    const one = self(world, asked);
    return one && one.hp * 2 < one.fullHp ? 'spend' : 'stop';
  },
};

const self = (world: World, { who }: Asking): Creature | undefined => findCreature(world, who);

const isAbility = (option: Json): option is Ability => ABILITIES.some((ability) => ability === option);

function bestSave(asked: Asking, world: World): Json {
  const one = self(world, asked);
  const open = asked.question.kind === 'one' ? asked.question.options.filter(isAbility) : [];
  if (!one || open.length === 0) return first(asked.question);
  return open.reduce((a, b) => (saveBonus(world, one, b).value > saveBonus(world, one, a).value ? b : a));
}

/** The first valid answer. */
function first(question: AnyQuestion): Json {
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

export const plainAnswer: Answer = (asked, world) =>
  UNASKED[asked.label.name]?.(asked, world) ?? first(asked.question);
