import { Client } from 'pg';

/** Connects to a PostgreSQL database, changes nothing, and returns its version. */
export async function checkPostgres(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  // a connection that breaks later is reported by the query
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}
