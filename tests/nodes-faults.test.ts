import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addSeat,
  type Reply,
  readExport,
  readMessage,
  type Seat,
  sendAndExpectKept,
  sendCommand,
} from './client.ts';
import { type Postgres, startPostgres } from './postgres.fixture.ts';
import { openPostgresProxy, type PostgresProxy } from './postgres-proxy.fixture.ts';
import { buildSayBody, makeNodeTable, ServerNodes } from './server-nodes.fixture.ts';
import { openStreamClient } from './stream-client.fixture.ts';

let postgres: Postgres;
let database: string;
let proxy: PostgresProxy;
/** Two nodes that reach the database directly, and one through the proxy. */
let nodes: ServerNodes;
const PROXIED_NODE = 2;
/** Other tests may load the machine. */

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  database = await postgres.freshDatabase();
  proxy = await openPostgresProxy(database);
  nodes = await ServerNodes.start([database, database, proxy.url]);
});
afterAll(async () => {
  await nodes?.stop();
  proxy?.close();
  await postgres?.stop();
});

const atNode = (seat: Seat, n: number): Seat => nodes.at(seat, n);

async function queryDatabase<T extends object>(text: string): Promise<readonly T[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Says something until it is stored, and collects all other answers. */
async function sayUntilKept(seat: Seat, text: string, nos: Reply[]): Promise<number> {
  for (let tries = 0; tries < 500; tries++) {
    const reply = await sendCommand(seat, 'say', buildSayBody(text));
    if (reply.status === 200) return Number(reply.body.moment);
    nos.push(reply);
    await wait(20);
  }
  throw new Error(`${text} was never kept`);
}

const listSaid = async (gm: Seat): Promise<readonly (readonly [string, number])[]> =>
  (await readExport(gm)).entries.flatMap(({ moment, kept: { does } }) =>
    does.kind === 'said' ? [[does.text, moment] as const] : [],
  );

describe('PostgreSQL restarted under load', () => {
  test('is answered with 503 and Retry-After, loses nothing acknowledged, and the nodes hear each other again', async () => {
    const gm = await makeNodeTable(nodes.node(0));
    const seats = await Promise.all(
      ['Aino', 'Bruno', 'Carla', 'Dario'].map((name) => addSeat(gm, { role: 'player', name })),
    );
    const streamClients = await Promise.all([0, 1].map((n) => openStreamClient(atNode(gm, n))));
    const nos: Reply[] = [];
    const acknowledged = new Map<string, number>();
    const stop = new AbortController();
    const talk = seats.map(async (seat, who) => {
      for (let n = 0; !stop.signal.aborted; n++) {
        const text = `${who}-${n}`;
        acknowledged.set(text, await sayUntilKept(atNode(seat, who % 2), text, nos));
        await wait(20);
      }
    });
    await expect.poll(() => acknowledged.size).toBeGreaterThan(40);
    await postgres.restart();
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 40);
    stop.abort();
    await Promise.all(talk);
    expect(nos.length).toBeGreaterThan(0);
    for (const { status, body, headers } of nos)
      expect([status, body.refusal, headers.get('retry-after')]).toEqual([
        503,
        { code: 'store-down', params: {} },
        '1',
      ]);
    const said = await listSaid(gm);
    expect(said.toSorted()).toEqual([...acknowledged].toSorted());
    const moments = said.map(([, moment]) => moment);
    for (const streamClient of streamClients) {
      await streamClient.waitForMoment(Math.max(...moments));
      const lines = streamClient.heard.slice(1).flatMap((message) => message.lines);
      expect(lines.filter(({ kind }) => kind === 'said').map(({ moment }) => moment)).toEqual(moments);
      streamClient.close();
    }
  });

  test('readers, also of a table that is not in memory, get the same', async () => {
    const gm = await makeNodeTable(nodes.node(0));
    const nos: Reply[] = [];
    const restarted = postgres.restart();
    let isOver = false;
    void restarted.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      nos.push(await sendCommand(atNode(gm, 1), 'odds', { action: { type: 'fight' } }));
      nos.push(await sendCommand(atNode(gm, 0), 'act', { command: 'x', action: { type: 'no-such-thing' } }));
      await wait(5);
    }
    await restarted;
    expect(nos.map(({ status }) => status)).toContain(503);
    expect(nos.filter(({ status }) => status === 500)).toEqual([]);
    await expect
      .poll(async () => (await sendCommand(atNode(gm, 1), 'say', buildSayBody('back'))).status)
      .toBe(200);
    await expect
      .poll(async () => (await readMessage(atNode(gm, 0))).lines.at(-1))
      .toMatchObject({ text: 'back' });
  });
});

