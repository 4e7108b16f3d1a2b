import { randomUUID } from 'node:crypto';
import type { ShelfEntryChange } from '@arbitro/protocol';
import { buildRefusalReply, toErrorReply } from '../live/error-reply.ts';
import type { ErrorReply, ServiceResult } from '../live/table-service.ts';
import type { WatchedStore } from '../live/watched-store.ts';
import type { LiveShelves } from './live-shelves.ts';
import { type LeftOutThing, type ReadShelfThing, unpackItem } from './shelf-file.ts';
import type { ShelfImport, ShelfSession } from './shelf-service.ts';
import { digestItem, findFullShelf, type Shelf, sizeOfItem } from './shelf-state.ts';

interface ImportParts {
  readonly store: WatchedStore;
  readonly shelves: LiveShelves;
}
interface ReadShelf {
  readonly things: readonly ReadShelfThing[];
  readonly left: readonly LeftOutThing[];
}

/** Adds the things of a file to a shelf, but for those that it has already. */
export async function importThings(
  parts: ImportParts,
  session: ShelfSession,
  { things, left: unreadable }: ReadShelf,
): Promise<ServiceResult<ShelfImport>> {
  const leftOut = unreadable.map(({ name, why }) => ({ name, refused: toErrorReply(why) }));
  let [imported, alreadyThere] = [0, 0];
  for (const thing of things) {
    // a long file is kept between the requests of others
    await new Promise(setImmediate);
    const result = await addThing(parts, session, thing);
    if (result === 'came') imported++;
    else if (result === 'there') alreadyThere++;
    else leftOut.push({ name: thing.name, refused: result });
  }
  return { ok: true, value: { came: imported, there: alreadyThere, left: leftOut } };
}

async function addThing(
  { store, shelves }: ImportParts,
  session: ShelfSession,
  { packedItem, picture }: ReadShelfThing,
): Promise<'came' | 'there' | ErrorReply> {
  const item = unpackItem(packedItem);
  if (picture && item.picture !== undefined) await store.putBlob(item.picture, picture);
  const digest = digestItem(item);
  const added = { size: sizeOfItem(item), picture: item.picture };
  const decide = (shelf: Shelf): ShelfEntryChange | { readonly no: 'there' | ErrorReply } => {
    if (shelf.items.some((stored) => stored.digest === digest && stored.name === item.name))
      return { no: 'there' };
    const maxItems = findFullShelf(shelf.items, added);
    if (maxItems !== undefined) return { no: buildRefusalReply('too-many', { most: maxItems }) };
    return { kind: 'put', id: `i${shelf.made + 1}`, item };
  };
  const appended = await shelves.append(
    session.shelf,
    { command: `import ${randomUUID()}`, asked: '' },
    decide,
  );
  return 'no' in appended ? appended.no : 'came';
}
