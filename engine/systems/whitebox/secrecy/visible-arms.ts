import { findWeaponId, weaponOf } from '../content/naming.ts';
import { LIGHTS } from '../rules/tables.ts';
import type { Light, Weapon } from '../state.ts';

/** The assumed damage of a weapon that is in no table. */
const ASSUMED_DAMAGE = '1d6';

/** The weapons in hand: others are not visible. */
export const listSeenWeapons = (weapons: readonly Weapon[]): readonly Weapon[] =>
  weapons.filter(({ inHand }) => inHand).map(viewArm);

/** A weapon of the tables is known; of another only how it is used. Magic is not visible. */
function viewArm({ id, name, kind, thrown, ready }: Weapon): Weapon {
  const printed = findWeaponId(name);
  const known = printed === undefined ? undefined : weaponOf(printed);
  const isPlain = known?.kind === kind && known.thrown === thrown;
  const { damage, range } = isPlain ? known : { damage: ASSUMED_DAMAGE, range: null };
  return { id, name, kind, thrown, damage, magic: 0, inHand: true, ready, range, attacks: 1 };
}

/** Shows that it burns, but not for how much longer. */
export const listSeenLights = (lights: readonly Light[]): readonly Light[] =>
  lights
    .filter(({ lit }) => lit)
    .map(({ id, kind, lit }) => ({ id, kind, lit, minutesLeft: LIGHTS[kind].minutes, pints: 0 }));
