import { LIMITS } from '@arbitro/protocol';
import { openMemory, openPostgres, openSqlite, type Store } from '@arbitro/store';
import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { buildServer, type ServerParts } from '../http/build-server.ts';
import * as shapes from '../http/shelf-schemas.ts';
import { openTableService } from '../live/open-table-service.ts';
import { pngUri } from '../pictures/test-pictures.fixture.ts';
import { readShelfItem } from './read-item.ts';

type Server = Awaited<ReturnType<typeof buildServer>>;
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A node of a server on a store. */
async function openNode(store: Store, parts: Partial<ServerParts> = {}): Promise<Server> {
  const service = openTableService({ store });
  const app = await buildServer({ service, ...parts });
  open.push(async () => {
    await app.close();
    await service.close();
  });
  return app;
}

const SHELF = '/api/shelf';
let commands = 0;

/** A client with the key of a shelf. */
function clientOf(app: Server, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const send = async (options: InjectOptions & { url: string }) => {
    const { statusCode, body } = await app.inject({ headers, ...options });
    return { status: statusCode, body: JSON.parse(body), text: body };
  };
  const post = (url: string, payload: object = {}) =>
    send({ method: 'POST', url: `${SHELF}${url}`, payload: { command: `c${++commands}`, ...payload } });
  return {
    key,
    post,
    get: (url: string) => send({ url: `${SHELF}${url}` }),
    put: async (thing: object) => (await post('/items', thing)).body,
    names: async () =>
      (await send({ url: SHELF })).body.items.map(({ name }: { readonly name: string }) => name),
    bring: (text: string) =>
      send({
        method: 'POST',
        url: `${SHELF}/import`,
        payload: text,
        headers: { ...headers, 'content-type': 'application/json' },
      }),
  };
}

/** Adds so many wolves, in files that are small enough to be read at once. */
async function bringWolves(shelf: ReturnType<typeof clientOf>, count: number): Promise<void> {
  for (let from = 1; from <= count; from += 80) {
    const items = Array.from({ length: Math.min(80, count - from + 1) }, (_, index) => ({
      ...WOLF,
      name: `Wolf ${from + index}`,
    }));
    await shelf.bring(JSON.stringify({ arbitro: 'shelf', format: 1, items }));
  }
}

async function openShelf(app: Server) {
  const newTable = await app.inject({ method: 'POST', url: SHELF, headers: { host: 'arbitro.example' } });
  const { key, link } = shapes.newShelfReply.parse(newTable.json());
  expect(link).toBe(`http://arbitro.example/shelf#${key}`);
  return clientOf(app, key);
}

const WOLF = { kind: 'creature', system: 'rischio', name: 'Lupo', data: { maxHealth: 9 } };
const HOUSE_RULES = {
  kind: 'rules',
  system: 'rischio',
  name: 'Our rules',
  data: { attackExtremes: 'double' },
};
const FIGHT = {
  kind: 'scenario',
  name: 'At the ford',
  data: 'system: rischio\ncreatures:\n  - { id: lupo, sheet: { maxHealth: 9 } }\n',
};

