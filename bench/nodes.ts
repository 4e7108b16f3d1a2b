import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openPostgres, type Store } from '@arbitro/store';
import { Client } from 'pg';
import { median, type Row } from './harness.ts';
import type { Playing } from './table/playing.ts';
import { type Ours, ours } from './table/subjects.ts';
import { flatOut, type Load, show, warmed } from './table.ts';

const TABLES = 40;
const ROUND_MS = 2_000;
const ROUNDS = 5;
const WARM_ACTIONS = 5_000;

/** A way to spread the tables over nodes. */
interface Spread {
  readonly name: string;
  readonly nodes: readonly Ours[];
  readonly tables: readonly Playing[];
}

async function spread(
  name: string,
  nodes: readonly Ours[],
  open: (n: number) => Promise<Playing>,
): Promise<Spread> {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, n) => open(n)));
  await warmed(tables, WARM_ACTIONS);
  return { name, nodes, tables };
}

/** The spreads take turns, so that a busy machine slows all of them alike. */
async function loadsOf(spreads: readonly Spread[]): Promise<readonly (readonly Load[])[]> {
  const loads: Load[][] = spreads.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { nodes, tables }] of spreads.entries())
      loads[i]?.push(await flatOut(nodes, tables, ROUND_MS));
  spreads.forEach(({ name, tables }, i) => {
    const middle = loads[i]?.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)];
    if (middle) console.log(`  ${TABLES} tables × 5, ${name}: ${show(middle)}`);
    for (const table of tables) table.close();
  });
  return loads;
}

type Measure = (load: Load) => number;

function row(
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

async function actionRows(one: Ours, other: Ours): Promise<readonly Row[]> {
  const spreads = [
    await spread('one node', [one], () => one.open(0)),
    await spread('two nodes, half of the tables each', [one, other], (n) => (n % 2 ? one : other).open(n)),
    await spread('two nodes, every table heard at the other', [one, other], (n) =>
      n % 2 ? one.openHeardAt(other) : other.openHeardAt(one),
    ),
  ];
  const [single = [], both = [], across = []] = await loadsOf(spreads);
  return [
    row('actions, two nodes', perSecond, [both, single], 'one node'),
    row('  per processor second', perProcessor, [both, single], 'one node'),
    row('heard at another node', perSecond, [across, both], 'heard where it was kept'),
    row('  per processor second', perProcessor, [across, both], 'heard where it was kept'),
  ];
}

/** As long as the log entry of a typical action. */
const BODY = JSON.stringify({ text: 'x'.repeat(1_200) });
const LOGS = 50;

/** Measures entries written directly to the store by several nodes at once, and the notices another node receives. */
async function noticesBy(url: string, count: number): Promise<void> {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgres(url)));
  const hearer = await openPostgres(url);
  let heard = 0;
  await new Promise<void>((ready) => hearer.watch({ kept: () => heard++, missed: ready }));
  const before = await walAt(url);
  const start = performance.now();
  const kept = await Promise.all(stores.map((store, n) => keptFor(store, `${count}-${n}`, start + ROUND_MS)));
  const seconds = (performance.now() - start) / 1000;
  const after = await walAt(url);
  const entries = kept.reduce((sum, one) => sum + one, 0);
  const each = (n: number): string => Math.round(n / seconds).toLocaleString('en');
  console.log(
    `  ${count} stores, ${LOGS} logs each: ${each(entries)} entries/s kept, ${each(heard)} notices/s heard, ` +
      `${Math.round((after - before) / entries)} bytes of WAL an entry`,
  );
  await Promise.all([...stores, hearer].map((store) => store.close()));
}

async function keptFor(store: Store, name: string, end: number): Promise<number> {
  let kept = 0;
  const logs = Array.from({ length: LOGS }, async (_, n) => {
    const table = `${name}-${n}`;
    const entry = (version: number) => ({ version, moment: version, command: `${version}`, body: BODY });
    await store.create(table, [entry(1)]);
    for (let version = 2; performance.now() < end; version++, kept++)
      await store.append(table, entry(version));
  });
  await Promise.all(logs);
  return kept;
}

/** Returns the WAL bytes that the server has written so far. */
async function walAt(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT pg_current_wal_lsn() - '0/0' AS wal`);
  await client.end();
  return Number(rows[0]?.wal);
}

/** The stored bytes of an action: its entry, and its part of the snapshots and indexes. */
async function stored(url: string): Promise<void> {
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
async function look(url: string): Promise<void> {
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

const LENDER = fileURLToPath(new URL('../tests/lend-postgres.ts', import.meta.url));

/** Starts a durable PostgreSQL in its own process. */
export function borrowPostgres() {
  const lender = fork(LENDER);
  return {
    freshDatabase: async (): Promise<string> => {
      const told = once(lender, 'message');
      lender.send('database');
      return String((await told)[0]);
    },
    giveBack: async (): Promise<void> => {
      const gone = once(lender, 'exit');
      lender.disconnect();
      await gone;
    },
  };
}

/** Two nodes on one PostgreSQL compared with one, and their notices. Commits are durable. */
export async function nodesRows(): Promise<readonly Row[]> {
  const postgres = borrowPostgres();
  const nodes: Ours[] = [];
  try {
    const database = await postgres.freshDatabase();
    for (let n = 0; n < 2; n++) nodes.push(await ours({ DATABASE_URL: database }));
    const [one, other] = nodes;
    if (!one || !other) throw new Error('nothing to measure');
    const rows = await actionRows(one, other);
    await stored(database);
    for (const { child } of nodes) child.kill('SIGKILL');
    const empty = await postgres.freshDatabase();
    for (const count of [1, 2, 4]) await noticesBy(empty, count);
    await look(empty);
    return rows;
  } finally {
    for (const { child } of nodes) child.kill('SIGKILL');
    await postgres.giveBack();
  }
}
