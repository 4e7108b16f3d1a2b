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

/** What a seat takes the table to be: the only world that anything it is told, offered or refused may come from. */
export interface Known {
  readonly viewer: Viewer;
  readonly world: AnyWorld;
  /** Names of creatures and places that this seat has never heard. */
  readonly unknown: ReadonlySet<string>;
  /** Of those, what somebody only wrote in the action that is open. */
  readonly words: ReadonlySet<string>;
  /** True id → the id by which this seat knows somebody; and back. */
  readonly masked: ReadonlyMap<string, string>;
  readonly unmasked: ReadonlyMap<string, string>;
}

/** What was made for the last few seats of each state of the game: of many seats it would fill the memory. */
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
 * What a seat wrote that happens to be a name it has never heard. It can only be a word, and stays as it was written:
 * veiled, it would tell whoever guesses names which of them are right.
 */
export function ownWords(table: Table, by: string | null, written: object): ReadonlySet<string> {
  const seat = table.seats.find(({ id }) => id === by);
  return seat ? namesIn(written, knownTo(table, seat).unknown) : NOBODY;
}

/** The same of the action that is open, for those who do not know the table yet. */
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

/** Hidden names, but for those the viewer plays. */
function unknownTo(hidden: Game['hidden'], viewer: Viewer): ReadonlySet<string> {
  const creatures = hidden.creatures.filter((id) => !mayActFor(viewer, id));
  return creatures.length + hidden.places.length === 0 ? NOBODY : new Set([...creatures, ...hidden.places]);
}

export function masksFor({ masks }: Pick<Game, 'masks'>, viewer: Viewer): ReadonlyMap<CreatureId, string> {
  const others = Object.entries(masks).filter(([id]) => !mayKnow(viewer, id));
  return others.length === 0 ? NO_MASKS : new Map(others.map(([id, mask]) => [id, mask.id]));
}

/** The world with those in it called as they are known. */
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
 * Is a fight on in which nobody is due whom this seat knows of? Then all it sees is the game master thinking. Asked of
 * the world as known: it cannot tell more than that.
 */
export function isWaitingForGm({ system }: Table, { viewer, world }: Known): boolean {
  if (viewer.role === 'gm') return false;
  return system.standing(world)?.over === false && system.due(world).length === 0;
}

/** Why a seat may not do this in the world as it knows it; while it waits for the game master that is all it is told. */
export function refusedAsKnown(table: Table, known: Known, action: AnyAction): Refusal | undefined {
  const refused = table.system.refuses(known.world, action);
  return refused && isWaitingForGm(table, known) ? refuseAt('wait-for-gm') : refused;
}
