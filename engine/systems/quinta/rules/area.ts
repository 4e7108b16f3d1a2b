import { isSquareAround, isSquareIn, listSquares, placeTemplate, type Square } from '@arbitro/grid';
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
 * Builds the test whether an area covers a square. It starts at its creator or lies around a position; without a map it
 * covers nothing.
 * @rule quinta.grid.squares
 */
function createAreaTest(world: World, { by, area, at }: AreaPlacement): (square: Square) => boolean {
  const map = findActiveMap(world);
  const from = spaceIn(world, by);
  if (!map || !from) return coversNothing;
  const template = { shape: area.shape, size: countSquares(area.size), width: countSquares(area.width) };
  if (area.shape === 'sphere' && area.range === null)
    return (square) => isSquareAround(map, { space: from, radius: template.size }, square);
  if (!at) return coversNothing;
  const shape = placeTemplate(template, from, at);
  return (square) => isSquareIn(map, shape, square);
}

const coversNothing = (): boolean => false;

/**
 * Returns all creatures in the area in initiative order. An area that starts at its creator does not affect the
 * creator.
 * @rule quinta.damage.one-roll-many-targets @ruling R114
 */
export function listCaught(world: World, where: AreaPlacement): readonly CreatureId[] {
  const isCovered = createAreaTest(world, where);
  const spared = where.area.range === null ? where.by.id : null;
  const affected: CreatureId[] = [];
  for (const creature of world.creatures) {
    const space = isPresent(creature) && creature.id !== spared ? spaceIn(world, creature) : null;
    if (space !== null && listSquares(space).some(isCovered)) affected.push(creature.id);
  }
  return sortByInitiative(world, affected);
}

/** @rule quinta.initiative.order */
export function sortByInitiative(world: World, ids: readonly CreatureId[]): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight || ids.length < 2) return ids;
  const place = (id: CreatureId): number => {
    const index = fight.order.findIndex(({ who }) => who === id);
    return index < 0 ? fight.order.length : index;
  };
  return ids.toSorted((a, b) => place(a) - place(b));
}
