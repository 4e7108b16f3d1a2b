import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addSeat,
  BEHIND_PROXY,
  bearerHeaderOf,
  createAddressHeader,
  type JsonFields,
  listCreatures,
  makeTable,
  type Reply,
  readExport,
  readMessage,
  type Seat,
  sendAndExpectKept,
  sendCommand,
  sendRequest,
  tableUrlOf,
} from './client.ts';
import { pickAnswerMove, pickLegalMove } from './random-moves.fixture.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';
import { type ListenOptions, StreamClient } from './stream-client.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-bad-input-'));
let server: ServerProcess;
let gm: Seat;
let commands = 0;
const nextId = (): string => `b-${commands++}`;
const openTable = (): Promise<Seat> => makeTable(server, { demo: systems[0]?.id }, createAddressHeader());

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, ...BEHIND_PROXY });
});
beforeEach(async () => {
  gm = await openTable();
});
/** Clients of a failed test are closed, so that they do not disturb the next test. */
const openStreams: (() => void)[] = [];
afterEach(() => {
  for (const close of openStreams.splice(0)) close();
});

function openStream(seat: Seat, options: ListenOptions = {}): StreamClient {
  const stream = new StreamClient(seat, options);
  openStreams.push(() => stream.close());
  return stream;
}

async function listenTo(seat: Seat, options: ListenOptions = {}): Promise<StreamClient> {
  const stream = openStream(seat, options);
  await stream.until((seatMessages) => seatMessages.length > 0, 'anything');
  return stream;
}
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Returns a metric of the server. */
async function readFigure(name: string): Promise<number> {
  const { body } = await sendRequest(`${server.url}/metrics`);
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(String(body.text))?.[1]);
}

/** Returns the status and the code of a refusal; it must explain in words what is wrong. */
function refusalCodeOf({ status, body }: Pick<Reply, 'status' | 'body'>): string {
  const { code } = (body.refusal ?? {}) as JsonFields;
  if (code !== undefined) {
    expect(body.kept).toBe(false);
    expect(String(body.says)).not.toMatch(/\{\w+\}|undefined|^$/);
  }
  return code === undefined ? String(status) : `${status} ${code}`;
}

/** A client at another table that keeps talking, whatever happens elsewhere. */
class OtherTablePlayer {
  readonly #moments: number[] = [];
  #isOver = false;
  readonly #seat: Seat;
  readonly #stream: StreamClient;
  readonly #talking: Promise<void>;

  static async at(): Promise<OtherTablePlayer> {
    const seat = await openTable();
    const bystander = new OtherTablePlayer(seat, await listenTo(seat));
    openStreams.push(() => bystander.leave());
    return bystander;
  }

  private constructor(seat: Seat, stream: StreamClient) {
    this.#seat = seat;
    this.#stream = stream;
    this.#talking = this.#talk();
  }

  leave(): void {
    this.#isOver = true;
  }

  /** Ends it, and checks that everything said was stored and sent. */
  async expectUndisturbed(): Promise<void> {
    await expect.poll(() => this.#moments.length).toBeGreaterThan(2);
    this.leave();
    await this.#talking;
    await this.#stream.waitForMoment(this.#moments.at(-1) ?? 0);
    const moments = this.#stream.heard.slice(1).map(({ moment }) => moment);
    this.#stream.close();
    expect(moments).toEqual(this.#moments);
  }

  async #talk(): Promise<void> {
    while (!this.#isOver) {
      const { moment } = await sendAndExpectKept(this.#seat, 'say', {
        command: nextId(),
        text: 'Tutto tranquillo.',
      });
      this.#moments.push(Number(moment));
      await wait(30);
    }
  }
}

