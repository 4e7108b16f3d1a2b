import type { Json } from '@arbitro/kernel';
import type { ExportedShelfItem, ShelfChangeName, ShelfItemInfo, ShelfView } from '@arbitro/protocol';
import { readStored, storeValue } from '../../app/device-storage.ts';
import { type FailedReply, type Reply, sendCommand, sendRequest } from '../../live/api.ts';
import type { NewThing } from './new-thing.ts';

/** Why a thing cannot be brought to a table as it is. */
export type RefusedThing = Pick<FailedReply, 'says' | 'faults'>;

export interface ShelfThing extends ShelfItemInfo {
  readonly data?: Json;
  readonly refused?: RefusedThing;
}

export interface ImportReport {
  readonly came: number;
  readonly there: number;
  readonly left: readonly { readonly name: string; readonly says: string }[];
}

interface ChangedThing {
  readonly item: string;
  readonly link?: string;
}

export const shelfPictureUrl = (id: string): string => `/api/shelf/pictures/${id}`;
/** A key of a shelf, and one that shows a single thing of it. */
export const SHELF_KEY = /^[a-z0-9]{16}\.[\w-]{43}$/;
export const SHARE_KEY = /^[a-z0-9]{16}\.i\d{1,9}\.[\w-]{43}$/;

const REMEMBERED = 'shelf';
/** Whether this device has opened a shelf. Its key is in a cookie that no script can read. */
export const hasShelf = (): boolean => readStored(REMEMBERED) !== undefined;
export const isShelfOfKey = (key: string): boolean => readStored(REMEMBERED) === shelfIdOf(key);
const shelfIdOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** Opens a shelf on this device. */
export async function openShelf(key: string): Promise<Reply<ShelfView>> {
  const opened = await sendRequest<ShelfView>('/shelf/session', { body: { key } });
  if (opened.ok) storeValue(REMEMBERED, shelfIdOf(key));
  return opened;
}

/** Forgets the key on this device; the shelf stays. */
export async function forgetShelf(): Promise<void> {
  storeValue(REMEMBERED, undefined);
  await sendRequest('/shelf/session', { method: 'DELETE' });
}

/** Makes a shelf and opens it, if this device has none. */
async function ensureShelf(): Promise<Reply<unknown>> {
  if (hasShelf()) return { ok: true, value: null };
  const made = await sendRequest<{ readonly key: string }>('/shelf', { body: {} });
  return made.ok ? openShelf(made.value.key) : made;
}

export const listShelf = () => sendRequest<ShelfView>('/shelf');
export const readThing = (id: string) => sendRequest<ShelfThing>(`/shelf/items/${id}`);
export const readShelfLink = () =>
  sendRequest<{ readonly key: string; readonly link: string }>('/shelf/link');
export const readShared = (key: string) =>
  sendRequest<{ readonly item: ExportedShelfItem; readonly refused?: RefusedThing }>('/shelf/shared', {
    key,
  });

/** Puts a thing on the shelf of this device; without one a shelf is made. */
export async function putThing(thing: NewThing): Promise<Reply<ChangedThing>> {
  const ready = await ensureShelf();
  return ready.ok ? sendCommand<ChangedThing>('/shelf/items', { ...thing }) : ready;
}

/** Adds what the file of a shelf holds. */
export async function importShelf(file: unknown): Promise<Reply<ImportReport>> {
  const ready = await ensureShelf();
  return ready.ok ? sendRequest<ImportReport>('/shelf/import', { body: file }) : ready;
}

export const changeThing = (id: string, name: ShelfChangeName, body: { readonly name?: string } = {}) =>
  sendCommand<ChangedThing>(`/shelf/items/${id}/${name}`, body);

const isSheet = ({ kind }: Pick<NewThing, 'kind'>): boolean => kind === 'creature' || kind === 'character';

/** Puts a thing on the shelf; one of the same name and game makes room for it, and can be restored. */
export async function keepThing(thing: NewThing): Promise<Reply<{ readonly hasReplaced: boolean }>> {
  const list = hasShelf() ? await listShelf() : undefined;
  if (list && !list.ok) return list;
  const before = list?.value.items.find(
    (item) =>
      item.name === thing.name &&
      item.system === thing.system &&
      (item.kind === thing.kind || (isSheet(item) && isSheet(thing))),
  );
  const put = await putThing({
    ...(before?.picture !== undefined && { picture: before.picture }),
    ...thing,
    ...(before && { kind: before.kind, replaces: before.id }),
  });
  return put.ok ? { ok: true, value: { hasReplaced: before !== undefined } } : put;
}
