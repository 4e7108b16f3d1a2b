import { connect } from 'node:net';
import { LIMITS } from '@arbitro/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTooDeep } from '../files/json-depth.ts';
import { buildServer, type ServerParts } from './build-server.ts';
import { ASA_KEY, FakeTableService, GM_KEY, TABLE } from './fake-table-service.fixture.ts';

let service: FakeTableService;
let app: FastifyInstance;
let lines: string[];
const openServer = async (parts: Partial<ServerParts> = {}) => {
  service = new FakeTableService();
  lines = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  app = await buildServer({ service, log, ...parts });
};
beforeEach(() => openServer());
afterEach(() => app.close());

const HERE = `/api/tables/${TABLE}`;
const JSON_TYPE = { 'content-type': 'application/json' };
const GM = { authorization: `Bearer ${GM_KEY}` };
const sendText = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers: { ...GM, ...JSON_TYPE, ...headers }, payload });
const refusalCodeOf = (reply: { statusCode: number; json(): { refusal: { code: string } } }) => [
  reply.statusCode,
  reply.json().refusal.code,
];
const startListening = async (): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as { port: number }).port;
};

/** Returns everything the server sends before it closes the connection. */
const exchangeBytes = (
  port: number,
  parts: Iterable<string | Buffer>,
): Promise<{ received: string; sent: number }> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const iterator = parts[Symbol.iterator]();
    let text = '';
    let sent = 0;
    const push = () => {
      for (let next = iterator.next(); !next.done; next = iterator.next()) {
        sent += next.value.length;
        if (!socket.write(next.value)) return void socket.once('drain', push);
      }
    };
    socket.on('connect', push).on('data', (chunk) => (text += chunk));
    socket.on('error', () => {}).on('close', () => resolve({ received: text, sent }));
  });

