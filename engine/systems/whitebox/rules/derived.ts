import { declareScore, type Reason, type Score } from '@arbitro/kernel';
import { abilityModifier } from '../content/ability-table.ts';
import { CLASS_DATA } from '../content/class-table.ts';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Weapon, World } from '../state.ts';
import { chanceInSix, makeReason } from './checks.ts';
import { effectsOf } from './effects.ts';
import {
  ATTACKS,
  CATEGORIES,
  type Category,
  type Class,
  HEAR_IN_SIX,
  LAST_LEVEL,
  OPEN_DOOR_IN_SIX,
  PRINTED_SINGLE_SAVES,
  SAVES,
  TABLE_AC_RANGE,
} from './tables.ts';

/** What computed numbers depend on besides the creature. */
type Rules = Pick<World, 'options'>;

const levelRow = ({ level }: Pick<Creature, 'level'>): number => Math.min(Math.max(1, level), LAST_LEVEL);

/** Armour class including spells, in ascending notation. @rule whitebox.attack.ac-conversion */
export const armourClass = declareScore((steps, { ac, conditions }: Pick<Creature, 'ac' | 'conditions'>) => {
  const rule: RuleId = 'whitebox.attack.ac-conversion';
  steps.add(rule, 'armour-class', ac.ascending);
  for (const { what, value } of conditionReasons(conditions, 'ac', rule)) steps.add(rule, what, value);
});

/** What each condition adds to one kind of number. */
const conditionReasons = (
  conditions: Creature['conditions'],
  kind: 'ac' | 'save',
  rule: RuleId,
): readonly Reason[] =>
  conditions.flatMap((condition) =>
    effectsOf(condition.name).flatMap((effect) =>
      effect.kind === kind ? [makeReason(rule, condition.name, effect.by)] : [],
    ),
  );

type Attacker = Pick<Creature, 'class' | 'level' | 'hitBonus'>;

/** By level from the first: how far the row of the table lies below the ascending armour class. */
const hitBonusByLevel = (of: Class): readonly Reason[] =>
  Array.from({ length: LAST_LEVEL }, (_, index) => {
    const row = ATTACKS[of].find(({ upTo }) => index + 1 <= upTo);
    const value = TABLE_AC_RANGE.least - (row?.needed[0] ?? TABLE_AC_RANGE.least);
    return makeReason('whitebox.attack.base-hit-bonus', 'base-hit-bonus', value);
  });
const BASES: { readonly [C in Class]: readonly Reason[] } = {
  cleric: hitBonusByLevel('cleric'),
  fighter: hitBonusByLevel('fighter'),
  'magic-user': hitBonusByLevel('magic-user'),
  thief: hitBonusByLevel('thief'),
};

/**
 * From the table of the class, or the creature's own number.
 * @rule whitebox.attack.base-hit-bonus @rule whitebox.attack.monster-attacks
 */
export const hitBase = (creature: Attacker): Reason =>
  (creature.class === null ? undefined : BASES[creature.class][levelRow(creature) - 1]) ??
  makeReason('whitebox.attack.monster-attacks', 'hit-bonus', creature.hitBonus);

/** Modifiers of the creature and its weapon, in melee or from a distance. @rule whitebox.attack.modifiers */
export function weaponModifiers(
  creature: Pick<Creature, 'strengthToHit' | 'dexterityToHit'>,
  { magic, name }: Pick<Weapon, 'magic' | 'name'>,
  from: 'melee' | 'missile',
): readonly Reason[] {
  const rule = 'whitebox.attack.modifiers';
  const hand =
    from === 'melee'
      ? makeReason(rule, 'strength', creature.strengthToHit)
      : makeReason(rule, 'dexterity', creature.dexterityToHit);
  return [hand, makeReason(rule, name, magic)].filter(({ value }) => value !== 0);
}

/**
 * Returns the number the modified die must reach. With the tables it includes the base bonus; with the quick method the
 * base bonus is added to the die and this is the armour class itself.
 * @rule whitebox.attack.roll @rule whitebox.attack.ascending-quick @rule whitebox.attack.ac-conversion
 */
export function neededToHit({ options }: Rules, creature: Attacker, ascending: number): number {
  const read = creature.class === null ? ascending : columnOf(options, ascending);
  return options.attackAcSystem === 'ascending' ? read : read - hitBase(creature).value;
}

const columnOf = ({ attackBeyondTable }: Options, ascending: number): number =>
  attackBeyondTable === 'clamp'
    ? Math.min(Math.max(ascending, TABLE_AC_RANGE.least), TABLE_AC_RANGE.most)
    : ascending;

