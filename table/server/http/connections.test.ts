import { EventEmitter, once } from 'node:events';
import { IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, test } from 'vitest';
import { groupAddress, isLoopback, testForProxy } from './addresses.ts';
import { buildServer, type ServerParts } from './build-server.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
import { FakeTableService, GM_KEY, TABLE } from './fake-table-service.fixture.ts';
import { countAllowedConnections } from './open-file-limit.ts';

/** A connection as a server sees it. */
class FakeSocket extends EventEmitter {
  readonly remoteAddress: string;
  bytesRead = 0;
  isOpen = true;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  destroy(): void {
    this.isOpen = false;
    this.emit('close');
  }
}

function limitConnections(limits: Partial<ConnectionLimits>, trustProxy: false | number | string[] = false) {
  const server = new EventEmitter() as EventEmitter & { maxConnections?: number };
  const all = { perAddress: 100, overall: 100, maxSilence: 60_000, ...limits };
  const connections = new Connections(server as unknown as Server, all, testForProxy(trustProxy));
  connections.close();
  const open = (address = '203.0.113.1'): FakeSocket => {
    const socket = new FakeSocket(address);
    server.emit('connection', socket);
    return socket;
  };
  /** A request that has arrived completely or in part; the returned function ends its answer. */
  const ask = (socket: FakeSocket, complete = true): (() => void) => {
    const request = new IncomingMessage(socket as unknown as Socket);
    request.complete = complete;
    const response = new EventEmitter();
    server.emit('request', request, response);
    return () => response.emit('close');
  };
  return { server, connections, open, ask };
}
const listOpen = (sockets: readonly FakeSocket[]): readonly boolean[] => sockets.map(({ isOpen }) => isOpen);

test('a connection on which many requests wait is closed', () => {
  const { open, ask } = limitConnections({});
  const [usual, hostile] = [open(), open()];
  for (let n = 0; n < 16; n++) ask(usual);
  for (let n = 0; n < 17; n++) ask(hostile);
  expect(listOpen([usual, hostile])).toEqual([true, false]);
});

describe('connections of one address', () => {
  it('make room: the one that has been idle longest is closed', () => {
    const { open, ask, connections } = limitConnections({ perAddress: 3 });
    const [first, second, third] = [open(), open(), open()];
    ask(first)();
    const fourth = open();
    expect(listOpen([first, second, third, fourth])).toEqual([true, false, true, true]);
    expect(connections.figures).toEqual({ open: 3, refused: 0, closed: 1 });
  });

  it('are not closed while an answer is under way; then the new one is refused', () => {
    const { open, ask, connections } = limitConnections({ perAddress: 2 });
    const busy = [open(), open()];
    const end = busy.map((socket) => ask(socket));
    expect(open().isOpen).toBe(false);
    expect(listOpen(busy)).toEqual([true, true]);
    expect(connections.figures).toEqual({ open: 2, refused: 1, closed: 0 });
    end[1]?.();
    expect(open().isOpen).toBe(true);
    expect(listOpen(busy)).toEqual([true, false]);
  });

  it('are closed with an unfinished request when none is idle', () => {
    const { open, ask } = limitConnections({ perAddress: 2 });
    const [busy, slow] = [open(), open()];
    ask(busy);
    ask(slow, false);
    expect(open().isOpen).toBe(true);
    expect(listOpen([busy, slow])).toEqual([true, false]);
  });

  it('leave those of other addresses alone, and are not limited at a trusted proxy', () => {
    const { open } = limitConnections({ perAddress: 1 }, ['10.0.0.0/8']);
    const others = [open('203.0.113.1'), open('203.0.113.2'), open('2001:db8::1')];
    const proxies = [open('10.0.0.7'), open('10.0.0.7'), open('::ffff:10.0.0.7')];
    expect(listOpen([...others, ...proxies])).toEqual(Array(6).fill(true));
    expect(open('2001:db8:0:0:9::9').isOpen).toBe(true);
    expect(listOpen(others)).toEqual([true, true, false]);
  });
});

