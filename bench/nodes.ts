import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openPostgres, type Store } from '@arbitro/store';
import { Client } from 'pg';
import { median, type Row } from './harness.ts';
import type { LoadedTable } from './table/loaded-table.ts';
import { type OurServer, startOurs } from './table/subjects.ts';
import { formatLoad, type Load, runFlatOut, warmUp } from './table.ts';

const TABLES = 40;
const ROUND_MS = 2_000;
const ROUNDS = 5;
const WARM_ACTIONS = 5_000;

/** A way to spread the tables over nodes. */
interface Spread {
  readonly name: string;
  readonly nodes: readonly OurServer[];
  readonly tables: readonly LoadedTable[];
}

async function createSpread(
  name: string,
  nodes: readonly OurServer[],
  open: (n: number) => Promise<LoadedTable>,
): Promise<Spread> {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, n) => open(n)));
  await warmUp(tables, WARM_ACTIONS);
  return { name, nodes, tables };
}

/** The spreads take turns, so that a busy machine slows all of them alike. */
async function measureLoads(spreads: readonly Spread[]): Promise<readonly (readonly Load[])[]> {
  const loads: Load[][] = spreads.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { nodes, tables }] of spreads.entries())
      loads[i]?.push(await runFlatOut(nodes, tables, ROUND_MS));
  spreads.forEach(({ name, tables }, i) => {
    const middle = loads[i]?.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)];
    if (middle) console.log(`  ${TABLES} tables × 5, ${name}: ${formatLoad(middle)}`);
    for (const table of tables) table.close();
  });
  return loads;
}

type Measure = (load: Load) => number;

function compareLoads(
  what: string,
  of: Measure,
  [ours, theirs]: readonly [readonly Load[], readonly Load[]],
  than: string,
): Row {
  const [mine, others] = [ours.map(of), theirs.map(of)];
  const ratio = median(mine.map((rate, round) => rate / (others[round] ?? rate)));
  return { what, ours: median(mine), theirs: median(others), than, ratio };
}

const perSecond: Measure = (load) => load.perSecond;
const perProcessor: Measure = ({ cpu }) => 1e6 / cpu;

async function measureActions(ourServer: OurServer, other: OurServer): Promise<readonly Row[]> {
  const spreads = [
    await createSpread('one node', [ourServer], () => ourServer.open(0)),
    await createSpread('two nodes, half of the tables each', [ourServer, other], (n) =>
      (n % 2 ? ourServer : other).open(n),
    ),
    await createSpread('two nodes, every table heard at the other', [ourServer, other], (n) =>
      n % 2 ? ourServer.openHeardAt(other) : other.openHeardAt(ourServer),
    ),
  ];
  const [single = [], both = [], across = []] = await measureLoads(spreads);
  return [
    compareLoads('actions, two nodes', perSecond, [both, single], 'one node'),
    compareLoads('  per processor second', perProcessor, [both, single], 'one node'),
    compareLoads('heard at another node', perSecond, [across, both], 'heard where it was kept'),
    compareLoads('  per processor second', perProcessor, [across, both], 'heard where it was kept'),
  ];
}

/** As long as the log entry of a typical action. */
const BODY = JSON.stringify({ text: 'x'.repeat(1_200) });
const LOGS = 50;

/** Measures entries written directly to the store by several nodes at once, and the notices another node receives. */
async function measureNotices(url: string, count: number): Promise<void> {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgres(url)));
  const listenerClient = await openPostgres(url);
  let heard = 0;
  await new Promise<void>((ready) => listenerClient.watch({ kept: () => heard++, missed: ready }));
  const before = await readWalBytes(url);
  const start = performance.now();
  const keptCounts = await Promise.all(
    stores.map((store, n) => appendEntries(store, `${count}-${n}`, start + ROUND_MS)),
  );
  const seconds = (performance.now() - start) / 1000;
  const after = await readWalBytes(url);
  const entries = keptCounts.reduce((sum, value) => sum + value, 0);
  const each = (n: number): string => Math.round(n / seconds).toLocaleString('en');
  console.log(
    `  ${count} stores, ${LOGS} logs each: ${each(entries)} entries/s kept, ${each(heard)} notices/s heard, ` +
      `${Math.round((after - before) / entries)} bytes of WAL an entry`,
  );
  await Promise.all([...stores, listenerClient].map((store) => store.close()));
}