/** Sends raw bytes. */
async function sendBytes(
  path: string,
  bytes: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(`${tableUrlOf(gm)}/${path}`, {
    method: 'POST',
    headers: { ...bearerHeaderOf(gm), 'content-type': 'application/json', ...headers },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as JsonFields, headers: response.headers };
}

describe('what cannot be read', () => {
  it.each([
    ['no JSON', 'hello', '400 malformed'],
    ['JSON cut short', '{"command":"x","te', '400 malformed'],
    ['nothing', '', '400 malformed'],
    ['white space', ' \n', '400 malformed'],
    ['a list', '[]', '400 malformed'],
    ['null', 'null', '400 malformed'],
    ['the wrong types', '{"command":1,"text":{}}', '400 malformed'],
    ['a field too many', '{"command":"x","text":"y","more":1}', '400 malformed'],
    ['keys of a prototype', '{"command":"x","text":"y","__proto__":{"role":"gm"}}', '400 malformed'],
    [
      'a constructor’s prototype',
      '{"command":"x","text":"y","constructor":{"prototype":{}}}',
      '400 malformed',
    ],
    ['nesting without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, '400 malformed'],
    ['half a letter', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]), '400 malformed'],
  ])('%s is refused with its reason', async (_, bytes, code) => {
    expect(refusalCodeOf(await sendBytes('say', bytes))).toBe(code);
  });

  it('is reported by its path, in three languages', async () => {
    const outcomes = new Set<string>();
    for (const language of ['en', 'it', 'fi']) {
      const reply = await sendBytes('say', '{"command":"x","text":5}', { 'accept-language': language });
      expect(reply.body).toMatchObject({ refusal: { params: { what: 'text' } }, faults: [{ at: 'text' }] });
      outcomes.add(String(reply.body.says));
    }
    expect(outcomes.size).toBe(3);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('is not even looked at as %s', async (type) => {
    expect(
      refusalCodeOf(await sendBytes('say', '{"command":"x","text":"y"}', { 'content-type': type })),
    ).toBe('415 not-json');
  });
});

describe('what is not there', () => {
  const cases: readonly (readonly [string, string, () => Promise<Reply>])[] = [
    [
      'a table',
      '401 wrong-key',
      () => sendCommand({ ...gm, table: 'nowhere0nowhere0' }, 'say', { command: 'x', text: 'y' }),
    ],
    [
      'a name of a table that cannot be',
      '401 wrong-key',
      () => sendRequest(`${server.url}/api/tables/%00/log`, { headers: bearerHeaderOf(gm) }),
    ],
    [
      'a page',
      '404 no-such-page',
      () => sendRequest(`${tableUrlOf(gm)}/nothing/here`, { headers: bearerHeaderOf(gm) }),
    ],
    [
      'a way to ask',
      '405 method-not-allowed',
      () => sendRequest(`${tableUrlOf(gm)}/say`, { headers: bearerHeaderOf(gm) }),
    ],
    [
      'a game',
      '404 no-such-system',
      () =>
        sendRequest(`${server.url}/api/tables`, { body: { demo: 'none' }, headers: createAddressHeader() }),
    ],
    [
      'a seat',
      '404 no-such-seat',
      () => sendCommand(gm, 'say', { command: nextId(), text: 'y', to: ['s99'] }),
    ],
    [
      'a note',
      '404 no-such-note',
      () => sendCommand(gm, 'note', { command: nextId(), note: 'n', text: null }),
    ],
    ['a moment', '404 no-such-moment', () => sendCommand(gm, 'undo', { command: nextId(), to: 1 })],
    [
      'a moment to come',
      '404 no-such-moment',
      () => sendCommand(gm, 'undo', { command: nextId(), to: Number.MAX_SAFE_INTEGER }),
    ],
    [
      'a moment to fork from',
      '404 no-such-moment',
      () => sendCommand(gm, 'fork', { command: nextId(), at: 12 }),
    ],
    [
      'a place',
      '404 no-such-place',
      () => sendCommand(gm, 'hide', { command: nextId(), places: ['nowhere'] }),
    ],
    [
      'a question',
      '409 no-question',
      () => sendCommand(gm, 'answer', { command: nextId(), ask: 1, answer: 'x' }),
    ],
    ['an action to withdraw', '409 no-question', () => sendCommand(gm, 'withdraw', { command: nextId() })],
    [
      'a creature',
      '404 no-such-creature',
      () => sendCommand(gm, 'dismiss', { command: nextId(), creature: 'nobody' }),
    ],
    [
      'a creature to hide',
      '404 no-such-creature',
      () => sendCommand(gm, 'hide', { command: nextId(), creatures: ['nobody'] }),
    ],
    [
      'a creature’s file',
      '404 no-such-creature',
      () => sendRequest(`${tableUrlOf(gm)}/creatures/nobody/export`, { headers: bearerHeaderOf(gm) }),
    ],
    [
      'a path of the world',
      '422 does-not-fit',
      () => sendCommand(gm, 'override', { command: nextId(), path: ['__proto__', 'x'], value: 1 }),
    ],
  ];
  it.each(cases)('%s: %s', async (_, code, sendBad) => {
    const before = (await readExport(gm)).entries.length;
    expect(refusalCodeOf(await sendBad())).toBe(code);
    expect((await readExport(gm)).entries.length).toBe(before);
  });
});

describe('what comes too late, twice, or from the wrong seat', () => {
  it('a command that saw less than it should is refused; one that saw all is kept', async () => {
    const { moment } = await readMessage(gm);
    await sendAndExpectKept(gm, 'say', { command: nextId(), text: 'one' });
    expect(
      refusalCodeOf(await sendCommand(gm, 'say', { command: nextId(), text: 'two', seen: moment })),
    ).toBe('409 stale');
    const now = (await readMessage(gm)).moment;
    expect(refusalCodeOf(await sendCommand(gm, 'say', { command: nextId(), text: 'two', seen: now }))).toBe(
      '200',
    );
    for (const seen of [-1, 1.5, '7', null, 2 ** 60])
      expect(refusalCodeOf(await sendCommand(gm, 'say', { command: nextId(), text: 'three', seen }))).toBe(
        '400 malformed',
      );
  });

  it('a command sent again is answered as the first time, even when it would be refused by now; another under its id is not', async () => {
    const first = { command: 'same', text: 'one', seen: (await readMessage(gm)).moment };
    const { moment } = await sendAndExpectKept(gm, 'say', first);
    expect((await sendAndExpectKept(gm, 'say', first)).moment).toBe(moment);
    expect(refusalCodeOf(await sendCommand(gm, 'say', { command: 'same', text: 'two' }))).toBe(
      '409 command-reused',
    );
    expect(refusalCodeOf(await sendCommand(gm, 'title', { command: 'same', title: 'one' }))).toBe(
      '409 command-reused',
    );
    const saidEntries = (await readExport(gm)).entries.filter(({ kept: { does } }) => does.kind === 'said');
    expect(saidEntries.map((entry) => entry.moment)).toEqual([moment]);
  });

  it('an answer that was not offered changes nothing: the question stays, and the right one is taken', async () => {
    const die = createSeededDie(seedOf('bad input'));
    let { seen } = await readMessage(gm);
    while (seen.ask?.kind !== 'choose') {
      const move = await pickLegalMove(gm, die);
      if (!move) throw new Error('nothing was asked');
      await sendAndExpectKept(gm, move.name, { ...move.body, command: nextId() });
      ({ seen } = await readMessage(gm));
    }
    const open = seen.ask;
    const base = { ask: open.id, who: open.to[0]?.who };
    const stranger = await addSeat(gm, { role: 'player', owns: [] });
    for (const answer of ['no such option', 1e9, null, [], { of: 'nothing' }])
      expect(refusalCodeOf(await sendCommand(gm, 'answer', { ...base, command: nextId(), answer }))).toBe(
        '422 answer-does-not-fit',
      );
    expect(
      refusalCodeOf(await sendCommand(gm, 'answer', { ...base, ask: open.id + 1, command: nextId() })),
    ).toBe('409 other-question');
    expect(
      refusalCodeOf(await sendCommand(gm, 'answer', { ...base, who: 'nobody', command: nextId() })),
    ).toBe('409 no-question');
    expect(
      refusalCodeOf(await sendCommand(stranger, 'answer', { ...base, command: nextId(), answer: 'x' })),
    ).toBe('403 not-yours');
    expect((await readMessage(gm)).seen.ask).toEqual(open);
    const { body } = pickAnswerMove(open, die);
    expect(refusalCodeOf(await sendCommand(gm, 'answer', { ...body, command: nextId() }))).toBe('200');
  });

  it('another’s creature cannot be played, and a key opens nothing after its time', async () => {
    const [first, second] = await listCreatures(gm);
    const player = await addSeat(gm, { role: 'player', owns: [first] });
    const order = { who: second, label: 'x', answer: null };
    expect(refusalCodeOf(await sendCommand(player, 'order', { ...order, command: nextId() }))).toBe(
      '403 not-yours',
    );
    expect(
      refusalCodeOf(await sendCommand(player, 'order', { ...order, who: first, command: nextId() })),
    ).toBe('200');
    const saidEntries = async () =>
      refusalCodeOf(await sendCommand(player, 'say', { command: nextId(), text: 'still here' }));
    const until = (expires: number) =>
      sendAndExpectKept(gm, 'seat', { command: nextId(), seat: player.id, expires });
    await until(Date.now() + 3_600_000);
    expect(await saidEntries()).toBe('200');
    await until(Date.now() + 1_000);
    await expect.poll(saidEntries).toBe('401 key-expired');
  });
});

const MEGABYTE = 1024 * 1024;

interface UploadResult {
  readonly status: number;
  readonly code: unknown;
  /** How many bytes were accepted before the answer. */
  readonly bytesTaken: number;
}

/** Sends a huge body until the server refuses more. */
/** If a write fails first, this client loses the answer on its way: then it tries again. */
async function uploadBytes(path: string, size: number, isChunked: boolean, tries = 5): Promise<UploadResult> {
  return uploadOnce(path, size, isChunked).catch((error: NodeJS.ErrnoException) => {
    const isForgotten = error.code === 'EPIPE' || error.code === 'ECONNRESET';
    if (!isForgotten || tries === 1) throw error;
    return uploadBytes(path, size, isChunked, tries - 1);
  });
}

function uploadOnce(path: string, size: number, isChunked: boolean): Promise<UploadResult> {
  const headers = { ...bearerHeaderOf(gm), ...createAddressHeader(), 'content-type': 'application/json' };
  const length = isChunked ? {} : { 'content-length': String(size) };
  return new Promise((resolve, reject) => {
    let [bytesTaken, isAnswered] = [0, false];
    const upload = request(`${server.url}${path}`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, ...length },
    });
    upload.on('error', (error) => (isAnswered ? undefined : reject(error)));
    upload.on('response', (response) => {
      isAnswered = true;
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('error', reject).on('end', () => {
        upload.destroy();
        resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).refusal.code, bytesTaken });
      });
    });
    const part = Buffer.alloc(64 * 1024, '1');
    const more = (): void => {
      if (isAnswered) return;
      if (bytesTaken >= size) {
        upload.end();
        return;
      }
      bytesTaken += part.length;
      upload.write(part, () => setTimeout(more, 1));
    };
    more();
  });
}

