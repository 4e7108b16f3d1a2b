import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { FakeTableService } from './fake-table-service.fixture.ts';

const PAGE = '<!doctype html><html><head><title>Arbitro</title></head><body></body></html>';
const testWords = { en: 'Tom & "Ada" </head>', it: '$& $1', fi: 'Yö' };
const customSystem = {
  name: { id: 'my-game', name: testWords, about: testWords },
  file: 'my-game-0123456789.js',
  code: 'export const system = "ä";',
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-modules-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  app = await buildServer({ service: new FakeTableService(), web: folder, bundles: [customSystem] });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

it.each(['/', '/t/abc', '/rules/my-game', '/nothing-here'])(
  'the page at %s shows the system',
  async (url) => {
    const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    const [, content = ''] = /<meta name="arbitro-systems" content="([^"]*)">/.exec(body) ?? [];
    expect(JSON.parse(unescapeHtml(content))).toEqual([
      { ...customSystem.name, module: `/systems/${customSystem.file}` },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // no part of a name closes the head early
    expect(body.replace(/<meta[^>]*>\n/, '')).toBe(PAGE);
  },
);

it('the module is cached for ever, compressed as the client accepts', async () => {
  const getModule = (coding: string) =>
    app.inject({ url: `/systems/${customSystem.file}`, headers: { 'accept-encoding': coding } });
  const [plain, small, smaller] = await Promise.all(['', 'gzip, deflate', 'gzip, br'].map(getModule));
  expect(plain?.body).toBe(customSystem.code);
  expect(gunzipSync(small?.rawPayload ?? '').toString()).toBe(customSystem.code);
  expect(brotliDecompressSync(smaller?.rawPayload ?? '').toString()).toBe(customSystem.code);
  expect(smaller?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

it('a removed module is not found, and no page is sent for it', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/systems/my-game-ffffffffff.js',
    headers: { accept: 'text/html' },
  });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
