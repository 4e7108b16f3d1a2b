import type { Refusal } from '@arbitro/kernel';
import { type ExportedShelfItem, refuseAtTable, type StoredShelfItem, shelfExport } from '@arbitro/protocol';
import { hasFaults, isRefusal, type SchemaFaults } from '../commands/context.ts';
import { type ParsedText, parseJsonText } from '../files/import-file.ts';
import { describeFirstIssue } from '../files/import-replay.ts';
import { isTooDeep } from '../files/json-depth.ts';
import { blobIdOf, decodeDataUri, readPicture } from '../pictures/read-picture.ts';
import { NOT_A_PICTURE } from '../pictures/table-pictures.ts';
import { readShelfItem } from './read-item.ts';

/** A thing of a file, ready to be kept, with the bytes of its picture. */
export interface ReadShelfThing {
  readonly item: StoredShelfItem;
  readonly picture?: Uint8Array;
}
/** A thing that cannot be kept, and why. */
export interface LeftOutThing {
  readonly name: string;
  readonly why: Refusal | SchemaFaults;
}
export type ShelfFileOutcome =
  | { readonly things: readonly ReadShelfThing[]; readonly left: readonly LeftOutThing[] }
  | Refusal;

/** Reads the file of a shelf. Each thing is checked by itself: one that cannot be kept does not stop the others. */
export function readShelfFile(bytes: Uint8Array): ShelfFileOutcome {
  const text = new TextDecoder().decode(bytes);
  if (isTooDeep(text)) return refuseAtTable('malformed', { what: 'too-deep' });
  const parsed: ParsedText = parseJsonText(text);
  if (isRefusal(parsed)) return parsed;
  const file = shelfExport.safeParse(parsed.value);
  if (!file.success) return refuseAtTable('not-a-shelf', { what: describeFirstIssue(file.error) });
  const things: ReadShelfThing[] = [];
  const left: LeftOutThing[] = [];
  for (const item of file.data.items) {
    const read = readThing(item);
    if ('item' in read) things.push(read);
    else left.push({ name: item.name, why: read });
  }
  return { things, left };
}

function readThing({ picture: sent, ...rest }: ExportedShelfItem): ReadShelfThing | Refusal | SchemaFaults {
  const picture = sent === undefined ? undefined : readPicture(decodeDataUri(sent) ?? new Uint8Array());
  if (sent !== undefined && !picture) return NOT_A_PICTURE;
  const item = readShelfItem(picture ? { ...rest, picture: blobIdOf(picture.bytes) } : rest);
  if (isRefusal(item) || hasFaults(item)) return item;
  return { item, ...(picture && { picture: picture.bytes }) };
}
