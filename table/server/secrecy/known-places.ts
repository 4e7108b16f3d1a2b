import type { Game, Seat } from '@arbitro/protocol';
import { viewerOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { getKnownTable, knowledgeKeyOf } from './known-table.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** Whether a seat may know that there is something at these squares: under fog it has seen all of them. */
export function knowsSquares(table: Table, seat: Seat, squares: readonly Square[]): boolean {
  const { system, game } = table;
  const { fog } = game.hidden;
  if (seat.role === 'gm' || !system.fog || !fog) return true;
  const by = { viewer: viewerOf(table, seat), fog };
  return squares.every((square) => system.fog?.isKnown(game.world, square, by));
}

/** The areas that the seats of a game know, by what they know of it: signs come often. */
const knownZones = new WeakMap<Game, Map<string, readonly string[]>>();

/** Whether a seat knows an area of this name. */
export function knowsZone(table: Table, seat: Seat, name: string): boolean {
  const { system, game } = table;
  const zones = knownZones.get(game) ?? new Map<string, readonly string[]>();
  knownZones.set(game, zones);
  const key = knowledgeKeyOf(seat);
  const known = zones.get(key) ?? system.hideablePlaces(getKnownTable(table, seat).world);
  zones.set(key, known);
  return known.includes(name);
}
