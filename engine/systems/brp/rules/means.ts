import { type CreatureId, creature, remembering } from '@arbitro/kernel';
import { type SkillId, skillKey } from '../content/skill-table.ts';
import type { Options } from '../options.ts';
import type { Arm, Creature, Weapon, World } from '../state.ts';
import { armsOf, BRAWL, HANDS, handsFull } from './arms.ts';

/** A thing in one of the ways it is used. */
export interface Means {
  readonly arm: Arm;
  readonly mode: Weapon;
}

export interface Choice {
  readonly with?: string | null | undefined;
  readonly thrown?: boolean | undefined;
}

export const isMissile = ({ range }: Pick<Weapon, 'range'>): boolean => range !== null;
const isMelee = (mode: Weapon): boolean => !isMissile(mode);

/** Struck with, unless it is said to be thrown, or is for nothing else. @rule brp.combat.multiple-reach @ruling R67 */
export function modeOf({ modes }: Arm, thrown = false): Weapon | undefined {
  return thrown ? modes.find(isMissile) : (modes.find(isMelee) ?? modes[0]);
}

const find = (one: Creature, id: string): Arm | undefined => armsOf(one).find((arm) => arm.id === id);

/** What somebody would attack with: the arm that is named, or the first at hand. */
export function meansFor(
  { options }: Pick<World, 'options'>,
  one: Creature,
  { with: id, thrown }: Choice,
): Means | undefined {
  const arm = id === undefined || id === null ? firstAtHand(one, options) : find(one, id);
  const mode = arm && modeOf(arm, thrown);
  return arm && mode && { arm, mode };
}

function firstAtHand(one: Creature, options: Options): Arm | undefined {
  return armsOf(one).find((arm) => {
    const mode = modeOf(arm);
    return mode !== undefined && mode.shield === null && isReady({ arm, mode }, options);
  });
}

export function means(world: World, one: Creature, choice: Choice): Means {
  const found = meansFor(world, one, choice);
  if (!found) throw new Error(`${one.id} has nothing to strike with: the action was let through unchecked`);
  return found;
}

/** Claws and fists are always there. */
export const inHand = ({ arm, mode }: Means): boolean => arm.held === 'hand' || mode.hands === 0;

/**
 * Hit points are those of the way it is used; what has none does not break.
 *
 * @rule brp.combat.weapon-breakage
 * @ruling R77
 * @ruling R80
 */
export function isBroken(mode: Pick<Weapon, 'points'>, damage: number, { weaponBreak }: Options): boolean {
  if (mode.points === null) return false;
  return weaponBreak === 'at-zero' ? damage >= mode.points : damage > mode.points;
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines */
export const isLoaded = ({ arm, mode }: Means): boolean =>
  !isMissile(mode) || (arm.loading === 0 && (mode.magazine === null || arm.shots !== 0));

/** In hand, whole and loaded. */
const isReady = (those: Means, options: Options): boolean =>
  inHand(those) && !isBroken(those.mode, those.arm.damage, options) && isLoaded(those);

/** @rule brp.shields.degradation */
export const shieldPoints = ({ arm, mode }: Means): number => Math.max(0, (mode.points ?? 0) - arm.damage);

/** @rule brp.combat.parry @ruling R72 */
const hasFreeHand = ({ arms }: Creature): boolean => handsFull(arms) < HANDS;

/** What somebody has in hand to turn a blow with: weapons and shields, and a free hand. */
export const parryingMeans = ({ options }: Pick<World, 'options'>, one: Creature): readonly Means[] =>
  parrying(one, options, null);

// the same for every path of the dice
const parrying = remembering((one: Creature, options: Options) =>
  armsOf(one).flatMap((arm): readonly Means[] => {
    const mode = arm.modes.find(isMelee) ?? arm.modes[0];
    if (!mode || !parries(one, arm, mode)) return [];
    return inHand({ arm, mode }) && !isBroken(mode, arm.damage, options) ? [{ arm, mode }] : [];
  }),
);

/** Not claws; a bow or gun only by a melee skill that the game master has named for it. */
function parries(one: Creature, { id }: Arm, mode: Weapon): boolean {
  if (id === BRAWL) return hasFreeHand(one);
  return mode.hands > 0 && (isMelee(mode) || parryingSkill(one, mode) !== undefined);
}

/** @rule brp.combat.parry @ruling R72 */
export function parryingSkill({ related }: Creature, { skill }: Weapon): SkillId | undefined {
  const named = related[skill];
  return named !== undefined && skillKey(named) === 'melee-weapon' ? named : undefined;
}

/** A shield that is carried and not moved. @rule brp.shields.stationary */
export const slungShield = ({ options }: Pick<World, 'options'>, { arms }: Creature): Means | undefined =>
  arms
    .flatMap((arm) => {
      const mode = arm.held === 'slung' ? arm.modes.find(({ shield }) => shield !== null) : undefined;
      return mode && !isBroken(mode, arm.damage, options) ? [{ arm, mode }] : [];
    })
    .at(0);

/**
 * Whether one more attack with this goes with those made already; without a list of what goes together it is one.
 *
 * @rule brp.combat.one-action
 * @rule brp.bestiary.bear-attacks
 * @rule brp.bestiary.bear-swipe
 */
export function goesWith(world: World, one: Creature, used: readonly string[]): boolean {
  if (used.length <= 1) return true;
  const counted = world.options.bearSwipe === 'additional' ? besideSwipe(one, used) : used;
  return counted !== undefined && one.routines.some((routine) => isPartOf(counted, routine));
}

/** Where the table plays so, one blow that knocks down is not counted; a second there is not. */
function besideSwipe({ arms }: Creature, used: readonly string[]): readonly string[] | undefined {
  const swipes = arms.filter(({ modes }) => modes.some(({ knocksDown }) => knocksDown)).map(({ id }) => id);
  const others = used.filter((id) => !swipes.includes(id));
  return used.length - others.length > 1 ? undefined : others;
}

function isPartOf(used: readonly string[], routine: readonly string[]): boolean {
  const left = [...routine];
  return used.every((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether any attack is left for this round after those. */
export const attacksOn = (world: World, who: CreatureId, used: readonly string[]): boolean => {
  const one = creature(world, who);
  return one.routines.length > 0 && one.arms.some(({ id }) => goesWith(world, one, [...used, id]));
};
