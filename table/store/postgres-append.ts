import { DatabaseError, type Pool } from 'pg';
import type { AppendOutcome, AppendRequest } from './group-commit.ts';
import { APPEND_CHANNEL } from './postgres-listener.ts';
import { type EntryRow, entryFromRow, ROW, toColumns } from './postgres-rows.ts';
import type { AppendResult, TableId } from './store.ts';

/** Stores a group in one statement. No two appends may be to the same table: neither would see the other. */
export async function appendGroup(
  pool: Pool,
  group: readonly AppendRequest[],
): Promise<readonly AppendOutcome[]> {
  try {
    return await appendTogether(pool, group);
  } catch (error) {
    if (group.length === 1 || !isEntryError(error)) throw error;
    return appendOneByOne(pool, group);
  }
}

/** Whether the error concerns the data of one append (a bad value, a limit), not the database. */
const isEntryError = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(?:22|23|54)/.test(error.code ?? '');

async function appendOneByOne(
  pool: Pool,
  group: readonly AppendRequest[],
): Promise<readonly AppendOutcome[]> {
  const outcomes: AppendOutcome[] = [];
  for (const appendRequest of group) {
    const [outcome] = await appendTogether(pool, [appendRequest]).catch((error: Error) => [error]);
    outcomes.push(outcome ?? new Error('told no outcome'));
  }
  return outcomes;
}

// Other nodes are notified only of ids and versions, and read what they lack. Sorted: two nodes with the same tables in
// different order would deadlock.
const APPEND = `WITH kept AS (INSERT INTO entries (table_id, ${ROW})
  SELECT table_id, ${ROW}
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS asked (table_id, ${ROW})
  WHERE EXISTS (
    SELECT 1 FROM entries WHERE entries.table_id = asked.table_id AND entries.version = asked.version - 1
  )
  ORDER BY table_id COLLATE "C"
  ON CONFLICT DO NOTHING
  RETURNING table_id, version)
  SELECT table_id, pg_notify('${APPEND_CHANNEL}', table_id || ' ' || version) FROM kept`;

async function appendTogether(
  pool: Pool,
  group: readonly AppendRequest[],
): Promise<readonly AppendOutcome[]> {
  const values = [group.map(({ table }) => table), ...toColumns(group.map(({ entry }) => entry))];
  const { rows } = await pool.query<{ table_id: string }>(APPEND, values);
  const storedIds = new Set(rows.map(({ table_id }) => table_id));
  const unstored = group.filter(({ table }) => !storedIds.has(table));
  const why = unstored.length > 0 ? await explainLostAppends(pool, unstored) : () => STALE;
  return group.map(({ table }) => (storedIds.has(table) ? { is: 'kept' } : why(table)));
}

const STALE: AppendResult = { is: 'stale' };

const STORED_BEFORE = `SELECT table_id, ${ROW} FROM entries
  JOIN unnest($1::text[], $2::text[]) AS asked (table_id, command) USING (table_id, command)`;

/** Runs after the append, as a separate statement: it sees the appends that this append had to wait for. */
async function explainLostAppends(
  pool: Pool,
  unstored: readonly AppendRequest[],
): Promise<(table: TableId) => AppendOutcome> {
  const values = [unstored.map(({ table }) => table), unstored.map(({ entry }) => entry.command)];
  try {
    const { rows } = await pool.query<EntryRow & { table_id: string }>(STORED_BEFORE, values);
    const before = new Map(rows.map((row) => [row.table_id, entryFromRow(row)]));
    return (table) => {
      const entry = before.get(table);
      return entry ? { is: 'repeated', entry } : STALE;
    };
  } catch (error) {
    // the rest of the group was stored, and is reported so
    return () => (error instanceof Error ? error : new Error(String(error)));
  }
}
