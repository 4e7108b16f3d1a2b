import {
  addReasons,
  type CreatureId,
  fields,
  getCreature,
  memoizeByObject,
  memoizeByParts,
  type Score,
  score,
} from '@arbitro/kernel';
import { findSkillRow, type SkillId } from '../content/skill-table.ts';
import { writeSkill } from '../copy-state.ts';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import {
  type BrpCtx,
  type Chance,
  type Circumstances,
  chanceOf,
  type Purpose,
  rollLevel,
  type Source,
} from './checks.ts';
import { currentCharacteristic, findRating, skillBaseOf } from './derived.ts';
import type { Light } from './effects.ts';
import type { UseTerms } from './fields.ts';
import { armourPenalties, darknessCircumstances } from './sheet-circumstances.ts';
import {
  CHARACTERISTIC_ROLL_TIMES,
  CHARACTERISTIC_ROLLS,
  type CharacteristicRoll,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  type Difficulty,
  type Level,
} from './tables.ts';

/** What a chance depends on, apart from the creature. */
export type ChanceRules = Pick<World, 'options' | 'setting' | 'light'>;

/** What a chance depends on of the creature. */
export type SkillSheet = Pick<
  Creature,
  'skills' | 'characteristics' | 'flies' | 'body' | 'helmet' | 'nightSight'
>;

/** Returns the rating of a skill that is known to have a base. */
export function ratingOf(world: ChanceRules, creature: SkillSheet, skill: SkillId): Score {
  const found = findRating(world, creature, skill);
  if (!found) throw new Error(`${skill} has no base: the action was let through unchecked`);
  return found;
}

/** @rule brp.difficulty.normal @rule brp.difficulty.easy @rule brp.difficulty.difficult @rule brp.difficulty.impossible */
export const difficultySource = (difficulty: Difficulty): Source => DIFFICULTY_SOURCES[difficulty];
const DIFFICULTY_SOURCES = Object.fromEntries(
  DIFFICULTY_NAMES.map((difficulty) => [difficulty, { what: difficulty, ...DIFFICULTIES[difficulty] }]),
) as { readonly [D in Difficulty]: Source };

/** Returns the game master's modifiers. */
export const gmCircumstances = ({ difficulty, bonus = 0 }: UseTerms): Circumstances => ({
  flats: bonus === 0 ? [] : [{ rule: 'brp.skills.roll', what: 'said', how: 'add', value: bonus }],
  sources: difficulty === undefined || difficulty === 'normal' ? [] : [difficultySource(difficulty)],
});

/** Tags of rolls that count as combat skills but are not on the sheet. */
export const COMBAT_TAGS = ['skill', 'combat'] as const;

const tagsOf = (skill: SkillId): readonly string[] => ['skill', ...(findSkillRow(skill)?.tags ?? [])];

/** Returns the chance of a skill with armour, light and the conditions of this use. */
export function skillChance(
  world: ChanceRules,
  creature: SkillSheet,
  skill: SkillId,
  more: Circumstances = NO_CIRCUMSTANCES,
): Chance {
  const found = findSkillChance(world, creature, skill, more);
  if (!found) throw new Error(`${skill} has no base: the action was let through unchecked`);
  return found;
}

/** Returns the same, or undefined if neither the sheet nor the tables have the skill. */
export function findSkillChance(
  world: ChanceRules,
  creature: SkillSheet,
  skill: SkillId,
  more: Circumstances,
): Chance | undefined {
  const { flats, sources, ratedAtMost } = more;
  const isPlain = flats.length + sources.length === 0 && ratedAtMost === undefined;
  return isPlain ? findPlainChance(world, creature, skill) : computeSkillChance(world, creature, skill, more);
}

function computeSkillChance(
  world: ChanceRules,
  creature: SkillSheet,
  skill: SkillId,
  more: Circumstances,
): Chance | undefined {
  const found = findRating(world, creature, skill);
  const rated = found && (more.ratedAtMost ? addReasons(found, more.ratedAtMost) : found);
  return rated && chanceFrom(world, creature, { rated, tags: tagsOf(skill) }, more);
}

/** The chances of one sheet that were asked for; undefined for a skill without a base. */
type Chances = Map<SkillId, Chance | undefined>;