describe('what cannot be read', () => {
  it.each([
    ['broken JSON', '{"command":', {}, [400, 'malformed']],
    ['nothing', ' ', {}, [400, 'malformed']],
    ['a text', '{}', { 'content-type': 'text/plain' }, [415, 'not-json']],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, [415, 'not-json']],
    ['no type at all', '{}', { 'content-type': '' }, [415, 'not-json']],
    ['a list', '[]', {}, [400, 'malformed']],
    ['a number', '3', {}, [400, 'malformed']],
    ['nothing as a value', 'null', {}, [400, 'malformed']],
    ['a prototype', '{"command":"c","action":{"type":"x","__proto__":{"a":1}}}', {}, [400, 'malformed']],
    ['a constructor', '{"command":"c","constructor":{"prototype":{"a":1}}}', {}, [400, 'malformed']],
  ])('is refused: %s', async (_, body, headers, refusal) => {
    expect(refusalCodeOf(await sendText(`${HERE}/act`, body, headers))).toEqual(refusal);
    expect(service.commands).toEqual([]);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it.each([101, 1_000, 60_000])('is refused when nested %i deep', async (depth) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const no = await sendText(`${HERE}/act`, `{"command":"c","action":{"type":"x","deep":${nested}}}`);
    expect(refusalCodeOf(no)).toEqual([400, 'malformed']);
    expect(no.json().says).toContain('nested too deeply');
  });

  it('counts brackets, not those inside of texts', () => {
    expect(isTooDeep(`"${'['.repeat(500)}"`)).toBe(false);
    expect(isTooDeep(`"\\"${'['.repeat(500)}"`)).toBe(false);
    expect(isTooDeep('[],'.repeat(500))).toBe(false);
    expect(isTooDeep(`["\\\\",${'['.repeat(100)}`)).toBe(true);
    expect(isTooDeep('{'.repeat(100))).toBe(false);
  });

  it('describes fifty faults, and says how many more there are', async () => {
    const body = JSON.stringify({ command: 'c', creatures: Array.from({ length: 150 }, () => 3) });
    const { faults } = (await sendText(`${HERE}/hide`, body)).json();
    expect(faults).toHaveLength(51);
    expect(faults.at(-1)).toEqual({ at: '', says: '… and 100 more faults.' });
  });

  it('is an address that cannot be decoded, or is too long', async () => {
    expect(refusalCodeOf(await app.inject({ url: '/api/tables/%zz' }))).toEqual([400, 'malformed']);
    const long = await app.inject({ url: `/api/tables/${'a'.repeat(200)}/log`, headers: GM });
    expect(long.statusCode).toBe(404);
  });

  it('is not even HTTP', async () => {
    const { received } = await exchangeBytes(await startListening(), ['NONSENSE\r\n\r\n']);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(received.slice(received.indexOf('{'))).refusal.code).toBe('malformed');
  });

  it('is a heap of headers', async () => {
    const headers = `GET / HTTP/1.1\r\nhost: x\r\nx-much: ${'y'.repeat(40_000)}\r\n\r\n`;
    expect((await exchangeBytes(await startListening(), [headers])).received).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('too much', () => {
  const CHUNK = Buffer.alloc(64 * 1024, ' ');
  const post = (path: string, header: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${GM_KEY}\r\n${header}\r\n\r\n`;

  it('is refused at its limit', async () => {
    const text = JSON.stringify({ command: 'c', text: 'x'.repeat(300_000) });
    const no = await sendText(`${HERE}/say`, text);
    expect(refusalCodeOf(no)).toEqual([413, 'too-large']);
    expect(no.json().refusal.params.most).toBe(LIMITS.smallBody);
    expect((await sendText(`${HERE}/scene`, text)).json().refusal.params.most).toBe(LIMITS.body);
    const big = JSON.stringify({ arbitro: 'table', note: 'x'.repeat(2_000_000) });
    expect((await sendText('/api/tables/import', big)).statusCode).toBe(201);
  });

  it('is refused before it is read when its length is declared', async () => {
    const port = await startListening();
    function* parts() {
      yield post('/api/tables/import', `content-length: ${50 * 1024 * 1024}`);
      for (let i = 0; i < 800; i++) yield CHUNK;
    }
    const before = process.memoryUsage().rss;
    const { received } = await exchangeBytes(port, parts());
    // the connection may be reset before the answer is read; it only matters that the request had no effect
    if (received !== '') expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(service.imports).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024);
  });

  it('is cut off at the limit when its length is not declared', async () => {
    const port = await startListening();
    function* parts() {
      yield post(`${HERE}/say`, 'transfer-encoding: chunked');
      for (let i = 0; i < 800; i++)
        yield Buffer.concat([Buffer.from('10000\r\n'), CHUNK, Buffer.from('\r\n')]);
    }
    const { received, sent } = await exchangeBytes(port, parts());
    if (received !== '') expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(50 * 1024 * 1024);
    expect(service.commands).toEqual([]);
  });
});

describe('other origins', () => {
  const cookie = { authorization: '', cookie: `arbitro=${GM_KEY}`, host: 'table.example:8080' };
  const say = (headers: Record<string, string>) =>
    sendText(`${HERE}/say`, '{"command":"c","text":"Salve"}', headers);

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another port by its origin', { origin: 'http://table.example:9000' }],
    ['a hidden origin', { origin: 'null' }],
  ])('change nothing: %s', async (_, headers) => {
    expect(refusalCodeOf(await say({ ...cookie, ...headers }))).toEqual([403, 'not-allowed']);
    expect(
      refusalCodeOf(await sendText('/api/tables', '{"demo":"x"}', { authorization: '', ...headers })),
    ).toEqual([403, 'not-allowed']);
    expect(service.commands).toEqual([]);
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://table.example:8080' }],
    ['our own page without https', { origin: 'http://table.example:8080' }],
    ['a person', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
  ])('are not: %s', async (_, headers) => {
    expect((await say({ ...cookie, ...headers })).statusCode).toBe(200);
  });

  it('may ask with a bearer key, and get no CORS for it', async () => {
    const keptResponse = await say({ 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' });
    expect(keptResponse.statusCode).toBe(200);
    expect(keptResponse.headers['access-control-allow-origin']).toBeUndefined();
    const response = await app.inject({
      method: 'OPTIONS',
      url: `${HERE}/say`,
      headers: { origin: 'http://e.x' },
    });
    expect(response.statusCode).toBe(405);
  });
});

describe('too fast', () => {
  it('is making tables without end', async () => {
    const make = (address: string) =>
      app.inject({ method: 'POST', url: '/api/tables', payload: { demo: 'x' }, remoteAddress: address });
    const codes = [];
    for (let i = 0; i < 31; i++) codes.push((await make('203.0.113.1')).statusCode);
    expect(codes).toEqual([...Array(30).fill(201), 429]);
    const no = await make('203.0.113.1');
    expect(no.json().refusal.code).toBe('too-fast');
    expect(Number(no.headers['retry-after'])).toBeGreaterThan(0);
    expect((await make('203.0.113.2')).statusCode).toBe(201);
  });

  it('is making tables from tables without end', async () => {
    await app.close();
    await openServer({ limits: { tablesMade: 2 } });
    const make = async (what: string, command: string) =>
      (await sendText(`${HERE}/${what}`, JSON.stringify({ command }))).statusCode;
    expect([await make('fork', 'one'), await make('next', 'two')]).toEqual([201, 201]);
    expect([await make('fork', 'three'), await make('next', 'four')]).toEqual([429, 429]);
  });

  it('is limited when guessing keys; clients with a valid key are not', async () => {
    const look = async (key: string) =>
      (await app.inject({ url: HERE, headers: { authorization: `Bearer ${key}` } })).statusCode;
    expect(await look(GM_KEY)).toBe(200);
    for (let i = 0; i < 20; i++) expect(await look(`gm.${i}`)).toBe(401);
    const { sessionCount: sits } = service;
    expect(await look('gm.20')).toBe(429);
    expect(await look(ASA_KEY)).toBe(429);
    expect(service.sessionCount).toBe(sits);
    expect(await look(GM_KEY)).toBe(200);
    const session = await app.inject({ method: 'POST', url: `${HERE}/session`, payload: { key: 'gm.21' } });
    expect(session.statusCode).toBe(429);
  });

  it('is a key that was taken away, like any other that opens nothing', async () => {
    const look = async () => (await app.inject({ url: HERE, headers: GM })).statusCode;
    expect(await look()).toBe(200);
    service.revoked.add(GM_KEY);
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push(await look());
    expect(codes).toEqual([...Array(20).fill(401), 429]);
  });

  it('does not apply to clients that send a byte at a time: they have a time limit', () => {
    expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000, timeout: 120_000 });
  });

  it('is counted by seat, all commands together', async () => {
    await app.close();
    await openServer({ limits: { commands: 4, odds: 1 } });
    const say = (key: string, at: string) =>
      sendText(`${HERE}/${at}`, '{"command":"c","text":"x"}', { authorization: `Bearer ${key}` });
    const codes = [];
    for (const command of ['say', 'entropy', 'say', 'entropy', 'say'])
      codes.push((await say(GM_KEY, command)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
    expect((await say(ASA_KEY, 'say')).statusCode).toBe(200);
    const odds = () => sendText(`${HERE}/odds`, '{"action":{"type":"x"}}');
    expect([(await odds()).statusCode, (await odds()).statusCode]).toEqual([200, 429]);
  });

  it('is nothing when the limits are off', async () => {
    await app.close();
    await openServer({ limits: 'off', log: { level: 'silent' } });
    for (let i = 0; i < 100; i++)
      expect((await sendText(`${HERE}/say`, '{"command":"c","text":"x"}')).statusCode).toBe(200);
    for (let i = 0; i < 40; i++) expect((await sendText('/api/tables', '{"demo":"x"}')).statusCode).toBe(201);
  });
});

describe('what leaves', () => {
  it('has the headers that keep a browser safe, on every kind of answer', async () => {
    for (const url of ['/', '/docs', '/health', HERE, '/nowhere']) {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('never shows the error; the log does, under the same id', async () => {
    const no = await sendText(`${HERE}/seal`, '{"command":"c"}');
    expect(refusalCodeOf(no)).toEqual([500, 'internal']);
    expect(no.body).not.toContain('secret');
    expect(no.body).not.toContain('.ts');
    const { id } = no.json().refusal.params;
    const line = lines.find((line) => line.includes(id));
    expect(line).toContain('a secret that must stay in the log');
  });

  it('leaves one line in the log for each request, without keys, bodies or addresses of tables', async () => {
    await sendText(`${HERE}/say?lang=fi&key=${GM_KEY}`, '{"command":"c","text":"Marameo"}', {
      cookie: `arbitro=${ASA_KEY}`,
    });
    await app.inject({ method: 'POST', url: `${HERE}/session`, payload: { key: GM_KEY } });
    await sendText(`${HERE}/act`, '{"command":');
    await sendText(`${HERE}/seal`, '{"command":"Marameo"}');
    expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(4);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/tables/:table/say',
      status: 200,
      address: '127.0.0.1',
    });
    const all = lines.join('');
    for (const secret of [GM_KEY, ASA_KEY, GM_KEY.slice(3), 'Marameo', TABLE, 'Bearer', 'lang=fi'])
      expect(all).not.toContain(secret);
  });
});

describe('the proxies before us', () => {
  const address = async (headers: Record<string, string>) => {
    await app.inject({ url: '/health', headers });
    return JSON.parse(lines.at(-1) ?? '').address;
  };
  it('is used only when configured', async () => {
    expect(await address({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1');
    await app.close();
    await openServer({ trustProxy: 1 });
    expect(await address({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' })).toBe('203.0.113.9');
    await app.close();
    await openServer({ trustProxy: ['10.0.0.0/8'] });
    expect(await address({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1');
  });
});
