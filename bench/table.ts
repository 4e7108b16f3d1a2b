import { median, type Row } from './harness.ts';
import type { Playing } from './table/playing.ts';
import { bare, ours, peer, type Subject, usageOf } from './table/subjects.ts';

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
export async function flatOut(
  subjects: readonly Subject[],
  tables: readonly Playing[],
  ms: number,
): Promise<Load> {
  const waits: number[] = [];
  const before = await cpuOf(subjects);
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - start < ms) waits.push(await timed(table));
    }),
  );
  const took = performance.now() - start;
  return loadOf(waits, took, (await cpuOf(subjects)) - before);
}

async function cpuOf(subjects: readonly Subject[]): Promise<number> {
  const usages = await Promise.all(subjects.map((subject) => usageOf(subject, 'cpu')));
  return usages.reduce((sum, { cpu }) => sum + cpu, 0);
}

async function timed(table: Playing): Promise<number> {
  const start = performance.now();
  await table.act();
  return performance.now() - start;
}

/** Sends a fixed number of actions a second, whatever the results: each on an idle table. */
async function atRate(tables: readonly Playing[], perSecond: number, ms: number): Promise<Load> {
  const waits: number[] = [];
  const free = [...tables];
  const under = new Set<Promise<void>>();
  const start = performance.now();
  for (let n = 0; performance.now() - start < ms; n++) {
    const due = start + (n * 1000) / perSecond;
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
    const table = free.shift();
    if (!table) continue;
    const acted = timed(table).then((wait) => {
      waits.push(wait);
      free.push(table);
    });
    under.add(acted);
    void acted.finally(() => under.delete(acted));
  }
  await Promise.all(under);
  return loadOf(waits, performance.now() - start, 0);
}

function loadOf(waits: readonly number[], ms: number, cpu: number): Load {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { perSecond: (waits.length * 1000) / ms, p50: at(0.5), p99: at(0.99), cpu: cpu / waits.length };
}

export const show = ({ perSecond, p50, p99, cpu }: Load): string =>
  `${Math.round(perSecond).toLocaleString('en')} /s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${cpu > 0 ? `, ${Math.round(cpu)} µs of processor each` : ''}`;

const opened = (subject: Subject, count: number): Promise<readonly Playing[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => subject.open(n)));

const WARM_ACTIONS = 10_000;

/** Plays enough actions for the code to be fully optimised. */
export async function warmed(tables: readonly Playing[], actions = WARM_ACTIONS): Promise<void> {
  const each = Math.ceil(actions / tables.length);
  await Promise.all(
    tables.map(async (table) => {
      for (let n = 0; n < each; n++) await table.act();
    }),
  );
}

/** The subjects take turns, so that a busy machine slows all of them alike. */
async function side(count: number, subjects: readonly Subject[], least: Least) {
  const tables = await Promise.all(subjects.map((subject) => opened(subject, count)));
  const loads: Load[][] = subjects.map(() => []);
  for (const each of tables) await warmed(each);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, subject] of subjects.entries())
      loads[i]?.push(await flatOut([subject], tables[i] ?? [], ROUND_MS));
  for (const each of tables) for (const table of each) table.close();
  subjects.forEach(({ name }, i) => {
    const best = loads[i]?.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)];
    if (best) console.log(`  ${count} tables, ${name}: ${show(best)}`);
  });
  return rowsOf(count, subjects, loads, least);
}

type Least = readonly (number | undefined)[];

/** Two measures: completed actions, and their cost to the server. */
function rowsOf(
  count: number,
  subjects: readonly Subject[],
  loads: readonly Load[][],
  least: Least,
): readonly Row[] {
  return [
    ...compared(`actions, ${count} tables × 5`, subjects, loads, { of: ({ perSecond }) => perSecond, least }),
    ...compared(`  per processor second`, subjects, loads, { of: ({ cpu }) => 1e6 / cpu, least }),
  ];
}

interface Measure {
  readonly of: (load: Load) => number;
  readonly least: Least;
}

function compared(
  what: string,
  subjects: readonly Subject[],
  loads: readonly Load[][],
  { of, least }: Measure,
): readonly Row[] {
  const rates = loads.map((rounds) => rounds.map(of));
  const [mine = []] = rates;
  return subjects.slice(1).map(({ name }, i) => {
    const theirs = rates[i + 1] ?? [];
    const floor = least[i];
    return {
      what,
      ours: median(mine),
      theirs: median(theirs),
      than: name,
      ratio: median(mine.map((rate, round) => rate / (theirs[round] ?? rate))),
      ...(floor !== undefined && { least: floor }),
    };
  });
}

/** Heap of an open, idle table, its five streams included. */
async function memory(subject: Subject, count: number): Promise<void> {
  const before = await usageOf(subject, 'heap');
  const tables = await opened(subject, count);
  const after = await usageOf(subject, 'heap');
  console.log(
    `  ${count} open tables with ${5 * count} streams: ${((after.heap - before.heap) / count / 1000).toFixed(0)} kB of heap each (asked: under 100)`,
  );
  for (const table of tables) table.close();
}

/** Durable actions with five listeners each, compared with a bare prototype and a peer. */
export async function tableRows(): Promise<readonly Row[]> {
  const subjects = [await ours(), await bare(), await peer()];
  const [mine] = subjects;
  if (!mine) throw new Error('nothing to measure');
  try {
    const fifty = await side(50, subjects, [0.5, 2]);
    const twoHundred = await side(200, subjects.slice(0, 2), [0.5]);
    const steady = await opened(mine, 50);
    console.log(
      `  at 200 actions/s over 50 tables: ${show(await atRate(steady, 200, 5_000))} (asked: p99 under 10 ms)`,
    );
    for (const table of steady) table.close();
    await memory(mine, 200);
    return [...fifty, ...twoHundred];
  } finally {
    for (const { child } of subjects) child.kill('SIGKILL');
  }
}
