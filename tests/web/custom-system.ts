import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import { CUSTOM_SYSTEM, createCustomSystem } from '../custom-system.fixture.ts';
import { type ServerProcess, startServer } from '../server-process.fixture.ts';
import { type BrowserSetup, savePicture } from './browser-setup.fixture.ts';
import { answerQuestions, findLog, prepareAction, readOdds, submitAction } from './play-actions.ts';

const CLI = fileURLToPath(new URL('../../apps/cli/main.ts', import.meta.url));

/** A system that is not built into the app: `arbitro serve --system FOLDER`. */
export function testCustomSystem(setting: () => BrowserSetup): void {
  let home: string;
  let server: ServerProcess;
  const environment = () => ({ DATA_DIR: join(home, 'kept') });
  const open = (path: string): Promise<Page> => setting().open(path, { baseURL: server.url });

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'arbitro-own-web-'));
    server = await startServer(environment(), [CLI, 'serve', '--system', createCustomSystem(home)]);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(home, { recursive: true });
  });

  test('its demo is played from the start page by clicks, with odds, log and sheet', async () => {
    const page = await open('/');
    await page.getByRole('heading', { name: CUSTOM_SYSTEM.name, exact: true }).waitFor();
    await savePicture(page, 'own-start');
    await page.getByRole('button', { name: `Run it as game master: ${CUSTOM_SYSTEM.name}` }).click();
    await findLog(page).getByRole('article').first().waitFor();
    for (let n = 0; n < 3; n++) {
      await answerQuestions(page);
      const form = await prepareAction(page, 0);
      expect(await readOdds(form)).toMatch(/%|on average/);
      if (n === 0) await savePicture(page, 'own-table');
      await submitAction(form);
    }
    await page.getByRole('button', { name: 'Open the sheet of Brenna' }).click();
    await page.locator('.sheet-section .number-field').first().click();
    const why = page.locator('.popover:popover-open');
    // the rule's text is in the module of the system, not in a separate file as for those built into the app
    await expect.poll(() => why.locator('p').innerText()).toMatch(/has reached 0 health/);
    expect(await why.locator('.rule-link').innerText()).toBe('Reaching 0 health');
    await savePicture(page, 'own-sheet');
  });

  test('its rules can be read, with what was ruled where they are silent', async () =>
    expectRulesPage(await open('/rules')));

  test('a table for it is set up by hand, and its encounter is simulated in a worker', async () => {
    const page = await open(`/new/${CUSTOM_SYSTEM.id}`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/t\//);
    await page.goto(`/lab/${CUSTOM_SYSTEM.id}`);
    await page.getByRole('combobox', { name: 'Fights', exact: true }).selectOption({ label: '100' });
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    const progress = page.getByRole('status').filter({ hasText: /of .* fights/ });
    await expect.poll(() => progress.innerText()).toBe('100 of 100 fights');
    expect(await page.getByRole('table', { name: 'Who wins' }).innerText()).toMatch(/Victory[\s\S]*%/);
    await savePicture(page, 'own-lab');
  });

  test('once it was opened it is there without a network', async () => expectOffline(setting(), server));

  test('its table says what is missing when the server runs without it', async () => {
    const { table, key } = await makeTable(server, { demo: CUSTOM_SYSTEM.id });
    expect(await server.stop('SIGINT')).toBe(0);
    server = await startServer(environment());
    const page = await setting().open(`/t/${table}#${key}`, { baseURL: server.url, tolerates: /409/ });
    const locator = page.getByText(`plays “${CUSTOM_SYSTEM.id}”, a system this server was started without`);
    await locator.waitFor();
    await savePicture(page, 'own-away');
  });
}

async function expectRulesPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${CUSTOM_SYSTEM.name}`) }).click();
  const first = page.locator('article.rule').first();
  await expect
    .poll(() => first.locator('.statement').innerText())
    .toMatch(/^A character who takes a risk rolls one d20/);
  await page.getByRole('heading', { level: 2, name: 'Rulings' }).waitFor();
  await savePicture(page, 'own-rules');
}

async function expectOffline(setting: BrowserSetup, { url }: ServerProcess): Promise<void> {
  const page = await setting.open('/', {
    baseURL: url,
    serviceWorkers: 'allow',
    tolerates: /Failed to load resource|ERR_/,
  });
  await expect.poll(() => page.evaluate<boolean>(HAS_MODULE_SCRIPT)).toBe(true);
  await page.context().setOffline(true);
  await page.goto(`/rules/${CUSTOM_SYSTEM.id}`);
  await page.locator('article.rule .statement').first().waitFor();
}

/** Whether the service worker has cached everything of the page, and the module of the system. */
const HAS_MODULE_SCRIPT = `caches.open('arbitro-1')
  .then((cache) => cache.keys())
  .then((kept) => kept.map(({ url }) => new URL(url).pathname))
  .then((paths) => ['/shell.json', '/systems/'].every((part) => paths.some((path) => path.startsWith(part))))`;
