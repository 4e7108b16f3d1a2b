import { type GridMap, isInside, placeOf, toSquare } from '@arbitro/grid';
import {
  type Audience,
  type CreatureId,
  type Fog,
  type FogObserver,
  type Json,
  mentions,
} from '@arbitro/kernel';
import { findActiveMap } from '../rules/space.ts';
import type { World } from '../state.ts';
import {
  isCreatureSeen,
  isThingSeen,
  knowledgeOf,
  listSides,
  lookAll,
  showsPlaces,
} from './map-knowledge.ts';

/**
 * Narrows the audience of a fact to the sides that see it happen: all squares that it names, and one of its creatures
 * or objects if it names no square.
 */
export function narrowAudience(
  to: Audience,
  fact: Json,
  { world, fog: veil, played }: FogObserver<World>,
): Audience {
  const map = findActiveMap(world);
  if (!map || to === 'gm') return to;
  const eyes = world.creatures.filter(({ id, kind }) => kind === 'character' || played.includes(id));
  const seeing = listSides({ ...world, creatures: eyes.map((eye) => ({ ...eye, kind: 'character' })) });
  const all = lookAll(world, played);
  const blind = seeing.filter((side) => !noticesFact(fact, { world, map, side, fog: veil, look: all[side] }));
  if (blind.length === 0) return to;
  const hears = (id: CreatureId): boolean => {
    const creature = world.creatures.find((other) => other.id === id);
    return creature !== undefined && !blind.includes(creature.side);
  };
  const only = to === 'everyone' ? eyes.map(({ id }) => id) : to.only;
  return { only: only.filter((id) => hears(id) || mentions(fact, new Set([id]))) };
}

interface SideLook {
  readonly world: World;
  readonly map: GridMap;
  readonly side: string;
  readonly fog: Fog;
  readonly look: string | undefined;
}

function noticesFact(fact: Json, { world, map, side, fog: veil, look }: SideLook): boolean {
  const own = world.creatures.filter((creature) => creature.side === side && creature.kind === 'character');
  if (mentions(fact, new Set(own.map(({ id }) => id)))) return true;
  const known = knowledgeOf(map, look, veil.explored[side]);
  const isSeen = showsPlaces(known, veil);
  const squares = listNamedSquares(fact);
  if (squares.length > 0) return squares.every((at) => isInside(map, at) && isSeen(placeOf(map, at)));
  const creatures = world.creatures.filter(({ id }) => mentions(fact, new Set([id])));
  const things = world.things.filter(({ id }) => mentions(fact, new Set([id])));
  if (creatures.length + things.length === 0) return true;
  return (
    creatures.some((creature) => isCreatureSeen(world, creature, map, isSeen)) ||
    things.some((thing) => isThingSeen(thing, known, isSeen))
  );
}

function listNamedSquares(fact: Json): readonly { readonly x: number; readonly y: number }[] {
  const square = toSquare(fact);
  if (square) return [square];
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.values(fact).flatMap(listNamedSquares);
}
