import { NewerDatabase } from '@arbitro/store';
import type { ConsoleWord } from './words.ts';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const SQLITE: Readonly<Record<number, ConsoleWord>> = {
  5: 'file-locked', // SQLITE_BUSY
  6: 'file-locked', // SQLITE_LOCKED
  11: 'file-damaged', // SQLITE_CORRUPT
  13: 'disk-full', // SQLITE_FULL
  26: 'file-damaged', // SQLITE_NOTADB
};
const SYSTEM: Readonly<Record<string, ConsoleWord>> = { ENOSPC: 'disk-full', EDQUOT: 'disk-full' };

interface StoreError {
  readonly code?: string;
  /** The extended result code of SQLite: its last byte is the primary code. */
  readonly errcode?: number;
  readonly cause?: unknown;
}

/** Chooses the advice for an embedded database that cannot be opened. */
export function chooseAdvice(error: unknown): ConsoleWord {
  const { code = '', errcode = 0, cause } = (error ?? {}) as StoreError;
  const word = SYSTEM[code] ?? SQLITE[errcode & 0xff];
  if (word) return word;
  if (error instanceof NewerDatabase) return 'file-newer';
  return cause === undefined ? 'folder-unfit' : chooseAdvice(cause);
}
