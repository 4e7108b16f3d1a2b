import type { Row } from './harness.ts';
import { LISTENERS, type LoadedTable } from './table/loaded-table.ts';
import { openOurs } from './table/subjects.ts';
import { startWholeServer } from './table/whole-server.ts';
import { formatLoad, runAtRate } from './table.ts';

const TABLES = 2_000;
const OPENED_TOGETHER = 20;
const ACTIONS_PER_SECOND = 200;
const PLAY_MS = 10_000;
const MAX_MEGABYTES = 1_000;

const addressOf = (table: number) => ({ 'x-forwarded-for': `10.1.${table >> 8}.${table & 255}` });

async function openAll(url: string): Promise<readonly LoadedTable[]> {
  const tables: LoadedTable[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    while (next < TABLES) tables.push(await openOurs(url, { headers: addressOf(next++) }));
  };
  await Promise.all(Array.from({ length: OPENED_TOGETHER }, openSome));
  return tables;
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Holds 10,000 streams of 2,000 tables at one server, and plays at all of them. */
export async function measureStreams(): Promise<readonly Row[]> {
  const { child, url } = await startWholeServer();
  const reportMemory = async (when: string): Promise<void> => {
    const megabytes = (await readMetric(url, 'process_resident_memory_bytes')) / 1e6;
    const streams = await readMetric(url, 'arbitro_streams');
    console.log(
      `  ${when}: ${streams.toLocaleString('en')} streams, ${Math.round(megabytes)} MB of memory (asked: under ${MAX_MEGABYTES})`,
    );
  };
  try {
    await reportMemory('idle');
    const tables = await openAll(url);
    await reportMemory(`${tables.length.toLocaleString('en')} tables with ${LISTENERS} listeners each`);
    const load = await runAtRate(tables, ACTIONS_PER_SECOND, PLAY_MS);
    console.log(`  ${ACTIONS_PER_SECOND} actions/s over all of them: ${formatLoad(load)}`);
    await reportMemory('after these');
    const dropped = await readMetric(url, 'arbitro_streams_dropped_total');
    console.log(`  ${dropped} streams were cut for being slow`);
    for (const table of tables) table.close();
    return [];
  } finally {
    child.kill('SIGKILL');
  }
}