describe('a shelf', () => {
  it('keeps creatures, rules, scenarios and pictures for everyone who has its key', async () => {
    const shelf = await openShelf(await openNode(openMemory()));
    const picture = pngUri();
    shapes.shelfChangedReply.parse(await shelf.put(WOLF));
    await shelf.put({ ...HOUSE_RULES });
    await shelf.put(FIGHT);
    await shelf.put({ kind: 'picture', name: 'Wolf', picture });
    const { body } = await shelf.get('');
    const list = shapes.shelfReply.parse(body);
    expect(list.items.map(({ id, kind, system }) => [id, kind, system])).toEqual([
      ['i1', 'creature', 'rischio'],
      ['i2', 'rules', 'rischio'],
      ['i3', 'scenario', 'rischio'],
      ['i4', 'picture', undefined],
    ]);
    const fight = shapes.shelfItemReply.parse((await shelf.get('/items/i3')).body);
    expect(fight.data).toEqual({
      system: 'rischio',
      creatures: [{ id: 'lupo', sheet: { maxHealth: 9 } }],
    });
    expect(fight.refused).toBeUndefined();
  });

  it('is renamed, removed and restored thing by thing, and replaces one by another', async () => {
    const shelf = await openShelf(await openNode(openMemory()));
    for (const name of ['A', 'B', 'C']) await shelf.put({ ...WOLF, name });
    await shelf.post('/items/i2/rename', { name: 'Bianca' });
    await shelf.post('/items/i1/remove');
    expect(await shelf.names()).toEqual(['Bianca', 'C']);
    expect((await shelf.get('/items/i1')).body.refusal.code).toBe('no-such-item');
    await shelf.post('/items/i1/restore');
    expect(await shelf.names()).toEqual(['A', 'Bianca', 'C']);
    await shelf.put({ ...WOLF, name: 'C', data: { maxHealth: 7 }, replaces: 'i3' });
    expect(await shelf.names()).toEqual(['A', 'Bianca', 'C']);
    expect((await shelf.get('/items/i4')).body.data).toEqual({ maxHealth: 7 });
    expect((await shelf.get('')).body.removed.map(({ id }: { id: string }) => id)).toEqual(['i3']);
    expect((await shelf.post('/items/i9/remove')).body.refusal.code).toBe('no-such-item');
  });

  it('does a command once, and answers the same when it is sent again', async () => {
    const shelf = await openShelf(await openNode(openMemory()));
    const [first, again] = [
      await shelf.put({ ...WOLF, command: 'x' }),
      await shelf.put({ ...WOLF, command: 'x' }),
    ];
    expect(again).toEqual(first);
    expect(await shelf.names()).toEqual(['Lupo']);
    expect((await shelf.put({ ...WOLF, name: 'Other', command: 'x' })).refusal.code).toBe('command-reused');
  });

  it.each([
    ['a sheet that does not fit', { ...WOLF, data: { maxHealth: 'much' } }, 'does-not-fit'],
    ['no sheet', { kind: 'creature', system: 'rischio', name: 'X' }, 'does-not-fit'],
    ['a game that is not here', { ...WOLF, system: 'goblins' }, 'no-such-system'],
    ['options that do not fit', { ...HOUSE_RULES, data: { attackExtremes: 7 } }, 'does-not-fit'],
    ['a scenario that is no YAML', { ...FIGHT, data: '{' }, 'malformed'],
    ['no picture', { kind: 'picture', name: 'X', picture: 'data:image/png;base64,AAAA' }, 'not-a-picture'],
    ['an unknown picture', { ...WOLF, picture: 'x'.repeat(32) }, 'not-a-picture'],
  ])('refuses %s', async (_, thing, code) => {
    const shelf = await openShelf(await openNode(openMemory()));
    expect((await shelf.put(thing)).refusal.code).toBe(code);
    expect(await shelf.names()).toEqual([]);
  });

  it('has room for a thing of so many characters', () => {
    const about = 'x'.repeat(LIMITS.shelfItemText);
    const fight = { kind: 'scenario', name: 'X', data: { system: 'rischio', about } } as const;
    expect(readShelfItem(fight)).toMatchObject({ code: 'over-limit' });
  });

  it('says why a thing of an earlier version cannot be used, and still returns it', async () => {
    const store = openMemory();
    const shelf = await openShelf(await openNode(store));
    await shelf.put(WOLF);
    const log = `shelf-${shelf.key.slice(0, 16)}`;
    const [, put] = await store.read(log, 0);
    const body = JSON.parse(put?.body ?? '');
    body.does = { kind: 'put', id: 'i2', item: { ...body.does.item, data: { strength: 9 } } };
    await store.append(log, { version: 3, moment: 9e15, command: 'old', body: JSON.stringify(body) });
    const later = clientOf(await openNode(store), shelf.key);
    const item = shapes.shelfItemReply.parse((await later.get('/items/i2')).body);
    expect(item.data).toEqual({ strength: 9 });
    expect(item.refused?.faults?.map(({ at }) => at)).toContain('sheet.strength');
  });
});