async function appendEntries(store: Store, name: string, end: number): Promise<number> {
  let keptCount = 0;
  const logs = Array.from({ length: LOGS }, async (_, n) => {
    const table = `${name}-${n}`;
    const entry = (version: number) => ({ version, moment: version, command: `${version}`, body: BODY });
    await store.create(table, [entry(1)]);
    for (let version = 2; performance.now() < end; version++, keptCount++)
      await store.append(table, entry(version));
  });
  await Promise.all(logs);
  return keptCount;
}

/** Returns the WAL bytes that the server has written so far. */
async function readWalBytes(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT pg_current_wal_lsn() - '0/0' AS wal`);
  await client.end();
  return Number(rows[0]?.wal);
}

/** The stored bytes of an action: its entry, and its part of the snapshots and indexes. */
async function measureStorage(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT count(*) AS entries, avg(length(body)) AS long,
    pg_total_relation_size('entries') AS log, pg_total_relation_size('snapshots') AS snapshots FROM entries`);
  await client.end();
  const { entries, long, log, snapshots } = rows[0];
  const each = (bytes: number): string => Math.round(bytes / entries).toLocaleString('en');
  console.log(
    `  an action's entry: ${Math.round(long)} bytes, on disk ${each(log)} with indexes and ${each(snapshots)} of snapshots`,
  );
}

/** The poll that every node makes every few seconds, in case a notice was lost. */
async function measurePolling(url: string): Promise<void> {
  const store = await openPostgres(url);
  const ids = await store.tables();
  const many = Array.from({ length: 1_000 }, (_, n) => ids[n % ids.length] ?? '');
  const times: number[] = [];
  for (let n = 0; n < 9; n++) {
    const start = performance.now();
    await store.versions(many);
    times.push(performance.now() - start);
  }
  console.log(`  a look at 1,000 tables: ${median(times).toFixed(1)} ms`);
  await store.close();
}

const POSTGRES_PROCESS = fileURLToPath(new URL('../tests/lend-postgres.ts', import.meta.url));

/** Starts a durable PostgreSQL in its own process. */
export function borrowPostgres() {
  const postgresProcess = fork(POSTGRES_PROCESS);
  return {
    freshDatabase: async (): Promise<string> => {
      const report = once(postgresProcess, 'message');
      postgresProcess.send('database');
      return String((await report)[0]);
    },
    giveBack: async (): Promise<void> => {
      const exit = once(postgresProcess, 'exit');
      postgresProcess.disconnect();
      await exit;
    },
  };
}

/** Two nodes on one PostgreSQL compared with one, and their notices. Commits are durable. */
export async function measureNodes(): Promise<readonly Row[]> {
  const postgres = borrowPostgres();
  const nodes: OurServer[] = [];
  try {
    const database = await postgres.freshDatabase();
    for (let n = 0; n < 2; n++) nodes.push(await startOurs({ DATABASE_URL: database }));
    const [ourServer, other] = nodes;
    if (!ourServer || !other) throw new Error('nothing to measure');
    const rows = await measureActions(ourServer, other);
    await measureStorage(database);
    for (const { child } of nodes) child.kill('SIGKILL');
    const empty = await postgres.freshDatabase();
    for (const count of [1, 2, 4]) await measureNotices(empty, count);
    await measurePolling(empty);
    return rows;
  } finally {
    for (const { child } of nodes) child.kill('SIGKILL');
    await postgres.giveBack();
  }
}
