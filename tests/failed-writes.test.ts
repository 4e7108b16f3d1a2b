import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import {
  bearerHeaderOf,
  makeTable,
  sendAndExpectKept,
  sendCommand,
  sendRequest,
  tableUrlOf,
} from './client.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-failed-writes-'));
afterAll(() => rmSync(folder, { recursive: true }));
let server: ServerProcess | undefined;
afterEach(() => server?.stop('SIGKILL'));

/** A database in which another connection can forbid all writes for a while. */
interface LockableDatabase {
  readonly env: Readonly<Record<string, string>>;
  run(sql: readonly string[]): Promise<void>;
  readonly forbid: readonly string[];
  readonly allow: readonly string[];
}
const TABLES = ['entries', 'health'];

const openSqliteDatabase = async (): Promise<LockableDatabase> => ({
  env: { DATA_DIR: folder },
  run: async (statements) => {
    const db = new DatabaseSync(join(folder, 'arbitro.sqlite'), { timeout: 10_000 });
    for (const sql of statements) db.exec(sql);
    db.close();
  },
  forbid: TABLES.map(
    (name) =>
      `CREATE TRIGGER no_${name} BEFORE INSERT ON ${name} BEGIN SELECT RAISE(ABORT, 'no room at all'); END`,
  ),
  allow: TABLES.map((name) => `DROP TRIGGER no_${name}`),
});

const openPostgresDatabase = async (): Promise<LockableDatabase> => {
  const url = await (await fetch(inject('freshDatabaseAt'))).text();
  return {
    env: { DATABASE_URL: url },
    run: async (statements) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      for (const sql of statements) await client.query(sql);
      await client.end();
    },
    forbid: [
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no room at all' USING ERRCODE = '53100'; END $$`,
      ...TABLES.map((name) => `CREATE TRIGGER no_room BEFORE INSERT ON ${name} EXECUTE FUNCTION no_room()`),
    ],
    allow: TABLES.map((name) => `DROP TRIGGER no_room ON ${name}`),
  };
};

test.each([
  ['SQLite', openSqliteDatabase],
  ['PostgreSQL', openPostgresDatabase],
] as const)(
  '%s: failed writes are in the log, and the server is not ready until they succeed',
  async (_, open) => {
    const { env, run, forbid, allow } = await open();
    const running = await startServer({ ...env, LOG_LEVEL: 'error' });
    server = running;
    const ready = async (): Promise<number> => (await fetch(`${running.url}/ready`)).status;
    const gm = await makeTable(running, { demo: 'rischio' });
    expect(await ready()).toBe(200);

    await run(forbid);
    const refusalReply = await sendCommand(gm, 'say', { command: 'lost', text: 'Is anybody there?' });
    expect([refusalReply.status, refusalReply.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await ready()).toBe(503);
    const lines = () =>
      running
        .printed()
        .split('\n')
        .filter((line) => line.includes('no room at all'))
        .map((line) => JSON.parse(line));
    await expect
      .poll(lines)
      .toMatchObject([{ level: 50, msg: 'a write failed', write: 'append', table: gm.table }]);

    await run(allow);
    expect(await ready()).toBe(200);
    await sendAndExpectKept(gm, 'say', { command: 'lost', text: 'Is anybody there?' });
    expect(await ready()).toBe(200);
  },
);

test('SQLite: a server that reads damaged pages is not ready, and its log says why', async () => {
  const env = { DATA_DIR: join(folder, 'damaged'), LOG_LEVEL: 'error' };
  server = await startServer(env);
  const gm = await makeTable(server, { demo: 'rischio' });
  for (let n = 0; n < 40; n++)
    await sendAndExpectKept(gm, 'say', { command: `c${n}`, text: 'x'.repeat(1500) });
  await server.stop();
  damageFile(join(env.DATA_DIR, 'arbitro.sqlite'));

  const running = await startServer(env);
  server = running;
  const refusalReply = await sendRequest(tableUrlOf({ ...gm, server }), { headers: bearerHeaderOf(gm) });
  expect(refusalReply.status).toBe(503);
  expect((await fetch(`${running.url}/ready`)).status).toBe(503);
  await expect.poll(() => running.printed()).toContain('malformed');
});

/** Overwrites all pages but the first: those contain the schema and the roots of the tables. */
function damageFile(file: string): void {
  const [page, intact] = [4096, 16];
  const length = statSync(file).size - intact * page;
  expect(length).toBeGreaterThan(0);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 0x5a), 0, length, intact * page);
  closeSync(handle);
}
