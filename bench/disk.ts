import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { openTableService, type SeatSession, type TableService } from '@arbitro/server';
import { openPostgres, openSqlite, type Store } from '@arbitro/store';
import { fillOfferAtRandom } from '@arbitro/testing';
import { Client } from 'pg';
import type { Row } from './harness.ts';
import { borrowPostgres } from './nodes.ts';

const CREATURES = 150;
const UNDOS = 60;
const ACTIONS = 300;
const SYSTEMS = { brp: 'guardia', quinta: 'scheletro' } as const;

/** A database, and its size on disk in bytes. */
interface BenchDatabase {
  readonly name: string;
  readonly store: Store;
  size(): Promise<number>;
  remove(): Promise<void>;
}

async function createSqlite(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-disk-'));
  const file = join(folder, 'arbitro.sqlite');
  const store = await openSqlite(file);
  const db = new DatabaseSync(file);
  return {
    name: 'SQLite',
    store,
    size: async () => {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return statSync(file).size;
    },
    remove: async () => {
      db.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function createPostgres(): Promise<BenchDatabase> {
  const server = borrowPostgres();
  const url = await server.freshDatabase();
  const store = await openPostgres(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    name: 'PostgreSQL',
    store,
    size: async () => {
      const { rows } = await client.query(
        `SELECT pg_total_relation_size('entries') + pg_total_relation_size('snapshots') AS bytes`,
      );
      return Number(rows[0]?.bytes);
    },
    remove: async () => {
      await client.end();
      await store.close();
      await server.giveBack();
    },
  };
}

type ServiceReply = Awaited<ReturnType<TableService['make']>>;
const unwrapReply = <T>(answer: { ok: true; value: T } | Extract<ServiceReply, { ok: false }>): T => {
  if (!answer.ok) throw new Error(answer.says('en'));
  return answer.value;
};

let commandCount = 0;
const sendCommand = async (
  tableService: TableService,
  gm: SeatSession,
  name: Parameters<TableService['ask']>[1],
  body: object,
): Promise<void> => {
  unwrapReply(await tableService.ask(gm, name, { command: `c${commandCount++}`, ...body } as never));
};

/** One step of random play: answers the open question, or takes one of the offers. */
async function playRandomStep(
  tableService: TableService,
  gm: SeatSession,
  die: ReturnType<typeof createSeededDie>,
): Promise<void> {
  const { ask: open } = unwrapReply(await tableService.see(gm)).seen;
  if (open) {
    const who = open.kind === 'choose' ? { who: open.to[0]?.who } : {};
    return sendCommand(tableService, gm, 'answer', { ask: open.id, byPolicy: true, ...who });
  }
  const offers = unwrapReply(await tableService.offers(gm));
  const offer = offers[die(offers.length) - 1];
  if (offer) await sendCommand(tableService, gm, 'act', { action: fillOfferAtRandom(offer, die) });
}

/** Bytes on disk with indexes and snapshots: a creature entering a large table, an undo there, an action in a fight. */
async function measureCosts({ store, size }: BenchDatabase, system: keyof typeof SYSTEMS) {
  const tableService = openTableService({ store });
  const from = SYSTEMS[system];
  const gm = unwrapReply(await tableService.make({ system, creatures: [{ from }] }));
  const each = async (times: number, work: () => Promise<unknown>): Promise<number> => {
    const before = await size();
    for (let n = 0; n < times; n++) await work();
    return ((await size()) - before) / times;
  };
  const creatureSize = await each(CREATURES - 1, () => sendCommand(tableService, gm, 'creature', { from }));
  const undo = await each(UNDOS, async () => {
    const { moment } = unwrapReply(await tableService.see(gm));
    await sendCommand(tableService, gm, 'override', { path: ['creatures', 0, 'name'], value: 'Uno' });
    await sendCommand(tableService, gm, 'undo', { to: moment });
  });
  const fight = unwrapReply(await tableService.make({ demo: system }));
  const die = createSeededDie(seedOf('disk'));
  const action = await each(ACTIONS, () => playRandomStep(tableService, fight, die));
  await tableService.close();
  return { creature: creatureSize, undo, action };
}

/** The disk use of a table. Bytes, not rates: they are printed, and no row is compared. */
export async function measureDisk(): Promise<readonly Row[]> {
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  for (const open of [createSqlite, createPostgres])
    for (const system of ['brp', 'quinta'] as const) {
      const benchDisk = await open();
      const { creature, undo, action } = await measureCosts(benchDisk, system);
      await benchDisk.remove();
      console.log(
        `  ${benchDisk.name}, ${system}: a creature brought to ${CREATURES} ${kB(creature)}, a change and its undo there ${kB(undo)}, an action in a fight ${kB(action)}`,
      );
    }
  return [];
}
