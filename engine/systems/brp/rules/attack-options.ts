import { type CreatureId, getCreature, memoizeByObject } from '@arbitro/kernel';
import { type SkillId, skillKeyOf } from '../content/skill-table.ts';
import type { Options } from '../options.ts';
import type { Arm, Creature, Weapon, World } from '../state.ts';
import { armsOf, BRAWL, countFullHands, HANDS } from './arms.ts';

/** An arm in one of its modes of use. */
export interface AttackOption {
  readonly arm: Arm;
  readonly mode: Weapon;
}

export interface ArmChoice {
  readonly with?: string | null | undefined;
  readonly thrown?: boolean | undefined;
}

export const isMissile = ({ range }: Pick<Weapon, 'range'>): boolean => range !== null;
const isMelee = (mode: Weapon): boolean => !isMissile(mode);

/**
 * Returns the melee mode, or the thrown mode if asked for or if there is no other.
 * @rule brp.combat.multiple-reach @ruling R67
 */
export function modeOf({ modes }: Arm, isThrown = false): Weapon | undefined {
  return isThrown ? modes.find(isMissile) : (modes.find(isMelee) ?? modes[0]);
}

const findArm = (creature: Creature, id: string): Arm | undefined =>
  armsOf(creature).find((arm) => arm.id === id);

/** Returns the attack option for the named arm, or for the first one at hand. */
export function findAttackOption(
  { options }: Pick<World, 'options'>,
  creature: Creature,
  { with: id, thrown }: ArmChoice,
): AttackOption | undefined {
  const arm = id === undefined || id === null ? firstAtHand(creature, options) : findArm(creature, id);
  const mode = arm && modeOf(arm, thrown);
  return arm && mode && { arm, mode };
}

function firstAtHand(creature: Creature, options: Options): Arm | undefined {
  return armsOf(creature).find((arm) => {
    const mode = modeOf(arm);
    return mode !== undefined && mode.shield === null && isReady({ arm, mode }, options);
  });
}

export function attackOptionOf(world: World, creature: Creature, choice: ArmChoice): AttackOption {
  const found = findAttackOption(world, creature, choice);
  if (!found)
    throw new Error(`${creature.id} has nothing to strike with: the action was let through unchecked`);
  return found;
}

/** Whether it is in hand; claws and fists always are. */
export const isInHand = ({ arm, mode }: AttackOption): boolean => arm.held === 'hand' || mode.hands === 0;

/**
 * Hit points depend on the mode; a mode without hit points cannot break.
 * @rule brp.combat.weapon-breakage @ruling R77 @ruling R80
 */
export function isBroken(mode: Pick<Weapon, 'points'>, damage: number, { weaponBreak }: Options): boolean {
  if (mode.points === null) return false;
  return weaponBreak === 'at-zero' ? damage >= mode.points : damage > mode.points;
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines */
export const isLoaded = ({ arm, mode }: AttackOption): boolean =>
  !isMissile(mode) || (arm.loading === 0 && (mode.magazine === null || arm.shots !== 0));

/** Whether it is in hand, intact and loaded. */
const isReady = (attackOption: AttackOption, options: Options): boolean =>
  isInHand(attackOption) &&
  !isBroken(attackOption.mode, attackOption.arm.damage, options) &&
  isLoaded(attackOption);

/** @rule brp.shields.degradation */
export const shieldPoints = ({ arm, mode }: AttackOption): number =>
  Math.max(0, (mode.points ?? 0) - arm.damage);

/** @rule brp.combat.parry @ruling R72 */
const hasFreeHand = ({ arms }: Creature): boolean => countFullHands(arms) < HANDS;

/** Returns what the creature can parry with: weapons and shields in hand, and a free hand. */
export const listParryOptions = (
  { options }: Pick<World, 'options'>,
  creature: Creature,
): readonly AttackOption[] => findParryOptions(creature, options);

// memoized: the result is the same for every path of the dice
const findParryOptions = memoizeByObject((creature: Creature, options: Options) =>
  armsOf(creature).flatMap((arm): readonly AttackOption[] => {
    const mode = arm.modes.find(isMelee) ?? arm.modes[0];
    if (!mode || !canParryWith(creature, arm, mode)) return [];
    return isInHand({ arm, mode }) && !isBroken(mode, arm.damage, options) ? [{ arm, mode }] : [];
  }),
);

/** Natural weapons cannot parry; a bow or gun parries only by a melee skill that the game master has assigned. */
function canParryWith(creature: Creature, { id }: Arm, mode: Weapon): boolean {
  if (id === BRAWL) return hasFreeHand(creature);
  return mode.hands > 0 && (isMelee(mode) || parryingSkill(creature, mode) !== undefined);
}

/** @rule brp.combat.parry @ruling R72 */
export function parryingSkill({ related }: Creature, { skill }: Weapon): SkillId | undefined {
  const named = related[skill];
  return named !== undefined && skillKeyOf(named) === 'melee-weapon' ? named : undefined;
}

/** Returns a shield that is carried but not moved. @rule brp.shields.stationary */
export const findSlungShield = (
  { options }: Pick<World, 'options'>,
  { arms }: Creature,
): AttackOption | undefined =>
  arms
    .flatMap((arm) => {
      const mode = arm.held === 'slung' ? arm.modes.find(({ shield }) => shield !== null) : undefined;
      return mode && !isBroken(mode, arm.damage, options) ? [{ arm, mode }] : [];
    })
    .at(0);

/**
 * Whether the attacks used so far may go together in one round; without routines only one attack is allowed.
 * @rule brp.combat.one-action @rule brp.bestiary.bear-attacks @rule brp.bestiary.bear-swipe
 */
export function canCombineAttacks(world: World, creature: Creature, used: readonly string[]): boolean {
  if (used.length <= 1) return true;
  const counted = world.options.bearSwipe === 'additional' ? removeFreeSwipe(creature, used) : used;
  return counted !== undefined && creature.routines.some((routine) => isPartOf(counted, routine));
}

/** If the options say so, one knock-down attack is not counted; a second one is not allowed. */
function removeFreeSwipe({ arms }: Creature, used: readonly string[]): readonly string[] | undefined {
  const swipes = arms.filter(({ modes }) => modes.some(({ knocksDown }) => knocksDown)).map(({ id }) => id);
  const others = used.filter((id) => !swipes.includes(id));
  return used.length - others.length > 1 ? undefined : others;
}

function isPartOf(used: readonly string[], routine: readonly string[]): boolean {
  const left = [...routine];
  return used.every((id) => {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Whether the creature has any attack left this round. */
export const hasAttackLeft = (world: World, who: CreatureId, used: readonly string[]): boolean => {
  const creature = getCreature(world, who);
  return (
    creature.routines.length > 0 &&
    creature.arms.some(({ id }) => canCombineAttacks(world, creature, [...used, id]))
  );
};
