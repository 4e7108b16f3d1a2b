import { findCreature, type Json } from '@arbitro/kernel';
import type { Seat, SeatView } from '@arbitro/protocol';
import type { Table } from '../live/table.ts';
import { getKnownTable } from './known-table.ts';

/** Most records of a table are empty: then every seat sees this one, and nothing is built or compared. */
export const NOTHING = {};

export function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/**
 * Returns the pictures of the creatures that a seat knows. A creature known by another name has none: the picture
 * could show what it is.
 */
export function listPictures(table: Table, seat: Seat): SeatView['pictures'] {
  if (isEmpty(table.pictures)) return NOTHING;
  const { world, masked, unmasked } = getKnownTable(table, seat);
  return Object.fromEntries(
    Object.entries(table.pictures).filter(
      ([id]) => findCreature(world, id) && !masked.has(id) && !unmasked.has(id),
    ),
  );
}

/** Returns the notes that a seat may read, with the ids of their pictures. */
export function listNotes({ notes }: Table, { id, role }: Seat): SeatView['notes'] {
  if (isEmpty(notes)) return NOTHING;
  const ownNotes = Object.entries(notes).filter(
    ([, note]) => role === 'gm' || note.for === 'everyone' || (note.for !== 'gm' && note.for.includes(id)),
  );
  return Object.fromEntries(
    ownNotes.map(([key, note]) => [key, { ...note, for: role === 'gm' ? (note.for as Json) : 'you' }]),
  );
}
