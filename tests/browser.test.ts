import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { playAll, throwAll } from './browser/entry.ts';
import { openChromium } from './chromium.ts';
import { demoFiles, scenarioFiles } from './files.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, at) => `browser ${at}`);

/** What is played: the demo fights with many seeds, the scenarios with one. */
const PLAYS = [
  ...demoFiles().map((file) => ({ file, seeds: seeds(40) })),
  ...scenarioFiles().map((file) => ({ file, seeds: seeds(1) })),
].map(({ file, ...rest }) => ({
  name: basename(file),
  raw: parse(readFileSync(file, 'utf8')) as unknown,
  ...rest,
}));

type Entry = typeof import('./browser/entry.ts');
declare const Arbitro: Entry;

/** The engine as the web app would load it: one minified script. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./browser/entry.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'Arbitro' } },
  });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunk = output.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`nothing was bundled into ${join('tests', 'browser')}`);
  return chunk.code;
}

describe('the engine gives the same bytes in Node and in Chromium', () => {
  let browser: Awaited<ReturnType<typeof openChromium>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;
  beforeAll(async () => {
    browser = await openChromium();
    page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
  });
  afterAll(() => browser?.close());

  test('dice', async () => {
    const there = await page.evaluate((given) => Arbitro.throwAll(given), seeds(20));
    expect(there).toEqual(throwAll(seeds(20)));
  });

  test.each(PLAYS)('$name: every event, roll and chance', async (play) => {
    const there = await page.evaluate(({ name, raw, seeds: all }) => Arbitro.playAll(name, raw, all), play);
    const here = playAll(play.name, play.raw, play.seeds);
    expect(here.length).toBeGreaterThan(0);
    expect(there).toEqual(here);
  });
});
