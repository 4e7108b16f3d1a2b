import { listSquares, listSquaresAround, listSquaresIn, placeTemplate, type Square } from '@arbitro/grid';
import { type CreatureId, findFight } from '@arbitro/kernel';
import type { Area, Creature, World } from '../state.ts';
import { isPresent, spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';
import { SQUARE } from './tables.ts';

const countSquares = (metres: number): number => metres / SQUARE;

interface AreaPlacement {
  readonly by: Creature;
  readonly area: Area;
  readonly at: Square | undefined;
}

/**
 * All squares that an area covers, starting at its creator or around a position; none without a map.
 * @rule quinta.grid.squares
 */
function squaresOfArea(world: World, { by, area, at }: AreaPlacement): readonly Square[] {
  const map = findActiveMap(world);
  const from = spaceIn(world, by);
  if (!map || !from) return [];
  const template = { shape: area.shape, size: countSquares(area.size), width: countSquares(area.width) };
  if (area.shape === 'sphere' && area.range === null) return listSquaresAround(map, from, template.size);
  return at ? listSquaresIn(map, placeTemplate(template, from, at)) : [];
}

/**
 * Returns all creatures in the area in initiative order. An area that starts at its creator does not affect the
 * creator.
 * @rule quinta.damage.one-roll-many-targets @ruling R114
 */
export function listCaught(world: World, where: AreaPlacement): readonly CreatureId[] {
  const covered = new Set(squaresOfArea(world, where).map(({ x, y }) => `${x},${y}`));
  const spared = where.area.range === null ? where.by.id : null;
  const inside = world.creatures.filter((creature) => {
    const space = isPresent(creature) && creature.id !== spared ? spaceIn(world, creature) : null;
    return space !== null && listSquares(space).some(({ x, y }) => covered.has(`${x},${y}`));
  });
  return sortByInitiative(
    world,
    inside.map(({ id }) => id),
  );
}

/** @rule quinta.initiative.order */
export function sortByInitiative(world: World, ids: readonly CreatureId[]): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight) return ids;
  const place = (id: CreatureId): number => {
    const index = fight.order.findIndex(({ who }) => who === id);
    return index < 0 ? fight.order.length : index;
  };
  return ids.toSorted((a, b) => place(a) - place(b));
}