/** Added to the die only with the quick method. @rule whitebox.attack.ac-system */
export const addedHitBase = ({ options }: Rules, creature: Attacker): readonly Reason[] =>
  options.attackAcSystem === 'ascending' && hitBase(creature).value !== 0 ? [hitBase(creature)] : [];

type SaveThrower = Pick<Creature, 'class' | 'level' | 'saveTarget'>;

/**
 * Returns the number to reach; with the matrix, a peril without category uses the single number.
 * @rule whitebox.saves.single-targets @rule whitebox.saves.matrix
 */
export function saveNeeded({ options }: Rules, creature: SaveThrower, category: Category | null): number {
  if (creature.class === null) return creature.saveTarget;
  const level = levelRow(creature);
  const row = SAVES[creature.class][level - 1];
  if (options.savesSystem === 'matrix' && category !== null)
    return row?.[CATEGORIES.indexOf(category)] ?? creature.saveTarget;
  const printed =
    options.savesSingleErrata === 'printed' ? PRINTED_SINGLE_SAVES[creature.class]?.[level] : undefined;
  return printed ?? row?.[CATEGORIES.length] ?? creature.saveTarget;
}

type SaveBonusHolder = Pick<Creature, 'classSaves' | 'raceSaves' | 'conditions'>;

/** @rule whitebox.saves.single-throw @rule whitebox.saves.matrix-removes-class-bonuses */
export function saveBonuses(
  { options }: Rules,
  creature: SaveBonusHolder,
  category: Category | null,
): readonly Reason[] {
  const rule = 'whitebox.saves.single-throw';
  const from = (what: string, input: Creature['classSaves']): Reason =>
    makeReason(rule, what, (input.any ?? 0) + (category === null ? 0 : (input[category] ?? 0)));
  const ofClass = options.savesSystem === 'matrix' ? [] : [from('class-bonus', creature.classSaves)];
  const spells = conditionReasons(creature.conditions, 'save', rule);
  return [...ofClass, from('race-bonus', creature.raceSaves), ...spells].filter(({ value }) => value !== 0);
}

/** Faces of a d6, by race; null where the rules give no chance. */
export const raceChance = (
  { race }: Pick<Creature, 'race'>,
  chances: { readonly [R in NonNullable<Creature['race']>]: number | null },
  rule: RuleId,
): Score | null => {
  const value = race === null ? null : chances[race];
  return value === null || race === null ? null : chanceInSix([makeReason(rule, race, value)], rule);
};

/**
 * Includes Strength where the Referee allows it.
 * @rule whitebox.exploration.open-door @rule whitebox.exploration.open-door-strength
 */
export function openChance(
  { options }: Rules,
  creature: Pick<Creature, 'race' | 'strengthDoors'>,
  ...reasons: readonly Reason[]
): Score {
  const rule = 'whitebox.exploration.open-door';
  const strength = makeReason('whitebox.exploration.open-door-strength', 'strength', creature.strengthDoors);
  const base = raceChance(creature, OPEN_DOOR_IN_SIX, rule)?.because ?? [
    makeReason(rule, 'human', OPEN_DOOR_IN_SIX.human),
  ];
  const isAdded = options.doorsStrengthModifier && strength.value !== 0;
  return chanceInSix([...base, ...(isAdded ? [strength] : []), ...reasons], rule);
}

/** A creature without a race hears like non-humans. @rule whitebox.exploration.listen */
export function hearChance(creature: Pick<Creature, 'race'>): Score {
  const rule = 'whitebox.exploration.listen';
  return (
    raceChance(creature, HEAR_IN_SIX, rule) ??
    chanceInSix([makeReason(rule, 'non-human', HEAR_IN_SIX.elf)], rule)
  );
}

/** Returns the experience for the next level; undefined above the last. @rule whitebox.xp.level-advance */
export function nextLevelAt({
  class: of,
  level,
  thresholds,
}: Pick<Creature, 'class' | 'level' | 'thresholds'>): number | null {
  if (level >= LAST_LEVEL) return null;
  const steps = thresholds ?? (of === null ? [] : CLASS_DATA[of].thresholds);
  return steps[level - 1] ?? null;
}

/** The modifier of Constitution applies to each die. @rule whitebox.xp.level-advance */
export function levelDice({ class: of, scores }: Pick<Creature, 'class' | 'scores'>): string | null {
  if (of === null) return null;
  const more = scores === null ? 0 : abilityModifier(scores.constitution);
  const { hitDie } = CLASS_DATA[of];
  return more === 0 ? hitDie : `${hitDie}${more > 0 ? '+' : ''}${more}`;
}
