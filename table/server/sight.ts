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

/** The text is joined only where somebody listens: that of a large table would fill the memory for each other seat. */
function sightOfView(view: Json, isText: boolean): Sight {
  let [digests, text, size] = ['', '', 0];
  eachPiece(view, (piece) => {
    digests += piece.digest;
    size += piece.text.length;
    if (isText) text += piece.text;
  });
  return { digest: hash('sha1', digests, 'base64'), size, text: isText ? text : undefined };
}

/** Pieces that make up the JSON of a view: its fields, and the elements of its lists. */
function eachPiece(view: Json, use: (piece: Piece) => void): void {
  if (!isFields(view)) return use(writePiece(view));
  let before = '{';
  for (const [key, value] of Object.entries(view)) {
    if (value === undefined) continue;
    use(asWritten(`${before}${JSON.stringify(key)}:`));
    if (Array.isArray(value)) eachElement(value, use);
    else use(writePiece(value));
    before = ',';
  }
  use(asWritten(before === '{' ? '{}' : '}'));
}

function eachElement(list: readonly Json[], use: (piece: Piece) => void): void {
  if (list.length === 0) return use(asWritten('[]'));
  for (const [index, element] of list.entries()) {
    use(index === 0 ? OPEN : COMMA);
    use(writePiece(element));
  }
  use(CLOSE);
}

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map(asWritten) as [Piece, Piece, Piece];
