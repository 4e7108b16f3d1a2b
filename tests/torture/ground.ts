import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** The database of a run. */
export interface Ground {
  readonly env: Readonly<Record<string, string>>;
  /** Crashes and restarts the database, if it is a separate process. */
  readonly crash?: () => Promise<void>;
  remove(): Promise<void>;
}

/** `folder` is where the embedded database writes; it should be on a real disk. */
export async function groundFor(store: StoreName, folder = tmpdir()): Promise<Ground> {
  if (store === 'sqlite') {
    const own = mkdtempSync(join(folder, 'arbitro-torture-'));
    return {
      env: { DATA_DIR: own, DATABASE_URL: '' },
      remove: async () => rmSync(own, { recursive: true, force: true }),
    };
  }
  const postgres = await startPostgres({ durable: true });
  return {
    env: { DATABASE_URL: await postgres.freshDatabase() },
    crash: () => postgres.restart(),
    remove: () => postgres.stop(),
  };
}
