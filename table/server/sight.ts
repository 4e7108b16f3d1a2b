import { hash } from 'node:crypto';
import { isFields, type Json } from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import { type Known, knownTo } from './known.ts';
import { withoutPictures } from './pictures.ts';
import { seenBeside, viewFor } from './see.ts';
import type { Table } from './table.ts';

/** The view of a seat: a digest for comparison, and the text to send if a client listens. */
export interface Sight {
  readonly digest: string;
  readonly size: number;
  readonly text: string | undefined;
}

/** Views already built, by what their seats know: seats with the same knowledge share a view. */
const views = new WeakMap<Known, Sight>();

/** Returns the current view of a seat. */
export function sightOf(table: Table, seat: Seat, isHeard: boolean): Sight {
  const rest = JSON.stringify(seenBeside(table, seat));
  const view = viewSight(table, knownTo(table, seat), isHeard);
  return {
    digest: `${hash('sha1', rest, 'base64')} ${view.digest}`,
    size: rest.length + view.size,
    text: isHeard ? joinView(rest, view.text ?? '') : undefined,
  };
}

/** Returns the whole view of a seat as the text to send. */
export function seenText(table: Table, seat: Seat): string {
  const rest = JSON.stringify(seenBeside(table, seat));
  return joinView(rest, viewSight(table, knownTo(table, seat), true).text ?? '');
}

const joinView = (rest: string, view: string): string => `${rest.slice(0, -1)},"view":${view}}`;

function viewSight(table: Table, known: Known, isText: boolean): Sight {
  const made = views.get(known);
  if (made && (made.text !== undefined || !isText)) return made;
  const sight = sightOfView(withoutPictures(viewFor(table, known)), isText);
  views.set(known, sight);
  return sight;
}

/** A piece of the JSON of a view; its digest is short even if the text is long. */
interface Piece {
  readonly text: string;
  readonly digest: string;
}

/** Shorter text is no longer than its digest. */
const SHORT_TEXT = 100;

/**
 * Long pieces serialized before. The parts of a view are never changed in place, and most of them are the same for many
 * seats and from one state of the table to the next.
 */
const written = new WeakMap<object, Piece>();

function writePiece(value: Json): Piece {
  const isObject = typeof value === 'object' && value !== null;
  const known = isObject ? written.get(value) : undefined;
  if (known) return known;
  const text = JSON.stringify(value);
  if (!isObject || text.length < SHORT_TEXT) return asWritten(text);
  const piece = { text, digest: `#${hash('sha1', text, 'base64')}` };
  written.set(value, piece);
  return piece;
}

const asWritten = (text: string): Piece => ({ text, digest: text });

/**
 * The text is joined only if a client listens: the whole text of a large table for every other seat would fill the
 * memory.
 */
function sightOfView(view: Json, isText: boolean): Sight {
  const pieces = [...piecesOf(view)];
  return {
    digest: hash('sha1', pieces.map(({ digest }) => digest).join(''), 'base64'),
    size: pieces.reduce((sum, { text }) => sum + text.length, 0),
    text: isText ? pieces.map(({ text }) => text).join('') : undefined,
  };
}

/** Yields the pieces of the JSON of a view: its fields, and the elements of its lists. */
function* piecesOf(view: Json): Generator<Piece> {
  if (!isFields(view)) return yield writePiece(view);
  let before = '{';
  for (const [key, value] of Object.entries(view)) {
    if (value === undefined) continue;
    yield asWritten(`${before}${JSON.stringify(key)}:`);
    if (Array.isArray(value)) yield* elementsOf(value);
    else yield writePiece(value);
    before = ',';
  }
  yield asWritten(before === '{' ? '{}' : '}');
}

function* elementsOf(list: readonly Json[]): Generator<Piece> {
  for (const [at, element] of list.entries()) {
    yield asWritten(at === 0 ? '[' : ',');
    yield writePiece(element);
  }
  yield asWritten(list.length === 0 ? '[]' : ']');
}
