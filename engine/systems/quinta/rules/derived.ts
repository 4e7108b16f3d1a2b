import { type Calculation, declareScore, type Reason, type Score, score } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Training, World } from '../state.ts';
import { type ActiveEffect, effectsOn } from './active-effects.ts';
import { loadReasons } from './carrying.ts';
import type { Effect } from './effect-types.ts';
import { type Ability, EXHAUSTION, SKILLS, type Skill, SQUARE } from './tables.ts';
import { isTrainedIn, isTrainedInTool, partOfBonus, trainingIn } from './training.ts';

type OptionsHolder = Pick<World, 'options'>;

export const makeReason = (rule: RuleId, what: string, value: number): Reason => ({
  rule,
  what,
  how: 'add',
  value,
});

/** @rule quinta.ability.modifier @rule quinta.ability.score-zero @ruling R5 */
export const modifierFor = (points: number): number => Math.max(-5, Math.floor((points - 10) / 2));

type ScoreHolder = Pick<Creature, 'scores'>;

export const abilityModifier = ({ scores }: ScoreHolder, ability: Ability): number =>
  modifierFor(scores[ability]);

export const abilityReason = (creature: ScoreHolder, ability: Ability): Reason =>
  makeReason('quinta.ability.modifier', ability, abilityModifier(creature, ability));

/**
 * Proficiency counts once per roll, and is doubled or halved at most once.
 * @rule quinta.proficiency.once-per-roll @rule quinta.proficiency.multiply-divide-once @ruling R14
 */
export function proficiencyReasons(
  creature: Pick<Creature, 'level'>,
  training: Training | null,
  rule: RuleId,
): readonly Reason[] {
  if (training === null) return [];
  const { what, value } = partOfBonus(creature, training);
  return [
    makeReason(training === 'proficient' ? rule : 'quinta.proficiency.multiply-divide-once', what, value),
  ];
}

/** Returns the sum of exhaustion levels from all causes. @rule quinta.conditions.exhausted */
export const exhaustionOf = ({ afflictions }: Pick<Creature, 'afflictions'>): number =>
  afflictions.length === 0
    ? 0
    : Math.min(
        EXHAUSTION.deadly,
        afflictions.reduce((sum, { condition, level }) => sum + (condition === 'exhausted' ? level : 0), 0),
      );

/** Returns the penalty on every d20 Test. @rule quinta.conditions.exhausted @ruling R82 */
export function testPenalty(
  { options }: OptionsHolder,
  creature: Pick<Creature, 'afflictions'>,
): readonly Reason[] {
  const level = exhaustionOf(creature);
  const { test } = EXHAUSTION.models[options.exhaustionModel];
  return level === 0 ? [] : [makeReason('quinta.conditions.exhausted', 'exhausted', test * level)];
}

/** What a check is made with. */
export interface CheckBasis {
  readonly ability: Ability;
  readonly skill: Skill | null;
  /** An alternative skill. */
  readonly or?: Skill | undefined;
  readonly tool: string | null;
}

/** @rule quinta.proficiency.skill-table */
export const checkBasisOf = (skill: Skill): CheckBasis => ({ ability: SKILLS[skill], skill, tool: null });

/**
 * Returns the bonus of the better skill if two apply.
 * @rule quinta.d20.ability-check @rule quinta.proficiency.once-per-roll
 */
export function checkBonus(world: OptionsHolder, creature: Creature, test: CheckBasis): Score {
  const own = computeCheckBonus(world, creature, test);
  if (test.or === undefined) return own;
  const other = computeCheckBonus(world, creature, { ...test, skill: test.or });
  return other.value > own.value ? other : own;
}

