import { type Json, same } from '@arbitro/kernel';
import { modesNamed } from '../rules/arms.ts';
import type { Arm, Creature, Weapon } from '../state.ts';

/** What a weapon of nobody's table is taken to do, and how well beasts use theirs: about the middle of `content/`. */
const ASSUMED = { damage: '1d6', chance: 40 } as const;

/** What somebody has in hand or on the back, or has let fall: what is put away is not seen. */
export const seenArms = ({ arms }: Pick<Creature, 'arms'>): readonly Arm[] =>
  arms.filter(({ held }) => held !== 'stowed').map(seen);

/** A thing out of the tables is known for what it is; of another only how it is used. Neither shows what it has been through. */
function seen({ id, modes, held }: Arm): Arm {
  const [first] = modes;
  const printed = first && modesNamed(first.name);
  const known = printed && isSame(printed, modes) ? printed : modes.map(assumed);
  const shots = known.find(({ magazine }) => magazine !== null)?.magazine ?? null;
  return { id, modes: known, held, damage: 0, shots, loading: 0 };
}

/** Poison on a blade does not show. */
const isSame = (printed: readonly Weapon[], modes: readonly Weapon[]): boolean =>
  same(printed as unknown as Json, modes.map((mode) => ({ ...mode, poison: null })) as unknown as Json);

function assumed({ name, skill, chance, hands, range, velocity, reload, length, shield }: Weapon): Weapon {
  return {
    name,
    skill,
    chance: chance === null ? null : ASSUMED.chance,
    damage: ASSUMED.damage,
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
