import type { Refusal, Verdict } from '@arbitro/kernel';
import type { SkillId } from '../content/skill-table.ts';
import { refuseBrp } from '../refusals.ts';
import type { Creature, Weapon, World } from '../state.ts';
import { armsOf } from './arms.ts';
import {
  type ArmChoice,
  findAttackOption,
  isBroken,
  isInHand,
  isLoaded,
  isMissile,
} from './attack-options.ts';
import { hasNoBase, notInSetting } from './may-use-skill.ts';

/**
 * Returns why the arm cannot be used (missing, not in hand, broken or empty), or undefined.
 * @rule brp.weapons.attributes
 */
export function cannotUse(world: World, creature: Creature, choice: ArmChoice): Verdict {
  const found = findAttackOption(world, creature, choice);
  if (!found || isLoaded(found)) return cannotWield(world, creature, choice);
  return cannotWield(world, creature, choice) ?? refuseBrp('not-loaded', { arm: found.mode.name });
}

/** The same when an attack is stated: there is still time for a reload that takes no action. @ruling R82 */
export function cannotMeanToUse(world: World, creature: Creature, choice: ArmChoice): Verdict {
  const found = findAttackOption(world, creature, choice);
  const isFree = found !== undefined && loadsFreely(world, found.mode);
  return (isFree ? cannotWield : cannotUse)(world, creature, choice);
}

function cannotWield(world: World, creature: Creature, choice: ArmChoice): Verdict {
  const who = creature.id;
  const found = findAttackOption(world, creature, choice);
  if (!found) return noSuchArm(creature, choice);
  const arm = found.mode.name;
  const unskilled = found.mode.chance === null ? cannotRollFor(world, creature, found.mode.skill) : undefined;
  if (unskilled) return unskilled;
  if (!isInHand(found)) return refuseBrp('not-in-hand', { who, arm });
  return isBroken(found.mode, found.arm.damage, world.options) ? refuseBrp('arm-broken', { arm }) : undefined;
}

/** A related skill may stand in for one that has no base. @rule brp.skills.gm-customise @ruling R19 @ruling R70 */
const cannotRollFor = (world: World, { id, related }: Creature, skill: SkillId): Verdict =>
  notInSetting(world, skill) ?? (related[skill] === undefined ? hasNoBase(world, id, skill) : undefined);

/** Whether reloading takes no action. @rule brp.weapons.magazines @ruling R82 */
export const loadsFreely = ({ options }: Pick<World, 'options'>, { magazine }: Weapon): boolean =>
  magazine !== null && options.magazineReload === 'free';

/**
 * A creature with an unloaded pistol that names no weapon means to shoot, not to punch; refuses until it is loaded.
 * @rule brp.weapons.magazines
 */
export function mustLoad({ arms }: Creature): Verdict {
  const empty = arms
    .flatMap((arm) => arm.modes.filter(isMissile).map((mode) => ({ arm, mode })))
    .find((attackOption) => isInHand(attackOption) && !isLoaded(attackOption));
  return empty && refuseBrp('not-loaded', { arm: empty.mode.name });
}

export function noSuchArm(creature: Creature, { with: id }: ArmChoice): Refusal {
  const has = armsOf(creature);
  if (has.some((arm) => arm.id === id)) return refuseBrp('not-thrown', { arm: id ?? '' });
  const known = has.map((arm) => arm.id).join(', ');
  return refuseBrp('no-such-arm', { who: creature.id, arm: id ?? '–', known });
}
