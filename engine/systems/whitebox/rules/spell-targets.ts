import { type CreatureId, findFirstTarget, getCreature, type Offer } from '@arbitro/kernel';
import type { Creature, Spell, World } from '../state.ts';
import { isHarmful } from './effects.ts';

/** Returns true if a spell is meant for foes. */
export const isHarmfulSpell = ({ effect: { damage, condition } }: Spell): boolean =>
  damage !== null || (condition !== null && isHarmful(condition));

/** An attack that reaches only friends, or a spell that does not help those it reaches. */
export function isUnlikelyOffer(world: World, creature: Creature, offer: Offer): boolean {
  const { type, spell: id } = offer.action;
  const on = findFirstTarget(offer);
  if (on === undefined) return false;
  if (type === 'attack' || type === 'throw-oil' || type === 'light-oil')
    return getCreature(world, on).side === creature.side;
  const spell = type === 'cast' ? creature.spells.find((other) => other.id === id) : undefined;
  return spell !== undefined && rankSpellTarget(world, creature, { spell, on }) > 0;
}

/** Returns the targets of a spell in the usual order: those it is meant for first. */
export function sortSpellTargets(
  world: World,
  caster: Creature,
  spell: Spell,
  among: readonly CreatureId[],
): readonly CreatureId[] {
  const rank = (on: CreatureId): number => rankSpellTarget(world, caster, { spell, on });
  return among.toSorted((id, other) => rank(id) - rank(other));
}

/** Those whom it is meant for, those whom it does not help, those whom it is not meant for. */
function rankSpellTarget(
  world: World,
  caster: Creature,
  { spell, on }: { readonly spell: Spell; readonly on: CreatureId },
): number {
  const { side, hp, maxHp } = getCreature(world, on);
  if ((side !== caster.side) !== isHarmfulSpell(spell)) return 2;
  return spell.effect.heals !== null && hp >= maxHp ? 1 : 0;
}
