import type { Space, Square } from '@arbitro/grid';
import { type CreatureId, creature, fightOn } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { metresApart, metresBetween, spaceIn } from './distance.ts';
import { holds } from './grapple.ts';
import { spaceAt } from './space.ts';
import { pairKey, SQUARE } from './tables.ts';
import { inFight } from './writing.ts';

/** The assumed distance between two creatures without known positions. */
export interface Apart {
  readonly who: CreatureId;
  readonly from: CreatureId;
  readonly metres: number;
}

/** Stores these distances in the fight. */
export const withApart = (world: World, all: readonly Apart[]): World =>
  all.length === 0
    ? world
    : inFight(world, (next) => {
        const known = all.map(({ who, from, metres }) => [pairKey(who, from), metres] as const);
        next.apart = { ...next.apart, ...Object.fromEntries(known) };
      });

/**
 * Returns the distance between the watcher and the leaving creature before and after the move, or undefined if unknown.
 */
export type Leaving = (watcher: Creature) => readonly [before: number, after: number] | undefined;

/** From one position to another, or out of all reach. @rule quinta.grid.distance */
export const byPlaces =
  (world: World, { from, to }: { readonly from: Space; readonly to: Space | null }): Leaving =>
  (watcher) => {
    const stand = spaceIn(world, watcher);
    return stand
      ? [metresApart(world, stand, from), to ? metresApart(world, stand, to) : Number.POSITIVE_INFINITY]
      : undefined;
  };

/** From one square to another. */
export const byStep = (world: World, one: Creature, [from, to]: readonly [Square, Square]): Leaving =>
  byPlaces(world, { from: spaceAt(one, from), to: spaceAt(one, to) });

/** The moving creature and its riders. */
const partyOf = ({ creatures }: World, mover: CreatureId): readonly CreatureId[] => [
  mover,
  ...creatures.filter(({ rides }) => rides === mover).map(({ id }) => id),
];

/**
 * Returns the distance of two creatures without known positions: as set earlier in the fight, or as assumed since they
 * attacked or grappled each other; undefined if unknown.
 *
 * @rule quinta.attack.opportunity
 * @ruling R125
 */
export function supposedApart(world: World, mover: CreatureId, other: CreatureId): number | undefined {
  const apart = fightOn(world)?.apart ?? {};
  const known = partyOf(world, mover).flatMap((id) =>
    isGripBetween(world, id, other) ? SQUARE : (apart[pairKey(id, other)] ?? []),
  );
  return known.length > 0 ? Math.min(...known) : undefined;
}

const isGripBetween = (world: World, one: CreatureId, other: CreatureId): boolean =>
  holds(one, creature(world, other)) || holds(other, creature(world, one));

/** Moves away by so many metres from every creature it has fought with, or from the named creatures. @ruling R125 */
export const byMetres =
  (world: World, mover: CreatureId, { metres, leaves }: Retreat): Leaving =>
  ({ id }) => {
    if (leaves) return leaves.includes(id) ? [SQUARE, Number.POSITIVE_INFINITY] : undefined;
    const before = supposedApart(world, mover, id);
    return before === undefined ? undefined : [before, before + metres];
  };
export interface Retreat {
  readonly metres: number;
  /** The creatures whose reach is left, if the game master names them. */
  readonly leaves?: readonly CreatureId[] | undefined;
}

/** Returns the assumed distances after moving so many metres. @ruling R125 */
export function apartAfter(world: World, mover: CreatureId, { metres, leaves }: Retreat): readonly Apart[] {
  const party = partyOf(world, mover);
  return world.creatures
    .filter(({ id }) => !party.includes(id) && (leaves === undefined || leaves.includes(id)))
    .flatMap(({ id }) => {
      const before = supposedApart(world, mover, id);
      return before === undefined ? [] : party.map((who) => ({ who, from: id, metres: before + metres }));
    });
}

/**
 * Returns the distance of two fighting creatures: as the game master says, or one square for a melee attack; undefined
 * if the map shows it.
 *
 * @ruling R125
 */
export function toldApart(
  world: World,
  [attacker, target]: readonly [Creature, Creature],
  { melee, said }: { readonly melee: boolean; readonly said: number | undefined },
): number | undefined {
  if (!fightOn(world) || metresBetween(world, attacker, target) !== null) return undefined;
  return said ?? (melee ? SQUARE : undefined);
}
