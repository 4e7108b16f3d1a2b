import { type Campaign, LIMITS } from '@arbitro/protocol';
import { listPictureIds } from '../pictures/picture-ids.ts';
import { activeSeatsOf } from './seats.ts';
import type { Table } from './table.ts';
import { findTooLargeWorld, type OverLimit } from './world-limits.ts';

/** Returns the first limit that a table exceeds, however it came to that. */
export function findOverLimit(table: Table): OverLimit | undefined {
  const { game, seats, notes, orders, joining } = table;
  const tooLarge = findTooLargeWorld(game.world);
  if (tooLarge) return tooLarge;
  // the person who imports a table gets an additional seat
  if (seats.length > LIMITS.seats + 1 && activeSeatsOf(table).length > LIMITS.seats + 1)
    return { what: 'seats', most: LIMITS.seats };
  if (seats.length > LIMITS.seatsEver) return { what: 'seats', most: LIMITS.seatsEver };
  return (
    findTooManyNotes(notes) ??
    findTooManyPictures(table) ??
    findTooManyOrders(orders) ??
    findTooLargeRequest(joining) ??
    findTooLongJournal(table.campaign)
  );
}

/** Returns whether a table has too many different pictures. */
export const findTooManyPictures = (table: Pick<Table, 'pictures' | 'notes'>): OverLimit | undefined =>
  listPictureIds(table).length > LIMITS.pictures ? { what: 'pictures', most: LIMITS.pictures } : undefined;

/** Returns whether there are too many notes, or too much text in them. */
export function findTooManyNotes(notes: Table['notes']): OverLimit | undefined {
  const texts = Object.values(notes).map(({ text }) => text);
  if (texts.length > LIMITS.notes) return { what: 'notes', most: LIMITS.notes };
  return totalLengthOf(texts) > LIMITS.notesText ? { what: 'notes', most: LIMITS.notesText } : undefined;
}

/** Returns whether a creature has too many or too long standing orders. */
export function findTooManyOrders(orders: Table['orders']): OverLimit | undefined {
  for (const creatureOrders of Object.values(orders)) {
    if (Object.keys(creatureOrders).length > LIMITS.orders) return { what: 'orders', most: LIMITS.orders };
    if (JSON.stringify(creatureOrders).length > LIMITS.ordersText)
      return { what: 'orders', most: LIMITS.ordersText };
  }
  return undefined;
}

/** A seat has one request, so only its size is limited. */
const findTooLargeRequest = ({ requests }: Table['joining']): OverLimit | undefined =>
  Object.values(requests).some((request) => JSON.stringify(request.sheet).length > LIMITS.requestText)
    ? { what: 'requests', most: LIMITS.requestText }
    : undefined;

/** Returns whether a journal has too many evenings or too long texts, with so many characters more. */
export function findTooLongJournal({ chapters, text }: Campaign, addedLength = 0): OverLimit | undefined {
  if (chapters.length > LIMITS.chapters) return { what: 'journal', most: LIMITS.chapters };
  const tooLong = chapters.some(({ lines }) => lines.length > LIMITS.chapterLines);
  if (tooLong) return { what: 'journal', most: LIMITS.chapterLines };
  const length = JSON.stringify(chapters).length + (text?.length ?? 0) + addedLength;
  return length > LIMITS.journalText ? { what: 'journal', most: LIMITS.journalText } : undefined;
}

const totalLengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
