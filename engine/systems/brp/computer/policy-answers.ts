import { type Asking, findCreature, firstFit, type Json } from '@arbitro/kernel';
import { parryChance } from '../rules/aim.ts';
import { armsOf } from '../rules/arms.ts';
import { NOTHING_MORE, skillChance } from '../rules/skill.ts';
import type { Creature, World } from '../state.ts';

/** Answers by the name of the question. Other questions get the first valid answer. */
type Answers = Readonly<Record<string, (asked: Asking, world: World) => Json>>;

export const plainAnswer = (asked: Asking, world: World): Json =>
  (PLAIN[asked.label.name] ?? first)(asked, world);

export const sensibleAnswer = (asked: Asking, world: World): Json =>
  (SENSIBLE[asked.label.name] ?? first)(asked, world);

const first = ({ question }: Asking): Json => firstFit(question);

const PLAIN: Answers = { defence: () => 'none' };

const SENSIBLE: Answers = {
  defence: (asked, world) => bestOf(asked, world, defenceChance),
  'grapple-defence': (asked, world) =>
    bestOf(asked, world, (of, one, skill) => skillChance(of, one, skill).score.value),
};

/** Returns the option with the best chance; the first of equals. */
function bestOf(
  asked: Asking,
  world: World,
  chance: (world: World, one: Creature, option: string) => number,
): Json {
  const { question, who } = asked;
  const one = findCreature(world, who);
  if (!one || question.kind !== 'one') return first(asked);
  const options = question.options.map(String);
  const valued = options.map((option) => ({ option, value: chance(world, one, option) }));
  return valued.reduce((best, other) => (other.value > best.value ? other : best)).option;
}

/** Options are `parry:short-sword`, `dodge`, `none`. */
function defenceChance(world: World, one: Creature, option: string): number {
  const [kind, id] = option.split(':');
  if (kind === 'dodge') return skillChance(world, one, 'dodge').score.value;
  const mode = armsOf(one).find((arm) => arm.id === id)?.modes[0];
  return mode ? parryChance(world, one, mode, NOTHING_MORE).chance.score.value : 0;
}
