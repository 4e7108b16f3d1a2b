import { type GridMap, LIGHTS as LIT, type ReachedSquare, type Square } from '@arbitro/grid';
import {
  type CreatureId,
  findCreature,
  findFight,
  type GridArea,
  type GridScene,
  type GridToken,
  type GridWay,
} from '@arbitro/kernel';
import { canReact } from '../rules/active-effects.ts';
import { findRider, isControlled, movementLeft, whoseTurn } from '../rules/budget.ts';
import { brighterOf, glowOf, lightShedOn } from '../rules/carried-light.ts';
import { isInPlay } from '../rules/distance.ts';
import { listFeatures } from '../rules/features.ts';
import { createProvocation } from '../rules/opportunity.ts';
import { listReachable } from '../rules/route.ts';
import { type Gait, type Light, SIZES, SQUARE } from '../rules/tables.ts';
import { averageLevel, buildTypicalCreature } from '../secrecy/unknown-defaults.ts';
import { type CreatureView, isFullCreature, type Outline, type View } from '../secrecy/view.ts';
import type { Creature, World } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** Returns the map of a view, or null if the table does not use squares. @rule quinta.grid.squares @ruling R42 */
export function buildScene(view: View): GridScene | null {
  if (!view.options.gridUse) return null;
  const { map, picture, pictureFrame, options } = view;
  const world = buildViewWorld(view);
  return {
    kind: 'grid',
    map,
    lit: map && computeLightLayer(world, map),
    picture,
    ...(pictureFrame && { pictureFrame }),
    inSight: view.inSight ?? null,
    square: { long: SQUARE, says: TEXT.board.m },
    alternating: options.gridDiagonals === 'alternating',
    tokens: map ? world.creatures.flatMap((creature) => buildTokens(world, creature)) : [],
    things: view.things.flatMap(({ id, name, at, hp }) => (map && at && hp > 0 ? [{ id, name, at }] : [])),
    move: { action: 'move', to: 'to' },
    ways: map ? listMovers(world, view).flatMap((creature) => listWays(world, creature)) : [],
    areas: map ? view.creatures.filter(isFullCreature).flatMap(listAreas) : [],
    at: 'at',
    door: { action: 'door', at: 'at', open: 'open' },
  };
}

/** Builds a world from the view to compute paths; fields that the view hides are assumed. */
function buildViewWorld(view: View): World {
  const typical = buildTypicalCreature(averageLevel({ creatures: view.creatures.filter(isFullCreature) }));
  const whole = (creature: CreatureView): Creature =>
    isFullCreature(creature)
      ? creature
      : { ...typical, ...creature, hp: creature.looks === 'down' ? 0 : typical.hp, items: lampsOf(creature) };
  return { ...view, creatures: view.creatures.map(whole) };
}

const lampsOf = ({ sheds }: Outline): Creature['items'] =>
  sheds ? [{ id: 'lamp', name: 'lamp', kg: 0, held: true, light: sheds }] : [];

/** The light on the map's squares, including carried lights. @rule quinta.vision.light-levels @ruling R120 */
function computeLightLayer(world: World, map: GridMap): string | null {
  if (!world.creatures.some((creature) => glowOf(creature))) return null;
  return Array.from(map.light, (letter, place) => {
    const at = { x: place % map.width, y: Math.floor(place / map.width) };
    return LETTERS[brighterOf(LIT[letter as keyof typeof LIT], lightShedOn(world, at))];
  }).join('');
}

const LETTERS = { bright: '.', dim: ':', darkness: '*' } as const satisfies Record<Light, keyof typeof LIT>;

/**
 * Absent creatures have no token; a rider is at the position of its mount.
 * @rule quinta.movement.size @rule quinta.mounted.mounting
 */
function buildTokens(world: World, creature: Creature): readonly GridToken[] {
  const square = placeOf(world, creature);
  if (!square || creature.gone !== null) return [];
  return [{ who: creature.id, at: square, side: SIZES[creature.size], reach: threatRange(world, creature) }];
}

const placeOf = (world: World, { at, rides }: Creature): Square | null =>
  (rides === null ? undefined : findCreature(world, rides)?.at) ?? at;

/** The reach in squares of the creature's opportunity attacks. @rule quinta.attack.opportunity */
function threatRange(world: World, creature: Creature): number {
  if (!isInPlay(creature) || !canReact(world, creature)) return 0;
  const reaches = listFeatures(creature).flatMap(({ attack, held }) =>
    attack?.kind === 'melee' && held ? [attack.reach] : [],
  );
  return Math.floor(Math.max(0, ...reaches) / SQUARE + 1e-9);
}

/** In a fight the creature on turn and its controlled mount; otherwise the characters. */
function listMovers(world: World, view: View): readonly Creature[] {
  const known = new Set<CreatureId>(view.creatures.filter(isFullCreature).map(({ id }) => id));
  const turn = whoseTurn(world);
  const moves = ({ id, kind }: Creature): boolean => {
    if (!findFight(world)) return kind === 'character';
    return id === turn || (isControlled(world, id) && findRider(world, id)?.id === turn);
  };
  return world.creatures
    .filter((creature) => known.has(creature.id) && creature.rides === null && moves(creature))
    .slice(0, MAX_WAYS);
}

/** The maximum number of creatures to compute paths for; more would delay the picture. */
const MAX_WAYS = 8;

/** The paths to every reachable square, by gait. @rule quinta.movement.speed @rule quinta.movement.modes */
function listWays(world: World, creature: Creature): readonly GridWay[] {
  const gaits: readonly Gait[] = creature.fly === null ? ['walk'] : ['walk', 'fly'];
  return gaits.flatMap((gait) => {
    const reached = listReachable(world, creature, { gait, metres: movementLeft(world, creature, gait) });
    const action = { type: 'move', by: creature.id, ...(gait !== 'walk' && { gait }) };
    return reached.length > 1
      ? [{ action, steps: listSteps(reached, createProvocation(world, creature)) }]
      : [];
  });
}

/** The cheapest first, so that each step comes after its predecessor. */
function listSteps(
  reached: readonly ReachedSquare[],
  listProvoked: ReturnType<typeof createProvocation>,
): GridWay['steps'] {
  const order = reached.toSorted((a, b) => a.cost - b.cost);
  const place = new Map(order.map(({ at }, index) => [`${at.x},${at.y}`, index]));
  return order.map(({ at, from, cost }) => {
    const provokes = from ? listProvoked([from.at, at]) : [];
    return {
      at: { x: at.x, y: at.y },
      from: from ? (place.get(`${from.at.x},${from.at.y}`) ?? 0) : -1,
      cost: cost * SQUARE,
      ...(provokes.length > 0 && { provokes }),
    };
  });
}

const listAreas = (creature: Creature): readonly GridArea[] =>
  listFeatures(creature).flatMap(({ id: deed, area }): readonly GridArea[] =>
    area
      ? [
          {
            action: { type: 'use', by: creature.id, deed },
            to: area.shape === 'sphere' && area.range === null ? null : 'at',
            by: creature.id,
            shape: area.shape,
            size: area.size / SQUARE,
            width: area.width / SQUARE,
          },
        ]
      : [],
  );
