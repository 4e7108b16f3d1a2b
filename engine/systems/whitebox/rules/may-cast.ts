import {
  type CreatureId,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  isParticipant,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Spell, World } from '../state.ts';
import { feetAfterStep } from './distance.ts';
import { forbids } from './effects.ts';
import { isLocated } from './invisibility.ts';
import { isInOtherRoom } from './may-act.ts';
import { isHarmfulSpell } from './spell-targets.ts';
import type { Step, TurnActionOf } from './turn-actions.ts';

/** The spell must be known and in memory, and nothing may prevent casting. */
export function cannotUse(creature: Creature, id: string): Verdict {
  const spell = creature.spells.find((known) => known.id === id);
  if (!spell) return refuseWhitebox('no-such-spell', { who: creature.id, spell: id });
  if (spell.memorised <= 0) return refuseWhitebox('not-memorised', { who: creature.id, spell: spell.name });
  return forbids(creature, 'cast') ? refuseWhitebox('cannot-cast', { who: creature.id }) : undefined;
}

/**
 * In the standard sequence the spell announced at the start of the round, in the alternative one the ready spell.
 * @rule whitebox.spells.casting-start @rule whitebox.combat.alt-spell-phase
 */
export function cannotCast(world: World, creature: Creature, castAction: TurnActionOf<'cast'>): Verdict {
  const spell = creature.spells.find(({ id }) => id === castAction.spell);
  const unusable = cannotUse(creature, castAction.spell);
  if (!spell || unusable) return unusable;
  const phase = world.options.combatSequence === 'alternative' ? 'ready' : 'preparing';
  const isPrepared = creature.casting?.spell === spell.id && creature.casting.phase === phase;
  if (findFight(world) && !isPrepared)
    return refuseWhitebox('not-prepared', { who: creature.id, spell: spell.name });
  return wrongTargets(world, spell, castAction);
}

function wrongTargets(world: World, spell: Spell, { by, on, first }: TurnActionOf<'cast'>): Verdict {
  const twice = findDuplicate(on);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  if (on.length === 0 || on.length > spell.targets)
    return refuseWhitebox('wrong-number-of-targets', { spell: spell.name, most: spell.targets });
  return firstRefusal(on, (who) => cannotFallOn(world, spell, { who, by, first }));
}

interface SpellTargetTerms {
  readonly who: CreatureId;
  readonly by: CreatureId;
  readonly first: Step | undefined;
}

/** A spell that harms is an attack: the place of an unseen target must be known. @ruling R51 */
function cannotFallOn(world: World, spell: Spell, { who, by, first }: SpellTargetTerms): Verdict {
  const target = getCreature(world, who);
  if (target.status === 'dead') return refuse('no-such-target', { on: who });
  const fight = findFight(world);
  if (!fight) return isInOtherRoom(world, by, who);
  if (!isParticipant(world, who)) return refuse('not-in-fight', { who });
  if (who !== by && isHarmfulSpell(spell) && !isLocated(world, by, target))
    return refuseWhitebox('place-unknown', { who: by, on: who });
  const { range } = spell;
  const feet = who === by ? 0 : feetAfterStep(fight, by, who, first);
  return range === null || feet <= range
    ? undefined
    : refuseWhitebox('beyond-range', { on: who, feet, most: range });
}

/** One spell at a time. @rule whitebox.combat.alt-spell-phase */
export function cannotPrepare(creature: Creature, { spell }: { readonly spell: string }): Verdict {
  if (creature.casting)
    return refuseWhitebox('busy-casting', { who: creature.id, spell: creature.casting.spell });
  return cannotUse(creature, spell);
}
