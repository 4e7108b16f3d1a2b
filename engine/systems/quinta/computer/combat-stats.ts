import { type CombatStats, type CreatureId, type CreatureStatus, getCreature } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { hasEffect } from '../rules/active-effects.ts';
import type { Creature, Fight, World } from '../state.ts';

/** The state of a fight in terms common to all systems. */
export const combatStats: CombatStats<World, Event> = {
  side: (world, id) => getCreature(world, id).side,
  status: statusOf,
  health: (world, id) => {
    const { hp, fullHp } = getCreature(world, id);
    return { now: hp, full: Math.max(1, fullHp) };
  },
  damageDealt: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: (world, id) => usesLeftOf(getCreature(world, id)),
  stateKey,
};

/** A creature that still counts towards the end of the fight is up. @rule quinta.combat.end */
function statusOf(world: World, id: CreatureId): CreatureStatus {
  const creature = getCreature(world, id);
  if (creature.life === 'dead') return 'dead';
  if (hasEffect(world, creature, 'unaware')) return 'down';
  return creature.gone === null && isInFight(world, id) && !world.fight?.away?.includes(id) ? 'up' : 'away';
}

/** Returns whether the creature is in the current or the last fight. If there was no fight, every creature counts. */
function isInFight({ fight }: World, id: CreatureId): boolean {
  if (!fight) return true;
  for (const { who } of fight.order) if (who === id) return true;
  return false;
}

/** Uses left, by feature; features that recharge are not counted. */
function usesLeftOf({ deeds, spent }: Creature): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const { id, uses } of deeds) if (uses !== null) left[id] = Math.max(0, uses - (spent[id] ?? 0));
  return left;
}

/** The journey and the picture under the map do not affect a fight and are left out. */
function stateKey({ options, clock, light, map, things, covers, creatures, fight }: World): unknown {
  return {
    options,
    light,
    map,
    things: things.map(({ name: _, ...thing }) => thing),
    covers,
    fight: fight && fightStateKey(fight),
    creatures: creatures.map((creature) => creatureStateKey(creature, clock)),
  };
}

/** The order of turns without the initiative numbers. @rule quinta.initiative.order */
const fightStateKey = ({ order, turn, over, winner, apart, away }: Fight): unknown => [
  order.map(({ who }) => who),
  turn,
  over,
  winner,
  ...(apart || away ? [apart ?? {}, away ?? []] : []),
];

/** Rests, meals and hours of sleep do not affect the fight and are left out. */
function creatureStateKey(creature: Creature, clock: number): unknown {
  const barred = Object.entries(creature.barred).filter(([, until]) => until > clock);
  return {
    ...creature,
    name: null,
    hitDice: null,
    healthyHp: null,
    restedAt: null,
    wakesAt: null,
    fasting: 0,
    thirsty: false,
    barred: barred.map(([approach, until]) => [approach, until - clock]),
  };
}