describe('too much', () => {
  it.each([
    ['a command', () => `/api/tables/${gm.table}/say`, false],
    ['a command without a length', () => `/api/tables/${gm.table}/say`, true],
    ['a new table', () => '/api/tables', false],
    ['an import', () => '/api/tables/import', false],
  ])('50 MB are refused before they are read: %s', async (_, path, isChunked) => {
    const bystander = await OtherTablePlayer.at();
    const before = await readFigure('process_resident_memory_bytes');
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => uploadBytes(path(), 50 * MEGABYTE, isChunked)),
    );
    const grown = (await readFigure('process_resident_memory_bytes')) - before;
    await bystander.expectUndisturbed();
    for (const { status, code, bytesTaken } of uploads) {
      expect(`${status} ${code}`).toBe('413 too-large');
      // bytes in buffers on the way count as accepted
      expect(bytesTaken).toBeLessThan(4 * MEGABYTE);
    }
    expect(grown).toBeLessThan(60 * MEGABYTE);
  });
});

describe('streams', () => {
  const seatsFor = (count: number): Promise<Seat[]> =>
    Promise.all(Array.from({ length: count }, () => addSeat(gm, { role: 'spectator' })));

  const noneLeft = async (but: number): Promise<void> => {
    await expect.poll(() => readFigure('arbitro_streams')).toBe(but);
    await expect.poll(() => readFigure('arbitro_listeners')).toBe(but);
  };

  it('opened and closed a thousand times leave nothing behind', async () => {
    const bystander = await OtherTablePlayer.at();
    const seats = await seatsFor(10);
    for (let round = 0; round < 20; round++) {
      const streams = Array.from({ length: 50 }, (_, index) =>
        openStream(seats[index % 10] ?? gm, { headers: createAddressHeader() }),
      );
      // some leave before they are answered, some after the first message
      await Promise.all(
        streams
          .filter((_, index) => index % 2 === 0)
          .map((stream) => stream.until((seatMessages) => seatMessages.length > 0)),
      );
      for (const stream of streams) stream.close();
    }
    await bystander.expectUndisturbed();
    await noneLeft(0);
  });

  it('are limited for a seat and for an address, and places that fall free can be taken', async () => {
    const seats = await seatsFor(11);
    const [first = gm] = seats;
    const open = await Promise.all(
      Array.from({ length: 20 }, () => listenTo(first, { headers: createAddressHeader() })),
    );
    const tooMany = openStream(first, { headers: createAddressHeader() });
    await tooMany.over;
    expect(tooMany.refused).toMatchObject({ status: 429 });
    expect(JSON.parse(tooMany.refused?.text ?? '')).toMatchObject({ refusal: { code: 'too-fast' } });
    open[0]?.close();
    await expect.poll(() => readFigure('arbitro_streams')).toBe(19);
    open.push(await listenTo(first, { headers: createAddressHeader() }));
    const ownHeader = createAddressHeader();
    const others = seats
      .slice(1)
      .flatMap((seat) => Array.from({ length: 20 }, () => listenTo(seat, { headers: ownHeader })));
    open.push(...(await Promise.all(others)));
    const fromHere = openStream(gm, { headers: ownHeader });
    await fromHere.over;
    expect(fromHere.refused).toMatchObject({ status: 429 });
    open.push(await listenTo(gm, { headers: createAddressHeader() }));
    for (const stream of open) stream.close();
    await noneLeft(0);
  });

  it('a thousand at once are held, and one message reaches them all', async () => {
    const bystander = await OtherTablePlayer.at();
    const seats = await seatsFor(50);
    const open: StreamClient[] = [];
    for (const seat of seats)
      open.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, () => listenTo(seat, { headers: createAddressHeader() })),
        )),
      );
    expect(await readFigure('arbitro_streams')).toBe(1_001);
    const { moment } = await sendAndExpectKept(gm, 'say', { command: nextId(), text: 'Kuuletteko?' });
    await Promise.all(open.map((stream) => stream.waitForMoment(Number(moment))));
    for (const stream of open) expect(stream.heard.at(-1)?.lines).toMatchObject([{ moment, kind: 'said' }]);
    for (const stream of open) stream.close();
    await bystander.expectUndisturbed();
    await noneLeft(0);
  });

  it('a client that does not read is disconnected; it gets everything after reconnecting, like the others', async () => {
    const bystander = await OtherTablePlayer.at();
    const [slow = gm, quick = gm] = await seatsFor(2);
    const [stalled, other] = [await listenTo(slow), await listenTo(quick)];
    const dropped = await readFigure('arbitro_streams_dropped_total');
    // each message to the slow client is large: twenty notes for it alone
    for (let n = 0; n < 20; n++)
      await sendAndExpectKept(gm, 'note', {
        command: nextId(),
        note: `n-${n}`,
        text: 'x'.repeat(20_000),
        for: [slow.id],
      });
    await stalled.waitForMoment((await readMessage(slow)).moment);
    const since = stalled.last ?? 0;
    stalled.stall();
    const moments: number[] = [];
    while ((await readFigure('arbitro_streams_dropped_total')) === dropped && moments.length < 100)
      moments.push(
        Number((await sendAndExpectKept(gm, 'say', { command: nextId(), text: 'Nopeasti!' })).moment),
      );
    expect(await readFigure('arbitro_streams_dropped_total')).toBe(dropped + 1);
    await other.waitForMoment(moments.at(-1) ?? 0);
    expect(other.heard.slice(1).map(({ moment }) => moment)).toEqual(moments);
    stalled.close();
    const back = await listenTo(slow, { since });
    expect(back.heard[0]?.lines.map(({ moment }) => moment)).toEqual(moments);
    for (const stream of [back, other]) stream.close();
    await bystander.expectUndisturbed();
    await noneLeft(0);
  });
});