describe('the key of a shelf', () => {
  it('is the only way in: without it, or with another, nothing is revealed', async () => {
    const app = await openNode(openMemory(), { limits: 'off' });
    const shelf = await openShelf(app);
    await shelf.put(WOLF);
    const other = await openShelf(app);
    const [id = ''] = shelf.key.split('.');
    const [otherId = '', secret = ''] = other.key.split('.');
    for (const url of ['', '/items/i1', '/link', '/export', '/items/i1/export']) {
      expect((await app.inject({ url: `${SHELF}${url}` })).json().refusal.code).toBe('no-shelf-key');
      for (const wrong of [`${id}.${secret}`, id, `${'0'.repeat(16)}.${secret}`, `${otherId}.i1.${secret}`])
        expect((await clientOf(app, wrong).get(url)).body.refusal.code).toBe('wrong-shelf-key');
    }
    expect(await other.names()).toEqual([]);
  });

  it('is not in the store, the log or the metrics', async () => {
    const store = openMemory();
    const lines: string[] = [];
    const app = await openNode(store, {
      log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
    });
    const shelf = await openShelf(app);
    await shelf.put({ ...WOLF, name: 'Zannalunga' });
    const { body: shared } = await shelf.post('/items/i1/share');
    await shelf.get('/items/i1');
    const [id = '', secret = ''] = shelf.key.split('.');
    const shareSecret = String(shared.link).split('.').at(-1) ?? '';
    const stored = JSON.stringify(await store.read(`shelf-${id}`, 0));
    for (const hidden of [secret, shareSecret]) expect(stored).not.toContain(hidden);
    const { body: metrics } = await app.inject('/metrics');
    expect(metrics).toContain('route="/api/shelf/items/:item"');
    for (const hidden of [id, secret, shareSecret, 'Zannalunga'])
      expect(lines.join('') + metrics).not.toContain(hidden);
  });

  it('opens the shelf in a browser by a cookie that no script reads, and no table gets', async () => {
    const app = await openNode(openMemory());
    const { key } = await openShelf(app);
    const sat = await app.inject({ method: 'POST', url: `${SHELF}/session`, payload: { key } });
    const cookie = String(sat.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/shelf']) expect(cookie).toContain(part);
    const seen = await app.inject({ url: SHELF, headers: { cookie: cookie.split(';')[0] } });
    expect(seen.json()).toEqual({ items: [], removed: [] });
    const closed = await app.inject({ method: 'DELETE', url: `${SHELF}/session` });
    expect(String(closed.headers['set-cookie'])).toMatch(/Max-Age=0/);
  });

  it('does not open a table, and a table key does not open a shelf', async () => {
    const app = await openNode(openMemory());
    const { key } = await openShelf(app);
    const seat = (
      await app.inject({ method: 'POST', url: '/api/tables', payload: { system: 'rischio' } })
    ).json();
    expect((await clientOf(app, seat.key).get('')).body.refusal.code).toBe('wrong-shelf-key');
    const table = await app.inject({
      url: `/api/tables/shelf-${key.slice(0, 16)}`,
      headers: { authorization: `Bearer ${key}` },
    });
    expect(table.json().refusal.code).toBe('wrong-key');
  });

  it('may be made and guessed only so often from one address', async () => {
    const app = await openNode(openMemory(), { limits: { shelvesMade: 2, wrongKeys: 3 } });
    const [shelf] = [await openShelf(app), await openShelf(app)];
    await shelf.get('');
    const codes: string[] = [];
    for (let n = 0; n < 4; n++)
      codes.push((await clientOf(app, `${'0'.repeat(16)}.${'x'.repeat(43)}`).get('')).body.refusal.code);
    expect(codes).toEqual(['wrong-shelf-key', 'wrong-shelf-key', 'wrong-shelf-key', 'too-fast']);
    expect((await app.inject({ method: 'POST', url: SHELF })).statusCode).toBe(429);
    expect((await shelf.get('')).status).toBe(200);
  });
});

describe('a picture on a shelf', () => {
  it('is sent to the key of the shelf only, and goes to a table by its id', async () => {
    const app = await openNode(openMemory());
    const [mine, other] = [await openShelf(app), await openShelf(app)];
    await mine.put({ ...WOLF, picture: pngUri() });
    const [{ picture }] = (await mine.get('')).body.items;
    const see = (key: string) =>
      app.inject({ url: `${SHELF}/pictures/${picture}`, headers: { authorization: `Bearer ${key}` } });
    const seen = await see(mine.key);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await see(other.key)).statusCode).toBe(404);
    expect((await app.inject({ url: `${SHELF}/pictures/${picture}` })).statusCode).toBe(401);
    await mine.post('/items/i1/remove');
    expect((await see(mine.key)).statusCode, 'to look at what can be restored').toBe(200);

    const gm = (
      await app.inject({
        method: 'POST',
        url: '/api/tables',
        payload: { system: 'rischio', creatures: [{ id: 'lupo', sheet: WOLF.data }] },
      })
    ).json();
    const headers = { authorization: `Bearer ${gm.key}` };
    const table = `/api/tables/${gm.table}`;
    const image = () => app.inject({ url: `${table}/images/${picture}`, headers });
    expect((await image()).statusCode).toBe(404);
    const payload = { command: 'p', creature: 'lupo', picture };
    expect((await app.inject({ method: 'POST', url: `${table}/picture`, headers, payload })).statusCode).toBe(
      200,
    );
    expect((await image()).rawPayload).toEqual(seen.rawPayload);
  });
});

