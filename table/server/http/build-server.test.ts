import { LANGUAGES } from '@arbitro/kernel';
import { COMMANDS, TABLE_REFUSALS } from '@arbitro/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServer, type ServerParts } from './build-server.ts';
import { ASA_KEY, FakeTableService, GM_KEY, TABLE } from './fake-table-service.fixture.ts';
import * as shapes from './response-schemas.ts';

let service: FakeTableService;
let app: FastifyInstance;
const openServer = async (parts: Partial<ServerParts> = {}) => {
  service = new FakeTableService();
  app = await buildServer({ service, ...parts });
};
beforeEach(() => openServer());
afterEach(() => app.close());

const HERE = `/api/tables/${TABLE}`;
const bearerHeaderOf = (key: string) => ({ authorization: `Bearer ${key}` });
const getUrl = (url: string, headers: Record<string, string> = bearerHeaderOf(GM_KEY)) =>
  app.inject({ method: 'GET', url, headers });
const postUrl = (
  url: string,
  payload: InjectOptions['payload'],
  headers: Record<string, string> = bearerHeaderOf(GM_KEY),
) => app.inject({ method: 'POST', url, headers, payload: payload ?? {} });

describe('systems', () => {
  it('lists every game in three languages', async () => {
    const told = shapes.systemsReply.parse((await getUrl('/api/systems', {})).json());
    expect(Object.keys(told).length).toBeGreaterThan(1);
    for (const { name, options, content } of Object.values(told)) {
      for (const language of LANGUAGES) expect(name[language]).not.toBe('');
      expect(Object.keys(options)).not.toEqual([]);
      expect(Object.keys(content)).not.toEqual([]);
    }
  });
});

describe('making a table', () => {
  it('gives the key once, and a link with it behind the #', async () => {
    const newTable = await postUrl('/api/tables', { demo: 'any' }, { host: 'arbitro.example' });
    expect(newTable.statusCode).toBe(201);
    expect(shapes.newTableReply.parse(newTable.json()).link).toBe(
      `http://arbitro.example/t/${TABLE}#${GM_KEY}`,
    );
    expect(newTable.headers['cache-control']).toBe('no-store');
  });

  it('imports a file as it is', async () => {
    const file = { arbitro: 'table', entries: [{ version: 1 }] };
    const newTable = await postUrl('/api/tables/import', file, {});
    expect(newTable.statusCode).toBe(201);
    expect(service.imports.map((bytes) => JSON.parse(String(bytes)))).toEqual([file]);
  });

  it('reports the fault of the nearest branch', async () => {
    const no = await postUrl('/api/tables', { demo: 3, title: '' }, {});
    expect(no.statusCode).toBe(400);
    const { refusal, faults } = shapes.refusalReply.parse(no.json());
    expect(refusal.code).toBe('malformed');
    expect(faults?.map(({ at }) => at)).toEqual(expect.arrayContaining(['demo', 'title']));
  });
});

