import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const WORKER = 'arbitro worker';
/** A database that does not answer by then is away. */
const PATIENCE_MS = 10_000;

/** What a worker process calls its connections: they end with it, however it ends, so nobody counts the dead. */
export const workerName = (version: string): string =>
  `${WORKER} ${randomBytes(4).toString('hex')} ${version}`;

/** How many processes of this version wait for simulations in that database. */
export async function workersIn(database: string, version: string): Promise<number> {
  const client = new Client({
    connectionString: database,
    application_name: 'arbitro',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // a line that is lost between two words is met where something is asked
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT application_name AS name FROM pg_stat_activity
       WHERE datname = current_database() AND starts_with(application_name, $1)`,
      [`${WORKER} `],
    );
    return rows.filter(({ name }) => name.endsWith(` ${version}`)).length;
  } finally {
    await client.end().catch(() => {});
  }
}
