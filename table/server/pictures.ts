import { hash } from 'node:crypto';
import type { Json } from '@arbitro/kernel';
import { PICTURE } from '@arbitro/protocol';
import type { Answer } from './hall.ts';
import { knownTo } from './known.ts';
import { refused } from './no.ts';
import { viewFor } from './see.ts';
import type { Place } from './tables.ts';

/** Shorter pictures are sent inline: a separate request would take longer. */
const SHORTEST = 1_000;
const MOST_NAMES = 200;
/** A picture keeps the same text from one state of a table to the next: it is not hashed again for each message. */
const names = new Map<string, string>();

function nameOf(picture: string): string {
  const known = names.get(picture);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = hash('sha256', picture, 'base64url').slice(0, 22);
  names.set(picture, name);
  return name;
}

const isPicture = (value: Json): value is string =>
  typeof value === 'string' && value.length >= SHORTEST && value.startsWith('data:image/');

const partsOf = (view: Json): readonly (readonly [string, Json])[] =>
  typeof view === 'object' && view !== null && !Array.isArray(view) ? Object.entries(view) : [];

/** Returns the view with its pictures replaced by their names: clients load each picture once. */
export function withoutPictures(view: Json): Json {
  const parts = partsOf(view);
  if (!parts.some(([, value]) => isPicture(value))) return view;
  return Object.fromEntries(
    parts.map(([key, value]) => [key, isPicture(value) ? PICTURE + nameOf(value) : value]),
  );
}

/** Returns a picture that this seat sees now. */
export function pictureFor({ live, seat }: Place, name: string): Answer<Json> {
  for (const [, value] of partsOf(viewFor(live.table, knownTo(live.table, seat))))
    if (isPicture(value) && nameOf(value) === name) return { ok: true, value: { picture: value } };
  return refused('no-such-page');
}
