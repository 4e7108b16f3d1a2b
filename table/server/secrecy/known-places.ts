import type { Seat } from '@arbitro/protocol';
import type { Table } from '../live/table.ts';
import { getKnownTable } from './known-table.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** Whether a seat may know that there is something at these squares: under fog it has seen all of them. */
export function knowsSquares(table: Table, seat: Seat, squares: readonly Square[]): boolean {
  const { system, game } = table;
  if (seat.role === 'gm' || !system.fog || !game.hidden.fog) return true;
  const { fog } = system;
  const { world } = getKnownTable(table, seat);
  return squares.every((square) => fog.isKnown(world, square));
}

/** Whether a seat knows an area of this name. */
export const knowsZone = (table: Table, seat: Seat, name: string): boolean =>
  table.system.hideablePlaces(getKnownTable(table, seat).world).includes(name);