describe('sitting down', () => {
  it('keeps the key in a cookie that no script reads and no other table gets', async () => {
    const sat = await postUrl(`${HERE}/session`, { key: ASA_KEY }, {});
    expect(sat.json()).toEqual({ table: TABLE, seat: 'asa' });
    const cookie = String(sat.headers['set-cookie']);
    expect(cookie).toMatch(new RegExp(`^arbitro=${ASA_KEY}; `));
    for (const part of ['HttpOnly', 'SameSite=Strict', `Path=${HERE}`, 'Max-Age=31536000'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    const response = await getUrl(HERE, { cookie: `arbitro=${ASA_KEY}` });
    expect(response.json().seen.you.id).toBe('asa');
  });

  it('marks the cookie secure behind a trusted proxy with https, and only then', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    expect(
      String((await postUrl(`${HERE}/session`, { key: GM_KEY }, headers)).headers['set-cookie']),
    ).not.toContain('Secure');
    await app.close();
    await openServer({ trustProxy: 1 });
    const sat = await postUrl(`${HERE}/session`, { key: GM_KEY }, headers);
    expect(String(sat.headers['set-cookie'])).toContain('Secure');
    expect(sat.headers['strict-transport-security']).toContain('max-age=');
  });

  it('believes the bearer before the cookie', async () => {
    const response = await getUrl(HERE, { ...bearerHeaderOf(ASA_KEY), cookie: `arbitro=${GM_KEY}` });
    expect(response.json().seen.you.id).toBe('asa');
  });

  it('forgets the cookie', async () => {
    const stood = await app.inject({ method: 'DELETE', url: `${HERE}/session` });
    expect(stood.statusCode).toBe(204);
    expect(String(stood.headers['set-cookie'])).toMatch(/^arbitro=; .*Max-Age=0/);
  });

  it.each([
    ['no key', HERE, {}, [401, 'no-key']],
    ['a wrong key', HERE, bearerHeaderOf('gm.nothing'), [401, 'wrong-key']],
    ['a table that is not there', '/api/tables/tablenone', bearerHeaderOf(GM_KEY), [401, 'wrong-key']],
    ['an id that no table can have', '/api/tables/..%2F..%2Fetc', bearerHeaderOf(GM_KEY), [401, 'wrong-key']],
    ['a strange authorization', HERE, { authorization: 'Basic Z206eA==' }, [401, 'no-key']],
  ])('refuses %s', async (_, url, headers, refusal) => {
    const no = await getUrl(url, headers);
    expect([no.statusCode, no.json().refusal.code]).toEqual(refusal);
  });

  it('asks for a key before it reads what was sent', async () => {
    expect((await postUrl(`${HERE}/act`, 'not json', {})).statusCode).toBe(401);
  });
});

describe('a seat', () => {
  it('sees, reads the log, is offered, asks odds', async () => {
    expect(shapes.streamMessage.parse((await getUrl(HERE)).json()).moment).toBe(7);
    expect(shapes.logPage.parse((await getUrl(`${HERE}/log`)).json()).more).toBe(false);
    expect(shapes.offersReply.parse((await getUrl(`${HERE}/offers`)).json())).toHaveLength(1);
    expect((await postUrl(`${HERE}/odds`, { action: { type: 'strike' } })).json()).toEqual({ hit: '27/50' });
  });

  it('pages the log', async () => {
    for (const query of ['', '?limit=', '?limit=200&before=', '?limit=1&before=9'])
      expect((await getUrl(`${HERE}/log${query}`)).statusCode).toBe(200);
    expect(service.limits).toEqual([50, 50, 200, 1]);
    for (const query of [
      '?limit=201',
      '?limit=0',
      '?limit=x',
      '?before=-1',
      '?before=1.5',
      '?limit=1&limit=2',
    ])
      expect((await getUrl(`${HERE}/log${query}`)).statusCode, query).toBe(400);
    const no = await getUrl(`${HERE}/log?limit=500`);
    expect(no.json().faults).toEqual([{ at: 'limit', says: '500 is too large: at most 200.' }]);
  });

  it('takes the table and its creatures away as files', async () => {
    const file = await getUrl(`${HERE}/export`);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="arbitro-${TABLE}.json"`);
    const creature = await getUrl(`${HERE}/creatures/orso/export`);
    expect(creature.headers['content-disposition']).toBe('attachment; filename="orso.json"');
    const odd = await getUrl(`${HERE}/creatures/${encodeURIComponent('a"\r\nb/..')}/export`);
    expect(odd.statusCode).toBe(404);
    expect(odd.headers['content-disposition']).toBeUndefined();
  });

  it('forks', async () => {
    const newTable = await postUrl(`${HERE}/fork`, { command: 'f1' });
    expect([newTable.statusCode, newTable.json().table]).toEqual([201, 'tabletwo2']);
  });
});

describe('an image', () => {
  it('is sent as what it is, for a year, and runs nothing', async () => {
    const answer = await app.inject({ url: `${HERE}/images/cave`, headers: bearerHeaderOf(ASA_KEY) });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect([...answer.rawPayload]).toEqual([1, 2]);
  });

  it('is sent to no one without a key, and missing ones are not found', async () => {
    expect((await app.inject({ url: `${HERE}/images/cave` })).statusCode).toBe(401);
    const missing = await app.inject({ url: `${HERE}/images/other`, headers: bearerHeaderOf(ASA_KEY) });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('commands', () => {
  it('are all there, each with its own schema', async () => {
    for (const name of Object.keys(COMMANDS)) {
      const no = await postUrl(`${HERE}/${name}`, { unknown: true });
      expect([name, no.statusCode, no.json().refusal.code]).toEqual([name, 400, 'malformed']);
      expect(no.json().faults.map(({ at }: { at: string }) => at)).toContain('command');
    }
    expect(service.commands).toEqual([]);
  });

  it('reach the hall as the schema reads them', async () => {
    const response = await postUrl(
      `${HERE}/say`,
      { command: 'c1', text: '  Salve  ' },
      bearerHeaderOf(ASA_KEY),
    );
    expect(shapes.keptReply.parse(response.json())).toEqual({ kept: true, moment: 1 });
    expect(service.commands).toEqual([{ seat: 'asa', name: 'say', body: { command: 'c1', text: 'Salve' } }]);
  });

  it('give a link with the key of a new seat, for another device', async () => {
    await app.close();
    await openServer({ lan: 'http://192.168.1.5:8080' });
    const link = async (host: string) =>
      (await postUrl(`${HERE}/seat`, { command: host }, { ...bearerHeaderOf(GM_KEY), host })).json().link;
    expect(await link('localhost:8080')).toMatch(/^http:\/\/192\.168\.1\.5:8080\/t\/tableone1#ewa\./);
    expect(await link('arbitro.example')).toMatch(/^http:\/\/arbitro\.example\/t\//);
  });

  it('say no with the status of the refusal, in the language asked for', async () => {
    const localizedText = TABLE_REFUSALS['no-such-moment'].says;
    const undo = (query: string, headers: Record<string, string>) =>
      postUrl(`${HERE}/undo${query}`, { command: 'u', to: 1 }, { ...bearerHeaderOf(GM_KEY), ...headers });
    expect((await undo('', {})).json()).toEqual({
      kept: false,
      refusal: { code: 'no-such-moment', params: {} },
      says: localizedText.en,
    });
    expect((await undo('?lang=fi', {})).json().says).toBe(localizedText.fi);
    expect((await undo('', { 'accept-language': 'de, it-IT;q=0.8, en;q=0.5' })).json().says).toBe(
      localizedText.it,
    );
    expect((await undo('?lang=xx', { 'accept-language': 'fi' })).json().says).toBe(localizedText.fi);
    expect((await undo('', { 'accept-language': ';;q=,*;q=x' })).json().says).toBe(localizedText.en);
    const no = await getUrl(`${HERE}/log?limit=0&lang=it`);
    expect(no.json().says).toContain('Richiesta illeggibile');
  });

  it('say what does not fit in the language asked for', async () => {
    const faults = async (lang: string) =>
      (await postUrl(`${HERE}/act?lang=${lang}`, { command: 'c', action: {} })).json().faults;
    expect(await faults('en')).toEqual([{ at: 'action.type', says: 'Missing. Expected: text.' }]);
    expect((await faults('it'))[0].says).toContain('Manca');
    expect((await faults('fi'))[0].says).toContain('Puuttuu');
  });
});

describe('the server', () => {
  it('is up, and ready while the store answers', async () => {
    expect((await getUrl('/health', {})).json()).toEqual({ up: true });
    expect((await getUrl('/ready', {})).json()).toEqual({ ready: true });
    service.isReady = false;
    const no = await getUrl('/ready', {});
    expect([no.statusCode, no.json().refusal.code]).toEqual([503, 'store-down']);
    expect(no.headers['retry-after']).toBe('1');
    expect((await getUrl('/health', {})).statusCode).toBe(200);
  });

  it('has a page in the language of the browser', async () => {
    for (const language of LANGUAGES) {
      const page = await getUrl('/', { 'accept-language': language });
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain('href="/docs"');
      expect(page.body).toContain('npm start');
      expect(page.body).not.toMatch(/<script|<style|style=/);
    }
    expect((await getUrl(`/t/${TABLE}`, {})).statusCode).toBe(200);
  });

  it('answers what is not there with 404, and another method with 405', async () => {
    const nowhere = await getUrl('/api/nowhere', {});
    expect([nowhere.statusCode, nowhere.json().refusal.code]).toEqual([404, 'no-such-page']);
    const other = await app.inject({ method: 'PUT', url: `${HERE}/act?x=1` });
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'POST']);
    expect(other.json().refusal).toEqual({ code: 'method-not-allowed', params: { method: 'PUT' } });
    const read = await app.inject({ method: 'POST', url: HERE });
    expect([read.statusCode, read.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('counts what it does', async () => {
    await postUrl(`${HERE}/say`, { command: 'c1', text: 'Salve' });
    await getUrl('/api/nowhere/at-all');
    const { body, headers } = await getUrl('/metrics', {});
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain(
      'arbitro_requests_total{method="POST",route="/api/tables/:table/say",status="200"} 1',
    );
    expect(body).toContain('arbitro_requests_total{method="GET",route="unknown",status="404"} 1');
    expect(body).toContain('arbitro_request_seconds_count{route="/api/tables/:table/say"} 1');
    expect(body).toContain('arbitro_kept_total 1');
    for (const [, value] of body.matchAll(/^[a-z_]+(?:\{[^}]*\})? (.+)$/gm))
      expect(value).toMatch(/^[\d.e+-]+$/);
    expect(body).toMatch(/process_resident_memory_bytes \d+/);
    expect(body).not.toContain(TABLE);
  });

  it('shows its metrics to programs on this computer and with the token', async () => {
    const token = 'abcdefghij0123456789';
    const asked = async (
      headers: Record<string, string>,
      { remoteAddress = '127.0.0.1', ...parts }: Partial<ServerParts> & { remoteAddress?: string } = {},
    ) => {
      const secondServer = await buildServer({ service, ...parts });
      const { statusCode } = await secondServer.inject({ url: '/metrics', remoteAddress, headers });
      await secondServer.close();
      return statusCode;
    };
    expect(await asked({})).toBe(200);
    expect(await asked({}, { remoteAddress: '::1' })).toBe(200);
    expect(await asked({ host: '[::1]:8080' }, { trustProxy: 1 })).toBe(200);
    const far = { remoteAddress: '203.0.113.9' };
    expect(await asked({}, far)).toBe(404);
    expect(await asked({ 'x-forwarded-for': '127.0.0.1' }, { ...far, trustProxy: 1 })).toBe(404);
    expect(await asked({ 'x-forwarded-for': '127.0.0.1' }, { trustProxy: 1 })).toBe(404);
    expect(await asked({ host: 'table.example.org' })).toBe(404);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect(await asked({ [name]: '203.0.113.9' })).toBe(404);

    const metrics = { isOpen: false, token };
    expect(await asked({ authorization: `Bearer ${token}` }, { ...far, metrics })).toBe(200);
    for (const wrong of [`Bearer ${token}x`, `Bearer ${GM_KEY}`, token, ''])
      expect(await asked({ authorization: wrong }, { ...far, metrics })).toBe(404);
    expect(await asked({ authorization: 'Bearer undefined' }, far)).toBe(404);
    expect(await asked({}, { ...far, metrics: { isOpen: true, token: undefined } })).toBe(200);
  });

  it('answers other requests for them as for an unknown address', async () => {
    const far = { remoteAddress: '203.0.113.9' };
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'] as const)
      for (const accept of ['text/html', '*/*']) {
        const [secret, nothing] = await Promise.all(
          ['/metrics', '/nothing'].map((url) => app.inject({ method, url, headers: { accept }, ...far })),
        );
        const shown = (reply: typeof secret) => [reply?.statusCode, reply?.headers, reply?.body];
        const undated = ([status, headers, body]: ReturnType<typeof shown>) => [
          status,
          { ...(headers as object), date: '' },
          body,
        ];
        expect(undated(shown(secret))).toEqual(undated(shown(nothing)));
        expect(secret?.statusCode).toBe(404);
      }
  });

  it('counts latencies into buckets that include the smaller ones', async () => {
    for (let i = 0; i < 5; i++) await getUrl('/health', {});
    const { body } = await getUrl('/metrics', {});
    const counts = [...body.matchAll(/route="\/health",le="[^"]+"\} (\d+)/g)].map(([, n]) => Number(n));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(5);
  });
});
