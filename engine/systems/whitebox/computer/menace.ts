import { getCreature, getFight, memoizeByObject } from '@arbitro/kernel';
import { diceOf } from '../rules/damage-dice.ts';
import { forbids } from '../rules/effects.ts';
import { type Creature, isBroken, isUp, type Spell, type Weapon, type World } from '../state.ts';

const AVERAGE_CACHE = new Map<string, number>();
const MAX_CACHE_SIZE = 1_000;

export function averageOf(text: string): number {
  const known = AVERAGE_CACHE.get(text);
  if (known !== undefined) return known;
  if (AVERAGE_CACHE.size >= MAX_CACHE_SIZE) AVERAGE_CACHE.clear();
  const { outcomes, total } = diceOf(text).ways();
  const sum = outcomes.reduce((all, { value, ways }) => all + Math.max(0, value) * Number(ways), 0);
  const average = sum / Number(total);
  AVERAGE_CACHE.set(text, average);
  return average;
}

/** What a creature that cannot act is worth: it may wake up. */
const HELPLESS_SHARE = 0.15;
/** A spell that disables, in points of damage. */
const DISABLING_POINTS = 4;
/** Every creature counts for something: the fight ends when none is left. */
const MIN_MENACE = 1;

/** The damage of a creature's blows in a round: all of its routine, or the best weapon. */
const blowsOf = memoizeByObject((weapons: readonly Weapon[], routine: readonly string[]): number => {
  let [best, together] = [0, 0];
  for (const { id, damage, attacks } of weapons) {
    const points = averageOf(damage) * attacks;
    best = Math.max(best, points);
    if (routine.includes(id)) together += points;
  }
  return Math.max(best, together);
});

const strongestSpell = memoizeByObject((spells: readonly Spell[]): number => {
  let best = 0;
  for (const { memorised, effect, targets } of spells) {
    if (memorised === 0) continue;
    const points = averageOf(effect.damage ?? effect.heals ?? '0');
    best = Math.max(best, (points + (effect.condition ? DISABLING_POINTS : 0)) * Math.min(2, targets));
  }
  return best;
});

/** How dangerous a creature is: the points of damage that it may deal in a round. */
export function menaceOf(creature: Creature): number {
  const { weapons, routine, spells } = creature;
  const points = Math.max(MIN_MENACE, blowsOf(weapons, routine), strongestSpell(spells));
  return forbids(creature, 'act') ? HELPLESS_SHARE * points : points;
}

/** A comrade with so many times its hit points stands in front of a creature. */
const STURDIER = 2;

/**
 * Whether a creature leaves melee to sturdier comrades: it has other means, or dies for good. The monsters of a band
 * attack together, and foes that cannot act are no danger.
 */
export function keepsBack(world: World, me: Creature, foes: readonly { readonly one: Creature }[]): boolean {
  if (foes.every(({ one }) => forbids(one, 'act'))) return false;
  const hasMeans = me.spells.some(({ memorised }) => memorised > 0) || me.weapons.some(canShoot);
  if (me.kind === 'monster' && !hasMeans) return false;
  return getFight(world).fighters.some(({ who }) => {
    const other = getCreature(world, who);
    return (
      other.side === me.side &&
      who !== me.id &&
      isUp(other) &&
      !isBroken(other) &&
      !forbids(other, 'act') &&
      other.hp >= STURDIER * me.hp
    );
  });
}

export const canShoot = ({ kind }: Weapon): boolean => kind === 'missile';
