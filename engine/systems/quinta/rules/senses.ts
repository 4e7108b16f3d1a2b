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

/** Reaches so far, the limit included; without places, and with nothing said, everything is near. @rule quinta.vision.special-senses */
function senses(world: World, sense: Sense, [from, to]: Pair, said?: number): boolean {
  const range = from.senses[sense];
  return range !== undefined && (said ?? metresBetween(world, from, to) ?? 0) <= range;
}

/** The darker of what is said of the scene and of the square, unless somebody brings a light. @rule quinta.vision.light-levels */
function lightAt(world: World, at: Square | null): Light {
  const [{ light }, map] = [world, usedMap(world)];
  const here = map && at ? litAt(map, at) : light;
  const said = LIGHTS.indexOf(here) > LIGHTS.indexOf(light) ? here : light;
  return said === 'bright' ? said : brighter(said, shedOn(world, at));
}

const BRIGHTER = { bright: 'bright', dim: 'bright', darkness: 'dim' } as const satisfies Record<Light, Light>;

/** What mist and leaves hide: those around either, and what lies between. @rule quinta.vision.heavily-obscured @ruling R103 */
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
 * How hard it is for one to make out the other, by light, mist and leaves: the best of the squares it fills.
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

/** A wall, or what the game master says is between them. */
function isShutOff(world: World, from: Creature, to: Creature): boolean {
  if (saidCover(world, from.id, to.id) === 'total') return true;
  const [map, eye, seen] = [usedMap(world), spaceIn(world, from), spaceIn(world, to)];
  return map !== null && eye !== null && seen !== null && !noWallBetween(map, eye, seen);
}

/**
 * Does one see the other? Asked of each pair: a condition that blinds, walls, darkness, mist, and whoever cannot be
 * seen; senses that reach there make up for it.
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

/** Nothing there to be seen, whoever it may be: for want of eyes, for darkness or for mist. @rule quinta.vision.heavily-obscured @rule quinta.conditions.blinded */
export const isBlindTo = (world: World, from: Creature, to: Creature, said?: number): boolean =>
  !senses(world, 'blindsight', [from, to], said) &&
  (feels(world, from, 'cannot-see') || obscurementFor(world, from, to, said) === 'heavily');

/** What trembles underfoot is no sight, but gives away the place. @rule quinta.vision.special-senses @ruling R28 */
export const feelsTremorOf = (world: World, from: Creature, to: Creature): boolean =>
  !feels(world, from, 'unaware') && senses(world, 'tremorsense', [from, to]);
