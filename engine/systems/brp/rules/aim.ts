import {
  type CreatureId,
  getCreature,
  getFight,
  getFighter,
  memoizeByObject,
  type Reason,
  score,
} from '@arbitro/kernel';
import { type SkillId, skillKeyOf } from '../content/skill-table.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Weapon, World } from '../state.ts';
import { isMissile, parryingSkill } from './attack-options.ts';
import { type Chance, type Circumstances, chanceOf, type Source } from './checks.ts';
import { distance, isEngaged } from './distance.ts';
import { shareCircumstances } from './shared-circumstances.ts';
import {
  type ChanceRules,
  COMBAT_TAGS,
  chanceFrom,
  difficultySource,
  findSkillChance,
  NO_CIRCUMSTANCES,
} from './skill.ts';
import { DIFFICULTIES, type Difficulty, INTO_COMBAT_PENALTY, RANGE_FACTORS } from './tables.ts';

/** The parameters of an attack. */
export interface AttackTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
  /** The arm's id; by default the first arm in hand, or the fist. */
  readonly with?: string | undefined;
  /** Thrown, for an arm that can also be used in melee. */
  readonly thrown?: boolean | undefined;
  readonly knockout?: boolean | undefined;
  /** Metres to the target, if the game master sets it. */
  readonly distance?: number | undefined;
  /** The difficulty set by the game master, in addition to the rules. */
  readonly difficulty?: Difficulty | undefined;
}

/** The skill for an attack or a parry, and its chance. */
export interface AimedSkill {
  readonly skill: SkillId;
  readonly chance: Chance;
}

export const difficultSource = (what: string, rule: RuleId): Source => ({
  what,
  rule,
  factor: DIFFICULTIES.difficult.factor,
});
const easySource = (what: string, rule: RuleId): Source => ({ what, rule, factor: DIFFICULTIES.easy.factor });

/**
 * Returns the better of the weapon's own skill and a related one, which the game master may allow at Difficult.
 * @rule brp.combat.related-weapon @ruling R70
 */
function bestSkill(world: ChanceRules, creature: Creature, mode: Weapon, more: Circumstances): AimedSkill {
  const own = ownChance(world, creature, mode, more);
  const related = creature.related[mode.skill];
  if (related === undefined || skillKeyOf(related) !== skillKeyOf(mode.skill)) return own;
  const other = relatedChance(world, creature, related, more);
  return other.chance.score.value > own.chance.score.value ? other : own;
}

/** Returns the same for a parry; a bow or gun parries only by a melee skill. @rule brp.combat.parry @ruling R72 */
export function parryChance(
  world: ChanceRules,
  creature: Creature,
  mode: Weapon,
  more: Circumstances,
): AimedSkill {
  const named = isMissile(mode) ? parryingSkill(creature, mode) : undefined;
  if (named !== undefined) return relatedChance(world, creature, named, more);
  return more === NO_CIRCUMSTANCES
    ? aimedSkill(world, creature, mode, more)
    : bestSkill(world, creature, mode, more);
}

/** @rule brp.combat.related-weapon */
function relatedChance(
  world: ChanceRules,
  creature: Creature,
  skill: SkillId,
  more: Circumstances,
): AimedSkill {
  const sources = [...more.sources, difficultSource('related-skill', 'brp.combat.related-weapon')];
  return { skill, chance: chanceOfSkill(world, creature, skill, { ...more, sources }) };
}

function ownChance(world: ChanceRules, creature: Creature, mode: Weapon, more: Circumstances): AimedSkill {
  const { skill, chance, name } = mode;
  if (chance === null) return { skill, chance: chanceOfSkill(world, creature, skill, more) };
  const rated = score([{ rule: 'brp.bestiary.nonhuman', what: name, how: 'add', value: chance }]);
  return { skill, chance: chanceFrom(world, creature, { rated, tags: COMBAT_TAGS }, more) };
}

/** Returns no chance if neither the sheet nor the tables have the skill. */
function chanceOfSkill(world: ChanceRules, creature: Creature, skill: SkillId, more: Circumstances): Chance {
  return findSkillChance(world, creature, skill, more) ?? chanceOf(world, score([]), more);
}

/** The skills of a creature by weapon and by shared circumstances. */
const aimedSkillsOf = memoizeByObject(
  (
    _: Creature,
    _options: World['options'],
    _setting: World['setting'],
    _light: World['light'],
  ): Map<Weapon, Map<Circumstances, AimedSkill>> => new Map(),
);

/** Returns the best skill under shared circumstances. It is remembered: every foe and every path of the dice asks. */
function aimedSkill(world: ChanceRules, creature: Creature, mode: Weapon, more: Circumstances): AimedSkill {
  const byWeapon = aimedSkillsOf(creature, world.options, world.setting, world.light);
  const skills = byWeapon.get(mode) ?? new Map<Circumstances, AimedSkill>();
  if (skills.size === 0) byWeapon.set(mode, skills);
  const known = skills.get(more);
  if (known) return known;
  const aimed = bestSkill(world, creature, mode, more);
  skills.set(more, aimed);
  return aimed;
}

