import { type CombatStats, type CreatureId, type CreatureStatus, getCreature } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { Status } from '../rules/effects.ts';
import { defaultSide } from '../rules/fight.ts';
import type { Boost, Creature, Fight, Participant, World } from '../state.ts';

/** The state of a fight in terms common to all systems. */
export const combatStats: CombatStats<World, Event> = {
  side: (world, id) => findParticipant(world, id)?.side ?? defaultSide(getCreature(world, id)),
  status: (world, id) => {
    const { status } = getCreature(world, id);
    const gone = world.fight !== null && findParticipant(world, id)?.left !== false;
    return status === 'up' && gone ? 'away' : CREATURE_STATUSES[status];
  },
  health: (world, id) => {
    const { health, maxHealth } = getCreature(world, id);
    return { now: health, full: maxHealth ?? Math.max(1, health) };
  },
  damageDealt: (event) =>
    event.type === 'wounded'
      ? { by: event.by, on: event.who, points: event.damage - event.absorbed }
      : undefined,
  reserves: (world, id) => getCreature(world, id).resources,
  stateKey,
};

/** A defeated opponent counts as dead: it cannot recover. @rule rischio.death.opponent-defeat */
const CREATURE_STATUSES: { readonly [S in Status]: CreatureStatus } = {
  up: 'up',
  down: 'down',
  dead: 'dead',
  defeated: 'dead',
};

/** In the current or the last fight. */
function findParticipant({ fight }: World, id: CreatureId): Participant | undefined {
  for (const participant of fight?.participants ?? []) if (participant.who === id) return participant;
  return undefined;
}

/** Experience counts only by the level, which the amount of aid depends on. @rule rischio.death.aid-amount */
function stateKey({ options, creatures, fight }: World): unknown {
  const levels = options.levelThresholds.length > 0;
  const round = fight?.round ?? 0;
  return {
    options,
    fight: fight && fightStateKey(fight, levels),
    creatures: creatures.map((creature) => [
      ...creatureStateKey(creature),
      creature.boosts.flatMap((boost) => boostStateKey(boost, round)),
      levels ? creature.exp : null,
    ]),
  };
}

const fightStateKey = ({ order, turn, participants, over, winner }: Fight, levels: boolean): unknown => [
  order,
  turn,
  over,
  winner,
  participants.map(({ who, side, left, shares }) => [who, side, left, levels ? shares : null]),
];

const creatureStateKey = (creature: Creature): readonly unknown[] => [
  creature.id,
  creature.kind,
  creature.level,
  creature.health,
  creature.maxHealth,
  creature.precision,
  creature.dodge,
  creature.resistance,
  creature.stats,
  creature.status,
  creature.timesAtZeroToday,
  creature.expValue,
  creature.basicAttack,
  creature.abilities,
  creature.equipment,
  creature.resources,
  creature.shield,
  creature.dies ?? null,
  creature.hasPaid ?? null,
];

/** By the rounds left; expired boosts do not count. */
function boostStateKey({ stat, by, until }: Boost, round: number): readonly unknown[] {
  if (until === null) return [[stat, by, null]];
  return until < round ? [] : [[stat, by, until - round]];
}
