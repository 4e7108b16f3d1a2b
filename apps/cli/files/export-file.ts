import { systemById } from '@arbitro/catalogue';
import { isFields, type System } from '@arbitro/kernel';
import { exportSchema, type TableExport } from '@arbitro/protocol';
import type { Arguments } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { createUnknownSystemError } from '../rules/rules.ts';
import { resolveFile } from './builtin-scenarios.ts';
import { readFileText } from './source-file.ts';

/** Reads the exported table that is the only word of a command. */
export function readExportFile(
  { words }: Arguments,
  command: string,
  context: CliContext,
): { readonly file: TableExport; readonly system: System } {
  const [path, extra] = words;
  if (!path) throw new UsageError('too-few-words', { command, what: 'EXPORT.json' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const file = readExport(resolveFile(path), context);
  const system = systemById(file.system);
  if (!system) throw createUnknownSystemError(file.system, context);
  return { file, system };
}

function readExport(path: string, context: CliContext): TableExport {
  const raw = parseJson(readFileText(path, context, 'export'), path, context);
  if (!isFields(raw)) throw new UsageError('not-an-export', { path, what: context.text('not-a-group') });
  if (raw.arbitro === 'log')
    throw new UsageError('not-an-export', { path, what: context.text('a-players-log') });
  const read = parseExport(raw);
  if (typeof read !== 'string') return read;
  throw new UsageError('not-an-export', { path, what: context.text('not-so-in', { place: read }) });
}

/** Parses the file by its schema; returns the place of an error otherwise. */
function parseExport(raw: unknown): TableExport | string {
  try {
    const read = exportSchema.safeParse(raw);
    return read.success ? read.data : (read.error.issues[0]?.path.join('.') ?? '');
  } catch (error) {
    // nested too deeply for the parser
    if (error instanceof RangeError) return 'entries';
    throw error;
  }
}

function parseJson(text: string, path: string, context: CliContext): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('not-an-export', { path, what: context.text('not-json') });
  }
}