describe('a link to one thing', () => {
  it('shows that thing and its picture, nothing else, until it is withdrawn', async () => {
    const app = await openNode(openMemory());
    const shelf = await openShelf(app);
    const picture = pngUri();
    await shelf.put({ ...WOLF, picture });
    await shelf.put({ ...WOLF, name: 'Secret' });
    const share = async () => String((await shelf.post('/items/i1/share')).body.link).split('#')[1] ?? '';
    const token = await share();
    expect(await share(), 'the same link each time').toBe(token);
    const guest = clientOf(app, token);
    const { body, text } = await guest.get('/shared');
    expect(shapes.sharedItemReply.parse(body).item).toEqual({
      ...WOLF,
      picture: expect.stringMatching(/^data:image\/png/),
    });
    expect(text).not.toContain('Secret');
    for (const url of ['', '/items/i1', '/export', '/link'])
      expect((await guest.get(url)).body.refusal.code).toBe('wrong-shelf-key');
    expect((await clientOf(app, token.replace('.i1.', '.i2.')).get('/shared')).body.refusal.code).toBe(
      'not-shared',
    );

    await shelf.post('/items/i1/unshare');
    expect((await guest.get('/shared')).body.refusal.code).toBe('not-shared');
    expect(await share()).not.toBe(token);
    await shelf.post('/items/i1/remove');
    expect((await clientOf(app, await share()).get('/shared')).status).toBe(404);
  });
});

