import { hash } from 'node:crypto';
import { LIMITS, type ShelfEntryChange, type ShelfItemInfo, type ShelfView } from '@arbitro/protocol';

/** An item without its data, which stays in the entry of its version. */
export interface IndexedItem extends Omit<ShelfItemInfo, 'shared'> {
  readonly version: number;
  /** Characters of its data, and a digest of all that it is but its name. */
  readonly size: number;
  readonly digest: string;
  readonly share?: { readonly key: string; readonly command: string };
}

/** The fold of the entries of a shelf. */
export interface Shelf {
  readonly id: string;
  /** The hash of its key. */
  readonly key: string;
  readonly version: number;
  readonly moment: number;
  /** How many items it ever had: the next id. */
  readonly made: number;
  readonly items: readonly IndexedItem[];
  /** What was removed last, oldest first. */
  readonly removed: readonly IndexedItem[];
}

export interface ShelfLogEntry {
  readonly version: number;
  readonly moment: number;
  readonly does: ShelfEntryChange;
}

/** Returns the shelf that its first entry opens. */
export function openShelfState(id: string, { version, moment, does }: ShelfLogEntry): Shelf {
  if (does.kind !== 'opened') throw new Error(`shelf ${id} does not begin with its opening`);
  return { id, key: does.key, version, moment, made: 0, items: [], removed: [] };
}

/** Applies an entry. */
export function applyShelfEntry(shelf: Shelf, entry: ShelfLogEntry): Shelf {
  const { version, moment, does } = entry;
  const next = { ...shelf, version, moment };
  switch (does.kind) {
    case 'opened':
      return next;
    case 'put':
      return putItem(next, entry, does);
    case 'removed':
      return removeItem(next, does.id);
    case 'restored':
      return restoreItem(next, does.id);
    case 'renamed':
      return changeItem(next, does.id, (item) => ({ ...item, name: does.name }));
    case 'shared':
      return changeItem(next, does.id, (item) => ({
        ...item,
        share: { key: does.key, command: does.command },
      }));
    case 'unshared':
      return changeItem(next, does.id, ({ share: _, ...item }) => item);
  }
}

type Put = Extract<ShelfEntryChange, { kind: 'put' }>;

function putItem(shelf: Shelf, { version, moment }: ShelfLogEntry, { id, item, replaces }: Put): Shelf {
  const { data: _, ...info } = item;
  const newItem: IndexedItem = {
    ...info,
    id,
    moment,
    version,
    size: sizeOfItem(item),
    digest: digestItem(item),
  };
  const before = replaces === undefined ? shelf : removeItem(shelf, replaces);
  return { ...before, made: before.made + 1, items: [...before.items, newItem] };
}

/** Returns the characters that an item takes of its shelf. */
export const sizeOfItem = ({ data }: Put['item']): number => JSON.stringify(data ?? null).length;

/** Returns a digest by which the same thing is found again in a file. */
export const digestItem = ({ kind, system, data, picture }: Put['item']): string =>
  hash('sha256', JSON.stringify([kind, system, data, picture]), 'base64url').slice(0, 22);

function removeItem(shelf: Shelf, id: string): Shelf {
  const removedItems = shelf.items.filter((item) => item.id === id);
  return {
    ...shelf,
    items: shelf.items.filter((item) => item.id !== id),
    removed: [...shelf.removed, ...removedItems].slice(-LIMITS.shelfRemoved),
  };
}

function restoreItem(shelf: Shelf, id: string): Shelf {
  const back = shelf.removed.filter((item) => item.id === id);
  return {
    ...shelf,
    items: [...shelf.items, ...back].toSorted((item, other) => item.version - other.version),
    removed: shelf.removed.filter((item) => item.id !== id),
  };
}

const changeItem = (shelf: Shelf, id: string, change: (item: IndexedItem) => IndexedItem): Shelf => ({
  ...shelf,
  items: shelf.items.map((item) => (item.id === id ? change(item) : item)),
});

/** Returns the list of a shelf, as its owner sees it. */
export const viewShelf = ({ items, removed }: Shelf): ShelfView => ({
  items: items.map(viewItem),
  removed: removed.toReversed().map(viewItem),
});

/** Returns an item as a list shows it. */
export const viewItem = ({ id, kind, name, system, picture, moment, share }: IndexedItem): ShelfItemInfo => ({
  id,
  kind,
  name,
  ...(system !== undefined && { system }),
  ...(picture !== undefined && { picture }),
  moment,
  shared: share !== undefined,
});

/** What an item takes of the room of a shelf. */
export type ItemRoom = Pick<IndexedItem, 'size'> & { readonly picture?: string | undefined };

/** Returns the limit that these items would exceed with one more. */
export function findFullShelf(items: readonly ItemRoom[], added: ItemRoom): number | undefined {
  if (items.length >= LIMITS.shelfItems) return LIMITS.shelfItems;
  const pictures = new Set([...items, added].flatMap(({ picture }) => picture ?? []));
  if (pictures.size > LIMITS.shelfPictures) return LIMITS.shelfPictures;
  const totalSize = items.reduce((sum, { size }) => sum + size, added.size);
  return totalSize > LIMITS.shelfText ? LIMITS.shelfText : undefined;
}
