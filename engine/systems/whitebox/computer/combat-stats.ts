import { type CombatStats, type CreatureStatus, findFighter, getCreature } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { type Creature, type Fight, type Fire, isUp, type Status, type World } from '../state.ts';

/** The combat stats of this system. */
export const combatStats: CombatStats<World, Event> = {
  side: (world, id) => getCreature(world, id).side,
  status: (world, id) => {
    const creature = getCreature(world, id);
    if (!isUp(creature)) return CREATURE_STATUSES[creature.status];
    if (creature.morale === 'surrender') return 'down';
    const gone = world.fight !== null && findFighter(world.fight, id) === undefined;
    return gone || creature.morale === 'flee' ? 'away' : 'up';
  },
  health: (world, id) => {
    const { hp, maxHp } = getCreature(world, id);
    return { now: hp, full: Math.max(1, maxHp) };
  },
  damageDealt: (event) => {
    if (event.type === 'wounded') return { by: event.by, on: event.who, points: event.damage };
    return event.type === 'bled' ? { by: null, on: event.who, points: 1 } : undefined;
  },
  reserves: (world, id) => reservesOf(getCreature(world, id)),
  stateKey: (world) => ({
    options: world.options,
    outdoors: world.outdoors,
    asksMorale: world.asksMorale,
    fight: world.fight && fightStateKey(world.fight),
    creatures: world.creatures.map((creature) => creatureStateKey(creature, world)),
  }),
};

/**
 * Creatures that surrendered or flee no longer count as fighting, although they are on their feet.
 * @rule whitebox.morale.check
 */
const CREATURE_STATUSES: { readonly [S in Status]: CreatureStatus } = {
  up: 'up',
  unconscious: 'down',
  stunned: 'down',
  dead: 'dead',
};

/** Memorized spells and flasks of oil; arrows are not counted. @rule whitebox.spells.effect-timing */
function reservesOf({ spells, oil }: Creature): Readonly<Record<string, number>> {
  const left = spells.reduce((sum, { memorised }) => sum + memorised, 0);
  return { ...(spells.length > 0 && { spell: left }), ...(oil > 0 && { oil }) };
}

/**
 * Of the round only the free one before the first matters, and only in it who was surprised; of initiative only the
 * resulting order.
 */
function fightStateKey({ round, initiative: _, surprised, fires, ...fight }: Fight): unknown {
  return {
    ...fight,
    surprised: round === 0 ? surprised : null,
    fires: fires.map((fire) => fireStateKey(fire, round)),
  };
}

const fireStateKey = ({ burnt, ...fire }: Fire, round: number): unknown => ({
  ...fire,
  burnt: burnt === round,
});

/** Longer than any fight lasts, in minutes. */
const FAR_AHEAD = 100;

/** What is learnt, earned or healed after the fight does not affect it. */
function creatureStateKey(creature: Creature, { clock, fight }: World): unknown {
  const { name: _, xp, xpBonus, thresholds, equipment, gold, xpValue, credited, lights, ...rest } = creature;
  const { restDays, bandaged, lostThisBattle, droppedIn, casting, conditions, room, ...body } = rest;
  return {
    ...body,
    justDropped: droppedIn !== null && droppedIn === fight?.round,
    casting: casting && [casting.spell, casting.phase],
    conditions: conditions.map(({ name, until }) => [name, until === null ? null : timeLeft(until - clock)]),
  };
}

const timeLeft = (minutes: number): number | 'long' => (minutes > FAR_AHEAD ? 'long' : minutes);
