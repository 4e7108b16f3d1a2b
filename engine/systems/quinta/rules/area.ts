import { laid, type Square, squaresAround, squaresIn, squaresOf } from '@arbitro/grid';
import { type CreatureId, fightOn } from '@arbitro/kernel';
import type { Area, Creature, World } from '../state.ts';
import { isPresent, spaceIn } from './distance.ts';
import { usedMap } from './space.ts';
import { SQUARE } from './tables.ts';

const squares = (metres: number): number => metres / SQUARE;

interface Laid {
  readonly by: Creature;
  readonly area: Area;
  readonly at: Square | undefined;
}

/**
 * All squares that an area covers, starting at its creator or around a position; none without a map.
 *
 * @rule quinta.grid.squares
 */
function squaresOfArea(world: World, { by, area, at }: Laid): readonly Square[] {
  const map = usedMap(world);
  const from = spaceIn(world, by);
  if (!map || !from) return [];
  const template = { shape: area.shape, size: squares(area.size), width: squares(area.width) };
  if (area.shape === 'sphere' && area.range === null) return squaresAround(map, from, template.size);
  return at ? squaresIn(map, laid(template, from, at)) : [];
}

/**
 * Returns all creatures in the area in initiative order. An area that starts at its creator does not affect the
 * creator.
 *
 * @rule quinta.damage.one-roll-many-targets
 * @ruling R114
 */
export function caughtIn(world: World, where: Laid): readonly CreatureId[] {
  const covered = new Set(squaresOfArea(world, where).map(({ x, y }) => `${x},${y}`));
  const spared = where.area.range === null ? where.by.id : null;
  const inside = world.creatures.filter((one) => {
    const space = isPresent(one) && one.id !== spared ? spaceIn(world, one) : null;
    return space !== null && squaresOf(space).some(({ x, y }) => covered.has(`${x},${y}`));
  });
  return inTurn(
    world,
    inside.map(({ id }) => id),
  );
}

/** @rule quinta.initiative.order */
export function inTurn(world: World, ids: readonly CreatureId[]): readonly CreatureId[] {
  const fight = fightOn(world);
  if (!fight) return ids;
  const place = (id: CreatureId): number => {
    const at = fight.order.findIndex(({ who }) => who === id);
    return at < 0 ? fight.order.length : at;
  };
  return ids.toSorted((a, b) => place(a) - place(b));
}
