import type { Refusal } from '@arbitro/kernel';
import {
  type ExportedShelfItem,
  LIMITS,
  refuseAtTable,
  type StoredShelfItem,
  shelfExport,
} from '@arbitro/protocol';
import { z } from 'zod';
import { hasFaults, isRefusal, type SchemaFaults } from '../commands/context.ts';
import { parseJsonText } from '../files/import-file.ts';
import { describeFirstIssue } from '../files/import-replay.ts';
import { isTooDeep } from '../files/json-depth.ts';
import { splitExport } from '../files/split-export.ts';
import { blobIdOf, decodeDataUri, readPicture } from '../pictures/read-picture.ts';
import { NOT_A_PICTURE } from '../pictures/table-pictures.ts';
import { readShelfItem } from './read-item.ts';
import { findFullShelf, type ItemRoom, sizeOfItem } from './shelf-state.ts';

type OwnBytes = Uint8Array<ArrayBuffer>;

/** A thing of a file, ready to be kept, with the bytes of its picture. */
export interface ReadShelfThing {
  readonly name: string;
  /** The item as JSON: a thread can transfer it without a copy. */
  readonly packedItem: OwnBytes;
  readonly picture?: OwnBytes;
}
/** A thing that cannot be kept, and why. */
export interface LeftOutThing {
  readonly name: string;
  readonly why: Refusal | SchemaFaults;
}
export type ShelfFileOutcome =
  | { readonly things: readonly ReadShelfThing[]; readonly left: readonly LeftOutThing[] }
  | Refusal;

const OUTLINE_SCHEMA = shelfExport.extend({ items: z.array(z.unknown()).max(0) });
/** How many faults of a thing left out are reported: the file may hold hundreds of such things. */
const FEW_FAULTS = 3;

/**
 * Reads the file of a shelf, thing by thing. Each is checked by itself: one that cannot be kept does not stop the
 * others. What no shelf has room for is left out here: it need not pass from thread to thread.
 */
export function readShelfFile(bytes: Uint8Array): ShelfFileOutcome {
  const text = new TextDecoder().decode(bytes);
  if (isTooDeep(text)) return refuseAtTable('malformed', { what: 'too-deep' });
  const split = splitExport(text, 'items');
  const outer = split?.outline ?? text;
  if (outer.length > LIMITS.smallBody) return refuseNotShelf('items');
  const outline = readPart(OUTLINE_SCHEMA, outer);
  if (isRefusal(outline)) return outline;
  const reader = new ShelfReading();
  let count = 0;
  for (const element of split?.elements ?? []) {
    if (count >= LIMITS.shelfItems) return refuseNotShelf(`items: ${LIMITS.shelfItems}`);
    const item = readPart(shelfExport.shape.items.element, element, `items.${count++}.`);
    if (isRefusal(item)) return item;
    reader.add(item);
  }
  return reader.finish();
}

const refuseNotShelf = (what: string): Refusal => refuseAtTable('not-a-shelf', { what });

function readPart<T>(schema: z.ZodType<T>, text: string, path = ''): T | Refusal {
  const parsed = parseJsonText(text);
  if (isRefusal(parsed)) return parsed;
  const read = schema.safeParse((parsed as { readonly value: unknown }).value);
  return read.success ? read.data : refuseNotShelf(describeFirstIssue(read.error, path));
}

/** The things of a file that were read so far. */
class ShelfReading {
  readonly #things: ReadShelfThing[] = [];
  readonly #leftOut: LeftOutThing[] = [];
  /** What they take of a shelf. */
  readonly #usedRoom: ItemRoom[] = [];

  add(sent: ExportedShelfItem): void {
    const read = readThing(sent);
    if (isRefusal(read)) this.#leaveOut(sent, read);
    else if (hasFaults(read)) this.#leaveOut(sent, { faults: read.faults.slice(0, FEW_FAULTS) });
    else this.#keep(read);
  }

  finish(): ShelfFileOutcome {
    return { things: this.#things, left: this.#leftOut };
  }

  #leaveOut({ name }: { readonly name: string }, why: Refusal | SchemaFaults): void {
    this.#leftOut.push({ name, why });
  }

  #keep({ item, picture }: ReadItem): void {
    const room = { size: sizeOfItem(item), picture: item.picture };
    const maxItems = findFullShelf(this.#usedRoom, room);
    if (maxItems !== undefined) return this.#leaveOut(item, refuseAtTable('too-many', { most: maxItems }));
    this.#usedRoom.push(room);
    const packedItem = new TextEncoder().encode(JSON.stringify(item));
    // a copy: small buffers share their memory with others
    this.#things.push({ name: item.name, packedItem, ...(picture && { picture: Uint8Array.from(picture) }) });
  }
}

interface ReadItem {
  readonly item: StoredShelfItem;
  readonly picture?: Uint8Array;
}

function readThing({ picture: sent, ...rest }: ExportedShelfItem): ReadItem | Refusal | SchemaFaults {
  const picture = sent === undefined ? undefined : readPicture(decodeDataUri(sent) ?? new Uint8Array());
  if (sent !== undefined && !picture) return NOT_A_PICTURE;
  const item = readShelfItem(picture ? { ...rest, picture: blobIdOf(picture.bytes) } : rest);
  if (isRefusal(item) || hasFaults(item)) return item;
  return { item, ...(picture && { picture: picture.bytes }) };
}

export const unpackItem = (packed: Uint8Array): StoredShelfItem =>
  JSON.parse(new TextDecoder().decode(packed)) as StoredShelfItem;
