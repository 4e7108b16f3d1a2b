import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AppendResult, Entry, Store, TableId } from '../store.ts';

/** Opens a store; for a database, the same database each time. */
export type OpenTestStore = () => Store | Promise<Store>;

/** One guarantee of a store. */
export interface ContractPoint {
  readonly id: string;
  readonly says: string;
  /** Throws when the guarantee is broken. The store is open, and may contain other tables. */
  holds(store: Store): Promise<void>;
}

/** Builds an entry with arbitrary content. */
export function buildEntry(version: number, command = `liisa/${version}`): Entry {
  return { version, moment: 1_790_000_000_000_000 + version, command, body: `{"entry":${version}}` };
}

/** Builds the entries from one version to another, both included. */
export const buildEntries = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => buildEntry(from + index));

/** Creates a table with this many entries and an id that no other point uses. */
export async function createTestTable(store: Store, length: number): Promise<TableId> {
  const table = `table-${randomUUID()}`;
  assert.equal(await store.create(table, buildEntries(1, length)), true);
  return table;
}

export const STORED: AppendResult = { is: 'kept' };
export const STALE: AppendResult = { is: 'stale' };
