import { request as ask, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer } from '../startup/serve.ts';
import { buildServer, type ServerParts } from './build-server.ts';
import { ASA_KEY, FakeTableService, GM_KEY, OTHER_TABLE, TABLE } from './fake-table-service.fixture.ts';

let service: FakeTableService;
let app: FastifyInstance;
let port: number;
const openServer = async (parts: Partial<ServerParts> = {}) => {
  service = new FakeTableService();
  app = await buildServer({ service, ...parts });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
};
afterEach(() => closeServer(app));

interface HeardStream {
  readonly reply: IncomingMessage;
  text(): string;
  /** Whether the other side ended it in good order. */
  readonly ended: Promise<boolean>;
  leave(): void;
}

const listenToStream = (
  headers: Record<string, string> = {},
  query = '',
  table = TABLE,
): Promise<HeardStream> =>
  new Promise((resolve, reject) => {
    const path = `/api/tables/${table}/stream${query}`;
    const sentRequest = ask({
      port,
      path,
      agent: false,
      headers: { authorization: `Bearer ${GM_KEY}`, ...headers },
    });
    sentRequest.on('error', reject).on('response', (reply) => {
      let heard = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
      const ended = new Promise<boolean>((done) => {
        reply
          .on('end', () => done(true))
          .on('close', () => done(false))
          .on('error', () => done(false));
      });
      resolve({ reply, text: () => heard, ended, leave: () => void sentRequest.destroy() });
    });
    sentRequest.end();
  });

const sayHello = (key = GM_KEY) =>
  app.inject({
    method: 'POST',
    url: `/api/tables/${TABLE}/say`,
    headers: { authorization: `Bearer ${key}` },
    payload: { command: 'c', text: 'Salve' },
  });
const waitUntil = (true_: () => boolean) => expect.poll(true_).toBe(true);
const readDropped = async () =>
  /arbitro_streams_dropped_total (\d+)/.exec((await app.inject('/metrics')).body)?.[1];

