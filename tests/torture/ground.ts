import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** Where the tables of a run are kept. */
export interface Ground {
  readonly env: Readonly<Record<string, string>>;
  /** Lets the database crash and come back, where it is a process of its own. */
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