const LISTENER_CONNECTIONS = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`;

describe('the connection on which a node listens', () => {
  const listening = async (): Promise<readonly number[]> =>
    (await queryDatabase<{ pid: number }>(`SELECT pid ${LISTENER_CONNECTIONS}`)).map(({ pid }) => pid);

  test('is opened again when it ends, and entries stored meanwhile are sent', async () => {
    const gm = await makeNodeTable(nodes.node(0));
    const streamClients = await Promise.all([0, 1].map((n) => openStreamClient(atNode(gm, n))));
    await expect.poll(listening).toHaveLength(nodes.all.length);
    const before = await listening();
    await queryDatabase(`SELECT pg_terminate_backend(pid) ${LISTENER_CONNECTIONS}`);
    const { moment } = await sendAndExpectKept(atNode(gm, 0), 'say', buildSayBody('anybody there?'));
    await Promise.all(streamClients.map((streamClient) => streamClient.waitForMoment(Number(moment))));
    await expect.poll(listening).toHaveLength(nodes.all.length);
    expect((await listening()).filter((pid) => before.includes(pid))).toEqual([]);
    const repeated = await sendAndExpectKept(atNode(gm, 1), 'say', buildSayBody('here'));
    await Promise.all(
      streamClients.map((streamClient) => streamClient.waitForMoment(Number(repeated.moment))),
    );
    for (const streamClient of streamClients) streamClient.close();
  });

  test('may fall silent without ending: the node looks for itself', async () => {
    const gm = await makeNodeTable(nodes.node(0));
    const streamClient = await openStreamClient(atNode(gm, PROXIED_NODE));
    expect(proxy.silence('LISTEN')).toBe(1);
    for (const text of ['one', 'two']) {
      const { moment } = await sendAndExpectKept(atNode(gm, 0), 'say', buildSayBody(text));
      await streamClient.waitForMoment(Number(moment));
    }
    streamClient.close();
  });
});

describe('a connection cut half-way', () => {
  test.each([
    ['cut-asking', 0],
    ['cut-answering', 1],
  ] as const)(
    '%s: no unstored entry is sent, and the repeated command is stored once',
    async (fault, isKept) => {
      const gm = await makeNodeTable(nodes.node(0));
      await readMessage(atNode(gm, PROXIED_NODE));
      const broken = proxy.brokenCount;
      proxy.breakNext('INSERT INTO entries', fault);
      const text = `half-way ${fault}`;
      const refusalReply = await sendCommand(atNode(gm, PROXIED_NODE), 'say', buildSayBody(text));
      expect([refusalReply.status, refusalReply.headers.get('retry-after')]).toEqual([503, '1']);
      expect(proxy.brokenCount).toBe(broken + 1);
      expect(await listSaid(gm)).toHaveLength(isKept);
      const [reply, other] = await Promise.all(
        [PROXIED_NODE, 1].map((n) => sendCommand(atNode(gm, n), 'say', buildSayBody(text))),
      );
      expect([reply?.status, other?.status]).toEqual([200, 200]);
      expect(reply?.body.moment).toBe(other?.body.moment);
      expect(await listSaid(gm)).toEqual([[text, reply?.body.moment]]);
    },
  );
});
