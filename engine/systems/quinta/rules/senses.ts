import {
  findNearestSquare,
  hasObscurement,
  listSquares,
  listSquaresOnLine,
  mapLightAt,
  mapObscurementAt,
  canSee as noWallBetween,
  type Space,
  type Square,
} from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { brighterOf, lightShedOn } from './carried-light.ts';
import { findStatedCover } from './cover.ts';
import { metresBetween, spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';
import {
  LIGHTS,
  type Light,
  OBSCURED_BY_LIGHT,
  OBSCUREMENTS,
  type Obscurement,
  type Sense,
} from './tables.ts';

const worseOf = (a: Obscurement, b: Obscurement): Obscurement =>
  OBSCUREMENTS.indexOf(a) > OBSCUREMENTS.indexOf(b) ? a : b;
const betterOf = (a: Obscurement, b: Obscurement): Obscurement => (worseOf(a, b) === a ? b : a);

/**
 * Whether the sense reaches that far, limit included. Without positions or a given distance everything is near.
 * @rule quinta.vision.special-senses
 */
function canSense(world: World, sense: Sense, [from, to]: Pair, statedDistance?: number): boolean {
  const range = from.senses[sense];
  return range !== undefined && (statedDistance ?? metresBetween(world, from, to) ?? 0) <= range;
}

/**
 * The darker of the scene's and the square's light, unless a creature brings a light.
 * @rule quinta.vision.light-levels
 */
function lightAt(world: World, square: Square | null): Light {
  const [{ light }, map] = [world, findActiveMap(world)];
  const here = map && square ? mapLightAt(map, square) : light;
  const brighter = LIGHTS.indexOf(here) > LIGHTS.indexOf(light) ? here : light;
  return brighter === 'bright' ? brighter : brighterOf(brighter, lightShedOn(world, square));
}

const BRIGHTER = { bright: 'bright', dim: 'bright', darkness: 'dim' } as const satisfies Record<Light, Light>;

/**
 * Obscurement by mist and foliage: around either creature, and between them.
 * @rule quinta.vision.heavily-obscured @ruling R103
 */
function obscurementBetween(world: World, from: Space | null, to: Square | null): Obscurement {
  const map = findActiveMap(world);
  if (!map || !from || !to || !hasObscurement(map)) return 'none';
  const eye = findNearestSquare(from, to);
  const between = listSquaresOnLine(eye, to).some((square) => mapObscurementAt(map, square) === 'heavily');
  return between || mapObscurementAt(map, eye) === 'heavily' ? 'heavily' : mapObscurementAt(map, to);
}

type Pair = readonly [from: Creature, to: Creature];

function obscurementAt(
  world: World,
  [from, to]: Pair,
  square: Square | null,
  statedDistance: number | undefined,
): Obscurement {
  const light = lightAt(world, square);
  const clear = light === 'bright' || canSense(world, 'truesight', [from, to], statedDistance);
  const perceivedLight = clear
    ? 'bright'
    : canSense(world, 'darkvision', [from, to], statedDistance)
      ? BRIGHTER[light]
      : light;
  return worseOf(OBSCURED_BY_LIGHT[perceivedLight], obscurementBetween(world, spaceIn(world, from), square));
}

/**
 * Returns how obscured a creature is to another by light, mist and foliage: the best of the squares it fills.
 * @rule quinta.vision.lightly-obscured @rule quinta.vision.heavily-obscured @ruling R27
 */
export function obscurementFor(
  world: World,
  from: Creature,
  to: Creature,
  statedDistance?: number,
): Obscurement {
  const space = spaceIn(world, to);
  if (!space) return obscurementAt(world, [from, to], null, statedDistance);
  if (space.side === 1) return obscurementAt(world, [from, to], space.at, statedDistance);
  return listSquares(space)
    .map((square) => obscurementAt(world, [from, to], square, statedDistance))
    .reduce(betterOf);
}

/** A wall or total cover set by the game master is between them. */
function isShutOff(world: World, from: Creature, to: Creature): boolean {
  if (findStatedCover(world, from.id, to.id) === 'total') return true;
  const [map, eye, seenSpace] = [findActiveMap(world), spaceIn(world, from), spaceIn(world, to)];
  return map !== null && eye !== null && seenSpace !== null && !noWallBetween(map, eye, seenSpace);
}

/**
 * Returns whether one creature sees the other. Blinding conditions, walls, darkness, mist and invisibility prevent it,
 * unless a special sense reaches the other.
 * @rule quinta.vision.heavily-obscured @rule quinta.vision.special-senses @rule quinta.conditions.invisible
 * @rule quinta.conditions.blinded @ruling R28
 */
export function canSee(world: World, from: Creature, to: Creature): boolean {
  if (from.id === to.id) return true;
  if (to.gone === 'fled' || hasEffect(world, from, 'unaware') || isShutOff(world, from, to)) return false;
  if (canSense(world, 'blindsight', [from, to])) return true;
  if (hasEffect(world, from, 'cannot-see')) return false;
  if (hasEffect(world, to, 'unseen') && !canSense(world, 'truesight', [from, to])) return false;
  return obscurementFor(world, from, to) !== 'heavily';
}

/**
 * Returns whether the creature could see nothing there at all: because of blindness, darkness or mist.
 * @rule quinta.vision.heavily-obscured @rule quinta.conditions.blinded
 */
export const isBlindTo = (world: World, from: Creature, to: Creature, statedDistance?: number): boolean =>
  !canSense(world, 'blindsight', [from, to], statedDistance) &&
  (hasEffect(world, from, 'cannot-see') || obscurementFor(world, from, to, statedDistance) === 'heavily');

/** Tremorsense gives no sight but reveals the position. @rule quinta.vision.special-senses @ruling R28 */
export const feelsTremorOf = (world: World, from: Creature, to: Creature): boolean =>
  !hasEffect(world, from, 'unaware') && canSense(world, 'tremorsense', [from, to]);
