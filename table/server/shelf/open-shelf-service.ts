import { createHash } from 'node:crypto';
import type {
  ExportedShelfItem,
  ShelfEntryChange,
  ShelfPutRequest,
  StoredShelfItem,
} from '@arbitro/protocol';
import { buildRefusalReply, toErrorReply } from '../live/error-reply.ts';
import { readOutcome } from '../live/read-outcome.ts';
import { hashKey } from '../live/seats.ts';
import type { ErrorReply, ServiceResult } from '../live/table-service.ts';
import { isErrorReply } from '../live/tables.ts';
import type { WatchedStore } from '../live/watched-store.ts';
import { encodeDataUri } from '../pictures/read-picture.ts';
import { readStoredPicture, storePicture } from '../pictures/table-pictures.ts';
import type { DocumentReader } from '../threads/document-reader.ts';
import { importThings } from './import-things.ts';
import { LiveShelves, type ShelfAppend } from './live-shelves.ts';
import { createShelfKey, deriveShareKey, isKeyWithHash, readShelfKey } from './shelf-keys.ts';
import type { ShelfChange, ShelfChanged, ShelfService, ShelfSession } from './shelf-service.ts';
import {
  findFullShelf,
  type IndexedItem,
  type Shelf,
  sizeOfItem,
  viewItem,
  viewShelf,
} from './shelf-state.ts';

export interface ShelfServiceParts {
  readonly store: WatchedStore;
  readonly now: () => number;
  readonly reader: Pick<DocumentReader, 'run'>;
}
interface OpenShelves extends ShelfServiceParts {
  readonly shelves: LiveShelves;
}

const succeed = <T>(value: T): ServiceResult<T> => ({ ok: true, value });
const NO_SUCH_ITEM = buildRefusalReply('no-such-item');
/** The default origin of a request: a program on this machine. */
const LOCAL_ADDRESS = 'here';

/** Opens the shelves of a store. */
export function openShelfService(parts: ShelfServiceParts): ShelfService {
  const shelves = new LiveShelves(parts.store, parts.now);
  const open: OpenShelves = { ...parts, shelves };
  return {
    make: () => makeShelf(shelves),
    open: (key) => openShelf(shelves, key),
    list: (session) => withShelf(shelves, session, async (shelf) => succeed(viewShelf(shelf))),
    put: (session, request) => putItem(open, session, request),
    change: (session, change) => changeItem(open, session, change),
    item: (session, id) =>
      withItem(shelves, { session, id }, async (item, shelf) => {
        const stored = await shelves.readItem(shelf, item);
        const refused = await checkStored(open, stored, session.from);
        return succeed({ ...viewItem(item), data: stored.data, ...(refused && { refused }) });
      }),
    picture: (session, id) =>
      withShelf(shelves, session, async ({ items, removed }) => {
        const isHere = [...items, ...removed].some(({ picture }) => picture === id);
        const file = isHere ? await readStoredPicture(parts.store, id) : undefined;
        return file ? succeed(file) : buildRefusalReply('no-such-page');
      }),
    exportText: (session, id) =>
      withShelf(shelves, session, async (shelf) => {
        const items = id === undefined ? shelf.items : shelf.items.filter((item) => item.id === id);
        if (id !== undefined && items.length === 0) return NO_SUCH_ITEM;
        return succeed(streamItems(open, shelf, items));
      }),
    bring: async (session, bytes) => {
      const read = readOutcome(
        'shelf-file',
        await parts.reader.run(session.from ?? LOCAL_ADDRESS, { kind: 'shelf-file', bytes }),
      );
      return isErrorReply(read) ? read : importThings(open, session, read);
    },
    shared: (key, from) => readShared(open, key, from),
  };
}

async function makeShelf(shelves: LiveShelves): Promise<string> {
  const key = createShelfKey();
  return (await shelves.create(readShelfKey(key)?.shelf ?? '', hashKey(key))) ? key : makeShelf(shelves);
}

async function openShelf(shelves: LiveShelves, key: string): Promise<ServiceResult<ShelfSession>> {
  const parts = readShelfKey(key);
  const shelf = parts && parts.item === undefined ? await shelves.find(parts.shelf) : undefined;
  // a missing shelf is answered like a wrong key
  return isKeyWithHash(key, shelf?.key) && shelf
    ? succeed({ shelf: shelf.id, key })
    : buildRefusalReply('wrong-shelf-key');
}

async function withShelf<T>(
  shelves: LiveShelves,
  session: ShelfSession,
  answer: (shelf: Shelf) => Promise<ServiceResult<T>>,
): Promise<ServiceResult<T>> {
  const shelf = await shelves.find(session.shelf);
  return shelf ? answer(shelf) : buildRefusalReply('wrong-shelf-key');
}

const withItem = <T>(
  shelves: LiveShelves,
  { session, id }: { readonly session: ShelfSession; readonly id: string },
  answer: (item: IndexedItem, shelf: Shelf) => Promise<ServiceResult<T>>,
): Promise<ServiceResult<T>> =>
  withShelf(shelves, session, async (shelf) => {
    const item = shelf.items.find((item) => item.id === id);
    return item ? answer(item, shelf) : NO_SUCH_ITEM;
  });

/** Returns what the game of a stored item says against it now: the game may have changed, or be missing. */
async function checkStored(
  { reader }: OpenShelves,
  item: StoredShelfItem,
  from = LOCAL_ADDRESS,
): Promise<ErrorReply | undefined> {
  const read = readOutcome('shelf-item', await reader.run(from, { kind: 'shelf-item', item }));
  return isErrorReply(read) ? read : undefined;
}

