import { type CreatureId, creature, fighter, type Reason, score, theFight } from '@arbitro/kernel';
import { type SkillId, skillKey } from '../content/skill-table.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Weapon, World } from '../state.ts';
import { type Chance, type Circumstances, chanceOf, type Source } from './checks.ts';
import { rating } from './derived.ts';
import { distance, isEngaged } from './distance.ts';
import { isMissile, parryingSkill } from './means.ts';
import { COMBAT, chanceFrom, difficultySource, skillChance } from './skill.ts';
import { DIFFICULTIES, type Difficulty, INTO_COMBAT, RANGE_FACTORS } from './tables.ts';

/** An attack as it is asked for. */
export interface AttackTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
  /** The arm, by its id; without one the first that is in hand, or the fist. */
  readonly with?: string | undefined;
  /** Thrown, of an arm that can also be used hand to hand. */
  readonly thrown?: boolean | undefined;
  readonly knockout?: boolean | undefined;
  /** Metres to the target, where the game master says it. */
  readonly distance?: number | undefined;
  /** How hard the game master says it is, beside what the rules say. */
  readonly difficulty?: Difficulty | undefined;
}

/** With what skill somebody strikes or parries, and how well. */
export interface Aimed {
  readonly skill: SkillId;
  readonly chance: Chance;
}

export const difficult = (what: string, rule: RuleId): Source => ({
  what,
  rule,
  factor: DIFFICULTIES.difficult.factor,
});
const easy = (what: string, rule: RuleId): Source => ({ what, rule, factor: DIFFICULTIES.easy.factor });

/**
 * The weapon's own skill or, where the game master allows it, a related one at Difficult: the better of the two.
 *
 * @rule brp.combat.related-weapon
 * @ruling R70
 */
function bestSkill(world: World, one: Creature, mode: Weapon, more: Circumstances): Aimed {
  const own = ownChance(world, one, mode, more);
  const related = one.related[mode.skill];
  if (related === undefined || skillKey(related) !== skillKey(mode.skill)) return own;
  const other = relatedChance(world, one, related, more);
  return other.chance.score.value > own.chance.score.value ? other : own;
}

/** The same for a parry; with a bow or gun by a melee skill alone. @rule brp.combat.parry @ruling R72 */
export function parryChance(world: World, one: Creature, mode: Weapon, more: Circumstances): Aimed {
  const named = isMissile(mode) ? parryingSkill(one, mode) : undefined;
  return named === undefined ? bestSkill(world, one, mode, more) : relatedChance(world, one, named, more);
}

/** @rule brp.combat.related-weapon */
function relatedChance(world: World, one: Creature, skill: SkillId, more: Circumstances): Aimed {
  const sources = [...more.sources, difficult('related-skill', 'brp.combat.related-weapon')];
  return { skill, chance: chanceOfSkill(world, one, skill, { ...more, sources }) };
}

function ownChance(world: World, one: Creature, mode: Weapon, more: Circumstances): Aimed {
  const { skill, chance, name } = mode;
  if (chance === null) return { skill, chance: chanceOfSkill(world, one, skill, more) };
  const rated = score([{ rule: 'brp.bestiary.nonhuman', what: name, how: 'add', value: chance }]);
  return { skill, chance: chanceFrom(world, one, { rated, tags: COMBAT }, more) };
}

/** Where neither the sheet nor the tables have the skill there is no chance. */
function chanceOfSkill(world: World, one: Creature, skill: SkillId, more: Circumstances): Chance {
  const isWritten = (one.skills[skill]?.written ?? null) !== null;
  return isWritten || rating(world, one, skill)
    ? skillChance(world, one, skill, more)
    : chanceOf(world, score([]), more);
}

/** All that bears on an attack, beside the light. */
export function aim(world: World, action: AttackTerms, mode: Weapon): Aimed {
  return bestSkill(world, creature(world, action.by), mode, circumstances(world, action, mode));
}

/** The chance as it would be if nothing stood before the target. @rule brp.spot.cover */
export function aimUncovered(world: World, action: AttackTerms, mode: Weapon): Aimed {
  const { flats, sources } = circumstances(world, action, mode);
  const open = sources.filter(({ rule }) => rule !== 'brp.spot.cover');
  return bestSkill(world, creature(world, action.by), mode, { flats, sources: open });
}

function circumstances(world: World, action: AttackTerms, mode: Weapon): Circumstances {
  const { by, on, knockout = false, difficulty = 'normal' } = action;
  const sources: Source[] = isMissile(mode) ? shotSources(world, action, mode.range ?? 0) : [];
  if (isBehind(world, by, on)) sources.push(easy('from-behind', 'brp.spot.backstab'));
  if (knockout) sources.push(difficult('knock-out', 'brp.spot.knockout'));
  if (difficulty !== 'normal') sources.push(difficultySource(difficulty));
  return { flats: isMissile(mode) ? shotFlats(world, by, on) : [], sources };
}

/** The target does not know where the attacker is. @rule brp.spot.backstab */
export const isBehind = (world: World, by: CreatureId, on: CreatureId): boolean =>
  fighter(world, on).unawareOf.includes(by);

export const hasCover = (world: World, on: CreatureId): boolean => fighter(world, on).cover !== null;

function shotSources(world: World, action: AttackTerms, range: number): Source[] {
  const { by, on } = action;
  const sources: Source[] = [];
  const factor = rangeFactor(action.distance ?? distance(world, by, on), range);
  if (factor < 1) sources.push({ what: 'distance', rule: 'brp.weapons.range', factor });
  if (hasCover(world, on)) sources.push(difficult('cover', 'brp.spot.cover'));
  if (areBothEngaged(world, by, on)) sources.push(difficult('into-combat', 'brp.spot.fire-into-combat'));
  if (fighter(world, by).ambushes) sources.push(easy('ambush', 'brp.spot.ambush-ranged'));
  return sources;
}

/** Whole up to the range, a half up to twice and a quarter up to three times as far. @rule brp.weapons.range @ruling R79 */
const rangeFactor = (metres: number, range: number): number =>
  RANGE_FACTORS[Math.max(1, Math.ceil(metres / range)) - 1] ?? 0;

const areBothEngaged = (world: World, by: CreatureId, on: CreatureId): boolean =>
  isEngaged(theFight(world), by) && isEngaged(theFight(world), on);

/** @rule brp.spot.fire-into-combat @ruling R109 */
function shotFlats(world: World, by: CreatureId, on: CreatureId): readonly Reason[] {
  if (!isEngaged(theFight(world), on)) return [];
  if (world.options.fireIntoCombat === 'replace' && isEngaged(theFight(world), by)) return [];
  return [{ rule: 'brp.spot.fire-into-combat', what: 'into-combat', how: 'add', value: INTO_COMBAT }];
}

/** A shot out of an ambush of which the target knows nothing yet. @rule brp.spot.ambush-ranged @ruling R98 */
export function isUnseen(world: World, by: CreatureId, { mode, on }: Shot): boolean {
  const { ambushes, warned } = fighter(world, by);
  return ambushes && isMissile(mode) && !warned.includes(on);
}
interface Shot {
  readonly mode: Weapon;
  readonly on: CreatureId;
}
