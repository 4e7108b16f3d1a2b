import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seededDie, seedOf } from '@arbitro/dice';
import { type Hall, openHall, type Sitting } from '@arbitro/server';
import { openPostgres, openSqlite, type Store } from '@arbitro/store';
import { fill } from '@arbitro/testing';
import { Client } from 'pg';
import type { Row } from './harness.ts';
import { borrowPostgres } from './nodes.ts';

const CREATURES = 150;
const UNDOS = 60;
const ACTIONS = 300;
const SYSTEMS = { brp: 'guardia', quinta: 'scheletro' } as const;

/** A database, and its size on disk in bytes. */
interface Ground {
  readonly name: string;
  readonly store: Store;
  size(): Promise<number>;
  remove(): Promise<void>;
}

async function sqlite(): Promise<Ground> {
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

async function postgres(): Promise<Ground> {
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

type Asked = Awaited<ReturnType<Hall['make']>>;
const resultOf = <T>(answer: { ok: true; value: T } | Extract<Asked, { ok: false }>): T => {
  if (!answer.ok) throw new Error(answer.says('en'));
  return answer.value;
};

let commands = 0;
const ask = async (
  hall: Hall,
  gm: Sitting,
  name: Parameters<Hall['ask']>[1],
  body: object,
): Promise<void> => {
  resultOf(await hall.ask(gm, name, { command: `c${commands++}`, ...body } as never));
};

/** One step of random play: answers the open question, or takes one of the offers. */
async function step(hall: Hall, gm: Sitting, die: ReturnType<typeof seededDie>): Promise<void> {
  const { ask: open } = resultOf(await hall.see(gm)).seen;
  if (open) {
    const who = open.kind === 'choose' ? { who: open.to[0]?.who } : {};
    return ask(hall, gm, 'answer', { ask: open.id, byPolicy: true, ...who });
  }
  const offers = resultOf(await hall.offers(gm));
  const offer = offers[die(offers.length) - 1];
  if (offer) await ask(hall, gm, 'act', { action: fill(offer, die) });
}

/** Bytes on disk with indexes and snapshots: a creature entering a large table, an undo there, an action in a fight. */
async function costs({ store, size }: Ground, system: keyof typeof SYSTEMS) {
  const hall = openHall({ store });
  const from = SYSTEMS[system];
  const gm = resultOf(await hall.make({ system, creatures: [{ from }] }));
  const each = async (times: number, work: () => Promise<unknown>): Promise<number> => {
    const before = await size();
    for (let n = 0; n < times; n++) await work();
    return ((await size()) - before) / times;
  };
  const creature = await each(CREATURES - 1, () => ask(hall, gm, 'creature', { from }));
  const undo = await each(UNDOS, async () => {
    const { moment } = resultOf(await hall.see(gm));
    await ask(hall, gm, 'override', { path: ['creatures', 0, 'name'], value: 'Uno' });
    await ask(hall, gm, 'undo', { to: moment });
  });
  const fight = resultOf(await hall.make({ demo: system }));
  const die = seededDie(seedOf('disk'));
  const action = await each(ACTIONS, () => step(hall, fight, die));
  await hall.close();
  return { creature, undo, action };
}

/** The disk use of a table. Bytes, not rates: they are printed, and no row is compared. */
export async function diskRows(): Promise<readonly Row[]> {
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  for (const open of [sqlite, postgres])
    for (const system of ['brp', 'quinta'] as const) {
      const ground = await open();
      const { creature, undo, action } = await costs(ground, system);
      await ground.remove();
      console.log(
        `  ${ground.name}, ${system}: a creature brought to ${CREATURES} ${kB(creature)}, a change and its undo there ${kB(undo)}, an action in a fight ${kB(action)}`,
      );
    }
  return [];
}