describe('the file of a shelf', () => {
  it('copies everything to another shelf, without duplicates', async () => {
    const [here, there] = [await openNode(openMemory()), await openNode(openMemory())];
    const shelf = await openShelf(here);
    for (const thing of [{ ...WOLF, picture: pngUri() }, HOUSE_RULES, FIGHT]) await shelf.put(thing);
    await shelf.post('/items/i2/rename', { name: 'Renamed' });
    const { text } = await shelf.get('/export');
    expect(text).not.toContain(shelf.key.slice(0, 16));
    const other = await openShelf(there);
    await other.put(FIGHT);
    expect((await other.bring(text)).body).toEqual({ came: 2, there: 1, left: [] });
    expect((await other.bring(text)).body).toEqual({ came: 0, there: 3, left: [] });
    expect((await other.names()).toSorted()).toEqual(['At the ford', 'Lupo', 'Renamed']);
    const sortedItems = (file: string) =>
      JSON.parse(file)
        .items.map((item: object) => JSON.stringify(item))
        .toSorted();
    expect(sortedItems((await other.get('/export')).text)).toEqual(sortedItems(text));
    const exportedItem = JSON.parse((await other.get('/items/i1/export')).text);
    expect(exportedItem.items).toEqual([expect.objectContaining({ name: 'At the ford' })]);
  });

  it('says of each thing that it cannot keep why, and refuses other files', async () => {
    const shelf = await openShelf(await openNode(openMemory()));
    const file = {
      arbitro: 'shelf',
      format: 1,
      items: [
        WOLF,
        { ...WOLF, name: 'Old', data: { strength: 9 } },
        { kind: 'picture', name: 'P', picture: 'x' },
      ],
    };
    const { body } = await shelf.bring(JSON.stringify(file));
    expect(body).toMatchObject({ came: 1, there: 0, left: [{ name: 'Old' }, { name: 'P' }] });
    for (const [text, code] of [
      ['{"arbitro":"table","format":1}', 'not-a-shelf'],
      ['nothing', 'malformed'],
      ['['.repeat(200), 'malformed'],
      [JSON.stringify({ ...file, items: Array(501).fill(WOLF) }), 'not-a-shelf'],
    ] as const)
      expect((await shelf.bring(text)).body.refusal.code).toBe(code);
    expect(await shelf.names()).toEqual(['Lupo']);
  });

  it('fills a shelf to its limit, and what is over is left out with the reason', async () => {
    const shelf = await openShelf(await openNode(openMemory(), { limits: 'off' }));
    await bringWolves(shelf, 499);
    const more = [HOUSE_RULES, FIGHT];
    const { body } = await shelf.bring(JSON.stringify({ arbitro: 'shelf', format: 1, items: more }));
    expect(body).toMatchObject({ came: 1, left: [{ name: 'At the ford' }] });
    expect((await shelf.put(WOLF)).refusal).toEqual({ code: 'too-many', params: { most: 500 } });
    await shelf.post('/items/i1/remove');
    await shelf.put(WOLF);
    expect((await shelf.post('/items/i1/restore')).body.refusal.code).toBe('too-many');
  });
});

describe('the log of a shelf', () => {
  it.each([
    ['SQLite', async () => openSqlite(':memory:')],
    ['PostgreSQL', async () => openPostgres(await (await fetch(inject('freshDatabaseAt'))).text())],
  ] as const)('survives a restart on %s, from a snapshot and the entries after it', async (_, openStore) => {
    const store = await openStore();
    open.push(() => store.close());
    const shelf = await openShelf(await openNode(store));
    await bringWolves(shelf, 120);
    await shelf.post('/items/i120/remove');
    const log = `shelf-${shelf.key.slice(0, 16)}`;
    expect((await store.snapshot(log, 1))?.version).toBeGreaterThan(50);
    const later = clientOf(await openNode(store), shelf.key);
    expect((await later.get('')).body).toEqual((await shelf.get('')).body);
    expect((await later.post('/items/i120/restore')).status).toBe(200);
  });

  it('is the same on two nodes that write at the same time', async () => {
    const store = { ...openMemory(), shared: true };
    const [firstNode, secondNode] = [await openNode(store), await openNode(store)];
    const shelf = await openShelf(firstNode);
    const nodes = [shelf, clientOf(secondNode, shelf.key)];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodes[index % 2]?.put({ ...WOLF, name: `Wolf ${index}` })),
    );
    const [first, second] = await Promise.all(nodes.map((node) => node.names()));
    expect(first).toHaveLength(20);
    expect(second).toEqual(first);
  });
});