/** @rule quinta.proficiency.skill-check @rule quinta.proficiency.tools */
function computeCheckBonus(
  world: OptionsHolder,
  creature: Creature,
  { ability, skill, tool }: CheckBasis,
): Score {
  const printed =
    skill !== null && SKILLS[skill] === ability ? creature.printed[`skill:${skill}`] : undefined;
  if (printed !== undefined)
    return score([
      makeReason('quinta.proficiency.skill-sources', 'printed', printed),
      ...testPenalty(world, creature),
    ]);
  const byTool = isTrainedInTool(creature, tool) && !isTrainedIn(creature, skill);
  const training = byTool ? 'proficient' : trainingIn(creature, skill);
  const rule = byTool ? 'quinta.proficiency.tools' : 'quinta.proficiency.skill-check';
  return score([
    abilityReason(creature, ability),
    ...proficiencyReasons(creature, training, rule),
    ...testPenalty(world, creature),
  ]);
}

export const skillBonus = (world: OptionsHolder, creature: Creature, skill: Skill): Score =>
  checkBonus(world, creature, checkBasisOf(skill));

/** @rule quinta.d20.saving-throw @rule quinta.proficiency.saving-throws */
export function saveBonus(world: OptionsHolder, creature: Creature, ability: Ability): Score {
  const printed = creature.printed[`save:${ability}`];
  const rule = 'quinta.proficiency.saving-throws';
  const training = creature.saves.includes(ability) ? 'proficient' : null;
  const own =
    printed === undefined
      ? [abilityReason(creature, ability), ...proficiencyReasons(creature, training, rule)]
      : [makeReason(rule, 'printed', printed)];
  return score([...own, ...testPenalty(world, creature)]);
}

/** Returns the Armor Class without cover. @rule quinta.d20.armor-class @ruling R12 */
export const armourClass = declareScore(
  (calculation, { ac, scores }: Pick<Creature, 'ac' | 'scores'>): void => {
    if (ac !== null) return calculation.add('quinta.d20.armor-class', 'ac', ac);
    calculation.add('quinta.d20.armor-class', 'base', 10);
    calculation.add('quinta.ability.modifier', 'dex', modifierFor(scores.dex));
  },
);

/** Returns the distance as the options round it. @rule quinta.core.round-down @ruling R3 */
export function roundDistance({ distanceRounding }: Options, metres: number): number {
  const step = distanceRounding === 'square' ? SQUARE : distanceRounding === 'metre' ? 1 : null;
  return step === null ? metres : Math.floor(metres / step + 1e-9) * step;
}

/**
 * Returns metres per turn: fixed amounts first, then halved once, then set to 0.
 * @rule quinta.movement.speed @rule quinta.conditions.slowed
 */
export const speedOf = (world: OptionsHolder, creature: Creature, base: number = creature.speed): Score =>
  computeSpeed(world, creature, base);

const computeSpeed = declareScore(
  (calculation, world: OptionsHolder, creature: Creature, base: number): void => {
    const lost = exhaustionOf(creature) * EXHAUSTION.models[world.options.exhaustionModel].metres;
    calculation.add('quinta.movement.speed', 'speed', base);
    if (lost !== 0) calculation.add('quinta.conditions.exhausted', 'exhausted', lost);
    calculation.apply('at-least', 'quinta.movement.speed', 'least', 0);
    for (const { how, rule, what, value } of loadReasons(world, creature))
      calculation.apply(how, rule, what, value);
    const under = effectsOn(world, creature);
    if (under.length > 0) slowDown(calculation, under, world.options);
  },
);

/** @rule quinta.conditions.slowed */
function slowDown(calculation: Calculation, under: readonly ActiveEffect[], options: Options): void {
  const half = under.find(({ effect }) => effect.kind === 'speed' && effect.to === 'half');
  const stopped = under.find(({ effect }) => stopsMovement(effect, options));
  const { value } = calculation;
  if (half) calculation.add(half.rule, half.condition, roundDistance(options, value / 2) - value);
  if (stopped) calculation.apply('at-most', stopped.rule, stopped.condition, 0);
}

/** @rule quinta.conditions.immobilized @ruling R86 */
const stopsMovement = (effect: Effect, { cannotMoveIsSpeedZero }: Options): boolean =>
  effect.kind === 'speed' ? effect.to === 'zero' : effect.kind === 'cannot-move' && cannotMoveIsSpeedZero;
