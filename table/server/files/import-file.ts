import { systemById } from '@arbitro/catalogue';
import type { Refusal } from '@arbitro/kernel';
import { exportSchema, LIMITS, refuseAtTable } from '@arbitro/protocol';
import { parse as parseJson } from 'secure-json-parse';
import { z } from 'zod';
import { isRefusal, type SchemaFaults } from '../commands/context.ts';
import { describeFirstIssue, type ImportedTable, ImportReplay, refuseNotExport } from './import-replay.ts';
import { isTooDeep } from './json-depth.ts';
import { splitExport } from './split-export.ts';

export type ImportOutcome = ImportedTable | Refusal | SchemaFaults;

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
  const split = splitExport(text);
  const system = readOutline(split?.outline ?? text);
  if (typeof system !== 'string') return system;
  const replay = new ImportReplay(id, system);
  for (const entry of split?.entries ?? []) {
    if (replay.count >= LIMITS.entries)
      return refuseAtTable('over-limit', { what: 'entries', most: LIMITS.entries });
    if (entry.length > LIMITS.entryText)
      return refuseAtTable('over-limit', { what: `entries.${replay.count}`, most: LIMITS.entryText });
    const parsed = parseJsonText(entry);
    const fault = isParseRefusal(parsed) ? parsed : replay.add(parsed.value);
    if (fault) return fault;
  }
  return replay.finish(now);
}

const OUTLINE_SCHEMA = exportSchema.extend({ entries: z.array(z.unknown()).max(0) });

/** Reads the parts around the entries; returns the system of the table. */
function readOutline(text: string): string | Refusal {
  const parsed = parseJsonText(text);
  if (isParseRefusal(parsed)) return parsed;
  const read = OUTLINE_SCHEMA.safeParse(parsed.value);
  if (!read.success) return refuseNotExport(describeFirstIssue(read.error));
  const { system } = read.data;
  return systemById(system) ? system : refuseAtTable('system-away', { id: system });
}

type ParsedText = { readonly value: unknown } | Refusal;
const isParseRefusal = (parsed: ParsedText): parsed is Refusal => isRefusal(parsed);

function parseJsonText(text: string): ParsedText {
  try {
    return { value: parseJson(text, null, { protoAction: 'error', constructorAction: 'error' }) };
  } catch {
    return refuseAtTable('malformed', { what: 'not-json' });
  }
}
