import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openChromium } from '../chromium.ts';
import { type ServerProcess, startServer } from '../server-process.fixture.ts';
import { fetchResource } from '../shared-resource.fixture.ts';
import { PagePool } from './page-pool.fixture.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = join(ROOT, 'apps/web/dist');
/** Where screenshots are saved for inspection. */
const PICTURES = join(ROOT, 'node_modules/.cache/arbitro/screens');
export const WANTS_PICTURES = Boolean(process.env.PICTURES);

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** With animations, as most users have them. */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;

/** A page on which nothing is loaded, for tests that prepare it before its first load. */
export const BLANK = 'about:blank';

/** Options for opening a page. */
export interface PageOptions extends BrowserContextOptions {
  /** Console messages that are not an error: a server that is away on purpose. */
  readonly tolerates?: RegExp;
  /** A page that no test has used before or will use later: for what a used page has in its caches, or cannot undo. */
  readonly isFresh?: boolean;
}

/** The built app, served by a real server to a real browser. */
export interface BrowserSetup {
  readonly server: ServerProcess;
  readonly browser: Browser;
  /** Opens a separate browser context, as on another device. */
  open(path: string, how?: PageOptions): Promise<Page>;
  /** Stops the server and starts it again at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Ends the use of all pages; returns the errors of their consoles. */
  endPages(hasFailed: boolean): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Odds for a question that another seat has answered meanwhile are refused, and browsers log every refusal. */
const EXPECTED_ERROR = /409 \(Conflict\).*\/odds/;

/** What is waited for comes at once, or late on a crowded machine. */
const MAX_WAIT_MS = 150_000;

/** A loaded machine builds the app for minutes, and files that need it wait for one another's build. */
const SLOW_MS = 600_000;

const USUAL_OPTIONS: BrowserContextOptions = {
  locale: 'en',
  viewport: DESKTOP,
  // animations take most of the CPU; tests that need them enable them
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** One setting for all tests of a file. Each test ends with its pages, and no console may have an error. */
export function setUpBrowser(): () => BrowserSetup {
  let opened: BrowserSetup;
  beforeAll(async () => {
    opened = await openBrowserSetup();
  }, SLOW_MS);
  afterEach(async ({ task }) => {
    expect(await opened.endPages(task.result?.state === 'fail')).toEqual([]);
  });
  afterAll(() => opened?.close());
  return () => opened;
}

async function openBrowserSetup(): Promise<BrowserSetup> {
  await fetchResource(inject('builtWebAt'));
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-web-'));
  const env = { DATA_DIR: folder };
  let server = await startServer(env);
  const browser = await openChromium();
  const pages = new PagePool(browser);
  const faults: string[] = [];
  return {
    get server() {
      return server;
    },
    browser,
    open: async (path, { tolerates, isFresh = false, ...contextOptions } = {}) => {
      const options = { ...USUAL_OPTIONS, baseURL: server.url, ...contextOptions };
      const page = await pages.lend(options, !isFresh && options.serviceWorkers === 'block');
      listenForFaults(page, (fault) => {
        if (!tolerates?.test(fault) && !EXPECTED_ERROR.test(fault)) faults.push(fault);
      });
      await page.goto(path);
      return page;
    },
    restart: async (meanwhile) => {
      const { port } = new URL(server.url);
      await server.stop();
      await meanwhile();
      server = await startServer({ ...env, PORT: port });
    },
    endPages: async (hasFailed) => {
      await pages.endLoans(hasFailed);
      return faults.splice(0);
    },
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function listenForFaults(page: Page, report: (fault: string) => void): void {
  page.setDefaultTimeout(MAX_WAIT_MS);
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
  });
}

/** After a change of colours, a screenshot is outdated until a few frames have been drawn. */
const WAIT_UNTIL_PAINTED = `(async () => {
  for (let n = 0; n < 6; n++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 150));
})()`;

/** Takes a screenshot of a page with an error; `PICTURES=1 npm test -- tests/web-` takes all of them. */
export async function savePicture(page: Page, name: string, hasFault = false): Promise<void> {
  if (!hasFault && !WANTS_PICTURES) return;
  await page.evaluate<unknown>(WAIT_UNTIL_PAINTED);
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
