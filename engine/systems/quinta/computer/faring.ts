import { type CreatureId, creature, type Faring, type Fate } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { feels } from '../rules/derived.ts';
import type { Creature, Fight, World } from '../state.ts';

/** How a fight goes, in the terms of any system. */
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

/** Whoever counts for the end of the fight is up. @rule quinta.combat.end */
function fateOf(world: World, id: CreatureId): Fate {
  const one = creature(world, id);
  if (one.life === 'dead') return 'dead';
  if (feels(world, one, 'unaware')) return 'down';
  return one.gone === null && isIn(world, id) && !world.fight?.away?.includes(id) ? 'up' : 'away';
}

/** In the fight that is on, or in the last one; where there was none, everybody is there. */
function isIn({ fight }: World, id: CreatureId): boolean {
  if (!fight) return true;
  for (const { who } of fight.order) if (who === id) return true;
  return false;
}

/** By the deed; what comes back by itself is not counted. */
function usesOf({ deeds, spent }: Creature): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const { id, uses } of deeds) if (uses !== null) left[id] = Math.max(0, uses - (spent[id] ?? 0));
  return left;
}

/** Neither the way here nor what lies under the map matters to a fight. */
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

/** Who comes after whom, by whatever number. @rule quinta.initiative.order */
const fightGist = ({ order, turn, over, winner, apart, away }: Fight): unknown => [
  order.map(({ who }) => who),
  turn,
  over,
  winner,
  ...(apart || away ? [apart ?? {}, away ?? []] : []),
];

/** Rests, meals and the hours of sleep come after it. */
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
