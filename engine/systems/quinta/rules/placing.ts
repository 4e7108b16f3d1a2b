import type { Square } from '@arbitro/grid';
import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { isOpenFor } from './forced-movement.ts';
import { isLurking } from './lurking.ts';
import { findActiveMap, listOccupants } from './space.ts';

/** A creature that joins a fight, with the fields that were given. */
export interface JoinRequest {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly at?: Square | undefined;
}
interface ParticipantList {
  readonly participants?: readonly JoinRequest[] | undefined;
}

/** A participant with its side and position. */
export interface PlacedFighter {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: Square | null;
}

/** Returns the participants with side and position; by default all creatures, but never dead ones. */
export function participantsOf(world: World, { participants }: ParticipantList): readonly PlacedFighter[] {
  const joining = participants ?? world.creatures.map(({ id }) => ({ who: id }));
  return joining
    .filter(({ who }) => getCreature(world, who).life !== 'dead')
    .map((item) => placeParticipant(world, item));
}

/**
 * Fills in side and position. The position of a lurking monster is left out of the event, to keep it secret.
 * @ruling R119
 */
export function placeParticipant(world: World, { who, side, at }: JoinRequest): PlacedFighter {
  const creature = getCreature(world, who);
  return {
    who,
    side: side ?? creature.side,
    at: at ?? (isLurkingMonster(world, creature) ? null : creature.at),
  };
}

const isLurkingMonster = (world: World, creature: Creature): boolean =>
  creature.kind === 'monster' && isLurking(world, creature);

/**
 * Places creatures without a position on the map: characters from one edge, the first marching rank in front, the
 * others from the opposite edge.
 * @rule quinta.combat.positions @ruling R37
 */
export function placeUnplaced(
  world: World,
  participants: readonly PlacedFighter[],
): readonly PlacedFighter[] {
  const map = findActiveMap(world);
  if (!map || participants.every(({ at }) => at)) return participants;
  let now = world;
  const taken = (creature: Creature, square: Square): boolean =>
    listOccupants(now, creature, square).length > 0;
  const all = participants.map((placing) => {
    const creature = getCreature(now, placing.who);
    if (placing.at || isLurkingMonster(now, creature) || creature.rides !== null) return placing;
    const at = columnsFor(now, creature)
      .flatMap((x) => Array.from({ length: map.height }, (_, y) => ({ x, y })))
      .find((square) => isOpenFor(now, creature, square) && !taken(creature, square));
    if (!at) return placing;
    now = {
      ...now,
      creatures: now.creatures.map((other) => (other === creature ? { ...other, at } : other)),
    };
    return { ...placing, at };
  });
  return all.map((placing) => placeOnMount(world, placing, all));
}

/** A rider has the position of its mount. @rule quinta.mounted.mounting */
function placeOnMount(world: World, placing: PlacedFighter, all: readonly PlacedFighter[]): PlacedFighter {
  const { rides } = getCreature(world, placing.who);
  const mount = rides === null ? undefined : all.find(({ who }) => who === rides);
  return mount ? { ...placing, at: mount.at } : placing;
}

/** One column for each rank, then further columns when it is full. */
function columnsFor({ map, journey: { ranks } }: World, { id, kind }: Creature): readonly number[] {
  const width = map?.width ?? 0;
  const all = Array.from({ length: width }, (_, x) => x);
  if (kind === 'monster') return all.toReversed();
  const rank = ranks.findIndex((row) => row.includes(id));
  const column = rank < 0 ? 0 : Math.max(0, ranks.length - 1 - rank);
  return [...all.slice(column), ...all.slice(0, column)];
}

export const placeUnplacedOne = (world: World, joining: JoinRequest): PlacedFighter => {
  const place = placeParticipant(world, joining);
  return placeUnplaced(world, [place])[0] ?? place;
};
