import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { ASA_KEY, FakeTableService, GM_KEY, TABLE } from './fake-table-service.fixture.ts';

async function openListeningServer() {
  const fakeTableService = new FakeTableService();
  const app = await buildServer({ service: fakeTableService });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/tables/${TABLE}/odds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ASA_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: { type: 'wait' } }),
      ...(signal && { signal }),
    });
  return { hall: fakeTableService, app, ask };
}

it('cancels the odds when the request is closed', async () => {
  const { hall, app, ask } = await openListeningServer();
  let answer = (): void => undefined;
  hall.delay = () => new Promise((done) => (answer = done));
  const aborter = new AbortController();
  const reply = ask(aborter.signal).catch((error: Error) => error.name);
  await expect.poll(() => hall.oddsSignals).toHaveLength(1);
  expect(hall.oddsSignals[0]?.aborted).toBe(false);
  aborter.abort();
  expect(await reply).toBe('AbortError');
  await expect.poll(() => hall.oddsSignals[0]?.aborted).toBe(true);
  answer();
  await app.close();
});

it('does not cancel odds that were answered', async () => {
  const { hall, app, ask } = await openListeningServer();
  expect(await (await ask()).json()).toEqual({ hit: '27/50' });
  await app.close();
  expect(hall.oddsSignals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('gives a seat its own link back, by the key it came with', async () => {
  const app = await buildServer({ service: new FakeTableService(), lan: 'http://192.168.1.5:8080' });
  const url = `/api/tables/${TABLE}/link`;
  const get = (headers: Record<string, string>, query = '') => app.inject({ url: `${url}${query}`, headers });
  const link = (key: string) => `http://192.168.1.5:8080/t/${TABLE}#${key}`;
  const mine = await get({ authorization: `Bearer ${ASA_KEY}`, host: 'localhost:8080' });
  expect(mine.json()).toEqual({ seat: 'asa', link: link(ASA_KEY) });
  expect(mine.headers['cache-control']).toBe('no-store');
  const cookies = { cookie: `arbitro=${GM_KEY}; arbitro-asa=${ASA_KEY}`, host: 'localhost:8080' };
  expect((await get(cookies)).json()).toEqual({ seat: 'gm', link: link(GM_KEY) });
  expect((await get(cookies, '?as=asa')).json()).toEqual({ seat: 'asa', link: link(ASA_KEY) });
  expect((await get({ authorization: `Bearer ${GM_KEY}`, host: 'table.example.org' })).json().link).toBe(
    `http://table.example.org/t/${TABLE}#${GM_KEY}`,
  );
  expect((await get({})).json().refusal.code).toBe('no-key');
  await app.close();
});
