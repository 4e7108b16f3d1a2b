import {
  type AnyQuestion,
  type DecisionRequest,
  defaultAnswer,
  findCreature,
  type Json,
} from '@arbitro/kernel';
import { listHelpfulItems, parryPool } from '../rules/pools.ts';
import { TYPICAL_TN } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';
import { isWeakParryWorthIt } from './weigh-parry.ts';

/** Answers by the name of the question. Other questions get the first valid answer. */
type Answers = Readonly<Record<string, (decisionRequest: DecisionRequest, world: World) => Json>>;

const nameOf = ({ label }: DecisionRequest): string => label.name.split(':')[0] ?? '';

export const answerPlainly = (decisionRequest: DecisionRequest, world: World): Json =>
  (PLAIN_ANSWERS[nameOf(decisionRequest)] ?? firstValidAnswer)(decisionRequest, world);

export const answerSensibly = (decisionRequest: DecisionRequest, world: World): Json =>
  (SENSIBLE_ANSWERS[nameOf(decisionRequest)] ?? PLAIN_ANSWERS[nameOf(decisionRequest)] ?? firstValidAnswer)(
    decisionRequest,
    world,
  );

const firstValidAnswer = ({ question }: DecisionRequest): Json => defaultAnswer(question);

const PLAIN_ANSWERS: Answers = {
  tn: () => TYPICAL_TN,
  mind: () => 'accept',
  parry: () => 'let-pass',
  complication: () => 'none',
  'foe-falls': ({ label }, world) => (isSpent(world, label.name.split(':')[1]) ? 'falls' : 'stands'),
  skills: ({ question }) => (question.kind === 'some' ? question.options.slice(0, question.most) : []),
  gear: ({ question }) => pickGear(question),
  'ready-others': (decisionRequest, world) => chooseEnemyTargets(decisionRequest, world),
};

/** A foe without body points falls after three points of damage for each success needed to hit it. */
function isSpent(world: World, id: string | undefined): boolean {
  const foe = id === undefined ? undefined : findCreature(world, id);
  return foe !== undefined && foe.damageTaken >= 3 * (foe.tns.mundane ?? TYPICAL_TN);
}

const OUTFIT = ['miekka', 'kilpi', 'nahkapanssari'];

function pickGear(question: AnyQuestion): Json {
  const outfit = question.kind === 'one' ? OUTFIT.find((name) => question.options.includes(name)) : undefined;
  return outfit ?? 'done';
}

const findSelf = (world: World, { who }: DecisionRequest): Creature | undefined => findCreature(world, who);

/** Excludes comrades from area attacks where possible. */
function chooseEnemyTargets(decisionRequest: DecisionRequest, world: World): Json {
  const { question } = decisionRequest;
  if (question.kind !== 'some') return [];
  const side = findSelf(world, decisionRequest)?.side;
  return question.options.filter((id) => findCreature(world, String(id))?.side !== side);
}

/** The milder of the book's examples. A free roll has none; its complication is narrative. @ruling R15 */
function chooseComplication({ question }: DecisionRequest): Json {
  const options = question.kind === 'one' ? question.options : [];
  return MILD.find((name) => options.includes(name)) ?? 'none';
}
const MILD = ['off-balance', 'stunned'] as const;

const SENSIBLE_ANSWERS: Answers = {
  complication: chooseComplication,
  'complication-effect': () => 'disadvantage',
  mind: (decisionRequest, world) => {
    const creature = findSelf(world, decisionRequest);
    return creature && (creature.mind > 1 || (creature.body ?? 0) <= 3) ? 'spend' : 'accept';
  },
  parry: (decisionRequest, world) => {
    const creature = findSelf(world, decisionRequest);
    if (!creature) return 'let-pass';
    const dice = countParryDice(creature);
    const parries =
      dice < HOPEFUL_PARRY
        ? isWeakParryWorthIt(world, creature, dice)
        : creature.actions % 2 === 1 || (creature.body ?? 0) <= 3;
    return parries ? 'parry' : 'let-pass';
  },
  cover: ({ question }) => (question.kind === 'points' ? coverWhole(question) : {}),
};

/** Fewer dice seldom mend a failed defence: they are weighed against what else the action can do. */
const HOPEFUL_PARRY = 2;

const countParryDice = (creature: Creature): number =>
  parryPool(creature, listHelpfulItems(creature, 'parry', null)[0]).value;

/** Covers only targets that can be made fully safe, the easiest first. */
function coverWhole({ total, slots }: Extract<AnyQuestion, { kind: 'points' }>): Json {
  let left = total;
  const input = slots
    .toSorted((a, b) => a.most - b.most)
    .map(({ name, most }): readonly [string, number] => {
      const points = name !== 'nobody' && most <= left ? most : 0;
      left -= points;
      return [name, points];
    });
  return Object.fromEntries(input.map(([name, n]) => [name, name === 'nobody' ? left : n]));
}
