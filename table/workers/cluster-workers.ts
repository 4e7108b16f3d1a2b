import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const WORKER_PREFIX = 'arbitro worker';
/** Milliseconds after which a database that does not answer counts as away. */
const TIMEOUT_MS = 10_000;

/** The connection name of a worker process. Connections end with the process, so dead workers are not counted. */
export const makeWorkerName = (version: string): string =>
  `${WORKER_PREFIX} ${randomBytes(4).toString('hex')} ${version}`;

/** Returns how many processes of this version wait for simulations in that database. */
export async function countClusterWorkers(database: string, version: string): Promise<number> {
  const client = new Client({
    connectionString: database,
    application_name: 'arbitro',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // a connection lost between two queries is reported by the next query
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT application_name AS name FROM pg_stat_activity
       WHERE datname = current_database() AND starts_with(application_name, $1)`,
      [`${WORKER_PREFIX} `],
    );
    return rows.filter(({ name }) => name.endsWith(` ${version}`)).length;
  } finally {
    await client.end().catch(() => {});
  }
}
