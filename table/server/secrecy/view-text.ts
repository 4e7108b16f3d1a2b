import { hash } from 'node:crypto';
import { isFields, type Json } from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import type { Table } from '../live/table.ts';
import { getKnownTable, type KnownTable } from './known-table.ts';
import { replacePictures } from './pictures.ts';
import { buildSeatViewRest, buildWorldView } from './seat-view.ts';

/** The view of a seat: a digest for comparison, and the text to send if a client listens. */
export interface ViewText {
  readonly digest: string;
  readonly size: number;
  readonly text: string | undefined;
}

/** Views already built, by what their seats know: seats with the same knowledge share a view. */
const viewCache = new WeakMap<KnownTable, ViewText>();

/** Returns the current view of a seat. */
export function buildViewText(table: Table, seat: Seat, isHeard: boolean): ViewText {
  const rest = JSON.stringify(buildSeatViewRest(table, seat));
  const view = getWorldView(table, getKnownTable(table, seat), isHeard);
  return {
    digest: `${hash('sha1', rest, 'base64')} ${view.digest}`,
    size: rest.length + view.size,
    text: isHeard ? joinView(rest, view.text ?? '') : undefined,
  };
}

/** Returns the whole view of a seat as the text to send. */
export function readSeatViewText(table: Table, seat: Seat): string {
  const rest = JSON.stringify(buildSeatViewRest(table, seat));
  return joinView(rest, getWorldView(table, getKnownTable(table, seat), true).text ?? '');
}

const joinView = (rest: string, view: string): string => `${rest.slice(0, -1)},"view":${view}}`;

function getWorldView(table: Table, known: KnownTable, isText: boolean): ViewText {
  const made = viewCache.get(known);
  if (made && (made.text !== undefined || !isText)) return made;
  const sight = writeView(replacePictures(buildWorldView(table, known)), isText);
  viewCache.set(known, sight);
  return sight;
}

/** A piece of the JSON of a view; its digest is short even if the text is long. */
interface JsonPiece {
  readonly text: string;
  readonly digest: string;
}

/** Shorter text is no longer than its digest. */
const SHORT_TEXT = 100;

/**
 * Long pieces serialized before. The parts of a view are never changed in place, and most of them are the same for many
 * seats and from one state of the table to the next.
 */
const pieceCache = new WeakMap<object, JsonPiece>();

function writePiece(value: Json): JsonPiece {
  const isObject = typeof value === 'object' && value !== null;
  const known = isObject ? pieceCache.get(value) : undefined;
  if (known) return known;
  const text = JSON.stringify(value);
  if (!isObject || text.length < SHORT_TEXT) return toPlainPiece(text);
  const piece = { text, digest: `#${hash('sha1', text, 'base64')}` };
  pieceCache.set(value, piece);
  return piece;
}

const toPlainPiece = (text: string): JsonPiece => ({ text, digest: text });

/** The text is joined only for seats with listeners: those of a large table would take too much memory. */
function writeView(view: Json, isText: boolean): ViewText {
  let [digests, text, size] = ['', '', 0];
  eachPiece(view, (piece) => {
    digests += piece.digest;
    size += piece.text.length;
    if (isText) text += piece.text;
  });
  return { digest: hash('sha1', digests, 'base64'), size, text: isText ? text : undefined };
}

/** Pieces that make up the JSON of a view: its fields, and the elements of its lists. */
function eachPiece(view: Json, use: (piece: JsonPiece) => void): void {
  if (!isFields(view)) return use(writePiece(view));
  let before = '{';
  for (const [key, value] of Object.entries(view)) {
    if (value === undefined) continue;
    use(toPlainPiece(`${before}${JSON.stringify(key)}:`));
    if (Array.isArray(value)) eachElement(value, use);
    else use(writePiece(value));
    before = ',';
  }
  use(toPlainPiece(before === '{' ? '{}' : '}'));
}

function eachElement(list: readonly Json[], use: (piece: JsonPiece) => void): void {
  if (list.length === 0) return use(toPlainPiece('[]'));
  for (const [index, element] of list.entries()) {
    use(index === 0 ? OPEN : COMMA);
    use(writePiece(element));
  }
  use(CLOSE);
}

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map(toPlainPiece) as [JsonPiece, JsonPiece, JsonPiece];
