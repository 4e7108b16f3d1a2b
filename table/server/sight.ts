import { createHash, hash } from 'node:crypto';
import { isFields, type Json } from '@arbitro/kernel';
import type { Seat } from '@arbitro/protocol';
import { type Known, knownTo } from './known.ts';
import { withoutPictures } from './pictures.ts';
import { seenBeside, viewFor } from './see.ts';
import type { Table } from './table.ts';

/** What a seat sees: a digest to compare it by, and the text it is sent where somebody listens. */
export interface Sight {
  readonly digest: string;
  readonly size: number;
  readonly text: string | undefined;
}

/** Views that were made, by what their seats know: those who know the same share one. */
const views = new WeakMap<Known, Sight>();

/** What a seat sees of a table now. */
export function sightOf(table: Table, seat: Seat, isHeard: boolean): Sight {
  const rest = JSON.stringify(seenBeside(table, seat));
  const view = viewSight(table, knownTo(table, seat), isHeard);
  return {
    digest: `${hash('sha1', rest, 'base64')} ${view.digest}`,
    size: rest.length + view.size,
    text: isHeard ? joinView(rest, view.text ?? '') : undefined,
  };
}

/** All that a seat sees, as the text it is sent. */
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

/** Digested part by part: the whole text of a large table would fill the memory for each seat that nobody listens at. */
function sightOfView(view: Json, isText: boolean): Sight {
  const digest = createHash('sha1');
  const parts: string[] = [];
  let size = 0;
  for (const part of partsOf(view)) {
    digest.update(part);
    size += part.length;
    if (isText) parts.push(part);
  }
  return { digest: digest.digest('base64'), size, text: isText ? parts.join('') : undefined };
}

/** Pieces that make up the JSON of a view: its fields, and the elements of its lists. */
function* partsOf(view: Json): Generator<string> {
  if (!isFields(view)) return yield JSON.stringify(view);
  let before = '{';
  for (const [key, value] of Object.entries(view)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* Array.isArray(value) ? elementsOf(value) : [JSON.stringify(value)];
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* elementsOf(list: readonly Json[]): Generator<string> {
  yield '[';
  for (const [at, element] of list.entries()) yield `${at === 0 ? '' : ','}${JSON.stringify(element)}`;
  yield ']';
}
