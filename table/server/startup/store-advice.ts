import { NewerDatabaseError } from '@arbitro/store';
import type { ConsoleTextKey } from '../texts.ts';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const SQLITE_ADVICE: Readonly<Record<number, ConsoleTextKey>> = {
  5: 'file-locked', // SQLITE_BUSY
  6: 'file-locked', // SQLITE_LOCKED
  11: 'file-damaged', // SQLITE_CORRUPT
  13: 'disk-full', // SQLITE_FULL
  26: 'file-damaged', // SQLITE_NOTADB
};
const SYSTEM_ADVICE: Readonly<Record<string, ConsoleTextKey>> = { ENOSPC: 'disk-full', EDQUOT: 'disk-full' };

interface StoreError {
  readonly code?: string;
  /** The extended result code of SQLite: its last byte is the primary code. */
  readonly errcode?: number;
  readonly cause?: unknown;
}

/** Chooses the advice for an embedded database that cannot be opened. */
export function chooseAdvice(error: unknown): ConsoleTextKey {
  const { code = '', errcode = 0, cause } = (error ?? {}) as StoreError;
  const word = SYSTEM_ADVICE[code] ?? SQLITE_ADVICE[errcode & 0xff];
  if (word) return word;
  if (error instanceof NewerDatabaseError) return 'file-newer';
  return cause === undefined ? 'folder-unfit' : chooseAdvice(cause);
}
