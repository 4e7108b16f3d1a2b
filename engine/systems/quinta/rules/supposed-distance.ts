import type { Space, Square } from '@arbitro/grid';
import { type CreatureId, findFight, getCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { metresApart, metresBetween, spaceIn } from './distance.ts';
import { isHolding } from './grapple-hold.ts';
import { spaceAt } from './space.ts';
import { updateFight } from './state-writers.ts';
import { pairKey, SQUARE } from './tables.ts';

/** The assumed distance between two creatures without known positions. */
export interface SupposedDistance {
  readonly who: CreatureId;
  readonly from: CreatureId;
  readonly metres: number;
}

/** Stores these distances in the fight. */
export function setSupposedDistances(world: World, all: readonly SupposedDistance[]): World {
  const apart = world.fight?.apart;
  // most blows are between two creatures whose distance is known already
  const news = all.filter(({ who, from, metres }) => apart?.[pairKey(who, from)] !== metres);
  if (news.length === 0) return world;
  return updateFight(world, (next) => {
    const known: Record<string, number> = { ...next.apart };
    for (const { who, from, metres } of news) known[pairKey(who, from)] = metres;
    next.apart = known;
  });
}

/** Returns the distance between the watcher and the leaving creature before and after the move, or undefined if unknown. */
export type DistanceChange = (watcher: Creature) => readonly [before: number, after: number] | undefined;

/** From one position to another, or out of all reach. @rule quinta.grid.distance */
export const changeByPlaces =
  (world: World, { from, to }: { readonly from: Space; readonly to: Space | null }): DistanceChange =>
  (watcher) => {
    const stand = spaceIn(world, watcher);
    return stand
      ? [metresApart(world, stand, from), to ? metresApart(world, stand, to) : Number.POSITIVE_INFINITY]
      : undefined;
  };

/** From one square to another. */
export const changeByStep = (
  world: World,
  creature: Creature,
  [from, to]: readonly [Square, Square],
): DistanceChange => changeByPlaces(world, { from: spaceAt(creature, from), to: spaceAt(creature, to) });

/** The moving creature and its riders. */
const listMoverAndRiders = ({ creatures }: World, mover: CreatureId): readonly CreatureId[] => [
  mover,
  ...creatures.filter(({ rides }) => rides === mover).map(({ id }) => id),
];

/**
 * Returns the distance of two creatures without known positions: as set earlier in the fight, or as assumed since they
 * attacked or grappled each other; undefined if unknown.
 * @rule quinta.attack.opportunity @ruling R125
 */
export function findSupposedDistance(world: World, mover: CreatureId, other: CreatureId): number | undefined {
  const apart = findFight(world)?.apart ?? {};
  const known = listMoverAndRiders(world, mover).flatMap((id) =>
    isGripBetween(world, id, other) ? SQUARE : (apart[pairKey(id, other)] ?? []),
  );
  return known.length > 0 ? Math.min(...known) : undefined;
}

const isGripBetween = (world: World, text: CreatureId, other: CreatureId): boolean =>
  isHolding(text, getCreature(world, other)) || isHolding(other, getCreature(world, text));

/** Moves away by so many metres from every creature it has fought with, or from the named creatures. @ruling R125 */
export const changeByMetres =
  (world: World, mover: CreatureId, { metres, leaves }: Retreat): DistanceChange =>
  ({ id }) => {
    if (leaves) return leaves.includes(id) ? [SQUARE, Number.POSITIVE_INFINITY] : undefined;
    const before = findSupposedDistance(world, mover, id);
    return before === undefined ? undefined : [before, before + metres];
  };
export interface Retreat {
  readonly metres: number;
  /** The creatures whose reach is left, if the game master names them. */
  readonly leaves?: readonly CreatureId[] | undefined;
}

/** Returns the assumed distances after moving so many metres. @ruling R125 */
export function supposeDistancesAfter(
  world: World,
  mover: CreatureId,
  { metres, leaves }: Retreat,
): readonly SupposedDistance[] {
  const party = listMoverAndRiders(world, mover);
  return world.creatures
    .filter(({ id }) => !party.includes(id) && (leaves === undefined || leaves.includes(id)))
    .flatMap(({ id }) => {
      const before = findSupposedDistance(world, mover, id);
      return before === undefined ? [] : party.map((who) => ({ who, from: id, metres: before + metres }));
    });
}

/**
 * Returns the distance of two fighting creatures: as the game master says, or one square for a melee attack; undefined
 * if the map shows it.
 * @ruling R125
 */
export function findAttackDistance(
  world: World,
  [attacker, target]: readonly [Creature, Creature],
  { melee, said }: { readonly melee: boolean; readonly said: number | undefined },
): number | undefined {
  if (!findFight(world) || metresBetween(world, attacker, target) !== null) return undefined;
  return said ?? (melee ? SQUARE : undefined);
}
