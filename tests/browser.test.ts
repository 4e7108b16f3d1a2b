import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { encounterFile } from '@arbitro/kernel';
import { isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { playAll, simulateScenario, throwAll } from './browser/entry.ts';
import { openChromium } from './chromium.ts';
import { listScenarioFiles } from './scenario-files.fixture.ts';

const SIMULATED_FIGHTS = 20;

const listSeeds = (count: number) => Array.from({ length: count }, (_, index) => `browser ${index}`);

/** The fights that a new user sees first. */
const DEMOS = systems.map((system) => ({ name: system.id, raw: encounterFile(system) }));

/** Tonight's sample of 40 seeds. */
const DEMO_SEEDS = listSeeds(40).filter((_, index) => isInTonightSample(index, 4));

/** The plays: demo fights with many seeds and solved; each night half of the scenarios, and a third of these solved. */
const PLAYS = [
  ...DEMOS.map((demo) => ({ ...demo, seeds: DEMO_SEEDS, isSolved: true })),
  ...listScenarioFiles()
    .map((file, index) => ({
      file,
      isSolved: isInTonightSample(index, 3),
      isPlayed: isInTonightSample(index, 2),
    }))
    .filter(({ isPlayed }) => isPlayed)
    .map(({ file, isSolved }) => ({
      name: basename(file),
      raw: parse(readFileSync(file, 'utf8')) as unknown,
      seeds: listSeeds(1),
      isSolved,
    })),
];

type Entry = typeof import('./browser/entry.ts');
declare const Arbitro: Entry;

/** Bundles the engine as the web app loads it: one minified script. */
async function bundleEngine(): Promise<string> {
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

/**
 * A script for the page: starts a worker, sends it a request and returns its answer. It is text, because Node has no
 * such workers.
 */
const buildWorkerScript = (code: string, work: object): string => `new Promise((resolve, reject) => {
  const answers = ${JSON.stringify(`${code};onmessage = ({ data }) => postMessage(Arbitro.simulateScenario(data))`)};
  const worker = new Worker(URL.createObjectURL(new Blob([answers])));
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(${JSON.stringify(work)});
})`;

describe(`the engine gives the same bytes in Node and in Chromium (NIGHT=${NIGHT_DATE})`, () => {
  let browser: Browser;
  let script: string;
  let page: Page | undefined;
  beforeAll(async () => {
    [browser, script] = await Promise.all([openChromium(), bundleEngine()]);
  });
  afterAll(() => browser?.close());

  /** Runs a call on a page that stays open: loading the script again costs more than most plays. */
  async function within<T>(ask: (page: Page) => Promise<T>): Promise<T> {
    try {
      page ??= await opened();
      return await ask(page);
    } catch (error) {
      // a crash in one play must not fail the others
      const broken = page;
      page = undefined;
      await broken?.close();
      throw error;
    }
  }

  async function opened(): Promise<Page> {
    const freshPage = await browser.newPage();
    await freshPage.addScriptTag({ content: script });
    return freshPage;
  }

  test('dice', async () => {
    const inBrowser = await within((asks) =>
      asks.evaluate((input) => Arbitro.throwAll(input), listSeeds(20)),
    );
    expect(inBrowser).toEqual(throwAll(listSeeds(20)));
  });

  test.each(DEMOS)('$name, simulated by a worker: the same report to the byte', async ({ raw }) => {
    const work = { raw, fights: SIMULATED_FIGHTS };
    const inBrowser = await within((asks) => asks.evaluate<string>(buildWorkerScript(script, work)));
    expect(inBrowser).toBe(simulateScenario(work));
  });

  test.each(PLAYS)('$name: every event, roll and chance', async (play) => {
    const result = within((asks) => asks.evaluate((input) => Arbitro.playAll(input), play));
    const inNode = playAll(play);
    expect(inNode.length).toBeGreaterThan(0);
    expect(await result).toEqual(inNode);
  });
});
