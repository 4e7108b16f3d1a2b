import type { Refusal } from '@arbitro/kernel';
import { LIMITS, pictureId, refuseAtTable, type Seat } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { buildRefusalReply } from '../live/error-reply.ts';
import type { Table } from '../live/table.ts';
import type { ServiceResult } from '../live/table-service.ts';
import type { SeatAtTable } from '../live/tables.ts';
import { listNotes, listPictures } from '../secrecy/seat-pictures.ts';
import { listPictureIds } from './picture-ids.ts';
import { blobIdOf, decodeDataUri, pictureTypeOf, readPicture } from './read-picture.ts';

/** The bytes of a picture, ready to send. */
export interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export const NOT_A_PICTURE = refuseAtTable('not-a-picture', {
  most: LIMITS.pictureBytes / 1000,
  side: LIMITS.pictureSide,
});

/** Stores a picture that was sent as text, or checks that a picture of this id is stored; returns its id. */
export async function storePicture(
  store: Pick<Store, 'putBlob' | 'blob'>,
  sent: string,
): Promise<string | Refusal> {
  if (pictureId.safeParse(sent).success) return (await readStoredPicture(store, sent)) ? sent : NOT_A_PICTURE;
  const picture = readPicture(decodeDataUri(sent) ?? new Uint8Array());
  if (!picture) return NOT_A_PICTURE;
  const id = blobIdOf(picture.bytes);
  await store.putBlob(id, picture.bytes);
  return id;
}

export async function readStoredPicture(
  store: Pick<Store, 'blob'>,
  id: string,
): Promise<PictureFile | undefined> {
  const bytes = await store.blob(id);
  const type = bytes && pictureTypeOf(bytes);
  return bytes && type && { type, bytes };
}

/** Returns the ids of the pictures that this seat may see now. */
export const listPictureIdsOfSeat = (table: Table, seat: Seat): readonly string[] =>
  listPictureIds({ pictures: listPictures(table, seat), notes: listNotes(table, seat) });

/** Returns a picture that this seat may see now. */
export async function readPictureForSeat(
  store: Pick<Store, 'blob'>,
  { live, seat }: SeatAtTable,
  id: string,
): Promise<ServiceResult<PictureFile>> {
  const isVisible = listPictureIdsOfSeat(live.table, seat).includes(id);
  const file = isVisible ? await readStoredPicture(store, id) : undefined;
  return file ? { ok: true, value: file } : buildRefusalReply('no-such-page');
}
