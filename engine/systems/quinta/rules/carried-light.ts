import { canSee, type GridMap, type Square } from '@arbitro/grid';
import type { Creature, Glow, World } from '../state.ts';
import { isPresent, metresApart, spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';
import { LIGHTS, type Light } from './tables.ts';

export const brighterOf = (a: Light, b: Light): Light => (LIGHTS.indexOf(a) < LIGHTS.indexOf(b) ? a : b);

/** Returns the strongest light among the creature's held items. @rule quinta.exploration.equipment */
export function glowOf({ items }: Pick<Creature, 'items'>): Glow | null {
  let best: Glow | null = null;
  for (const { held, light } of items)
    if (held && light && (!best || light.bright + light.dim > best.bright + best.dim)) best = light;
  return best;
}

/**
 * Returns how well carried lights illuminate a position. Light moves with its bearer, and walls stop it; without
 * positions everything is near.
 * @rule quinta.exploration.equipment @rule quinta.vision.light-levels @ruling R120
 */
export function lightShedOn(world: World, square: Square | null): Light {
  const map = findActiveMap(world);
  let best: Light = 'darkness';
  for (const creature of world.creatures) {
    const glow = isPresent(creature) ? glowOf(creature) : null;
    if (glow)
      best = brighterOf(best, map && square ? lightShedFrom(world, [map, square], creature, glow) : 'bright');
  }
  return best;
}

type LitSquare = readonly [map: GridMap, at: Square];

function lightShedFrom(
  world: World,
  [map, square]: LitSquare,
  creature: Creature,
  { bright, dim }: Glow,
): Light {
  const [from, to] = [spaceIn(world, creature), { at: square, side: 1 }];
  const metres = from ? metresApart(world, from, to) : Number.POSITIVE_INFINITY;
  if (!from || metres > bright + dim || !canSee(map, from, to)) return 'darkness';
  return metres <= bright ? 'bright' : 'dim';
}
