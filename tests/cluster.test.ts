import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '@arbitro/sim';
import { isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import { simulateInCluster } from '@arbitro/workers/cluster';
import { clusterTimes } from '@arbitro/workers/cluster-times';
import { runClusterWorker } from '@arbitro/workers/cluster-worker';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { CUSTOM_SYSTEM, createCustomSystem, readFirstFight } from './custom-system.fixture.ts';
import { runCommand } from './run-command.ts';

/** A loaded machine takes time. */
const SLOW_TEST = { timeout: 300_000 };
const pathOf = (path: string): string => fileURLToPath(new URL(`../apps/${path}`, import.meta.url));
const SIM = ['sim', pathOf('sim/tour/noppa.yaml'), '--seed', 'cluster', '--json'];

// like the command line in `run-cli.fixture.ts`
Object.assign(clusterTimes, { afterRefusalMs: 300 });

let database = '';
let sql: Client;
let children: ChildProcess[] = [];
beforeEach(async () => {
  database = await (await fetch(inject('freshDatabaseAt'))).text();
  sql = new Client({ connectionString: database });
  await sql.connect();
});
afterEach(async () => {
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
  children = [];
  await sql.end();
});

/** The command line in a separate process, and what it has reported so far. */
interface CommandRun {
  readonly child: ChildProcess;
  output: string;
  errors: string;
  /** How often it has reported progress. */
  going: number;
  readonly ended: Promise<number | null>;
}

function startCommand(args: readonly string[]): CommandRun {
  // tells its parent when the work is in progress
  const child = spawn(process.execPath, [pathOf('cli/run-cli.fixture.ts'), ...args, '--lang', 'en'], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const command: CommandRun = { child, output: '', errors: '', going: 0, ended };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    command.output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    command.errors += text;
  });
  child.on('message', () => {
    command.going++;
  });
  return command;
}

/** Starts a worker with one thread and waits until it is ready. */
async function startWorker(more: readonly string[] = []): Promise<CommandRun> {
  const worker = startCommand(['worker', '--workers', '1', ...more]);
  await waitUntil('a worker is ready', () => worker.output !== '');
  return worker;
}

const CHUNK_JOBS = "FROM arbitro_jobs.job WHERE name = 'sim-chunks'";
async function countJobs(which: string): Promise<number> {
  const { rows } = await sql.query<{ n: number }>(`SELECT count(*)::int AS n ${CHUNK_JOBS} AND ${which}`);
  return rows[0]?.n ?? 0;
}

async function waitUntil(what: string, happens: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < SLOW_TEST.timeout; await wait(20))
    if (await happens()) return;
  throw new Error(`waited in vain: ${what}`);
}

/** Runs a command line in a process of its own and returns what it prints. */
async function runToEnd(args: readonly string[]): Promise<string> {
  const command = startCommand(args);
  expect(await command.ended, command.errors).toBe(0);
  return command.output;
}

/** Returns what the same simulation prints on one machine; here, since another process would load everything again. */
async function simulateHere(args: readonly string[]): Promise<string> {
  const { code, printed } = await runCommand([...args, '--workers', '1', '--lang', 'en'], '.', process.env);
  expect(code, printed).toBe(0);
  return printed;
}

/** Starts a worker and kills it in the middle of a chunk, which stays taken. There must be no other worker. */
async function loseChunk(): Promise<boolean> {
  const { child, ended } = await startWorker();
  await waitUntil('it has a chunk', async () => (await countJobs("state = 'active'")) > 0);
  child.kill('SIGKILL');
  await ended;
  // what it had sent by then arrives before the database ends its connections
  await waitUntil('nothing more comes from it', async () => {
    const { rowCount } = await sql.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE '% worker %'",
    );
    return rowCount === 0;
  });
  return (await countJobs("state = 'active'")) === 1;
}

/** Ages the chunk of the killed worker, as if the time without a sign of life had passed. */
const ageLostChunk = (): Promise<unknown> =>
  sql.query(
    `UPDATE arbitro_jobs.job SET heartbeat_on = heartbeat_on - interval '1 hour'
     WHERE name = 'sim-chunks' AND state = 'active'`,
  );

