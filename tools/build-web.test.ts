import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress, isFresh } from './build-web.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-build-'));
  mkdirSync(join(folder, 'deep', 'node_modules'), { recursive: true });
  for (const file of ['deep/page.ts', 'deep/node_modules/other.ts']) writeFileSync(join(folder, file), 'x');
  for (const path of ['.', 'deep', 'deep/page.ts']) utimesSync(join(folder, path), 100, 100);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('output as new as its sources is fresh, also after an installation', () => {
  expect(isFresh(100_000, [folder])).toBe(true);
});

test('what was never built is not fresh', () => {
  expect(isFresh(0, [])).toBe(false);
});

test('a changed or missing source makes it stale', () => {
  utimesSync(join(folder, 'deep/page.ts'), 200, 200);
  expect(isFresh(100_000, [folder])).toBe(false);
  expect(isFresh(200_000, [folder])).toBe(true);
  rmSync(join(folder, 'deep/page.ts'));
  expect(isFresh(200_000, [folder])).toBe(false);
});

test('text is there small as well, pictures are not', () => {
  writeFileSync(join(folder, 'deep/a.js'), 'let a = 1;'.repeat(100));
  writeFileSync(join(folder, 'a.png'), 'x');
  compress(folder);
  const text = readFileSync(join(folder, 'deep/a.js'));
  expect(gunzipSync(readFileSync(join(folder, 'deep/a.js.gz')))).toEqual(text);
  expect(brotliDecompressSync(readFileSync(join(folder, 'deep/a.js.br')))).toEqual(text);
  expect(() => readFileSync(join(folder, 'a.png.gz'))).toThrow('ENOENT');
});
