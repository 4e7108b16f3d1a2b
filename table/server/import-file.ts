import { systemById } from '@arbitro/catalogue';
import type { Refusal } from '@arbitro/kernel';
import { exportSchema, LIMITS, refuseAt } from '@arbitro/protocol';
import { parse as parseJson } from 'secure-json-parse';
import { z } from 'zod';
import { isRefusal, type Unfit } from './commands/desk.ts';
import { splitExport } from './export-entries.ts';
import { type Brought, firstIssue, ImportReplay, notAnExport } from './import-replay.ts';
import { isTooDeep } from './json-depth.ts';

export type ImportOutcome = Brought | Refusal | Unfit;

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
  if (isTooDeep(text)) return refuseAt('malformed', { what: 'too-deep' });
  const split = splitExport(text);
  const system = readOutline(split?.outline ?? text);
  if (typeof system !== 'string') return system;
  const replay = new ImportReplay(id, system);
  for (const entry of split?.entries ?? []) {
    if (replay.count >= LIMITS.entries)
      return refuseAt('over-limit', { what: 'entries', most: LIMITS.entries });
    if (entry.length > LIMITS.entryText)
      return refuseAt('over-limit', { what: `entries.${replay.count}`, most: LIMITS.entryText });
    const parsed = parse(entry);
    const fault = isRefused(parsed) ? parsed : replay.add(parsed.value);
    if (fault) return fault;
  }
  return replay.finish(now);
}

const OUTLINE = exportSchema.extend({ entries: z.array(z.unknown()).max(0) });

/** Reads the parts around the entries; returns the system of the table. */
function readOutline(text: string): string | Refusal {
  const parsed = parse(text);
  if (isRefused(parsed)) return parsed;
  const read = OUTLINE.safeParse(parsed.value);
  if (!read.success) return notAnExport(firstIssue(read.error));
  const { system } = read.data;
  return systemById(system) ? system : refuseAt('system-away', { id: system });
}

type Parsed = { readonly value: unknown } | Refusal;
const isRefused = (parsed: Parsed): parsed is Refusal => isRefusal(parsed);

function parse(text: string): Parsed {
  try {
    return { value: parseJson(text, null, { protoAction: 'error', constructorAction: 'error' }) };
  } catch {
    return refuseAt('malformed', { what: 'not-json' });
  }
}
