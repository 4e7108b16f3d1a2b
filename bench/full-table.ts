import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';
import { type TableService, openTableService, type SeatSession } from '@arbitro/server';
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
  const hall = openTableService({ store: openMemory(), warm: true });
  const made = await hall.make({ scenario });
  if (!made.ok) throw new Error(made.says('en'));
  for (let n = 1; n < LIMITS.seats; n++)
    await hall.ask(made.value, 'seat', { command: `seat ${n}`, role: 'player', owns: [creatures[n] ?? ''] });
  return { tableService: hall, gm: made.value, creatures };
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
  const { tableService: hall, gm, creatures } = table;
  const world = await hall.world(gm);
  let count = 0;
  // each sample uses a table that has just changed: nothing is cached
  const rename = () =>
    hall.ask(gm, 'override', {
      command: `name ${count}`,
      path: ['creatures', 0, 'name'],
      value: `x${count++}`,
    });
  const cases: Readonly<Record<string, () => Promise<unknown>>> = {
    'a view': () => hall.seeBytes(gm),
    'offers, of who is due and the game master': () => hall.offersBytes(gm),
    'offers of one creature': () => hall.offersBytes(gm, creatures[1]),
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
    const [mine, text] = [ours / SAMPLES, theirs / SAMPLES / REPEATS];
    rows.push({
      what: `${system.id}: ${name}`,
      ours: 1000 / mine,
      theirs: 1000 / text,
      than: 'JSON of the world',
      ratio: text / mine,
    });
  }
  await hall.close();
  return rows;
}

/** The work of the main thread for one request at a table of 200 creatures and 60 seats. */
export async function measureFullTable(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const system of systems) rows.push(...(await measureSystem(system)));
  return rows;
}
