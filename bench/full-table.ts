import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';
import { openTableService, type SeatSession, type TableService } from '@arbitro/server';
import { openMemory } from '@arbitro/store';
import { buildCrowdFile } from '@arbitro/testing';
import type { Row } from './harness.ts';

const SAMPLES = 4;
/** A thread's clock advances in steps of milliseconds. */
const REPEATS = 20;

/** A table with the maximum number of creatures and seats. */
interface FullTable {
  readonly tableService: TableService;
  readonly gm: SeatSession;
  readonly creatures: readonly string[];
}

async function openFullTable(system: System): Promise<FullTable> {
  const scenario = buildCrowdFile(system, LIMITS.creatures);
  const creatures = scenario.creatures.map(({ id }) => id);
  const tableService = openTableService({ store: openMemory(), warm: true });
  const newTable = await tableService.make({ scenario });
  if (!newTable.ok) throw new Error(newTable.says('en'));
  for (let n = 1; n < LIMITS.seats; n++)
    await tableService.ask(newTable.value, 'seat', {
      command: `seat ${n}`,
      role: 'player',
      owns: [creatures[n] ?? ''],
    });
  return { tableService, gm: newTable.value, creatures };
}

/** Returns milliseconds of the main thread. */
async function measureCost(work: () => Promise<unknown>): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  await work();
  const after = process.threadCpuUsage();
  return (after.user + after.system - user - system) / 1000;
}

function serializeRepeatedly(world: unknown): number {
  let length = 0;
  for (let n = 0; n < REPEATS; n++) length += JSON.stringify(world).length;
  return length;
}

async function measureSystem(system: System): Promise<readonly Row[]> {
  const table = await openFullTable(system);
  const { tableService, gm, creatures } = table;
  const world = await tableService.world(gm);
  let count = 0;
  // each sample uses a table that has just changed: nothing is cached
  const rename = () =>
    tableService.ask(gm, 'override', {
      command: `name ${count}`,
      path: ['creatures', 0, 'name'],
      value: `x${count++}`,
    });
  const cases: Readonly<Record<string, () => Promise<unknown>>> = {
    'a view': () => tableService.seeBytes(gm),
    'offers, of who is due and the game master': () => tableService.offersBytes(gm),
    'offers of one creature': () => tableService.offersBytes(gm, creatures[1]),
    'a command that all seats see': rename,
  };
  const rows: Row[] = [];
  for (const [name, work] of Object.entries(cases)) {
    let [ours, theirs] = [0, 0];
    for (let sample = 0; sample < SAMPLES; sample++) {
      await rename();
      theirs += await measureCost(async () => serializeRepeatedly(world));
      ours += await measureCost(work);
    }
    const [sharedCost, repeatedCost] = [ours / SAMPLES, theirs / SAMPLES / REPEATS];
    rows.push({
      what: `${system.id}: ${name}`,
      ours: 1000 / sharedCost,
      theirs: 1000 / repeatedCost,
      than: 'JSON of the world',
      ratio: repeatedCost / sharedCost,
    });
  }
  await tableService.close();
  return rows;
}

/** The work of the main thread for one request at a table of 200 creatures and 60 seats. */
export async function measureFullTable(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const system of systems) rows.push(...(await measureSystem(system)));
  return rows;
}
