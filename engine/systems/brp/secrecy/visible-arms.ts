import { isEqualJson, type Json } from '@arbitro/kernel';
import { findWeaponModes } from '../rules/arms.ts';
import type { Arm, Weapon } from '../state.ts';

/** Assumed damage of weapons outside the tables, and assumed ratings of natural weapons: near the average of `content/`. */
const ASSUMED_WEAPON = { damage: '1d6', chance: 40 } as const;

/** Returns arms that are in hand, slung or dropped. Stowed arms are not visible. */
export const listSeenArms = (arms: readonly Arm[]): readonly Arm[] =>
  arms.filter(({ held }) => held !== 'stowed').map(viewArm);

/** A weapon of the tables is recognized; of any other only its use shows. Damage and ammunition do not show. */
function viewArm({ id, modes, held }: Arm): Arm {
  const [first] = modes;
  const printed = first && findWeaponModes(first.name);
  const known = printed && isSame(printed, modes) ? printed : modes.map(assumeWeapon);
  const shots = known.find(({ magazine }) => magazine !== null)?.magazine ?? null;
  return { id, modes: known, held, damage: 0, shots, loading: 0 };
}

/** Poison on a weapon does not show. */
const isSame = (printed: readonly Weapon[], modes: readonly Weapon[]): boolean =>
  isEqualJson(
    printed as unknown as Json,
    modes.map((mode) => ({ ...mode, poison: null })) as unknown as Json,
  );

function assumeWeapon({
  name,
  skill,
  chance,
  hands,
  range,
  velocity,
  reload,
  length,
  shield,
}: Weapon): Weapon {
  return {
    name,
    skill,
    chance: chance === null ? null : ASSUMED_WEAPON.chance,
    damage: ASSUMED_WEAPON.damage,
    bonus: 'full',
    hands,
    points: null,
    range,
    velocity,
    reload,
    magazine: null,
    length,
    shield,
    knocksDown: false,
    poison: null,
  };
}
