import { memoizeByObject } from '@arbitro/kernel';
import { findShieldId, findWeaponId } from '../content/naming.ts';
import { SHIELDS, type ShieldId } from '../content/shield-table.ts';
import { WEAPONS, type WeaponId } from '../content/weapon-table.ts';
import type { Arm, Creature, Weapon } from '../state.ts';

/** The id of the fist, which sheets need not list. */
export const BRAWL = 'brawl';

/** @rule brp.weapons.attributes */
function weaponFrom(id: WeaponId): Weapon {
  const { skill, damage, bonus, hands, hp, range, velocity, reload, magazine, length } = WEAPONS[id];
  return {
    name: id,
    skill,
    chance: null,
    damage,
    bonus,
    hands: id === BRAWL ? 0 : hands,
    points: hp,
    range,
    velocity,
    reload,
    magazine,
    length,
    shield: null,
    knocksDown: false,
    poison: null,
  };
}

/** @rule brp.shields.table */
function shieldFrom(id: ShieldId): Weapon {
  const { skill, damage, bonus, points, size } = SHIELDS[id];
  return {
    name: id,
    skill,
    chance: null,
    damage,
    bonus,
    hands: 1,
    points,
    range: null,
    velocity: null,
    reload: 0,
    magazine: null,
    length: 'short',
    shield: size,
    knocksDown: false,
    poison: null,
  };
}

/** Returns how a weapon or shield of the tables is used, in melee and thrown if possible. Accepts any of its names. */
export function findWeaponModes(text: string): readonly Weapon[] | undefined {
  const weapon = findWeaponId(text);
  if (weapon !== undefined) {
    const { thrown } = WEAPONS[weapon];
    return thrown === undefined ? [weaponFrom(weapon)] : [weaponFrom(weapon), weaponFrom(thrown)];
  }
  const shield = findShieldId(text);
  return shield === undefined ? undefined : [shieldFrom(shield)];
}

const isNatural = ({ modes }: Arm): boolean => modes.some(({ hands }) => hands === 0);

const FIST: Arm = { id: BRAWL, modes: [weaponFrom(BRAWL)], held: 'hand', damage: 0, shots: null, loading: 0 };

/**
 * Returns all arms a creature can attack and parry with. Creatures with claws or teeth have no fists.
 * @rule brp.skills.brawl
 */
export const armsOf = ({ arms }: Pick<Creature, 'arms'>): readonly Arm[] => addFist(arms);
const addFist = memoizeByObject((arms: readonly Arm[]) => (arms.some(isNatural) ? arms : [...arms, FIST]));

/** @rule brp.weapons.attributes */
export function countFullHands(arms: readonly Pick<Arm, 'held' | 'modes'>[]): number {
  let full = 0;
  for (const { held, modes } of arms) if (held === 'hand') full += countHands(modes);
  return full;
}

const countHands = (modes: readonly Weapon[]): number =>
  modes.reduce((max, { hands }) => Math.max(max, hands), 0);

export const HANDS = 2;
