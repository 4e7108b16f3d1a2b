import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.fixture.ts';

export const STORE_NAMES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** The database of a run. */
export interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  /** Crashes and restarts the database, if it is a separate process. */
  readonly crash?: () => Promise<void>;
  remove(): Promise<void>;
}

/** `folder` is where the embedded database writes; it should be on a real disk. */
export async function openTestDatabase(store: StoreName, folder = tmpdir()): Promise<TestDatabase> {
  if (store === 'sqlite') {
    const ownFolder = mkdtempSync(join(folder, 'arbitro-torture-'));
    return {
      env: { DATA_DIR: ownFolder, DATABASE_URL: '' },
      remove: async () => rmSync(ownFolder, { recursive: true, force: true }),
    };
  }
  const postgres = await startPostgres({ durable: true });
  return {
    env: { DATABASE_URL: await postgres.freshDatabase() },
    crash: () => postgres.restart(),
    remove: () => postgres.stop(),
  };
}
