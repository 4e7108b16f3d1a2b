import { findCreature, findFight, getCreature } from '@arbitro/kernel';
import type { Creature, OngoingHelp, World } from '../state.ts';
import { effectsOfKind, hasEffect, isIncapacitated } from './active-effects.ts';
import type { Source } from './checks.ts';
import { type CheckBasis, speedOf } from './derived.ts';
import type { Mode } from './effect-types.ts';
import { canSee, isBlindTo, obscurementFor } from './senses.ts';
import { type Ability, type Attitude, EVERYBODY, PACE_EFFECTS, type Skill } from './tables.ts';
import { isTrainedIn, isTrainedInTool } from './training.ts';

export type SenseUsed = 'sight' | 'hearing' | undefined;

/**
 * Fear counts only while its source is in sight; a condition without a known source always counts.
 * @rule quinta.conditions.frightened @rule quinta.conditions.poisoned
 */
function conditionSources(world: World, creature: Creature): readonly Source[] {
  const sources = new Map<string, Source>();
  for (const { effect, condition, rule, source } of effectsOfKind(world, creature, 'checks')) {
    const cause = source === null ? undefined : findCreature(world, source);
    if (effect.while === null || !cause || canSee(world, creature, cause))
      sources.set(condition, { what: condition, rule, mode: effect.mode });
  }
  return [...sources.values()];
}

/** Returns the creatures that help with this check. @rule quinta.actions.help @ruling R19 */
export const helpersWith = (
  { creatures }: World,
  creature: Creature,
  test: CheckBasis,
): readonly Creature[] =>
  creatures.filter(
    ({ helping }) => helping?.kind === 'check' && helping.on === creature.id && isHelpWith(helping, test),
  );

/** A skill or a tool of the check; without either, help fits any check. */
const isHelpWith = (helping: OngoingHelp, { skill, or, tool }: CheckBasis): boolean =>
  helping.tool !== undefined
    ? helping.tool === tool
    : helping.skill === null || helping.skill === skill || helping.skill === or;

/** Only during travel at a chosen pace. @rule quinta.travel.pace-effects @rule quinta.travel.vehicles @ruling R99 */
function paceSources(world: World, skill: Skill | null): readonly Source[] {
  const { pace, vehicle } = world.journey;
  if (pace === null || skill === null || vehicle?.kind === 'water' || findFight(world)) return [];
  const effects: { readonly [S in Skill]?: Mode } = PACE_EFFECTS[pace];
  const mode = effects[skill];
  return mode === undefined ? [] : [{ what: `pace-${pace}`, rule: 'quinta.travel.pace-effects', mode }];
}

const DIM_LIGHT_SOURCE: Source = {
  what: 'lightly',
  rule: 'quinta.vision.lightly-obscured',
  mode: 'disadvantage',
};
const TOOL_AND_SKILL: Source = { what: 'tool', rule: 'quinta.proficiency.tools', mode: 'advantage' };
const HELP_SOURCE: Source = { what: 'help', rule: 'quinta.actions.help', mode: 'advantage' };
/**
 * Returns whether dodging still has an effect: not for an incapacitated creature or one with Speed 0.
 * @rule quinta.actions.dodge
 */
export const stillDodges = (world: World, creature: Creature): boolean =>
  creature.dodging && !isIncapacitated(world, creature) && speedOf(world, creature).value > 0;

const DODGE_SOURCE: Source = { what: 'dodge', rule: 'quinta.actions.dodge', mode: 'advantage' };

/**
 * Returns the advantage or disadvantage that the game master sets for the circumstances.
 * @rule quinta.core.gm-authority
 */
export const circumstanceSources = (mode: Mode | undefined): readonly Source[] =>
  mode === undefined ? [] : [{ what: 'circumstance', rule: 'quinta.core.gm-authority', mode }];

/**
 * What a check is made with, and the creature searched for; without one, the check is about the creature's own
 * position.
 */
type SensedCheck = CheckBasis & {
  readonly sense?: SenseUsed;
  readonly sought?: readonly Creature[] | undefined;
  /** The distance, if given. */
  readonly metres?: number | undefined;
};

