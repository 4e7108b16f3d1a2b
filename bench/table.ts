import { median, type Row } from './harness.ts';
import type { LoadedTable } from './table/loaded-table.ts';
import { requestUsage, type Subject, startBare, startOurs, startPeer } from './table/subjects.ts';

const ROUND_MS = 2_500;
const ROUNDS = 3;

export interface Load {
  readonly perSecond: number;
  /** Milliseconds from the POST until all five streams have received it. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time for one action; other processes do not count. */
  readonly cpu: number;
}

/** Every table acts again as soon as all its listeners have received the last action. */
export async function runFlatOut(
  subjects: readonly Subject[],
  tables: readonly LoadedTable[],
  ms: number,
): Promise<Load> {
  const waits: number[] = [];
  const before = await cpuOf(subjects);
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - start < ms) waits.push(await timeAction(table));
    }),
  );
  const took = performance.now() - start;
  return summarizeLoad(waits, took, (await cpuOf(subjects)) - before);
}

async function cpuOf(subjects: readonly Subject[]): Promise<number> {
  const usages = await Promise.all(subjects.map((subject) => requestUsage(subject, 'cpu')));
  return usages.reduce((sum, { cpu }) => sum + cpu, 0);
}

async function timeAction(table: LoadedTable): Promise<number> {
  const start = performance.now();
  await table.act();
  return performance.now() - start;
}

/** Sends a fixed number of actions a second, whatever the results: each on an idle table. */
export async function runAtRate(
  tables: readonly LoadedTable[],
  perSecond: number,
  ms: number,
): Promise<Load> {
  const waits: number[] = [];
  const free = [...tables];
  const under = new Set<Promise<void>>();
  const start = performance.now();
  for (let n = 0; performance.now() - start < ms; n++) {
    const toAct = start + (n * 1000) / perSecond;
    while (performance.now() < toAct) await new Promise((resolve) => setTimeout(resolve, 1));
    const table = free.shift();
    if (!table) continue;
    const acted = timeAction(table).then((wait) => {
      waits.push(wait);
      free.push(table);
    });
    under.add(acted);
    void acted.finally(() => under.delete(acted));
  }
  await Promise.all(under);
  return summarizeLoad(waits, performance.now() - start, 0);
}

function summarizeLoad(waits: readonly number[], ms: number, cpu: number): Load {
  const sorted = waits.toSorted((a, b) => a - b);
  const quantileAt = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return {
    perSecond: (waits.length * 1000) / ms,
    p50: quantileAt(0.5),
    p99: quantileAt(0.99),
    cpu: cpu / waits.length,
  };
}

export const formatLoad = ({ perSecond, p50, p99, cpu }: Load): string =>
  `${Math.round(perSecond).toLocaleString('en')} /s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${cpu > 0 ? `, ${Math.round(cpu)} µs of processor each` : ''}`;

const openTables = (subject: Subject, count: number): Promise<readonly LoadedTable[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => subject.open(n)));

const WARM_ACTIONS = 10_000;

/** Plays enough actions for the code to be fully optimised. */
export async function warmUp(tables: readonly LoadedTable[], actions = WARM_ACTIONS): Promise<void> {
  const each = Math.ceil(actions / tables.length);
  await Promise.all(
    tables.map(async (table) => {
      for (let n = 0; n < each; n++) await table.act();
    }),
  );
}

/** The subjects take turns, so that a busy machine slows all of them alike. */
async function measureSubjects(count: number, subjects: readonly Subject[], minRatios: MinRatios) {
  const tables = await Promise.all(subjects.map((subject) => openTables(subject, count)));
  const loads: Load[][] = subjects.map(() => []);
  for (const each of tables) await warmUp(each);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, subject] of subjects.entries())
      loads[i]?.push(await runFlatOut([subject], tables[i] ?? [], ROUND_MS));
  for (const each of tables) for (const table of each) table.close();
  subjects.forEach(({ name }, i) => {
    const best = loads[i]?.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)];
    if (best) console.log(`  ${count} tables, ${name}: ${formatLoad(best)}`);
  });
  return buildRows(count, subjects, loads, minRatios);
}

type MinRatios = readonly (number | undefined)[];

/** Two measures: completed actions, and their cost to the server. */
function buildRows(
  count: number,
  subjects: readonly Subject[],
  loads: readonly Load[][],
  minRatios: MinRatios,
): readonly Row[] {
  return [
    ...compareLoads(`actions, ${count} tables × 5`, subjects, loads, {
      of: ({ perSecond }) => perSecond,
      minRatios,
    }),
    ...compareLoads(`  per processor second`, subjects, loads, { of: ({ cpu }) => 1e6 / cpu, minRatios }),
  ];
}

interface Measure {
  readonly of: (load: Load) => number;
  readonly minRatios: MinRatios;
}

function compareLoads(
  what: string,
  subjects: readonly Subject[],
  loads: readonly Load[][],
  { of, minRatios }: Measure,
): readonly Row[] {
  const rates = loads.map((rounds) => rounds.map(of));
  const [mine = []] = rates;
  return subjects.slice(1).map(({ name }, i) => {
    const theirs = rates[i + 1] ?? [];
    const floor = minRatios[i];
    return {
      what,
      ours: median(mine),
      theirs: median(theirs),
      than: name,
      ratio: median(mine.map((rate, round) => rate / (theirs[round] ?? rate))),
      ...(floor !== undefined && { minRatio: floor }),
    };
  });
}

/** Heap of an open, idle table, its five streams included. */
async function measureMemory(subject: Subject, count: number): Promise<void> {
  const before = await requestUsage(subject, 'heap');
  const tables = await openTables(subject, count);
  const after = await requestUsage(subject, 'heap');
  console.log(
    `  ${count} open tables with ${5 * count} streams: ${((after.heap - before.heap) / count / 1000).toFixed(0)} kB of heap each (asked: under 100)`,
  );
  for (const table of tables) table.close();
}

/** Durable actions with five listeners each, compared with a bare prototype and a peer. */
export async function measureTable(): Promise<readonly Row[]> {
  const subjects = [await startOurs(), await startBare(), await startPeer()];
  const [mine] = subjects;
  if (!mine) throw new Error('nothing to measure');
  try {
    const fifty = await measureSubjects(50, subjects, [0.5, 2]);
    const twoHundred = await measureSubjects(200, subjects.slice(0, 2), [0.5]);
    const openedTables = await openTables(mine, 50);
    console.log(
      `  at 200 actions/s over 50 tables: ${formatLoad(await runAtRate(openedTables, 200, 5_000))} (asked: p99 under 10 ms)`,
    );
    for (const table of openedTables) table.close();
    await measureMemory(mine, 200);
    return [...fifty, ...twoHundred];
  } finally {
    for (const { child } of subjects) child.kill('SIGKILL');
  }
}
