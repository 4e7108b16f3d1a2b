import { type CreatureId, creature, type Faring, type Fate } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { feels } from '../rules/derived.ts';
import type { Creature, Fight, World } from '../state.ts';

/** The state of a fight in terms common to all systems. */
export const faring: Faring<World, Event> = {
  side: (world, id) => creature(world, id).side,
  fate: fateOf,
  health: (world, id) => {
    const { hp, fullHp } = creature(world, id);
    return { now: hp, full: Math.max(1, fullHp) };
  },
  blow: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: (world, id) => usesOf(creature(world, id)),
  gist,
};

/** A creature that still counts towards the end of the fight is up. @rule quinta.combat.end */
function fateOf(world: World, id: CreatureId): Fate {
  const one = creature(world, id);
  if (one.life === 'dead') return 'dead';
  if (feels(world, one, 'unaware')) return 'down';
  return one.gone === null && isIn(world, id) && !world.fight?.away?.includes(id) ? 'up' : 'away';
}

/** Returns whether the creature is in the current or the last fight. If there was no fight, every creature counts. */
function isIn({ fight }: World, id: CreatureId): boolean {
  if (!fight) return true;
  for (const { who } of fight.order) if (who === id) return true;
  return false;
}

/** Uses left, by feature; features that recharge are not counted. */
function usesOf({ deeds, spent }: Creature): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const { id, uses } of deeds) if (uses !== null) left[id] = Math.max(0, uses - (spent[id] ?? 0));
  return left;
}

/** The journey and the picture under the map do not affect a fight and are left out. */
function gist({ options, clock, light, map, things, covers, creatures, fight }: World): unknown {
  return {
    options,
    light,
    map,
    things: things.map(({ name: _, ...thing }) => thing),
    covers,
    fight: fight && fightGist(fight),
    creatures: creatures.map((one) => creatureGist(one, clock)),
  };
}

/** The order of turns without the initiative numbers. @rule quinta.initiative.order */
const fightGist = ({ order, turn, over, winner, apart, away }: Fight): unknown => [
  order.map(({ who }) => who),
  turn,
  over,
  winner,
  ...(apart || away ? [apart ?? {}, away ?? []] : []),
];

/** Rests, meals and hours of sleep do not affect the fight and are left out. */
function creatureGist(one: Creature, clock: number): unknown {
  const barred = Object.entries(one.barred).filter(([, until]) => until > clock);
  return {
    ...one,
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
