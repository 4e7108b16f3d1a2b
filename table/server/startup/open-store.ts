import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Store } from '@arbitro/store';
import type { Environment } from './environment.ts';
import { FileInUseError, type LockHolder, lockForServer, type ServerLock } from './server-lock.ts';
import { errorMessageOf, StartError } from './start-error.ts';
import { chooseAdvice } from './store-advice.ts';

/** The functions that open the two databases. */
export interface StoreOpeners {
  sqlite(file: string): Promise<Store>;
  postgres(url: string): Promise<Store>;
}

/** The store of a server. */
export interface OpenedStore {
  readonly store: Store;
  /** Where the tables are stored, as text for people. */
  readonly keptIn: string;
  /** A PostgreSQL database may be shared by several servers and has no lock. */
  readonly lock?: ServerLock;
}

/** Opens the database that the environment names; an embedded database is used by this server only. */
export function openStore({ databaseUrl, folder }: Environment, opening: StoreOpeners): Promise<OpenedStore> {
  return databaseUrl === undefined
    ? openEmbedded(resolve(folder), opening)
    : openShared(databaseUrl, opening);
}

async function openShared(url: string, { postgres }: StoreOpeners): Promise<OpenedStore> {
  try {
    return { store: await postgres(url), keptIn: 'PostgreSQL' };
  } catch (error) {
    throw new StartError('database-unfit', { why: errorMessageOf(error) }, error);
  }
}

async function openEmbedded(folder: string, { sqlite }: StoreOpeners): Promise<OpenedStore> {
  const file = join(folder, 'arbitro.sqlite');
  let lock: ServerLock | undefined;
  try {
    await mkdir(folder, { recursive: true });
    lock = lockForServer(file);
    return { store: await sqlite(file), keptIn: file, lock };
  } catch (error) {
    lock?.release();
    if (error instanceof FileInUseError)
      throw new StartError('file-in-use', { file, holder: describeHolder(error.holder) }, error);
    throw new StartError(chooseAdvice(error), { folder, file, why: errorMessageOf(error) }, error);
  }
}

const describeHolder = (holder: LockHolder | undefined): string =>
  holder
    ? [`PID ${holder.pid}`, holder.host, holder.since, holder.address].filter(Boolean).join(', ')
    : 'PID ?';
