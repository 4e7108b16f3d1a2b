import type { Square } from '@arbitro/grid';
import { type CreatureId, creature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { isOpenFor } from './forced.ts';
import { lurks } from './lost.ts';
import { occupants, usedMap } from './space.ts';

/** A creature that joins a fight, with the fields that were given. */
export interface Joining {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly at?: Square | undefined;
}
interface Participating {
  readonly participants?: readonly Joining[] | undefined;
}

/** A participant with its side and position. */
export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: Square | null;
}

/** Returns the participants with side and position; by default all creatures, but never dead ones. */
export function participantsOf(world: World, { participants }: Participating): readonly Placed[] {
  const joining = participants ?? world.creatures.map(({ id }) => ({ who: id }));
  return joining.filter(({ who }) => creature(world, who).life !== 'dead').map((one) => placed(world, one));
}

/**
 * Fills in side and position. The position of a lurking monster is left out of the event, to keep it secret.
 *
 * @ruling R119
 */
export function placed(world: World, { who, side, at }: Joining): Placed {
  const one = creature(world, who);
  return { who, side: side ?? one.side, at: at ?? (keepsDark(world, one) ? null : one.at) };
}

const keepsDark = (world: World, one: Creature): boolean => one.kind === 'monster' && lurks(world, one);

/**
 * Places creatures without a position on the map: characters from one edge, the first marching rank in front, the
 * others from the opposite edge.
 *
 * @rule quinta.combat.positions
 * @ruling R37
 */
export function settled(world: World, participants: readonly Placed[]): readonly Placed[] {
  const map = usedMap(world);
  if (!map || participants.every(({ at }) => at)) return participants;
  let now = world;
  const taken = (one: Creature, at: Square): boolean => occupants(now, one, at).length > 0;
  const all = participants.map((placing) => {
    const one = creature(now, placing.who);
    if (placing.at || keepsDark(now, one) || one.rides !== null) return placing;
    const at = columnsFor(now, one)
      .flatMap((x) => Array.from({ length: map.height }, (_, y) => ({ x, y })))
      .find((square) => isOpenFor(now, one, square) && !taken(one, square));
    if (!at) return placing;
    now = { ...now, creatures: now.creatures.map((other) => (other === one ? { ...other, at } : other)) };
    return { ...placing, at };
  });
  return all.map((placing) => inSaddle(world, placing, all));
}

/** A rider has the position of its mount. @rule quinta.mounted.mounting */
function inSaddle(world: World, placing: Placed, all: readonly Placed[]): Placed {
  const { rides } = creature(world, placing.who);
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

export const settledOne = (world: World, joining: Joining): Placed => {
  const place = placed(world, joining);
  return settled(world, [place])[0] ?? place;
};
