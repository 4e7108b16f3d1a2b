import { type GridMap, LIGHTS as LIT, type Reached, type Square } from '@arbitro/grid';
import {
  type CreatureId,
  fightOn,
  findCreature,
  type GridArea,
  type GridScene,
  type GridToken,
  type GridWay,
  type Json,
} from '@arbitro/kernel';
import { isLed, movementLeft, ridden, whoseTurn } from '../rules/budget.ts';
import { deedsOf } from '../rules/deeds.ts';
import { canReact } from '../rules/derived.ts';
import { isThere } from '../rules/distance.ts';
import { reachedFrom } from '../rules/route.ts';
import { brighter, glowOf, shedOn } from '../rules/shining.ts';
import { type Gait, type Light, SIZES, SQUARE } from '../rules/tables.ts';
import { typicalFor, usualLevel } from '../secrecy/assumed.ts';
import { isWhole, type Outline, type Seen, type View } from '../secrecy/view.ts';
import type { Creature, World } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** Returns the map of a view, or null if the table does not use squares. @rule quinta.grid.squares @ruling R42 */
export function sceneOf(given: Json): GridScene | null {
  const view = given as unknown as View;
  if (!view.options.gridUse) return null;
  const { map, picture, options } = view;
  const world = worldOf(view);
  return {
    kind: 'grid',
    map,
    lit: map && litBy(world, map),
    picture,
    square: { long: SQUARE, says: TEXT.board.m },
    alternating: options.gridDiagonals === 'alternating',
    tokens: map ? world.creatures.flatMap((one) => tokenOf(world, one)) : [],
    things: view.things.flatMap(({ id, name, at, hp }) => (map && at && hp > 0 ? [{ id, name, at }] : [])),
    move: { action: 'move', to: 'to' },
    ways: map ? moversIn(world, view).flatMap((one) => waysOf(world, one)) : [],
    areas: map ? view.creatures.filter(isWhole).flatMap(areasOf) : [],
    at: 'at',
  };
}

/** Builds a world from the view to compute paths; fields that the view hides are assumed. */
function worldOf(view: View): World {
  const typical = typicalFor(usualLevel({ creatures: view.creatures.filter(isWhole) }));
  const whole = (one: Seen): Creature =>
    isWhole(one)
      ? one
      : { ...typical, ...one, hp: one.looks === 'down' ? 0 : typical.hp, items: lampsOf(one) };
  return { ...view, creatures: view.creatures.map(whole) };
}

const lampsOf = ({ sheds }: Outline): Creature['items'] =>
  sheds ? [{ id: 'lamp', name: 'lamp', kg: 0, held: true, light: sheds }] : [];

/** The light on the map's squares, including carried lights. @rule quinta.vision.light-levels @ruling R120 */
function litBy(world: World, map: GridMap): string | null {
  if (!world.creatures.some((one) => glowOf(one))) return null;
  return Array.from(map.light, (letter, place) => {
    const at = { x: place % map.width, y: Math.floor(place / map.width) };
    return LETTERS[brighter(LIT[letter as keyof typeof LIT], shedOn(world, at))];
  }).join('');
}

const LETTERS = { bright: '.', dim: ':', darkness: '*' } as const satisfies Record<Light, keyof typeof LIT>;

/**
 * Absent creatures have no token; a rider is at the position of its mount.
 *
 * @rule quinta.movement.size
 * @rule quinta.mounted.mounting
 */
function tokenOf(world: World, one: Creature): readonly GridToken[] {
  const at = placeOf(world, one);
  if (!at || one.gone !== null) return [];
  return [{ who: one.id, at, side: SIZES[one.size], reach: threatOf(world, one) }];
}

const placeOf = (world: World, { at, rides }: Creature): Square | null =>
  (rides === null ? undefined : findCreature(world, rides)?.at) ?? at;

/** The reach in squares of the creature's opportunity attacks. @rule quinta.attack.opportunity */
function threatOf(world: World, one: Creature): number {
  if (!isThere(one) || !canReact(world, one)) return 0;
  const reaches = deedsOf(one).flatMap(({ attack, held }) =>
    attack?.kind === 'melee' && held ? [attack.reach] : [],
  );
  return Math.floor(Math.max(0, ...reaches) / SQUARE + 1e-9);
}

/** In a fight the creature on turn and its controlled mount; otherwise the characters. */
function moversIn(world: World, view: View): readonly Creature[] {
  const known = new Set<CreatureId>(view.creatures.filter(isWhole).map(({ id }) => id));
  const turn = whoseTurn(world);
  const moves = ({ id, kind }: Creature): boolean => {
    if (!fightOn(world)) return kind === 'character';
    return id === turn || (isLed(world, id) && ridden(world, id)?.id === turn);
  };
  return world.creatures
    .filter((one) => known.has(one.id) && one.rides === null && moves(one))
    .slice(0, MOST_WAYS);
}

/** The maximum number of creatures to compute paths for; more would delay the picture. */
const MOST_WAYS = 8;

/** The paths to every reachable square, by gait. @rule quinta.movement.speed @rule quinta.movement.modes */
function waysOf(world: World, one: Creature): readonly GridWay[] {
  const gaits: readonly Gait[] = one.fly === null ? ['walk'] : ['walk', 'fly'];
  return gaits.flatMap((gait) => {
    const reached = reachedFrom(world, one, { gait, metres: movementLeft(world, one, gait) });
    const action = { type: 'move', by: one.id, ...(gait !== 'walk' && { gait }) };
    return reached.length > 1 ? [{ action, steps: stepsOf(reached) }] : [];
  });
}

/** The cheapest first, so that each step comes after its predecessor. */
function stepsOf(reached: readonly Reached[]): GridWay['steps'] {
  const order = reached.toSorted((a, b) => a.cost - b.cost);
  const place = new Map(order.map(({ at }, index) => [`${at.x},${at.y}`, index]));
  return order.map(({ at, from, cost }) => ({
    at: { x: at.x, y: at.y },
    from: from ? (place.get(`${from.at.x},${from.at.y}`) ?? 0) : -1,
    cost: cost * SQUARE,
  }));
}

const areasOf = (one: Creature): readonly GridArea[] =>
  deedsOf(one).flatMap(({ id: deed, area }): readonly GridArea[] =>
    area
      ? [
          {
            action: { type: 'use', by: one.id, deed },
            to: area.shape === 'sphere' && area.range === null ? null : 'at',
            by: one.id,
            shape: area.shape,
            size: area.size / SQUARE,
            width: area.width / SQUARE,
          },
        ]
      : [],
  );
