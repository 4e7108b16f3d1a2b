import type { Space, Square } from '@arbitro/grid';
import { type CreatureId, creature, fightOn } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { metresApart, metresBetween, spaceIn } from './distance.ts';
import { holds } from './grapple.ts';
import { spaceAt } from './space.ts';
import { pairKey, SQUARE } from './tables.ts';
import { inFight } from './writing.ts';

/** How far two creatures are from each other, as supposed where no places are known. */
export interface Apart {
  readonly who: CreatureId;
  readonly from: CreatureId;
  readonly metres: number;
}

/** Writes these distances to the fight. */
export const withApart = (world: World, all: readonly Apart[]): World =>
  all.length === 0
    ? world
    : inFight(world, (next) => {
        const known = all.map(({ who, from, metres }) => [pairKey(who, from), metres] as const);
        next.apart = { ...next.apart, ...Object.fromEntries(known) };
      });

/** How far away somebody is from whoever leaves, before and after; nothing where nobody knows. */
export type Leaving = (watcher: Creature) => readonly [before: number, after: number] | undefined;

/** From one place to another, or out of everybody's reach. @rule quinta.grid.distance */
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

/** Whoever moves, and whoever sits on it. */
const partyOf = ({ creatures }: World, mover: CreatureId): readonly CreatureId[] => [
  mover,
  ...creatures.filter(({ rides }) => rides === mover).map(({ id }) => id),
];

/** Where no places are known: what was said of two who fought, or is supposed since they came to blows or to grips. @rule quinta.attack.opportunity @ruling R125 */
export function supposedApart(world: World, mover: CreatureId, other: CreatureId): number | undefined {
  const apart = fightOn(world)?.apart ?? {};
  const known = partyOf(world, mover).flatMap((id) =>
    isGripBetween(world, id, other) ? SQUARE : (apart[pairKey(id, other)] ?? []),
  );
  return known.length > 0 ? Math.min(...known) : undefined;
}

const isGripBetween = (world: World, one: CreatureId, other: CreatureId): boolean =>
  holds(one, creature(world, other)) || holds(other, creature(world, one));

/** So many metres away from everybody whom it has come to blows with, or from those who are named. @ruling R125 */
export const byMetres =
  (world: World, mover: CreatureId, { metres, leaves }: Retreat): Leaving =>
  ({ id }) => {
    if (leaves) return leaves.includes(id) ? [SQUARE, Number.POSITIVE_INFINITY] : undefined;
    const before = supposedApart(world, mover, id);
    return before === undefined ? undefined : [before, before + metres];
  };
export interface Retreat {
  readonly metres: number;
  /** Whose reach is left, where the game master says so. */
  readonly leaves?: readonly CreatureId[] | undefined;
}

/** What is supposed after so many metres. @ruling R125 */
export function apartAfter(world: World, mover: CreatureId, { metres, leaves }: Retreat): readonly Apart[] {
  const party = partyOf(world, mover);
  return world.creatures
    .filter(({ id }) => !party.includes(id) && (leaves === undefined || leaves.includes(id)))
    .flatMap(({ id }) => {
      const before = supposedApart(world, mover, id);
      return before === undefined ? [] : party.map((who) => ({ who, from: id, metres: before + metres }));
    });
}

/** How far two are who fight: as the game master has said, or within a blow of each other; nothing where a map shows it. @ruling R125 */
export function toldApart(
  world: World,
  [attacker, target]: readonly [Creature, Creature],
  { melee, said }: { readonly melee: boolean; readonly said: number | undefined },
): number | undefined {
  if (!fightOn(world) || metresBetween(world, attacker, target) !== null) return undefined;
  return said ?? (melee ? SQUARE : undefined);
}
