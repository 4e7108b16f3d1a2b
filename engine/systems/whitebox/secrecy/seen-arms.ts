import { weaponNamed, weaponOf } from '../content/naming.ts';
import { LIGHTS } from '../rules/tables.ts';
import type { Creature, Light, Weapon } from '../state.ts';

/** What a weapon of nobody's table is taken to do. */
const ASSUMED_DAMAGE = '1d6';

/** What somebody has in hand: what is put away is not seen. */
export const seenWeapons = ({ weapons }: Pick<Creature, 'weapons'>): readonly Weapon[] =>
  weapons.filter(({ inHand }) => inHand).map(seen);

/** A thing out of the tables is known for what it is; of another only how it is used. Magic does not show. */
function seen({ id, name, kind, thrown, ready }: Weapon): Weapon {
  const printed = weaponNamed(name);
  const known = printed === undefined ? undefined : weaponOf(printed);
  const isPlain = known?.kind === kind && known.thrown === thrown;
  const { damage, range } = isPlain ? known : { damage: ASSUMED_DAMAGE, range: null };
  return { id, name, kind, thrown, damage, magic: 0, inHand: true, ready, range, attacks: 1 };
}

/** That it burns, not for how much longer. */
export const seenLights = ({ lights }: Pick<Creature, 'lights'>): readonly Light[] =>
  lights
    .filter(({ lit }) => lit)
    .map(({ id, kind, lit }) => ({ id, kind, lit, minutesLeft: LIGHTS[kind].minutes, pints: 0 }));
