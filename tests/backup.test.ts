import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { addSeat, exported, kept, makeTable, type Seat, see } from './client.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startServer } from './serving.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arbitro-backup-'));
let postgres: Postgres | undefined;
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const run = promisify(execFile);
const freshDatabase = async (): Promise<string> => {
  postgres ??= await startPostgres();
  return postgres.freshDatabase();
};

type Where = Readonly<Record<string, string>>;

/** Copies a database during play, and checks what a server on the copy has. */
async function copiedWhilePlaying(live: Where, copied: Where, copy: () => Promise<unknown>): Promise<void> {
  const server = await startServer(live);
  const gm = await makeTable(server, { demo: 'rischio' });
  const seats = await Promise.all(
    ['Aino', 'Bruno', 'Carla'].map((name) => addSeat(gm, { role: 'player', name })),
  );
  const acknowledged: number[] = [];
  const stop = new AbortController();
  const talk = seats.map(async (seat, who) => {
    for (let n = 0; !stop.signal.aborted; n++) {
      const { moment } = await kept(seat, 'say', { command: `${who}-${n}`, text: `${who}-${n}` });
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
  const whole = (await exported(gm)).entries;
  await server.stop();
  await playedOn(gm, copied, { before, whole });
}

interface Known {
  readonly before: readonly number[];
  readonly whole: Awaited<ReturnType<typeof exported>>['entries'];
}

/**
 * Checks that the copy is the log up to some moment, with everything acknowledged before; keys still work, and play can
 * go on.
 */
async function playedOn(gm: Seat, copied: Where, { before, whole }: Known): Promise<void> {
  const server = await startServer(copied);
  try {
    const there = { ...gm, server };
    const { entries } = await exported(there);
    expect(entries).toEqual(whole.slice(0, entries.length));
    const moments = new Set(entries.map(({ moment }) => moment));
    expect(before.filter((moment) => !moments.has(moment))).toEqual([]);
    await kept(there, 'say', { command: 'again', text: 'Where were we?' });
    expect((await see(there)).lines.at(-1)).toMatchObject({ text: 'Where were we?' });
  } finally {
    await server.stop();
  }
}

/** Returns the command with this beginning, as the operating page shows it. */
function shown(beginning: string): string {
  const lines = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8').split('\n');
  const found = lines.find((line) => line.startsWith(`$ ${beginning}`));
  if (found === undefined) throw new Error(`docs/operating.md shows no ${beginning}`);
  return found.slice(2);
}

const inShell = (command: string, cwd: string): Promise<unknown> =>
  run('/bin/sh', ['-c', command], {
    cwd,
    env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
  });

/** A loaded machine needs a minute and more to start servers and copy. */
const PATIENT = { timeout: 180_000 };

describe('a copy made while people play', PATIENT, () => {
  test('of the embedded database, as the documents say', async () => {
    const [here, there] = [join(folder, 'here'), join(folder, 'there')];
    mkdirSync(there);
    const command = shown('node -e').replaceAll('copy.sqlite', join(there, 'arbitro.sqlite'));
    await copiedWhilePlaying({ DATA_DIR: join(here, 'data') }, { DATA_DIR: there }, () =>
      inShell(command, here),
    );
  });

  test('of PostgreSQL into a file', async () => {
    const database = await freshDatabase();
    const there = join(folder, 'from-postgres');
    mkdirSync(there);
    const args = [join(ROOT, 'apps/cli/main.ts'), 'migrate', database, join(there, 'arbitro.sqlite')];
    await copiedWhilePlaying({ DATABASE_URL: database }, { DATA_DIR: there }, () =>
      run(process.execPath, args),
    );
  });

  test('of PostgreSQL by pg_dump, where there is one as new as the server', async ({ skip }) => {
    const [database, restored] = [await freshDatabase(), await freshDatabase()];
    skip(dumper() < (await majorOf(database)), 'pg_dump is not there, or older than the server');
    const file = join(folder, 'arbitro.dump');
    await copiedWhilePlaying({ DATABASE_URL: database }, { DATABASE_URL: restored }, async () => {
      await inShell(shown('pg_dump').replace('"$DATABASE_URL"', `"${database}"`), folder);
      const command = shown('pg_restore').replace('"$DATABASE_URL"', `"${restored}"`);
      await inShell(command, dirname(file));
    });
  });
});

/** Returns the PostgreSQL version of the `pg_dump` on the path; 0 when there is none. */
function dumper(): number {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'pg_dump --version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

async function majorOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SHOW server_version_num');
  await client.end();
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}
