import { type CreatureId, findFight, getCreature } from '@arbitro/kernel';
import { findParticipant, type World } from '../state.ts';
import { type Combatant, canAfford, damageAgainst, fighterOf, hitChance, type Strike } from './fighters.ts';

/** A combatant and what it is worth to its side. */
export interface Standing extends Combatant {
  /** The damage it is expected to deal, or to heal, in a turn. */
  strength: number;
  readonly isFoe: boolean;
}

/** Both sides of a fight, as the creature on turn sees them. */
export interface Battle {
  readonly world: World;
  readonly self: Standing;
  /** The foes that are up. */
  readonly foes: readonly Standing[];
  /** The creatures of its side that can be reached, with itself. */
  readonly friends: readonly Standing[];
  /** The damage that each side takes in a round, at most. */
  readonly pressure: { readonly onFriends: number; readonly onFoes: number };
}

/** One point of healing, relative to one of damage. */
const HEALING = 0.85;
/** The strength of a creature that can do nothing: it must be beaten all the same. */
const HARMLESS = 0.5;

export function surveyBattle(world: World, who: CreatureId): Battle | undefined {
  const fight = findFight(world);
  if (!fight) return undefined;
  const own = findParticipant(fight, who)?.side;
  const foes: Standing[] = [];
  const friends: Standing[] = [];
  let self: Standing | undefined;
  for (const { who: id, side, left } of fight.participants) {
    if (left) continue;
    const creature = getCreature(world, id);
    if (creature.status !== 'up' && (side !== own || creature.status !== 'down')) continue;
    const standing = {
      creature,
      fighter: fighterOf(creature, world.options, creature.boosts.length === 0 ? 0 : fight.round),
      strength: 0,
      isFoe: side !== own,
    };
    (side === own ? friends : foes).push(standing);
    if (id === who) self = standing;
  }
  if (!self) return undefined;
  const standing = friends.filter(({ creature }) => creature.status === 'up');
  const onFoes = addStrengths(world, friends, foes);
  const onFriends = addStrengths(world, foes, standing);
  return { world, self, foes, friends, pressure: { onFriends, onFoes } };
}

/** Computes the strength of each, and returns the damage of those that are up. */
function addStrengths(world: World, side: readonly Standing[], others: readonly Standing[]): number {
  let sum = 0;
  for (const standing of side) {
    const { creature, fighter } = standing;
    let best = bestDamage(world, standing, others);
    if (creature.status === 'up') sum += best;
    for (const ability of fighter.supports)
      if (canAfford(creature, ability)) best = Math.max(best, HEALING * (ability.effect.heal ?? 0));
    standing.strength = Math.max(HARMLESS, best);
  }
  return sum;
}

/** Returns the expected damage of the best attack that a creature can pay for. */
export function bestDamage(world: World, by: Standing, others: readonly Standing[]): number {
  let best = 0;
  for (const strike of by.fighter.strikes)
    if (canAfford(by.creature, strike.ability))
      best = Math.max(best, expectedDamage(world, by, strike, others));
  return best;
}

function expectedDamage(
  world: World,
  by: Standing,
  { ability, damage }: Strike,
  others: readonly Standing[],
): number {
  let sum = 0;
  for (const on of others) sum += hitChance(world, by, ability, on) * damageAgainst(world, damage, on);
  return ability.targets === 'multiple' ? sum : sum / Math.max(1, others.length);
}
