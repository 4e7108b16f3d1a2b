import { systemById } from '@arbitro/catalogue';
import type { Refusal } from '@arbitro/kernel';
import { exportSchema, LIMITS, refuseAtTable } from '@arbitro/protocol';
import { parse as parseJson } from 'secure-json-parse';
import { z } from 'zod';
import { hasFaults, isRefusal, type SchemaFaults } from '../commands/context.ts';
import { blobIdOf, decodeDataUri, readPicture } from '../pictures/read-picture.ts';
import { describeFirstIssue, type ImportedTable, ImportReplay, refuseNotExport } from './import-replay.ts';
import { isTooDeep } from './json-depth.ts';
import { splitExport } from './split-export.ts';

/** A picture of an imported table. */
interface ImportedPicture {
  readonly id: string;
  readonly bytes: Uint8Array;
}
export type ImportOutcome =
  | (ImportedTable & { readonly pictures: readonly ImportedPicture[] })
  | Refusal
  | SchemaFaults;

interface ImportedFile {
  readonly bytes: Uint8Array;
  /** The id of the new table. */
  readonly id: string;
  /** The moment of the new table's own first entry. */
  readonly now: number;
}

/**
 * Reads a table from a file as it was sent. Its entries are parsed, checked and applied one at a time, up to the first
 * error: the cost of a hostile file does not grow with its errors, and no file is in memory as a whole. Takes plain
 * data, so that any thread can run it.
 */
export function readImport({ bytes, id, now }: ImportedFile): ImportOutcome {
  const text = new TextDecoder().decode(bytes);
  if (isTooDeep(text)) return refuseAtTable('malformed', { what: 'too-deep' });
  const split = splitExport(text, 'entries');
  const outline = readOutline(split?.outline ?? text);
  if (isRefusal(outline)) return outline;
  const { system, pictures } = outline;
  const replay = new ImportReplay(id, system);
  for (const entry of split?.elements ?? []) {
    if (replay.count >= LIMITS.entries)
      return refuseAtTable('over-limit', { what: 'entries', most: LIMITS.entries });
    if (entry.length > LIMITS.entryText)
      return refuseAtTable('over-limit', { what: `entries.${replay.count}`, most: LIMITS.entryText });
    const parsed = parseJsonText(entry);
    const fault = isParseRefusal(parsed) ? parsed : replay.add(parsed.value);
    if (fault) return fault;
  }
  const table = replay.finish(now);
  if (isRefusal(table) || hasFaults(table)) return table;
  return { ...table, pictures: pictures.filter(({ id }) => table.pictureIds.includes(id)) };
}

const OUTLINE_SCHEMA = exportSchema.extend({ entries: z.array(z.unknown()).max(0) });

/** Reads the parts around the entries: the system of the table, and its pictures. */
function readOutline(
  text: string,
): { readonly system: string; readonly pictures: readonly ImportedPicture[] } | Refusal {
  const parsed = parseJsonText(text);
  if (isParseRefusal(parsed)) return parsed;
  const read = OUTLINE_SCHEMA.safeParse(parsed.value);
  if (!read.success) return refuseNotExport(describeFirstIssue(read.error));
  const { system, pictures = {} } = read.data;
  if (!systemById(system)) return refuseAtTable('system-away', { id: system });
  const files = readPictures(pictures);
  return isRefusal(files) ? files : { system, pictures: files };
}

/** Checks pictures as if they were sent one by one: each must have the id of its bytes. */
function readPictures(sent: Readonly<Record<string, string>>): readonly ImportedPicture[] | Refusal {
  if (Object.keys(sent).length > LIMITS.pictures)
    return refuseAtTable('over-limit', { what: 'pictures', most: LIMITS.pictures });
  const pictures: ImportedPicture[] = [];
  for (const [id, text] of Object.entries(sent)) {
    const picture = readPicture(decodeDataUri(text) ?? new Uint8Array());
    if (!picture || blobIdOf(picture.bytes) !== id) return refuseNotExport(`pictures.${id}`);
    pictures.push({ id, bytes: picture.bytes });
  }
  return pictures;
}

export type ParsedText = { readonly value: unknown } | Refusal;
const isParseRefusal = (parsed: ParsedText): parsed is Refusal => isRefusal(parsed);

export function parseJsonText(text: string): ParsedText {
  try {
    return { value: parseJson(text, null, { protoAction: 'error', constructorAction: 'error' }) };
  } catch {
    return refuseAtTable('malformed', { what: 'not-json' });
  }
}
