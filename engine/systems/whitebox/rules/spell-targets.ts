import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { Creature, Spell, World } from '../state.ts';
import { isHarmful } from './effects.ts';

/** Returns true if a spell is meant for foes. */
export const isHarmfulSpell = ({ effect: { damage, condition } }: Spell): boolean =>
  damage !== null || (condition !== null && isHarmful(condition));

/** Returns the targets of a spell in the usual order: those it is meant for first. */
export function sortSpellTargets(
  world: World,
  caster: Creature,
  spell: Spell,
  among: readonly CreatureId[],
): readonly CreatureId[] {
  const isForFoes = isHarmfulSpell(spell);
  const rank = (id: CreatureId): number => {
    const { side, hp, maxHp } = getCreature(world, id);
    if ((side !== caster.side) !== isForFoes) return 2;
    return spell.effect.heals !== null && hp >= maxHp ? 1 : 0;
  };
  return among.toSorted((id, other) => rank(id) - rank(other));
}
