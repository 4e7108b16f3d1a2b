import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { FakeTableService, TABLE } from './fake-table-service.fixture.ts';

const PAGE = '<!doctype html><title>the built app</title>';
const SCRIPT = 'console.log("the script")';
let web: string;
let app: FastifyInstance;
beforeEach(async () => {
  web = await mkdtemp(join(tmpdir(), 'arbitro-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'sw.js'), '// worker');
  await writeFile(join(web, 'manifest.webmanifest'), '{}');
  await writeFile(join(web, 'assets', 'index-1a2b.js'), SCRIPT);
  await writeFile(join(web, 'assets', 'index-1a2b.js.gz'), gzipSync(SCRIPT));
  app = await buildServer({ service: new FakeTableService(), web });
});
afterEach(async () => {
  await app.close();
  await rm(web, { recursive: true });
});

const getUrl = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  app.inject({ url, headers });

it.each([
  '/',
  `/t/${TABLE}`,
  '/rules',
  '/rules/noppa/noppa.dice.pool',
  '/dice',
  '/new',
  '/new/noppa',
  '/?x=1',
])('sends the app at %s, never from a cache', async (url) => {
  const page = await getUrl(url);
  expect([page.statusCode, page.body]).toEqual([200, PAGE]);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});

it('sends hashed files to be cached for ever, compressed where the browser accepts it', async () => {
  const plain = await getUrl('/assets/index-1a2b.js');
  expect([plain.statusCode, plain.body]).toEqual([200, SCRIPT]);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const small = await getUrl('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, deflate' });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.headers['content-type']).toContain('javascript');
  expect(gunzipSync(small.rawPayload).toString()).toBe(SCRIPT);
});

it.each([
  ['/sw.js', 'javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('has %s asked for again each time', async (url, type) => {
  const file = await getUrl(url);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toContain(type);
  expect(file.headers['cache-control']).toBe('no-cache');
  const again = await getUrl(url, { 'if-none-match': String(file.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it.each([
  '/assets/index-none.js',
  '/assets/',
  '/assets/..%2Findex.html',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/api/nowhere',
  '/api',
  '/docs/nowhere',
])('answers %s as what is not there', async (url) => {
  const no = await getUrl(url);
  expect(no.statusCode).toBeGreaterThanOrEqual(400);
  expect(no.statusCode).toBeLessThan(500);
  expect(no.headers['content-type']).toContain('application/json');
  expect(no.json().kept).toBe(false);
});

it.each(['/nowhere', '/t', '/rule/noppa', '/index-1a2b.js', '/apiary'])(
  'shows a browser at %s the app, which says that there is nothing',
  async (url) => {
    const page = await getUrl(url);
    expect([page.statusCode, page.body]).toEqual([404, PAGE]);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    for (const accept of ['application/json', '*/*', 'image/png']) {
      const no = await getUrl(url, { accept });
      expect([no.statusCode, no.json().refusal.code]).toEqual([404, 'no-such-page']);
    }
    const posted = await app.inject({ method: 'POST', url, headers: { accept: 'text/html' } });
    expect([posted.statusCode, posted.json().refusal.code]).toEqual([404, 'no-such-page']);
  },
);

it('gives no page to requests for other types', async () => {
  const no = await getUrl('/dice', { accept: 'application/json' });
  expect([no.statusCode, no.json().refusal.code]).toEqual([404, 'no-such-page']);
});

it('sends the page of a later build without being started again', async () => {
  await writeFile(join(web, 'index.html'), 'later');
  expect((await getUrl('/')).body).toBe('later');
});

it('sends the documentation beside the app, and says so where there is none', async () => {
  const missing = await getUrl('/help/gm.html', { accept: 'text/html', 'accept-language': 'it' });
  expect(missing.statusCode).toBe(200);
  expect(missing.body).toContain('non contiene le pagine della documentazione');
  const root = await mkdtemp(join(tmpdir(), 'arbitro-help-'));
  await mkdir(join(root, 'dist-help/api'), { recursive: true });
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  await writeFile(join(root, 'dist/index.html'), PAGE);
  await writeFile(join(root, 'dist-help/index.html'), 'the first page');
  await writeFile(join(root, 'dist-help/api/dice.html'), 'the dice');
  const server = await buildServer({ service: new FakeTableService(), web: join(root, 'dist') });
  const get = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });
  for (const url of ['/help', '/help/']) expect((await get(url)).headers.location).toBe('/help/index.html');
  expect((await get('/help/index.html')).body).toBe('the first page');
  const dice = await get('/help/api/dice.html');
  expect([dice.statusCode, dice.body, dice.headers['cache-control']]).toEqual([200, 'the dice', 'no-cache']);
  await server.close();
  await rm(root, { recursive: true });
});
