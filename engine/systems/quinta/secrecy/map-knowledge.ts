import { type GridMap, isInside, listSquares, placeOf } from '@arbitro/grid';
import type { CreatureId, Fog, Viewer } from '@arbitro/kernel';
import { spaceIn } from '../rules/distance.ts';
import { markSeenSquares } from '../rules/field-of-view.ts';
import { findActiveMap } from '../rules/space.ts';
import type { Creature, Thing, World } from '../state.ts';

/** The letter of a square that was never seen. */
export const NEVER = ' ';

/** What a viewer knows of a map under fog, by the index of each square. */
export interface MapKnowledge {
  readonly map: GridMap;
  /** The ground as it is or as it was last seen; a blank where it was never seen. */
  readonly ground: string;
  /** 1 for the squares seen now. */
  readonly seen: Uint8Array;
}

/** What is known of the map of a world, by the memory of its fog, and by who knows it: many seats know the same. */
const knowledge = new WeakMap<World, WeakMap<Fog, Map<string, MapKnowledge>>>();

/** Returns what the viewer knows of the map; undefined without a map, and for the game master. */
export function findKnowledge(world: World, viewer: Viewer, fog: Fog): MapKnowledge | undefined {
  const map = findActiveMap(world);
  if (!map || viewer.role === 'gm') return undefined;
  const byFog = knowledge.get(world) ?? new WeakMap<Fog, Map<string, MapKnowledge>>();
  knowledge.set(world, byFog);
  const byViewer = byFog.get(fog) ?? new Map<string, MapKnowledge>();
  byFog.set(fog, byViewer);
  const key = knowledgeKeyOf(world, viewer);
  const found = byViewer.get(key) ?? computeKnowledge(world, viewer, { map, fog });
  byViewer.set(key, found);
  return found;
}

/** The same for viewers that know the same: by their sides, and by the creatures that see for them. */
function knowledgeKeyOf(world: World, viewer: Viewer): string {
  if (viewer.role !== 'player') return '';
  const own = sidesOf(world, viewer);
  return JSON.stringify([own, listOtherEyes(world, viewer.owns).map(({ id }) => id)]);
}

function computeKnowledge(
  world: World,
  viewer: Viewer,
  { map, fog }: { readonly map: GridMap; readonly fog: Fog },
): MapKnowledge {
  const looks = lookAll(world, viewer.role === 'player' ? viewer.owns : []);
  const own = viewer.role === 'player' ? sidesOf(world, viewer) : [];
  if (own.length > 0)
    return joinKnowledge(
      map,
      own.map((side) => knowledgeOf(map, looks[side], fog.explored[side])),
    );
  // spectators know what every side knows
  const sides = listSides(world);
  return shareKnowledge(
    map,
    sides.map((side) => knowledgeOf(map, looks[side], fog.explored[side])),
  );
}

/** Returns what is known from a look and from memory. */
export function knowledgeOf(
  map: GridMap,
  look: string | undefined,
  explored: string | undefined,
): MapKnowledge {
  const size = map.width * map.height;
  const now = look ?? NEVER.repeat(size);
  const before = (explored !== undefined && explored.length <= size ? explored : '').padEnd(size, NEVER);
  const seen = Uint8Array.from(now, (letter) => (letter === NEVER ? 0 : 1));
  return { map, seen, ground: rememberLook(before, now) };
}

/** Returns the memory of squares after a look. */
const rememberLook = (before: string, now: string): string =>
  before === now
    ? before
    : Array.from(now, (letter, place) => (letter === NEVER ? before[place] : letter)).join('');

function joinKnowledge(map: GridMap, all: readonly MapKnowledge[]): MapKnowledge {
  const [first, ...rest] = all;
  if (!first) return knowledgeOf(map, undefined, undefined);
  return rest.reduce((one, other) => {
    const seen = one.seen.map((was, place) => was | (other.seen[place] ?? 0));
    const ground = Array.from(one.ground, (letter, place) => {
      const better = other.seen[place] === 1 || letter === NEVER;
      return better ? (other.ground[place] ?? NEVER) : letter;
    });
    return { map, seen, ground: ground.join('') };
  }, first);
}

function shareKnowledge(map: GridMap, all: readonly MapKnowledge[]): MapKnowledge {
  const [first, ...rest] = all;
  if (!first) return knowledgeOf(map, undefined, undefined);
  return rest.reduce((one, other) => {
    const seen = one.seen.map((was, place) => was & (other.seen[place] ?? 0));
    const ground = Array.from(one.ground, (letter, place) =>
      letter === other.ground[place] ? letter : NEVER,
    );
    return { map, seen, ground: ground.join('') };
  }, first);
}

/** Returns the sides of the creatures that a player plays. */
export const sidesOf = (
  { creatures }: World,
  { owns }: Extract<Viewer, { role: 'player' }>,
): readonly string[] => [...new Set(creatures.filter(({ id }) => owns.includes(id)).map(({ side }) => side))];

/** Returns the sides with characters. */
export const listSides = ({ creatures }: World): readonly string[] => [
  ...new Set(creatures.filter(({ kind }) => kind === 'character').map(({ side }) => side)),
];

/** Whether the fog leaves a square visible: seen now, or in the other mode ever. */
export const showsPlaces = ({ ground, seen }: MapKnowledge, { mode }: Fog): ((place: number) => boolean) =>
  mode === 'sight' ? (place) => seen[place] === 1 : (place) => ground[place] !== NEVER;

export function isCreatureSeen(
  world: World,
  creature: Creature,
  map: GridMap,
  isSeen: (place: number) => boolean,
): boolean {
  const space = spaceIn(world, creature);
  return !space || listSquares(space).some((square) => isInside(map, square) && isSeen(placeOf(map, square)));
}

export const isThingSeen = (
  { at }: Thing,
  { map }: Pick<MapKnowledge, 'map'>,
  isSeen: (place: number) => boolean,
): boolean => at === null || !isInside(map, at) || isSeen(placeOf(map, at));

const looks = new WeakMap<World, Map<string, Readonly<Record<string, string>>>>();

/** Returns what each side sees now: through its characters, and through the creatures that players play. */
export function lookAll(world: World, played: readonly CreatureId[]): Readonly<Record<string, string>> {
  const known = looks.get(world) ?? new Map<string, Readonly<Record<string, string>>>();
  looks.set(world, known);
  const extra = listOtherEyes(world, played);
  const key = extra.map(({ id }) => id).join('\n');
  const found = known.get(key) ?? computeLooks(world, extra);
  known.set(key, found);
  return found;
}

/** Returns the played creatures that are no characters: they see for their side, too. */
const listOtherEyes = ({ creatures }: World, played: readonly CreatureId[]): readonly Creature[] =>
  creatures.filter(({ id, kind }) => kind !== 'character' && played.includes(id));

function computeLooks(world: World, extra: readonly Creature[]): Readonly<Record<string, string>> {
  const map = findActiveMap(world);
  if (!map) return {};
  const eyes = [...world.creatures.filter(({ kind }) => kind === 'character'), ...extra];
  const sides = [...new Set(eyes.map(({ side }) => side))];
  return Object.fromEntries(
    sides.map((side) => {
      const seen = new Uint8Array(map.width * map.height);
      for (const eye of eyes) if (eye.side === side) markSeenSquares(world, eye, seen);
      return [side, Array.from(map.ground, (letter, place) => (seen[place] === 1 ? letter : NEVER)).join('')];
    }),
  );
}
