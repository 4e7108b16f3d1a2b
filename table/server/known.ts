import {
  type AnyAction,
  type AnyWorld,
  type CreatureId,
  findCreature,
  type Json,
  mayActFor,
  mayKnow,
  mentions,
  type Refusal,
  renamed,
  type Viewer,
} from '@arbitro/kernel';
import { type Game, type Open, refuseAt, type Seat } from '@arbitro/protocol';
import { viewerOf } from './seats.ts';
import type { Table } from './table.ts';

/** The table as a seat knows it: the only world that its messages, offers and refusals may be derived from. */
export interface Known {
  readonly viewer: Viewer;
  readonly world: AnyWorld;
  /** Names of creatures and places that this seat has never heard. */
  readonly unknown: ReadonlySet<string>;
  /** Those of them that only occur as words a person wrote in the open action. */
  readonly words: ReadonlySet<string>;
  /** True id → the id by which this seat knows a creature; and the reverse. */
  readonly masked: ReadonlyMap<string, string>;
  readonly unmasked: ReadonlyMap<string, string>;
}

/** Cache for the last few seats of each state of the game: for many seats it would fill the memory. */
const remembered = new WeakMap<Game, Map<string, Known>>();
const MOST_REMEMBERED = 12;

export function knownTo(table: Table, seat: Seat): Known {
  const { game } = table;
  const seats = remembered.get(game) ?? new Map<string, Known>();
  remembered.set(game, seats);
  const key = seat.role === 'player' ? `player ${seat.owns.join('\n')}` : seat.role;
  const found = seats.get(key) ?? reckoned(table, viewerOf(table, seat));
  const [oldest] = seats.keys();
  if (seats.size >= MOST_REMEMBERED && !seats.has(key) && oldest !== undefined) seats.delete(oldest);
  seats.set(key, found);
  return found;
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_MASKS: ReadonlyMap<string, string> = new Map();

function reckoned(table: Table, viewer: Viewer): Known {
  const { system, game } = table;
  const { world } = game;
  if (viewer.role === 'gm')
    return { viewer, world, unknown: NOBODY, words: NOBODY, masked: NO_MASKS, unmasked: NO_MASKS };
  const seen = system.known(world, viewer, game.hidden);
  const masked = masksFor(game, viewer);
  const unknown = unheardBy(table, viewer, seen);
  return {
    viewer,
    world: asMasked(seen, game, masked),
    unknown,
    words: game.open && unknown.size > 0 ? openWords(table, game.open) : NOBODY,
    masked,
    unmasked: new Map([...masked].map(([id, as]) => [as, id])),
  };
}

function unheardBy({ system, game }: Table, viewer: Viewer, seen: AnyWorld): ReadonlySet<string> {
  const gone = game.world.creatures.filter(({ id }) => !findCreature(seen, id)).map(({ id }) => id);
  const places = game.hidden.places.filter((place) => !system.places(seen).includes(place));
  return unknownTo({ creatures: [...gone, ...game.hidden.creatures], places }, viewer);
}

/**
 * Returns the words of a seat that happen to be names it has never heard. They can only be words and stay as written:
 * if redacted, a player who guesses names would learn which guesses are right.
 */
export function ownWords(table: Table, by: string | null, written: object): ReadonlySet<string> {
  const seat = table.seats.find(({ id }) => id === by);
  return seat ? namesIn(written, knownTo(table, seat).unknown) : NOBODY;
}

/** The same for the open action, for callers that do not know the table yet. */
function openWords(table: Table, { seat: by, action }: Open): ReadonlySet<string> {
  const seat = table.seats.find(({ id }) => id === by);
  if (!seat || seat.role === 'gm') return NOBODY;
  const { system, game } = table;
  const viewer = viewerOf(table, seat);
  return namesIn(action, unheardBy(table, viewer, system.known(game.world, viewer, game.hidden)));
}

function namesIn(written: object, names: ReadonlySet<string>): ReadonlySet<string> {
  const told = written as Json;
  if (!mentions(told, names)) return NOBODY;
  return new Set([...names].filter((name) => mentions(told, new Set([name]))));
}

/** Returns the hidden names, except creatures that the viewer plays. */
function unknownTo(hidden: Game['hidden'], viewer: Viewer): ReadonlySet<string> {
  const creatures = hidden.creatures.filter((id) => !mayActFor(viewer, id));
  return creatures.length + hidden.places.length === 0 ? NOBODY : new Set([...creatures, ...hidden.places]);
}

export function masksFor({ masks }: Pick<Game, 'masks'>, viewer: Viewer): ReadonlyMap<CreatureId, string> {
  const others = Object.entries(masks).filter(([id]) => !mayKnow(viewer, id));
  return others.length === 0 ? NO_MASKS : new Map(others.map(([id, mask]) => [id, mask.id]));
}

/** Returns the world with its creatures under the names they are known by. */
export function asMasked(world: AnyWorld, { masks }: Game, masked: ReadonlyMap<string, string>): AnyWorld {
  if (masked.size === 0) return world;
  const names = new Map([...masked].map(([id, as]) => [as, masks[id]?.name ?? as]));
  const other = renamed(world as unknown as Json, masked) as unknown as AnyWorld;
  const creatures = other.creatures.map((one) =>
    names.has(one.id) ? { ...one, name: names.get(one.id) ?? one.name } : one,
  );
  return { ...other, creatures };
}

/**
 * Whether a fight is on in which no creature known to this seat is to act: the seat then only sees the game master
 * thinking. Computed from the world as known, so it cannot reveal more.
 */
export function isWaitingForGm({ system }: Table, { viewer, world }: Known): boolean {
  if (viewer.role === 'gm') return false;
  return system.standing(world)?.over === false && system.due(world).length === 0;
}

/**
 * Returns why the action is refused in the world as the seat knows it; while the seat waits for the game master, only
 * that.
 */
export function refusedAsKnown(table: Table, known: Known, action: AnyAction): Refusal | undefined {
  const refused = table.system.refuses(known.world, action);
  return refused && isWaitingForGm(table, known) ? refuseAt('wait-for-gm') : refused;
}
