import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/** The server that has the lock, for the person who starts a second server. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly since: string;
  readonly address?: string;
}

/** Another server has the lock of this file. */
export class FileInUseError extends Error {
  /** Unknown while the other server is just starting. */
  readonly holder: LockHolder | undefined;
  constructor(holder: LockHolder | undefined) {
    super('another server has the lock');
    this.holder = holder;
  }
}

export interface ServerLock {
  /** Tells a second server where this one answers. */
  showAddress(address: string): void;
  release(): void;
}

/** Milliseconds that a server waits for another server that is about to end. */
const LOCK_TIMEOUT_MS = 1_000;
const SQLITE_BUSY = 5;

/**
 * Takes the lock of a database file: one server has it; other programs may still read and write the file. The lock is
 * an exclusive transaction in a separate file; the operating system ends it with the process, however that ends. The
 * holder is written to another file: opening the locked file to read it would end the lock.
 */
export function lockForServer(file: string): ServerLock {
  const path = findRealPath(file);
  const lock = new DatabaseSync(`${path}.lock`, { timeout: LOCK_TIMEOUT_MS });
  const holder = `${path}.holder`;
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FileInUseError(readHolder(holder));
  }
  const self: LockHolder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  const write = (lockHolder: LockHolder): void => writeFileSync(holder, `${JSON.stringify(lockHolder)}\n`);
  write(self);
  return {
    showAddress: (address) => write({ ...self, address }),
    release: () => {
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}

const isBusy = (error: unknown): boolean =>
  ((error as { readonly errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Resolves links, so that every path to the file leads to the same lock. */
function findRealPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