/** Copies of a creature with the same sheet share their chances. */
const chancesByParts = memoizeByParts(
  ({ options, setting, light }, sheet) => [
    sheet.skills,
    sheet.characteristics,
    sheet.flies,
    sheet.body,
    sheet.helmet,
    sheet.nightSight,
    options,
    setting,
    light,
  ],
  (_: ChanceRules, _sheet: SkillSheet): Chances => new Map(),
);
// the same creature is asked for many chances before it changes
const chancesOf = memoizeByObject(
  (sheet: SkillSheet, options: ChanceRules['options'], setting: ChanceRules['setting'], light: Light) =>
    chancesByParts({ options, setting, light }, sheet),
);

function findPlainChance(world: ChanceRules, sheet: SkillSheet, skill: SkillId): Chance | undefined {
  const chances = chancesOf(sheet, world.options, world.setting, world.light);
  const known = chances.get(skill);
  if (known !== undefined || chances.has(skill)) return known;
  const chance = computeSkillChance(world, sheet, skill, NO_CIRCUMSTANCES);
  chances.set(skill, chance);
  return chance;
}

export interface TaggedRating {
  readonly rated: Score;
  readonly tags: readonly string[];
}

/** Returns the same for a rating that is not a skill on the sheet: claws, a shield against missiles. */
export function chanceFrom(
  world: ChanceRules,
  creature: SkillSheet,
  { rated, tags }: TaggedRating,
  more: Circumstances = NO_CIRCUMSTANCES,
): Chance {
  const dark = darknessCircumstances(world, creature, { rated, tags });
  return chanceOf(world, rated, {
    flats: [...armourPenalties(creature, tags), ...more.flats],
    sources: [...dark.sources, ...more.sources],
    atMost: dark.atMost,
  });
}

export const NO_CIRCUMSTANCES: Circumstances = { flats: [], sources: [] };

/** Returns five times the characteristic; armour reduces agility. @rule brp.characteristics.rolls */
export function characteristicChance(
  world: ChanceRules,
  creature: SkillSheet,
  roll: CharacteristicRoll,
  {
    more = NO_CIRCUMSTANCES,
    times = CHARACTERISTIC_ROLL_TIMES,
  }: { readonly more?: Circumstances; readonly times?: number } = {},
): Chance {
  const rule: RuleId = 'brp.characteristics.rolls';
  const which = CHARACTERISTIC_ROLLS[roll];
  const rated = addReasons(
    score([{ rule, what: which, how: 'add', value: currentCharacteristic(creature, which) }]),
    {
      rule,
      what: roll,
      how: 'times',
      value: times,
    },
  );
  return chanceFrom(world, creature, { rated, tags: roll === 'agility' ? ['physical'] : [] }, more);
}

export interface SkillUse {
  readonly who: CreatureId;
  readonly skill: SkillId;
  readonly rule: RuleId;
  readonly more?: Circumstances;
  /** Something is at stake. */
  readonly stakes?: boolean;
  readonly purpose?: Purpose;
}

/** Rolls a skill and ticks it if the use counts; the caller emits the result. @rule brp.skills.roll */
export function useSkill(ctx: BrpCtx, { who, skill, rule, more, stakes = true, purpose }: SkillUse): Level {
  const chance = skillChance(ctx.world, getCreature(ctx.world, who), skill, more);
  const level = rollLevel(ctx, {
    label: { name: skill, rule },
    by: who,
    chance,
    ...(purpose && { purpose }),
  });
  if (stakes) tick(ctx, { who, skill, level, net: chance.net });
  return level;
}

export const ticked = event('ticked', fields<{ who: CreatureId; skill: SkillId }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { skill }) => writeSkill(draft, skill, () => ({ ticked: true })),
});

export interface Ticking {
  readonly who: CreatureId;
  readonly skill: SkillId;
  readonly level: Level;
  readonly net: number;
}

/**
 * Ticks the first success of an adventure; uses made easier do not count.
 * @rule brp.experience.tick @rule brp.experience.exclusions @rule brp.experience.specialisations
 */
export function tick(ctx: BrpCtx, { who, skill, level, net }: Ticking): void {
  const creature = getCreature(ctx.world, who);
  if (level === 'failure' || net > 1 || creature.skills[skill]?.ticked) return;
  if (
    creature.kind === 'npc' ||
    (!creature.skills[skill] && skillBaseOf(ctx.world, creature, skill) === undefined)
  )
    return;
  ctx.emit({ type: 'ticked', rule: 'brp.experience.tick', who, skill });
}