describe('connections overall', () => {
  it('make room at the address that has most of them', () => {
    const { open, ask, server } = limitConnections({ overall: 4 });
    const alone = open('203.0.113.1');
    const many = [1, 2, 3].map(() => open('203.0.113.2'));
    expect(open('203.0.113.3').isOpen).toBe(true);
    expect(listOpen([alone, ...many])).toEqual([true, false, true, true]);
    for (const socket of many) ask(socket);
    expect(open('203.0.113.4').isOpen).toBe(true);
    expect(alone.isOpen).toBe(false);
    expect(server.maxConnections).toBeGreaterThan(4);
  });

  it('that the server itself drops are counted', () => {
    const { server, connections } = limitConnections({});
    server.emit('drop', {});
    expect(connections.figures.refused).toBe(1);
  });

  it('stay below the limit of open files', () => {
    expect([countAllowedConnections(1024), countAllowedConnections(64)]).toEqual([896, 32]);
    expect(countAllowedConnections(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(countAllowedConnections()).toBeGreaterThan(0);
  });
});

test('addresses are grouped by the line they come from', () => {
  expect(groupAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(groupAddress('2001:db8:0:1::5')).toBe(groupAddress('2001:0db8::1:ffff:0:0:7'));
  expect(groupAddress('2001:db8:0:2::5')).not.toBe(groupAddress('2001:db8:0:1::5'));
  expect(groupAddress('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual(Array(4).fill(true));
  expect(['128.0.0.1', '10.0.0.1', '::2', ''].map(isLoopback)).toEqual(Array(4).fill(false));
  expect([testForProxy(1)('203.0.113.1'), testForProxy(false)('127.0.0.1')]).toEqual([true, false]);
  expect([testForProxy(['loopback'])('::1'), testForProxy(['loopback'])('203.0.113.1')]).toEqual([
    true,
    false,
  ]);
});

describe('a real server', () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });
  const open = async (parts: Partial<ServerParts>): Promise<number> => {
    app = await buildServer({ service: new FakeTableService(), ...parts });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  };
  const dial = async (port: number): Promise<{ socket: Socket; closed: Promise<unknown> }> => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const closed = new Promise((resolve) =>
      socket
        .on('error', () => {})
        .on('close', resolve)
        .resume(),
    );
    await once(socket, 'connect');
    return { socket, closed };
  };

  it('answers a new client although one address uses its whole limit, and keeps its streams', async () => {
    const port = await open({ connections: { perAddress: 5 } });
    const headers = { authorization: `Bearer ${GM_KEY}` };
    const stream = await fetch(`http://127.0.0.1:${port}/api/tables/${TABLE}/stream`, { headers });
    expect(stream.status).toBe(200);
    const idle = await Promise.all(Array.from({ length: 30 }, () => dial(port)));
    const answered = await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } });
    expect(answered.status).toBe(200);
    await Promise.race(idle.map(({ closed }) => closed));
    const metrics = await app.inject('/metrics');
    expect(metrics.body).toContain('arbitro_connections_refused_total 0\n');
    expect(Number(/arbitro_connections_closed_total (\d+)/.exec(metrics.body)?.[1])).toBeGreaterThan(20);
    expect(metrics.body).toContain('arbitro_streams 1\n');
    await stream.body?.cancel();
  });

  it('cuts a request that stops in the middle of its body, and lets a slow one finish', async () => {
    const port = await open({ connections: { maxSilence: 1_000 } });
    const head = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const stalled = await dial(port);
    stalled.socket.write(`${head}content-length: 100\r\n\r\n{"a`);
    const slow = await dial(port);
    let text = '';
    slow.socket.on('data', (chunk) => (text += chunk));
    slow.socket.write(`${head}content-length: 12\r\n\r\n`);
    let sent = 0;
    const drip = setInterval(() => slow.socket.write('{"demo":"x"}'[sent++] ?? ''), 100);
    await expect.poll(() => text).toMatch(/^HTTP\/1\.1 201 /);
    clearInterval(drip);
    await stalled.closed;
  });
});