describe(`a simulation on a cluster (NIGHT=${NIGHT_DATE})`, SLOW_TEST, () => {
  test('gives the same bytes as on one machine, although a worker is killed meanwhile', async () => {
    // several encounters, so that reports about pairs are merged too
    const args = [...SIM, '--vary', 'foes.susi=1..2', '--fights', '300'];
    const asker = startCommand([...args, '--cluster']);
    await waitUntil('it has work for somebody', () => asker.errors.includes('`arbitro worker`'));
    await waitUntil('a worker is killed in the middle of a chunk', loseChunk);
    await ageLostChunk();
    await waitUntil('its part is to be done again', async () => (await countJobs("state = 'retry'")) === 1);
    await Promise.all([startWorker(), startWorker()]);
    expect(await asker.ended, asker.errors).toBe(0);
    expect(asker.output).toBe(await simulateHere(args));
    expect(await countJobs('true')).toBe(0);
  });

  test.runIf(isInTonightSample(0, 2))(
    'called off takes its jobs from the queue, and its workers are free for others',
    async () => {
      const worker = await startWorker();
      const asker = startCommand([...SIM, '--fights', '1000000', '--cluster']);
      await waitUntil('at work', () => asker.going > 2);
      asker.child.kill('SIGINT');
      expect(await asker.ended, asker.errors).toBe(130);
      expect(await countJobs('true')).toBe(0);
      const { fights, encounters } = JSON.parse(asker.output) as Outcome;
      const same = JSON.parse(await simulateHere([...SIM, '--fights', String(fights)])) as Outcome;
      expect(encounters).toEqual(same.encounters);
      const few = [...SIM, '--fights', '20'];
      expect(await runToEnd([...few, '--cluster'])).toBe(await simulateHere(few));
      worker.child.kill('SIGINT');
      expect(await worker.ended).toBe(0);
    },
  );

  test.each((['SIGINT', 'SIGTERM'] as const).filter((_, index) => isInTonightSample(index, 2)))(
    'lets a worker go in good order by %s',
    async (signal) => {
      const worker = await startWorker();
      worker.child.kill(signal);
      expect(await worker.ended, worker.errors).toBe(0);
      expect(worker.output).toContain('for others');
    },
  );

  test.runIf(isInTonightSample(1, 2))('outlives connections that are cut', async () => {
    await startWorker();
    const args = [...SIM, '--fights', '300'];
    const asker = startCommand([...args, '--cluster']);
    await waitUntil('at work', () => asker.going > 1);
    const others = 'datname = current_database() AND pid <> pg_backend_pid()';
    await sql.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
    expect(await asker.ended, asker.errors).toBe(0);
    expect(asker.output).toBe(await simulateHere(args));
  });

  test('that breaks off at every worker ends, and says why', async () => {
    const stop = new AbortController();
    const worker = runClusterWorker({ database, version: 'v', workers: 1, signal: stop.signal });
    const simulation = simulateInCluster({ files: [{ system: 'noppa' }], options: { seed: 's' } }, [], {
      fights: 1,
      database,
      version: 'v',
    });
    await expect(simulation).rejects.toMatchObject({
      is: 'failed',
      message: expect.stringContaining('cannot be done'),
    });
    stop.abort();
    await worker;
  });

  test.runIf(isInTonightSample(0, 2))(
    'waits for a worker, and says so; one of another version refuses',
    async () => {
      const args = [...SIM, '--fights', '20'];
      const asker = startCommand([...args, '--cluster']);
      await waitUntil('nobody is there', () => asker.errors.includes('`arbitro worker`'));
      const stop = new AbortController();
      const refused: string[] = [];
      const stranger = runClusterWorker({
        database,
        version: '0.0.0-other',
        workers: 1,
        onReport: (workerReport) => {
          if (workerReport.is === 'refused') refused.push(workerReport.version);
        },
        signal: stop.signal,
      });
      await waitUntil('it is refused', () => asker.errors.includes('0.0.0-other'));
      await startWorker();
      expect(await asker.ended, asker.errors).toBe(0);
      expect(asker.output).toBe(await simulateHere(args));
      expect(refused.length).toBeGreaterThan(0);
      stop.abort();
      await stranger;
    },
  );

  test.runIf(isInTonightSample(1, 2))(
    'of a custom system is done only by workers with the same folder',
    async () => {
      const home = mkdtempSync(join(tmpdir(), 'arbitro-own-cluster-'));
      const folder = createCustomSystem(home);
      const file = join(home, 'fight.yaml');
      writeFileSync(file, readFirstFight());
      const args = ['sim', file, '--seed', 'cluster', '--json', '--fights', '20', '--system', folder];
      const without = await startWorker();
      const asker = startCommand([...args, '--cluster']);
      await waitUntil('it is refused', () => asker.errors.includes(`A worker has no “${CUSTOM_SYSTEM.id}”`));
      await waitUntil('and says so', () => without.errors.includes('arbitro worker --system FOLDER'));
      await startWorker(['--system', folder]);
      expect(await asker.ended, asker.errors).toBe(0);
      expect(asker.output).toBe(await runToEnd(args));
      rmSync(home, { recursive: true });
    },
  );
});
