import { Client } from 'pg';
import { findMissingSteps } from './migrations.ts';

/** An arbitrary number that must be the same on every node. */
const MIGRATION_LOCK = 2_718_281_828;

/** Migrates a database to this program's schema, once, however many nodes start together. */
export async function migrate(url: string): Promise<void> {
  // its own connection: a migration may take longer than any request of a table
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await runSteps(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function runSteps(client: Client): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)',
  );
  const { rows } = await client.query('SELECT coalesce(max(number), 0) AS taken FROM migrations');
  for (const { number, name, sql } of findMissingSteps('postgres', Number(rows[0]?.taken))) {
    await client.query(sql);
    await client.query('INSERT INTO migrations (number, name) VALUES ($1, $2)', [number, name]);
  }
}
