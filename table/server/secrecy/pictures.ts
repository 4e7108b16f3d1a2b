import { hash } from 'node:crypto';
import type { Json } from '@arbitro/kernel';
import { PICTURE_PREFIX } from '@arbitro/protocol';
import { buildRefusalReply } from '../live/error-reply.ts';
import type { ServiceResult } from '../live/table-service.ts';
import type { SeatAtTable } from '../live/tables.ts';
import { getKnownTable } from './known-table.ts';
import { buildWorldView } from './seat-view.ts';

/** Shorter pictures are sent inline: a separate request would take longer. */
const MIN_PICTURE_TEXT = 1_000;
const MAX_NAMES = 200;
/** A picture keeps the same text from one state of a table to the next: it is not hashed again for each message. */
const pictureNames = new Map<string, string>();

function pictureNameOf(picture: string): string {
  const known = pictureNames.get(picture);
  if (known !== undefined) return known;
  if (pictureNames.size >= MAX_NAMES) pictureNames.clear();
  const name = hash('sha256', picture, 'base64url').slice(0, 22);
  pictureNames.set(picture, name);
  return name;
}

const isPicture = (value: Json): value is string =>
  typeof value === 'string' && value.length >= MIN_PICTURE_TEXT && value.startsWith('data:image/');

const listParts = (view: Json): readonly (readonly [string, Json])[] =>
  typeof view === 'object' && view !== null && !Array.isArray(view) ? Object.entries(view) : [];

/** Returns the view with its pictures replaced by their names: clients load each picture once. */
export function replacePictures(view: Json): Json {
  const parts = listParts(view);
  if (!parts.some(([, value]) => isPicture(value))) return view;
  return Object.fromEntries(
    parts.map(([key, value]) => [key, isPicture(value) ? PICTURE_PREFIX + pictureNameOf(value) : value]),
  );
}

/** Returns a picture that this seat sees now. */
export function findPictureForSeat({ live, seat }: SeatAtTable, name: string): ServiceResult<Json> {
  for (const [, value] of listParts(buildWorldView(live.table, getKnownTable(live.table, seat))))
    if (isPicture(value) && pictureNameOf(value) === name) return { ok: true, value: { picture: value } };
  return buildRefusalReply('no-such-page');
}
