import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { addSeat, makeTable, readExport, readMessage, type Seat, sendAndExpectKept } from './client.ts';
import { type Postgres, startPostgres } from './postgres.fixture.ts';
import { startServer } from './server-process.fixture.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arbitro-backup-'));
let postgres: Postgres | undefined;
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const run = promisify(execFile);
const createFreshDatabase = async (): Promise<string> => {
  postgres ??= await startPostgres();
  return postgres.freshDatabase();
};

type DatabaseEnv = Readonly<Record<string, string>>;

/** Copies a database during play, and checks what a server on the copy has. */
async function testCopyWhilePlaying(
  live: DatabaseEnv,
  copied: DatabaseEnv,
  copy: () => Promise<unknown>,
): Promise<void> {
  const server = await startServer(live);
  const gm = await makeTable(server, { demo: 'rischio' });
  const seats = await Promise.all(
    ['Aino', 'Bruno', 'Carla'].map((name) => addSeat(gm, { role: 'player', name })),
  );
  const acknowledged: number[] = [];
  const stop = new AbortController();
  const talk = seats.map(async (seat, who) => {
    for (let n = 0; !stop.signal.aborted; n++) {
      const { moment } = await sendAndExpectKept(seat, 'say', {
        command: `${who}-${n}`,
        text: `${who}-${n}`,
      });
      acknowledged.push(Number(moment));
      await wait(20);
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(60);
  const before = [...acknowledged];
  await copy();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length);
  stop.abort();
  await Promise.all(talk);
  const allEntries = (await readExport(gm)).entries;
  await server.stop();
  await testCopyPlayable(gm, copied, { before, allEntries });
}

interface ExpectedLog {
  readonly before: readonly number[];
  readonly allEntries: Awaited<ReturnType<typeof readExport>>['entries'];
}

/**
 * Checks that the copy is the log up to some moment, with everything acknowledged before; keys still work, and play can
 * go on.
 */
async function testCopyPlayable(
  gm: Seat,
  copied: DatabaseEnv,
  { before, allEntries }: ExpectedLog,
): Promise<void> {
  const server = await startServer(copied);
  try {
    const restored = { ...gm, server };
    const { entries } = await readExport(restored);
    expect(entries).toEqual(allEntries.slice(0, entries.length));
    const moments = new Set(entries.map(({ moment }) => moment));
    expect(before.filter((moment) => !moments.has(moment))).toEqual([]);
    await sendAndExpectKept(restored, 'say', { command: 'again', text: 'Where were we?' });
    expect((await readMessage(restored)).lines.at(-1)).toMatchObject({ text: 'Where were we?' });
  } finally {
    await server.stop();
  }
}

/** Returns the command with this beginning, as the operating page shows it. */
function findShownCommand(beginning: string): string {
  const lines = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8').split('\n');
  const found = lines.find((line) => line.startsWith(`$ ${beginning}`));
  if (found === undefined) throw new Error(`docs/operating.md shows no ${beginning}`);
  return found.slice(2);
}

const runInShell = (command: string, cwd: string): Promise<unknown> =>
  run('/bin/sh', ['-c', command], {
    cwd,
    env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
  });

/** A loaded machine needs a minute and more to start servers and copy. */
const SLOW_TEST = { timeout: 180_000 };

describe('a copy made while people play', SLOW_TEST, () => {
  test('of the embedded database, as the documents say', async () => {
    const [sourceFolder, targetFolder] = [join(folder, 'here'), join(folder, 'there')];
    mkdirSync(targetFolder);
    const command = findShownCommand('node -e').replaceAll(
      'copy.sqlite',
      join(targetFolder, 'arbitro.sqlite'),
    );
    await testCopyWhilePlaying({ DATA_DIR: join(sourceFolder, 'data') }, { DATA_DIR: targetFolder }, () =>
      runInShell(command, sourceFolder),
    );
  });

  test('of PostgreSQL into a file', async () => {
    const database = await createFreshDatabase();
    const targetFolder = join(folder, 'from-postgres');
    mkdirSync(targetFolder);
    const args = [join(ROOT, 'apps/cli/main.ts'), 'migrate', database, join(targetFolder, 'arbitro.sqlite')];
    await testCopyWhilePlaying({ DATABASE_URL: database }, { DATA_DIR: targetFolder }, () =>
      run(process.execPath, args),
    );
  });

  test('of PostgreSQL by pg_dump, where there is one as new as the server', async ({ skip }) => {
    const [database, restored] = [await createFreshDatabase(), await createFreshDatabase()];
    skip(
      readDumpVersion() < (await readMajorVersion(database)),
      'pg_dump is not there, or older than the server',
    );
    const file = join(folder, 'arbitro.dump');
    await testCopyWhilePlaying({ DATABASE_URL: database }, { DATABASE_URL: restored }, async () => {
      await runInShell(findShownCommand('pg_dump').replace('"$DATABASE_URL"', `"${database}"`), folder);
      const command = findShownCommand('pg_restore').replace('"$DATABASE_URL"', `"${restored}"`);
      await runInShell(command, dirname(file));
    });
  });
});

/** Returns the PostgreSQL version of the `pg_dump` on the path; 0 when there is none. */
function readDumpVersion(): number {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'pg_dump --version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

async function readMajorVersion(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SHOW server_version_num');
  await client.end();
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}
