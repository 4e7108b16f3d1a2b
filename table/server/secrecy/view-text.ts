import { hash } from 'node:crypto';
import { isFields, type Json } from '@arbitro/kernel';
import { LIMITS, type Seat, type SeatView } from '@arbitro/protocol';
import type { Table } from '../live/table.ts';
import { getKnownTable, type KnownTable } from './known-table.ts';
import { replacePictures } from './pictures.ts';
import { buildSeatViewRest, buildWorldView } from './seat-view.ts';

/** The view of a seat, for comparison with another one; `view` and `text` only if a client listens. */
export interface ViewText {
  readonly digest: string;
  readonly size: number;
  readonly view: SeatView | undefined;
  readonly text: string | undefined;
}

/** Returns the current view of a seat. */
export function buildViewText(table: Table, seat: Seat, isHeard: boolean): ViewText {
  if (isHeard) return new HeardView(table, seat);
  const known = getKnownTable(table, seat);
  const view = digestCache.get(known) ?? writeView(replacePictures(buildWorldView(table, known)), false);
  digestCache.set(known, view);
  return { ...joinWritten(JSON.stringify(buildSeatViewRest(table, seat)), view), view: undefined };
}

/** Returns the whole view of a seat as the text to send. */
export const readSeatViewText = (table: Table, seat: Seat): string => new HeardView(table, seat).text;

/**
 * Whether a view is over the limit, and larger than the one before. `added` is the length of its changes: exact sizes
 * are computed only when the changes may have added up to the limit.
 */
export function isViewTooLarge(view: ViewText, before: ViewText | undefined, added: number): boolean {
  const bounded = view instanceof HeardView && before instanceof HeardView;
  if (bounded && view.boundSize(before.maxSize + added) <= LIMITS.viewText) return false;
  return view.size > LIMITS.viewText && view.size > (before?.size ?? 0);
}

/** Characters of a view that takes long to write and to send. */
const LARGE_VIEW = 50_000;

/** Whether a view is sent in turn with other work. */
export const isLargeView = (view: ViewText | undefined): boolean =>
  view instanceof HeardView && view.maxSize > LARGE_VIEW;

/** The view of a seat with listeners. Its text is written only if it is needed: most listeners get changes. */
class HeardView implements ViewText {
  readonly view: SeatView;
  readonly #world: WorldViewText;
  #written: WrittenView | undefined;
  #maxSize: number | undefined;

  constructor(table: Table, seat: Seat) {
    this.#world = getWorldView(table, getKnownTable(table, seat));
    this.view = { ...buildSeatViewRest(table, seat), view: this.#world.view };
  }

  get digest(): string {
    return this.#write().digest;
  }

  get size(): number {
    return this.#write().size;
  }

  get text(): string {
    return this.#write().text ?? '';
  }

  /** Characters that its text has at most. */
  get maxSize(): number {
    this.#maxSize ??= this.size;
    return this.#maxSize;
  }

  boundSize(maxSize: number): number {
    this.#maxSize = maxSize > LIMITS.viewText ? this.size : maxSize;
    return this.#maxSize;
  }

  #write(): WrittenView {
    const { view: _, ...rest } = this.view;
    this.#written ??= joinWritten(JSON.stringify(rest), this.#world.write());
    return this.#written;
  }
}

/** JSON that was written: in full only if a client listens. */
interface WrittenView {
  readonly digest: string;
  readonly size: number;
  readonly text: string | undefined;
}

const joinWritten = (rest: string, view: WrittenView): WrittenView => ({
  digest: `${hash('sha1', rest, 'base64')} ${view.digest}`,
  size: rest.length + view.size,
  text: view.text === undefined ? undefined : `${rest.slice(0, -1)},"view":${view.text}}`,
});

/** A view of the world, and its text once it was needed. */
class WorldViewText {
  readonly view: Json;
  #written: WrittenView | undefined;

  constructor(view: Json) {
    this.view = view;
  }

  write(): WrittenView {
    this.#written ??= writeView(this.view, true);
    return this.#written;
  }
}

/** Views already built, by what their seats know: seats with the same knowledge share a view. */
const worldViews = new WeakMap<KnownTable, WorldViewText>();
const digestCache = new WeakMap<KnownTable, WrittenView>();

function getWorldView(table: Table, known: KnownTable): WorldViewText {
  const cached = worldViews.get(known);
  if (cached) return cached;
  const view = new WorldViewText(replacePictures(buildWorldView(table, known)));
  worldViews.set(known, view);
  return view;
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
function writeView(view: Json, isText: boolean): WrittenView {
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
