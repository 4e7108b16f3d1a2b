import { setTimeout as wait } from 'node:timers/promises';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  addSeat,
  type Reply,
  readExport,
  readMessage,
  type Seat,
  type Server,
  sendAndExpectKept,
  sendCommand,
} from './client.ts';
import { pickRandom } from './random-moves.fixture.ts';
import { buildSayBody, makeNodeTable, ServerNodes } from './server-nodes.fixture.ts';
import type { ServerProcess } from './server-process.fixture.ts';
import { openStreamClient, StreamClient } from './stream-client.fixture.ts';

const NODES = 3;
const die = createSeededDie(seedOf('nodes'));

let nodes: ServerNodes;
const isNodeUp = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;
/** As behind a load balancer without sticky sessions: each request goes to an arbitrary node. */
const anyNode: Server = {
  get url() {
    return pickRandom(nodes.all.filter(isNodeUp), die).url;
  },
};
const atNode = (seat: Seat, node: number): Seat => nodes.at(seat, node);

beforeAll(async () => {
  const database = await (await fetch(inject('freshDatabaseAt'))).text();
  nodes = await ServerNodes.start(Array.from({ length: NODES }, () => database));
});
afterAll(() => nodes?.stop());

describe('several nodes on one database', () => {
  test('what is kept at one node is heard at every other', async () => {
    const gm = await makeNodeTable(anyNode);
    const streamClients = await Promise.all([0, 1, 2].map((node) => openStreamClient(atNode(gm, node))));
    const { moment } = await sendAndExpectKept(atNode(gm, 0), 'say', buildSayBody('hark'));
    await Promise.all(streamClients.map((streamClient) => streamClient.waitForMoment(Number(moment))));
    for (const streamClient of streamClients) streamClient.close();
  });

  test('a seat given at one node opens the table at any other, at once', async () => {
    const gm = await makeNodeTable(anyNode);
    await Promise.all([0, 1, 2].map((node) => readMessage(atNode(gm, node))));
    for (let n = 0; n < 6; n++) {
      const player = await addSeat(atNode(gm, n % NODES), { role: 'player', name: `Aino ${n}` });
      expect((await readMessage(atNode(player, (n + 1) % NODES))).seen.you.id).toBe(player.id);
    }
  });

  test('no command is refused because this node lacks an entry', async () => {
    const gm = await makeNodeTable(anyNode);
    await Promise.all([0, 1, 2].map((node) => readMessage(atNode(gm, node))));
    for (let n = 0; n < 9; n++) {
      const text = `note-${n}`;
      await sendAndExpectKept(atNode(gm, n % NODES), 'override', {
        command: `o-${n}`,
        path: ['creatures', 'brenna', 'health'],
        value: n + 1,
      });
      const message = await readMessage(atNode(gm, (n + 1) % NODES));
      await sendAndExpectKept(atNode(gm, (n + 1) % NODES), 'say', {
        ...buildSayBody(text),
        seen: message.moment,
      });
    }
    const { entries } = await readExport(gm);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1));
  });

  test('a command sent to two nodes at once is stored once, and both give the same reply', async () => {
    const gm = await makeNodeTable(anyNode);
    for (let n = 0; n < 10; n++) {
      const replies = await Promise.all(
        [0, 1, 2].map((node) => sendCommand(atNode(gm, node), 'say', buildSayBody(`twice-${n}`))),
      );
      expect(new Set(replies.map(({ status, body }) => `${status} ${body.moment}`)).size).toBe(1);
      expect(replies[0]?.status).toBe(200);
    }
    const said = (await readExport(gm)).entries.filter(({ kept: { does } }) => does.kind === 'said');
    expect(said).toHaveLength(10);
  });

  test('one node killed under load: nothing acknowledged is lost, and no client misses a line', async () => {
    const gm = await makeNodeTable(anyNode);
    const seats = await Promise.all(
      ['Aino', 'Bruno', 'Carla'].map((name) => addSeat(gm, { role: 'player', name })),
    );
    const acknowledged = new Set<number>();
    const stop = new AbortController();
    const streamFollowers = [gm, ...seats].map((seat, n) => new StreamFollower(seat, n % NODES));
    const talk = seats.map(async (seat, who) => {
      for (let n = 0; !stop.signal.aborted; n++) {
        const reply = await sendUntilAnswered(seat, `${who}-${n}`);
        acknowledged.add(Number(reply.body.moment));
        await wait(5);
      }
    });
    await waitUntil(() => acknowledged.size >= 40);
    nodes.node(1).child.kill('SIGKILL');
    await waitUntil(() => acknowledged.size >= 100);
    stop.abort();
    await Promise.all(talk);
    const last = Math.max(...acknowledged);
    for (const streamFollower of streamFollowers) await streamFollower.listTold(last);
    const { entries } = await readExport(gm);
    const moments = entries.map(({ moment }) => moment);
    expect([...acknowledged].filter((moment) => !moments.includes(moment))).toEqual([]);
    for (const streamFollower of streamFollowers) {
      const said = streamFollower.lines.filter((moment) => acknowledged.has(moment));
      expect(said).toEqual(
        [...acknowledged].filter((moment) => moment > streamFollower.from).toSorted((a, b) => a - b),
      );
      streamFollower.close();
    }
    expect(streamFollowers.some(({ returned }) => returned > 0)).toBe(true);
  });
});

/** Waits as long as a slow machine needs. */
async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

/** Sends the same command again until a node answers it. */
async function sendUntilAnswered(seat: Seat, text: string): Promise<Reply> {
  for (let tries = 0; tries < 200; tries++) {
    const reply = await sendCommand(seat, 'say', buildSayBody(text)).catch(() => undefined);
    if (reply?.status === 200) return reply;
    await wait(30);
  }
  throw new Error(`${text} was never kept`);
}

/** Listens at one node, and when its stream ends, at another from where it was. */
class StreamFollower {
  readonly lines: number[] = [];
  from = 0;
  returned = 0;
  readonly #seat: Seat;
  #last: number | undefined;
  #stream: StreamClient;
  #closed = false;

  constructor(seat: Seat, node: number) {
    this.#seat = seat;
    this.#stream = this.#open(atNode(seat, node));
  }

  #open(seat: Seat): StreamClient {
    const since = this.#last;
    const stream = new StreamClient(seat, {
      ...(since !== undefined && { since }),
      hears: (message) => {
        if (this.from === 0) this.from = message.moment;
        else for (const { moment } of message.lines) if (moment > (since ?? this.from)) this.#heard(moment);
        this.#last = message.moment;
      },
    });
    void stream.over.then(async () => {
      if (this.#closed) return;
      await wait(50);
      this.returned++;
      this.#stream = this.#open({ ...this.#seat, server: anyNode });
    });
    return stream;
  }

  #heard(moment: number): void {
    this.lines.push(moment);
  }

  async listTold(moment: number): Promise<void> {
    await expect.poll(() => this.#last ?? 0).toBeGreaterThanOrEqual(moment);
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }
}
