import {
  fieldOfView,
  findNearestSquare,
  type GridMap,
  hasObscurement,
  listSquaresOnLine,
  mapLightAt,
  mapObscurementAt,
  placeOf,
  type Space,
  type Square,
  squareAt,
  squareDistance,
} from '@arbitro/grid';
import type { Creature, Glow, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { brighterOf, glowOf } from './carried-light.ts';
import { isPresent, metresApart, spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';
import { LIGHTS, type Light, type Sense } from './tables.ts';

interface Eye {
  readonly world: World;
  readonly map: GridMap;
  readonly creature: Creature;
  readonly space: Space;
  readonly lamps: readonly Lamp[];
}

/** A carried light, and the squares that it could reach. */
interface Lamp extends Glow {
  readonly space: Space;
  readonly field: Uint8Array;
}

/**
 * Marks the squares that the creature sees now: by light and darkness, mist, walls and its senses. It always knows the
 * squares around it, by touch.
 * @rule quinta.vision.light-levels @rule quinta.vision.heavily-obscured @rule quinta.vision.special-senses
 */
export function markSeenSquares(world: World, creature: Creature, seen: Uint8Array): void {
  const map = findActiveMap(world);
  const space = spaceIn(world, creature);
  if (!map || !space || !isPresent(creature) || hasEffect(world, creature, 'unaware')) return;
  const field = fieldOfView(map, space);
  const eye: Eye = { world, map, creature, space, lamps: listLamps(world, map) };
  for (let place = 0; place < field.length; place++)
    if (field[place] === 1 && seen[place] === 0 && seesSquare(eye, squareAt(map, place))) seen[place] = 1;
}

const listLamps = (world: World, map: GridMap): readonly Lamp[] =>
  world.creatures.flatMap((creature) => {
    const glow = isPresent(creature) ? glowOf(creature) : null;
    const space = glow && spaceIn(world, creature);
    return glow && space ? [{ ...glow, space, field: fieldOfView(map, space) }] : [];
  });

function seesSquare(eye: Eye, square: Square): boolean {
  const { world, map, creature, space } = eye;
  const there: Space = { at: square, side: 1 };
  if (squareDistance(space, there) <= 1) return true;
  const isNear = (sense: Sense): boolean =>
    creature.senses[sense] !== undefined && metresApart(world, space, there) <= creature.senses[sense];
  if (isNear('blindsight')) return true;
  if (hasEffect(world, creature, 'cannot-see') || isInMist(map, space, square)) return false;
  return lightAt(eye, square) !== 'darkness' || isNear('darkvision') || isNear('truesight');
}

/** @ruling R103 */
function isInMist(map: GridMap, from: Space, square: Square): boolean {
  if (!hasObscurement(map)) return false;
  const eye = findNearestSquare(from, square);
  const isHeavy = (at: Square): boolean => mapObscurementAt(map, at) === 'heavily';
  return isHeavy(eye) || isHeavy(square) || listSquaresOnLine(eye, square).some(isHeavy);
}

/** The darker of the scene's and the square's light, unless a carried light reaches it. @ruling R120 */
function lightAt({ world, map, lamps }: Eye, square: Square): Light {
  const here = mapLightAt(map, square);
  const still = LIGHTS.indexOf(here) > LIGHTS.indexOf(world.light) ? here : world.light;
  if (still !== 'darkness') return still;
  return lamps.map((lamp) => lightFrom(world, map, lamp, square)).reduce(brighterOf, 'darkness');
}

function lightFrom(world: World, map: GridMap, lamp: Lamp, square: Square): Light {
  if (lamp.field[placeOf(map, square)] !== 1) return 'darkness';
  const metres = metresApart(world, lamp.space, { at: square, side: 1 });
  if (metres > lamp.bright + lamp.dim) return 'darkness';
  return metres <= lamp.bright ? 'bright' : 'dim';
}