async function putItem(
  parts: OpenShelves,
  session: ShelfSession,
  { command, replaces, picture: sent, ...rest }: ShelfPutRequest,
): Promise<ServiceResult<ShelfChanged>> {
  const picture = sent === undefined ? undefined : await storePicture(parts.store, sent);
  if (picture !== undefined && typeof picture !== 'string') return toErrorReply(picture);
  const requested: StoredShelfItem = { ...rest, ...(picture !== undefined && { picture }) };
  const from = session.from ?? LOCAL_ADDRESS;
  const item = readOutcome(
    'shelf-item',
    await parts.reader.run(from, { kind: 'shelf-item', item: requested }),
  );
  if (isErrorReply(item)) return item;
  return appendChange(parts, session, { command, asked: { ...requested, replaces } }, (shelf) => {
    if (replaces !== undefined && !hasItem(shelf, replaces)) return { no: NO_SUCH_ITEM };
    const keptItems = shelf.items.filter(({ id }) => id !== replaces);
    const maxItems = findFullShelf(keptItems, { size: sizeOfItem(item), picture: item.picture });
    if (maxItems !== undefined) return { no: buildRefusalReply('too-many', { most: maxItems }) };
    const id = `i${shelf.made + 1}`;
    return { kind: 'put', id, item, ...(replaces !== undefined && { replaces }) };
  });
}

const hasItem = ({ items }: Pick<Shelf, 'items'>, id: string): boolean =>
  items.some((item) => item.id === id);

/** Stores a change, and answers with what was stored: the same when the same command comes again. */
async function appendChange(
  { shelves }: OpenShelves,
  { shelf: id, key }: ShelfSession,
  { command, asked }: { readonly command: string; readonly asked: unknown },
  decide: (shelf: Shelf) => ShelfEntryChange | { readonly no: ErrorReply },
): Promise<ServiceResult<ShelfChanged>> {
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
  const appended = await shelves.append<ErrorReply>(id, { command, asked: digest }, decide);
  if ('no' in appended) return appended.no;
  return appended.is === 'reused'
    ? buildRefusalReply('command-reused')
    : succeed(describeChange(appended, key));
}

function describeChange(
  { entry, moment }: Exclude<ShelfAppend, { is: 'reused' }>,
  key: string,
): ShelfChanged {
  const { does } = entry;
  if (does.kind === 'opened') throw new Error('a shelf is opened once');
  const { id: item } = does;
  return does.kind === 'shared'
    ? { item, moment, key: deriveShareKey(key, item, does.command) }
    : { item, moment };
}

async function changeItem(
  parts: OpenShelves,
  session: ShelfSession,
  change: ShelfChange,
): Promise<ServiceResult<ShelfChanged>> {
  const { command, ...asked } = change;
  return appendChange(parts, session, { command, asked }, (shelf) => decideChange(shelf, session, change));
}

function decideChange(
  shelf: Shelf,
  { key }: ShelfSession,
  { name, item: id, command, to = '' }: ShelfChange,
): ShelfEntryChange | { readonly no: ErrorReply } {
  const removedItem = shelf.removed.find((item) => item.id === id);
  const item = name === 'restore' ? removedItem : shelf.items.find((item) => item.id === id);
  if (!item) return { no: NO_SUCH_ITEM };
  switch (name) {
    case 'rename':
      return { kind: 'renamed', id, name: to };
    case 'remove':
      return { kind: 'removed', id };
    case 'restore': {
      const maxItems = findFullShelf(shelf.items, item);
      return maxItems === undefined
        ? { kind: 'restored', id }
        : { no: buildRefusalReply('too-many', { most: maxItems }) };
    }
    case 'share': {
      // a link that was given out stays the same
      const secret = item.share?.command ?? command;
      return { kind: 'shared', id, key: hashKey(deriveShareKey(key, id, secret)), command: secret };
    }
    case 'unshare':
      return { kind: 'unshared', id };
  }
}

async function readShared(
  parts: OpenShelves,
  key: string,
  from?: string,
): ReturnType<ShelfService['shared']> {
  const { shelf: shelfId = '', item: id } = readShelfKey(key) ?? {};
  const shelf = shelfId === '' ? undefined : await parts.shelves.find(shelfId);
  const item = shelf?.items.find((item) => item.id === id);
  if (!isKeyWithHash(key, item?.share?.key) || !shelf || !item) return buildRefusalReply('not-shared');
  const stored = await parts.shelves.readItem(shelf, item);
  const refused = await checkStored(parts, stored, from);
  return succeed({ item: await inlinePicture(parts.store, stored), ...(refused && { refused }) });
}

async function inlinePicture(
  store: WatchedStore,
  { picture: id, ...item }: StoredShelfItem,
): Promise<ExportedShelfItem> {
  const bytes = id === undefined ? undefined : await store.blob(id);
  return { ...item, ...(bytes && { picture: encodeDataUri(bytes) }) };
}

/** Yields a file with these items, one at a time: the whole shelf is never in memory. */
async function* streamItems(
  { shelves, store }: OpenShelves,
  shelf: Shelf,
  items: readonly IndexedItem[],
): AsyncGenerator<string> {
  yield '{"arbitro":"shelf","format":1,"items":[';
  for (const [index, item] of items.entries()) {
    // a long shelf is read between the requests of others
    await new Promise(setImmediate);
    const file = await inlinePicture(store, await shelves.readItem(shelf, item));
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(file)}`;
  }
  yield '\n]}\n';
}
