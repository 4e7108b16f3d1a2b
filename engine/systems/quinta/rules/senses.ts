import {
  lineBetween,
  litAt,
  nearestSquare,
  canSee as noWallBetween,
  type Space,
  type Square,
  squaresOf,
  veilAt,
} from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { saidCover } from './cover.ts';
import { feels } from './derived.ts';
import { metresBetween, spaceIn } from './distance.ts';
import { brighter, shedOn } from './shining.ts';
import { usedMap } from './space.ts';
import {
  LIGHTS,
  type Light,
  OBSCURED_BY_LIGHT,
  OBSCUREMENTS,
  type Obscurement,
  type Sense,
} from './tables.ts';

const worse = (a: Obscurement, b: Obscurement): Obscurement =>
  OBSCUREMENTS.indexOf(a) > OBSCUREMENTS.indexOf(b) ? a : b;
const better = (a: Obscurement, b: Obscurement): Obscurement => (worse(a, b) === a ? b : a);

/**
 * Whether the sense reaches that far, limit included. Without positions or a given distance everything is near.
 *
 * @rule quinta.vision.special-senses
 */
function senses(world: World, sense: Sense, [from, to]: Pair, said?: number): boolean {
  const range = from.senses[sense];
  return range !== undefined && (said ?? metresBetween(world, from, to) ?? 0) <= range;
}

/**
 * The darker of the scene's and the square's light, unless a creature brings a light.
 *
 * @rule quinta.vision.light-levels
 */
function lightAt(world: World, at: Square | null): Light {
  const [{ light }, map] = [world, usedMap(world)];
  const here = map && at ? litAt(map, at) : light;
  const said = LIGHTS.indexOf(here) > LIGHTS.indexOf(light) ? here : light;
  return said === 'bright' ? said : brighter(said, shedOn(world, at));
}

const BRIGHTER = { bright: 'bright', dim: 'bright', darkness: 'dim' } as const satisfies Record<Light, Light>;

/**
 * Obscurement by mist and foliage: around either creature, and between them.
 *
 * @rule quinta.vision.heavily-obscured
 * @ruling R103
 */
function veilBetween(world: World, from: Space | null, to: Square | null): Obscurement {
  const map = usedMap(world);
  if (!map || !from || !to) return 'none';
  const eye = nearestSquare(from, to);
  const between = lineBetween(eye, to).some((square) => veilAt(map, square) === 'heavily');
  return between || veilAt(map, eye) === 'heavily' ? 'heavily' : veilAt(map, to);
}

type Pair = readonly [from: Creature, to: Creature];

function obscurementAt(
  world: World,
  [from, to]: Pair,
  at: Square | null,
  said: number | undefined,
): Obscurement {
  const light = lightAt(world, at);
  const clear = light === 'bright' || senses(world, 'truesight', [from, to], said);
  const seen = clear ? 'bright' : senses(world, 'darkvision', [from, to], said) ? BRIGHTER[light] : light;
  return worse(OBSCURED_BY_LIGHT[seen], veilBetween(world, spaceIn(world, from), at));
}

/**
 * Returns how obscured a creature is to another by light, mist and foliage: the best of the squares it fills.
 *
 * @rule quinta.vision.lightly-obscured
 * @rule quinta.vision.heavily-obscured
 * @ruling R27
 */
export function obscurementFor(world: World, from: Creature, to: Creature, said?: number): Obscurement {
  const space = spaceIn(world, to);
  if (!space) return obscurementAt(world, [from, to], null, said);
  return squaresOf(space)
    .map((square) => obscurementAt(world, [from, to], square, said))
    .reduce(better);
}

/** A wall or total cover set by the game master is between them. */
function isShutOff(world: World, from: Creature, to: Creature): boolean {
  if (saidCover(world, from.id, to.id) === 'total') return true;
  const [map, eye, seen] = [usedMap(world), spaceIn(world, from), spaceIn(world, to)];
  return map !== null && eye !== null && seen !== null && !noWallBetween(map, eye, seen);
}

/**
 * Returns whether one creature sees the other. Blinding conditions, walls, darkness, mist and invisibility prevent it,
 * unless a special sense reaches the other.
 *
 * @rule quinta.vision.heavily-obscured
 * @rule quinta.vision.special-senses
 * @rule quinta.conditions.invisible
 * @rule quinta.conditions.blinded
 * @ruling R28
 */
export function canSee(world: World, from: Creature, to: Creature): boolean {
  if (from.id === to.id) return true;
  if (to.gone === 'fled' || feels(world, from, 'unaware') || isShutOff(world, from, to)) return false;
  if (senses(world, 'blindsight', [from, to])) return true;
  if (feels(world, from, 'cannot-see')) return false;
  if (feels(world, to, 'unseen') && !senses(world, 'truesight', [from, to])) return false;
  return obscurementFor(world, from, to) !== 'heavily';
}

/**
 * Returns whether the creature could see nothing there at all: because of blindness, darkness or mist.
 *
 * @rule quinta.vision.heavily-obscured
 * @rule quinta.conditions.blinded
 */
export const isBlindTo = (world: World, from: Creature, to: Creature, said?: number): boolean =>
  !senses(world, 'blindsight', [from, to], said) &&
  (feels(world, from, 'cannot-see') || obscurementFor(world, from, to, said) === 'heavily');

/** Tremorsense gives no sight but reveals the position. @rule quinta.vision.special-senses @ruling R28 */
export const feelsTremorOf = (world: World, from: Creature, to: Creature): boolean =>
  !feels(world, from, 'unaware') && senses(world, 'tremorsense', [from, to]);