/** @rule quinta.vision.lightly-obscured @ruling R24 */
const isInDimness = (
  world: World,
  creature: Creature,
  { skill, sense, sought = [creature], metres }: SensedCheck,
): boolean =>
  skill === 'perception' &&
  sense === 'sight' &&
  sought.length > 0 &&
  sought.every((other) => obscurementFor(world, creature, other, metres) === 'lightly');

/**
 * Returns everything that gives the check advantage or disadvantage, regardless of its consequences.
 * @rule quinta.d20.advantage
 */
export function checkSources(world: World, creature: Creature, test: SensedCheck): readonly Source[] {
  const { skill, or = null, tool } = test;
  const dim = isInDimness(world, creature, test);
  const both = isTrainedInTool(creature, tool) && (isTrainedIn(creature, skill) || isTrainedIn(creature, or));
  return [
    ...conditionSources(world, creature),
    ...paceSources(world, skill),
    ...(dim ? [DIM_LIGHT_SOURCE] : []),
    ...(both ? [TOOL_AND_SKILL] : []),
    ...(helpersWith(world, creature, test).length > 0 ? [HELP_SOURCE] : []),
  ];
}

/**
 * Returns whether the check fails because the creature cannot see or hear the place.
 * @rule quinta.conditions.blinded @rule quinta.conditions.deafened @rule quinta.vision.heavily-obscured
 */
export function failsBySense(
  world: World,
  creature: Creature,
  { sense, other = creature, metres }: SenseTest,
): boolean {
  if (sense === undefined) return false;
  if (hasEffect(world, creature, 'unaware')) return true;
  if (sense === 'hearing') return hasEffect(world, creature, 'cannot-hear');
  return isBlindTo(world, creature, other, metres);
}
interface SenseTest {
  readonly sense: SenseUsed;
  /** The creature searched for; without one, the check is about the creature's own position. */
  readonly other?: Creature | undefined;
  readonly metres?: number | undefined;
}

/**
 * Returns the attitude towards this creature, otherwise towards everyone, otherwise indifferent.
 * @rule quinta.social.attitudes @ruling R26
 */
export const attitudeTo = ({ attitudes }: Pick<Creature, 'attitudes'>, who: Creature['id']): Attitude =>
  attitudes[who] ?? attitudes[EVERYBODY] ?? 'indifferent';

const ATTITUDE_MODES: { readonly [A in Attitude]: Mode | undefined } = {
  friendly: 'advantage',
  indifferent: undefined,
  hostile: 'disadvantage',
};

/**
 * Returns what the target's attitude and conditions add to a social check.
 * @rule quinta.social.attitudes @rule quinta.social.checks @rule quinta.conditions.charmed
 */
export function socialSources(world: World, by: Creature['id'], target: Creature): readonly Source[] {
  const attitude = attitudeTo(target, by);
  const mode = ATTITUDE_MODES[attitude];
  const charm = effectsOfKind(world, target, 'social-advantage').find(({ source }) => source === by);
  return [
    ...(mode ? [{ what: attitude, rule: 'quinta.social.attitudes', mode } as const] : []),
    ...(charm ? [{ what: charm.condition, rule: charm.rule, mode: 'advantage' } as const] : []),
  ];
}

/** @rule quinta.actions.dodge @rule quinta.conditions.restrained */
export function saveSources(world: World, creature: Creature, ability: Ability): readonly Source[] {
  const dodges = ability === 'dex' && stillDodges(world, creature);
  const conditions = effectsOfKind(world, creature, 'saves')
    .filter(({ effect }) => effect.of.includes(ability))
    .map(({ condition, rule, effect }) => ({ what: condition, rule, mode: effect.mode }));
  return dodges ? [...conditions, DODGE_SOURCE] : conditions;
}

/** @rule quinta.conditions.paralyzed @rule quinta.conditions.stunned @rule quinta.conditions.unconscious */
export const failsSaves = (world: World, who: Creature['id'], ability: Ability): boolean =>
  effectsOfKind(world, getCreature(world, who), 'fails-saves').some(({ effect }) =>
    effect.of.includes(ability),
  );
