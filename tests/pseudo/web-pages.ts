import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openChromium } from '../chromium.ts';
import { type ServerProcess, startServer } from '../server-process.fixture.ts';

const REGISTER = join(import.meta.dirname, 'register.ts');

/** The web app and the server in the pseudo-language, and a browser. */
export interface PseudoWeb {
  readonly server: ServerProcess;
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

async function buildPseudoWeb(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  const env = { ...process.env, NODE_ENV: 'production' };
  const words = ['--import', REGISTER, join(import.meta.dirname, 'build-web.ts'), dist];
  await promisify(execFile)(process.execPath, words, { env });
  return dist;
}

/** Opens pages of the app built in the pseudo-language; everything else comes from the server. */
async function openPage(browser: Browser, dist: string, address: URL): Promise<Page> {
  const context = await browser.newContext({
    locale: 'fi',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    const file = join(dist, pathname);
    return route.fulfill({ path: pathname !== '/' && existsSync(file) ? file : join(dist, 'index.html') });
  });
  await page.goto(address.href);
  return page;
}

export async function openPseudoWeb(): Promise<PseudoWeb> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-pseudo-'));
  const dist = await buildPseudoWeb(folder);
  const server = await startServer({
    DATA_DIR: folder,
    NODE_OPTIONS: `--import ${pathToFileURL(REGISTER).href}`,
  });
  const browser = await openChromium();
  return {
    server,
    open: (path) => openPage(browser, dist, new URL(path, server.url)),
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Texts in attributes that people read or hear. */
const READ_TEXTS = `(() => {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  const named = [...document.querySelectorAll(attributes.map((name) => '[' + name + ']').join())]
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
  return [document.title, ...document.body.innerText.split('\\n'), ...named];
})()`;

/** Returns every text of a page: the visible ones, and labels for screen readers. */
export const readTexts = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate<readonly string[]>(READ_TEXTS)).filter((text) => text.trim() !== '');
