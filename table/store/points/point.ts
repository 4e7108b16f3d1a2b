import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Appended, Entry, Store, TableId } from '../store.ts';

/** Opens a store; in a database, the same one each time. */
export type Open = () => Store | Promise<Store>;

/** One promise of a store. */
export interface Point {
  readonly id: string;
  readonly says: string;
  /** Throws when the promise is broken. The store is open, and may hold other tables. */
  holds(store: Store): Promise<void>;
}

/** An entry of no particular content. */
export function entry(version: number, command = `liisa/${version}`): Entry {
  return { version, moment: 1_790_000_000_000_000 + version, command, body: `{"entry":${version}}` };
}

/** Entries from one version to another, both included. */
export const entries = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from + 1 }, (_, at) => entry(from + at));

/** A table with this many entries and an id that no other point uses. */
export async function tableOf(store: Store, length: number): Promise<TableId> {
  const table = `table-${randomUUID()}`;
  assert.equal(await store.create(table, entries(1, length)), true);
  return table;
}

export const KEPT: Appended = { is: 'kept' };
export const STALE: Appended = { is: 'stale' };
