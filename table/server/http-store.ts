import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Store } from '@arbitro/store';
import { CannotStart, whyOf } from './cannot-start.ts';
import type { Environment } from './environment.ts';
import { FileInUse, type LockHolder, lockForServer, type ServerLock } from './server-lock.ts';
import { chooseAdvice } from './store-fault.ts';

/** The functions that open the two databases. */
export interface StoreOpening {
  sqlite(file: string): Promise<Store>;
  postgres(url: string): Promise<Store>;
}

/** The store of a server. */
export interface OpenStore {
  readonly store: Store;
  /** Where the tables are stored, as text for people. */
  readonly keptIn: string;
  /** A PostgreSQL database may be shared by several servers and has no lock. */
  readonly lock?: ServerLock;
}

/** Opens the database that the environment names; an embedded database is used by this server only. */
export function openStore({ databaseUrl, folder }: Environment, opening: StoreOpening): Promise<OpenStore> {
  return databaseUrl === undefined
    ? openEmbedded(resolve(folder), opening)
    : openShared(databaseUrl, opening);
}

async function openShared(url: string, { postgres }: StoreOpening): Promise<OpenStore> {
  try {
    return { store: await postgres(url), keptIn: 'PostgreSQL' };
  } catch (error) {
    throw new CannotStart('database-unfit', { why: whyOf(error) }, error);
  }
}

async function openEmbedded(folder: string, { sqlite }: StoreOpening): Promise<OpenStore> {
  const file = join(folder, 'arbitro.sqlite');
  let lock: ServerLock | undefined;
  try {
    await mkdir(folder, { recursive: true });
    lock = lockForServer(file);
    return { store: await sqlite(file), keptIn: file, lock };
  } catch (error) {
    lock?.release();
    if (error instanceof FileInUse)
      throw new CannotStart('file-in-use', { file, holder: showHolder(error.holder) }, error);
    throw new CannotStart(chooseAdvice(error), { folder, file, why: whyOf(error) }, error);
  }
}

const showHolder = (holder: LockHolder | undefined): string =>
  holder
    ? [`PID ${holder.pid}`, holder.host, holder.since, holder.address].filter(Boolean).join(', ')
    : 'PID ?';
