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
  replaceNames,
  type Viewer,
} from '@arbitro/kernel';
import { type Game, type OpenAction, refuseAtTable, type Seat } from '@arbitro/protocol';
import { viewerOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';

/** The table as a seat knows it: the only world that its messages, offers and refusals may be derived from. */
export interface KnownTable {
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
const knownTables = new WeakMap<Game, Map<string, KnownTable>>();
const MAX_REMEMBERED = 12;

export function getKnownTable(table: Table, seat: Seat): KnownTable {
  const { game } = table;
  const seats = knownTables.get(game) ?? new Map<string, KnownTable>();
  knownTables.set(game, seats);
  const key = knowledgeKeyOf(seat);
  const found = seats.get(key) ?? computeKnown(table, viewerOf(table, seat));
  const [oldest] = seats.keys();
  if (seats.size >= MAX_REMEMBERED && !seats.has(key) && oldest !== undefined) seats.delete(oldest);
  seats.set(key, found);
  return found;
}

/** The same for seats that know the same of a game. */
export const knowledgeKeyOf = ({ role, owns }: Seat): string =>
  role === 'player' ? `player ${owns.join('\n')}` : role;

const NO_NAMES: ReadonlySet<string> = new Set();
const NO_MASKS: ReadonlyMap<string, string> = new Map();

function computeKnown(table: Table, viewer: Viewer): KnownTable {
  const { system, game } = table;
  const { world } = game;
  if (viewer.role === 'gm')
    return { viewer, world, unknown: NO_NAMES, words: NO_NAMES, masked: NO_MASKS, unmasked: NO_MASKS };
  const seenWorld = system.knownWorld(world, viewer, game.hidden);
  const masked = findMasks(game, viewer);
  const unknown = findUnheardNames(table, viewer, seenWorld);
  return {
    viewer,
    world: maskWorld(seenWorld, game, masked),
    unknown,
    words: game.open && unknown.size > 0 ? findOpenActionWords(table, game.open) : NO_NAMES,
    masked,
    unmasked: new Map([...masked].map(([id, as]) => [as, id])),
  };
}

function findUnheardNames({ system, game }: Table, viewer: Viewer, seenWorld: AnyWorld): ReadonlySet<string> {
  const { creatures } = game.world;
  const isWhole = creatures.every(({ id }, index) => seenWorld.creatures[index]?.id === id);
  const gone = isWhole ? [] : creatures.map(({ id }) => id).filter((id) => !findCreature(seenWorld, id));
  const places = game.hidden.places.filter((placeId) => !system.hideablePlaces(seenWorld).includes(placeId));
  return excludeOwnNames({ creatures: [...gone, ...game.hidden.creatures], places }, viewer);
}

/**
 * Returns the words of a seat that happen to be names it has never heard. They can only be words and stay as written:
 * if redacted, a player who guesses names would learn which guesses are right.
 */
export function findOwnWords(table: Table, by: string | null, written: object): ReadonlySet<string> {
  const seat = table.seats.find(({ id }) => id === by);
  return seat ? findMentionedNames(written, getKnownTable(table, seat).unknown) : NO_NAMES;
}

/** The same for the open action, for callers that do not know the table yet. */
function findOpenActionWords(table: Table, { seat: by, action }: OpenAction): ReadonlySet<string> {
  const seat = table.seats.find(({ id }) => id === by);
  if (!seat || seat.role === 'gm') return NO_NAMES;
  const { system, game } = table;
  const viewer = viewerOf(table, seat);
  return findMentionedNames(
    action,
    findUnheardNames(table, viewer, system.knownWorld(game.world, viewer, game.hidden)),
  );
}

function findMentionedNames(written: object, names: ReadonlySet<string>): ReadonlySet<string> {
  const text = written as Json;
  if (!mentions(text, names)) return NO_NAMES;
  return new Set([...names].filter((name) => mentions(text, new Set([name]))));
}

/** Returns the hidden names, except creatures that the viewer plays. */
function excludeOwnNames(hidden: Game['hidden'], viewer: Viewer): ReadonlySet<string> {
  const creatures = hidden.creatures.filter((id) => !mayActFor(viewer, id));
  return creatures.length + hidden.places.length === 0 ? NO_NAMES : new Set([...creatures, ...hidden.places]);
}

export function findMasks({ masks }: Pick<Game, 'masks'>, viewer: Viewer): ReadonlyMap<CreatureId, string> {
  const others = Object.entries(masks).filter(([id]) => !mayKnow(viewer, id));
  return others.length === 0 ? NO_MASKS : new Map(others.map(([id, mask]) => [id, mask.id]));
}

/** Returns the world with its creatures under the names they are known by. */
export function maskWorld(world: AnyWorld, { masks }: Game, masked: ReadonlyMap<string, string>): AnyWorld {
  if (masked.size === 0) return world;
  const names = new Map([...masked].map(([id, as]) => [as, masks[id]?.name ?? as]));
  const other = replaceNames(world as unknown as Json, masked) as unknown as AnyWorld;
  const creatures = other.creatures.map((creature) =>
    names.has(creature.id) ? { ...creature, name: names.get(creature.id) ?? creature.name } : creature,
  );
  return { ...other, creatures };
}

/**
 * Whether a fight is on in which no creature known to this seat is to act: the seat then only sees the game master
 * thinking. Computed from the world as known, so it cannot reveal more.
 */
export function isWaitingForGm({ system }: Table, { viewer, world }: KnownTable): boolean {
  if (viewer.role === 'gm') return false;
  return system.fightState(world)?.over === false && system.creaturesToAct(world).length === 0;
}

/**
 * Returns why the action is refused in the world as the seat knows it; while the seat waits for the game master, only
 * that.
 */
export function refuseAsKnown(table: Table, known: KnownTable, action: AnyAction): Refusal | undefined {
  const refused = table.system.refuses(known.world, action);
  return refused && isWaitingForGm(table, known) ? refuseAtTable('wait-for-gm') : refused;
}
