import { addReasons, type Score, score } from '@arbitro/kernel';
import type { AttackPart, Creature, Feature, World } from '../state.ts';
import { isFixed } from './damage-dice.ts';
import { abilityModifier, abilityReason, makeReason, proficiencyReasons, testPenalty } from './derived.ts';
import { findFeature } from './features.ts';
import type { Ability } from './tables.ts';

/** A feature with an attack. */
export interface AttackFeature extends Feature {
  readonly attack: AttackPart;
}

export function getAttackFeature(creature: Creature, id: string): AttackFeature {
  const feature = findFeature(creature, id);
  if (!feature?.attack)
    throw new Error(`${creature.id} cannot strike with ${id}: the action was let through unchecked`);
  return feature as AttackFeature;
}

/**
 * Returns whether the attack is melee: within reach. Beyond it the weapon is thrown or shot.
 * @rule quinta.attack.melee-reach @rule quinta.attack.range
 */
export const isMelee = ({ kind, reach, range }: AttackPart, metres: number | null): boolean =>
  kind === 'melee' && (range === null || metres === null || metres <= reach);

interface CachedBonus {
  readonly scores: Creature['scores'];
  readonly level: number;
  readonly ability: Ability;
  readonly bonus: Score;
}
const BONUS_CACHE = new WeakMap<AttackPart, CachedBonus>();

/**
 * The bonus that the stat block prints, or ability and proficiency.
 * @rule quinta.attack.ability @rule quinta.proficiency.weapons
 */
function ownBonus({ scores, level }: Creature, part: AttackPart, ability: Ability): Score {
  const known = BONUS_CACHE.get(part);
  if (known && known.scores === scores && known.level === level && known.ability === ability)
    return known.bonus;
  const bonus = score(
    part.bonus !== null
      ? [makeReason('quinta.d20.attack-roll', 'printed', part.bonus)]
      : [
          abilityReason({ scores }, ability),
          ...proficiencyReasons(
            { level },
            part.proficient ? 'proficient' : null,
            'quinta.proficiency.weapons',
          ),
        ],
  );
  BONUS_CACHE.set(part, { scores, level, ability, bonus });
  return bonus;
}

interface Circumstances {
  readonly ability?: Ability | undefined;
  readonly bonus?: number | undefined;
}

/**
 * Returns everything that is added to the die, in order.
 * @rule quinta.d20.modifiers @rule quinta.conditions.exhausted
 */
export function attackBonus(
  world: World,
  creature: Creature,
  { attack }: AttackFeature,
  { ability, bonus }: Circumstances = {},
): Score {
  const own = ownBonus(creature, attack, ability ?? attack.ability);
  if (creature.afflictions.length === 0 && bonus === undefined) return own;
  const reasons = bonus === undefined ? [] : [makeReason('quinta.d20.modifiers', 'circumstance', bonus)];
  return addReasons(own, ...testPenalty(world, creature), ...reasons);
}

/**
 * Returns the modifier of the attack's ability, unless the damage is a fixed number.
 * @rule quinta.damage.roll @rule quinta.damage.fixed
 */
export function modifierOf(
  creature: Creature,
  { id, attack }: AttackFeature,
  ability: Ability | undefined,
): number {
  const [first] = attack.damage;
  if (!attack.addsModifier || !first || (id !== 'unarmed' && isFixed(first))) return 0;
  return abilityModifier(creature, ability ?? attack.ability);
}