/** Returns the attack chance with all modifiers except light. */
export const aim = (world: World, action: AttackTerms, mode: Weapon): AimedSkill =>
  aimedSkill(world, getCreature(world, action.by), mode, aimCircumstances(world, action, mode));

/** Returns a function for the attack chance of one weapon on any target; without modifiers it is the same for all. */
export function createAim(world: World, creature: Creature, mode: Weapon): (on: CreatureId) => Chance {
  const plain = aimedSkill(world, creature, mode, NO_CIRCUMSTANCES).chance;
  return (on) => {
    const more = aimCircumstances(world, { by: creature.id, on }, mode);
    return more === NO_CIRCUMSTANCES ? plain : aimedSkill(world, creature, mode, more).chance;
  };
}

/** Returns the attack chance without the target's cover. @rule brp.spot.cover */
export function aimWithoutCover(world: World, action: AttackTerms, mode: Weapon): AimedSkill {
  const { flats, sources } = aimCircumstances(world, action, mode);
  const open = sources.filter(({ rule }) => rule !== 'brp.spot.cover');
  return bestSkill(world, getCreature(world, action.by), mode, { flats, sources: open });
}

const NO_FLATS: readonly Reason[] = [];
const FROM_BEHIND = easySource('from-behind', 'brp.spot.backstab');
const KNOCK_OUT = difficultSource('knock-out', 'brp.spot.knockout');

function aimCircumstances(world: World, action: AttackTerms, mode: Weapon): Circumstances {
  const { by, on, knockout = false, difficulty = 'normal' } = action;
  const isShot = isMissile(mode);
  const behind = isBehind(world, by, on);
  if (!isShot && !behind && !knockout && difficulty === 'normal') return NO_CIRCUMSTANCES;
  const sources: Source[] = isShot ? shotSources(world, action, mode.range ?? 0) : [];
  if (behind) sources.push(FROM_BEHIND);
  if (knockout) sources.push(KNOCK_OUT);
  if (difficulty !== 'normal') sources.push(difficultySource(difficulty));
  return shareCircumstances(isShot ? shotFlats(world, by, on) : NO_FLATS, sources);
}

/** Whether the target does not know where the attacker is. @rule brp.spot.backstab */
export const isBehind = (world: World, by: CreatureId, on: CreatureId): boolean =>
  getFighter(world, on).unawareOf.includes(by);

export const hasCover = (world: World, on: CreatureId): boolean => getFighter(world, on).cover !== null;

const IN_COVER = difficultSource('cover', 'brp.spot.cover');
const INTO_COMBAT = difficultSource('into-combat', 'brp.spot.fire-into-combat');
const FROM_AMBUSH = easySource('ambush', 'brp.spot.ambush-ranged');

function shotSources(world: World, action: AttackTerms, range: number): Source[] {
  const { by, on } = action;
  const sources: Source[] = [];
  const distant = rangeSource(action.distance ?? distance(world, by, on), range);
  if (distant.factor < 1) sources.push(distant);
  if (hasCover(world, on)) sources.push(IN_COVER);
  if (areBothEngaged(world, by, on)) sources.push(INTO_COMBAT);
  if (getFighter(world, by).ambushes) sources.push(FROM_AMBUSH);
  return sources;
}

const toRangeSource = (factor: number): Source => ({ what: 'distance', rule: 'brp.weapons.range', factor });
const RANGE_SOURCES = RANGE_FACTORS.map(toRangeSource);
const OUT_OF_RANGE = toRangeSource(0);

/**
 * Full chance up to the range, a half up to twice and a quarter up to three times the range.
 * @rule brp.weapons.range @ruling R79
 */
const rangeSource = (metres: number, range: number): Source =>
  RANGE_SOURCES[Math.max(1, Math.ceil(metres / range)) - 1] ?? OUT_OF_RANGE;

const areBothEngaged = (world: World, by: CreatureId, on: CreatureId): boolean =>
  isEngaged(getFight(world), by) && isEngaged(getFight(world), on);

const INTO_COMBAT_FLATS: readonly Reason[] = [
  { rule: 'brp.spot.fire-into-combat', what: 'into-combat', how: 'add', value: INTO_COMBAT_PENALTY },
];

/** @rule brp.spot.fire-into-combat @ruling R109 */
function shotFlats(world: World, by: CreatureId, on: CreatureId): readonly Reason[] {
  if (!isEngaged(getFight(world), on)) return NO_FLATS;
  if (world.options.fireIntoCombat === 'replace' && isEngaged(getFight(world), by)) return NO_FLATS;
  return INTO_COMBAT_FLATS;
}

/** Whether this is a shot from an ambush that the target has not noticed. @rule brp.spot.ambush-ranged @ruling R98 */
export function isUnseen(world: World, by: CreatureId, { mode, on }: ShotTarget): boolean {
  const { ambushes, warned } = getFighter(world, by);
  return ambushes && isMissile(mode) && !warned.includes(on);
}
interface ShotTarget {
  readonly mode: Weapon;
  readonly on: CreatureId;
}