describe('a stream', () => {
  it('sends lines as they happen', async () => {
    await openServer();
    const heardStream = await listenToStream();
    expect(heardStream.reply.statusCode).toBe(200);
    expect(heardStream.reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    await waitUntil(() => heardStream.text() === ': arbitro\nretry: 2000\n\n');
    await sayHello();
    await waitUntil(() => heardStream.text().endsWith('id: 1\nevent: told\ndata: {}\n\n'));
    heardStream.leave();
    await waitUntil(() => service.listeners.size === 0);
    expect(service.leaveCount).toBe(1);
  });

  it.each([
    [{ 'last-event-id': '17' }, '', 17],
    [{}, '?since=18', 18],
    [{ 'last-event-id': '19' }, '?since=18', 19],
    [{ 'last-event-id': '1e3' }, '', undefined],
    [{ 'last-event-id': '-1' }, '', undefined],
    [{ 'last-event-id': '99999999999999999999' }, '', undefined],
    [{ 'last-event-id': '9999999999999999' }, '', undefined],
    [{}, '?since=1&since=2', undefined],
  ])('goes on where the listener left off: %o %s', async (headers, query, since) => {
    await openServer();
    const heardStream = await listenToStream(headers, query);
    await waitUntil(() => service.since.length === 1);
    expect(heardStream.reply.statusCode).toBe(200);
    expect(service.since).toEqual([since]);
  });

  it('shows a sign of life', async () => {
    await openServer({ heartbeat: 20 });
    const heardStream = await listenToStream();
    await waitUntil(() => heardStream.text().endsWith(':\n\n:\n\n:\n\n'));
  });

  it('is refused in the usual shape', async () => {
    await openServer();
    const no = await listenToStream({ authorization: 'Bearer gm.wrong' });
    await no.ended;
    expect([no.reply.statusCode, JSON.parse(no.text()).refusal.code]).toEqual([401, 'wrong-key']);
    const head = await app.inject({ method: 'HEAD', url: `/api/tables/${TABLE}/stream` });
    expect(head.statusCode).toBe(405);
  });

  it('ends when the hall says so', async () => {
    await openServer();
    const heardStream = await listenToStream();
    await waitUntil(() => service.listeners.size === 1);
    for (const listener of service.listeners) listener.end();
    expect(await heardStream.ended).toBe(true);
    await waitUntil(() => service.leaveCount === 1);
  });

  it('of a client that left before it began is closed', async () => {
    await openServer();
    let begin = () => {};
    service.opening = () => new Promise((resolve) => (begin = resolve));
    const sentRequest = ask({
      port,
      path: `/api/tables/${TABLE}/stream`,
      headers: { authorization: `Bearer ${GM_KEY}` },
    });
    sentRequest.on('error', () => {}).end();
    await waitUntil(() => service.sessionCount === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    sentRequest.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    begin();
    await waitUntil(() => service.leaveCount === 1);
    expect(service.listeners.size).toBe(0);
    expect((await app.inject('/metrics')).body).toContain('arbitro_streams 0\n');
  });

  it('that breaks while it opens is answered, and leaves nothing behind', async () => {
    await openServer();
    service.opening = () => Promise.reject(new Error('broken'));
    const no = await listenToStream();
    await no.ended;
    expect([no.reply.statusCode, JSON.parse(no.text()).refusal.code]).toEqual([500, 'internal']);
    await expect.poll(async () => (await app.inject('/metrics')).body).toContain('arbitro_streams 0\n');
  });

  it('opened and closed a thousand times leaves nothing behind', async () => {
    await openServer({ limits: 'off' });
    for (let round = 0; round < 20; round++) {
      const heardStreams = await Promise.all(Array.from({ length: 50 }, () => listenToStream()));
      await waitUntil(() => service.listeners.size === 50);
      for (const heardStream of heardStreams) heardStream.leave();
      await waitUntil(() => service.listeners.size === 0);
    }
    expect(service.leaveCount).toBe(1000);
    expect((await app.inject('/metrics')).body).toContain('arbitro_streams 0\n');
  });
});

describe('how many streams', () => {
  it('is limited by seat and by address, and places are given back', async () => {
    await openServer({ limits: { streamsPerSeat: 2, streamsPerAddress: 3 } });
    const [first] = [await listenToStream(), await listenToStream()];
    const third = await listenToStream();
    await third.ended;
    expect([third.reply.statusCode, third.reply.headers['retry-after']]).toEqual([429, '10']);
    const asa = { authorization: `Bearer ${ASA_KEY}` };
    expect((await listenToStream(asa)).reply.statusCode).toBe(200);
    expect((await listenToStream(asa)).reply.statusCode).toBe(429);
    first?.leave();
    await waitUntil(() => service.listeners.size === 2);
    expect((await listenToStream(asa)).reply.statusCode).toBe(200);
  });
});

describe('how many tables are listened to', () => {
  it('is limited by address', async () => {
    await openServer({ limits: { streamedTablesPerAddress: 1 } });
    const streams = [await listenToStream(), await listenToStream()];
    expect(streams.map(({ reply }) => reply.statusCode)).toEqual([200, 200]);
    expect((await listenToStream({}, '', OTHER_TABLE)).reply.statusCode).toBe(429);
    for (const stream of streams) stream.leave();
    await waitUntil(() => service.listeners.size === 0);
    expect((await listenToStream({}, '', OTHER_TABLE)).reply.statusCode).toBe(200);
  });
});

describe('a slow listener', () => {
  const frame = `id: 1\nevent: told\ndata: ${'x'.repeat(256 * 1024)}\n\n`;

  it('is dropped when too much waits, and the others hear everything', async () => {
    await openServer({ maxWaiting: 512 * 1024 });
    const slow = await listenToStream();
    slow.reply.pause();
    const quick = await listenToStream();
    await waitUntil(() => service.listeners.size === 2);
    for (let i = 0; i < 100 && service.listeners.size === 2; i++) {
      for (const listener of service.listeners) listener.tell(frame);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await waitUntil(() => service.listeners.size === 1);
    expect(await readDropped()).toBe('1');
    const before = quick.text().length;
    for (const listener of service.listeners) listener.tell(frame);
    await waitUntil(() => quick.text().length >= before + frame.length);
  });

  it('a client that reads gets even a frame larger than the buffer limit', async () => {
    await openServer({ maxWaiting: 1000 });
    const heardStream = await listenToStream();
    await waitUntil(() => service.listeners.size === 1);
    const huge = `data: ${'y'.repeat(8 * 1024 * 1024)}\n\n`;
    for (const listener of service.listeners) listener.tell(huge);
    await waitUntil(
      () => heardStream.text().endsWith(huge.slice(-100)) && heardStream.text().length > huge.length,
    );
    expect(await readDropped()).toBe('0');
  });
});

describe('closing', () => {
  it('ends streams in good order, lets what is under way finish, and takes no time over idle lines', async () => {
    await openServer();
    const heard = await Promise.all([listenToStream(), listenToStream()]);
    await waitUntil(() => service.listeners.size === 2);
    let finish = () => {};
    service.delay = () => new Promise((resolve) => (finish = resolve));
    const post = fetch(`http://127.0.0.1:${port}/api/tables/${TABLE}/say`, {
      method: 'POST',
      headers: { authorization: `Bearer ${GM_KEY}`, 'content-type': 'application/json' },
      body: '{"command":"c","text":"Salve"}',
    });
    await waitUntil(() => service.sessionCount === 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = closeServer(app);
    expect(await Promise.all(heard.map(({ ended }) => ended))).toEqual([true, true]);
    expect(service.commands).toEqual([]);
    finish();
    expect((await post).status).toBe(200);
    await closed;
    expect(service.commands).toHaveLength(1);
    expect(service.leaveCount).toBe(2);
  });

  it('is not delayed by connections with no request, or half of one', async () => {
    await openServer();
    const silent = connect(port, '127.0.0.1').on('error', () => {});
    const half = connect(port, '127.0.0.1').on('error', () => {});
    await new Promise((resolve) => half.write('GET / HTTP/1.1\r\nhost: x\r\n', resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await closeServer(app, 300);
    silent.destroy();
    half.destroy();
  });
});
