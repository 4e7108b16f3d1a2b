import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { findLog } from './play-actions.ts';

const LOST_TEXT = 'No connection. Trying again… Your text is kept.';
/** Browser messages about requests without an answer. */
const UNANSWERED_ERROR = /Failed to load resource|ERR_|net::/;

/** Waits until the parts of the page that are loaded on demand are there: without a network they could not be fetched. */
async function waitForWholePage(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Game master’s tools' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'One step back' }).waitFor();
}

/** The connection between browser and server breaks and comes back. */
export function testConnection(setting: () => BrowserSetup): void {
  test('without a network the table says so, keeps what was typed, and goes on afterwards', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'rischio' });
    const page = await setting().open(`/t/${table}#${key}`, { tolerates: UNANSWERED_ERROR });
    const words = page.getByRole('textbox', { name: 'Say something' });
    await waitForWholePage(page);
    await words.fill('Behind the well');
    await page.context().setOffline(true);
    await page.getByText(LOST_TEXT).waitFor();
    await words.fill('Behind the old well');
    await page.context().setOffline(false);
    await page.getByText(LOST_TEXT).waitFor({ state: 'hidden' });
    expect(await words.inputValue()).toBe('Behind the old well');
    await words.press('Enter');
    await findLog(page).getByText('Behind the old well').waitFor();
    await expect.poll(() => words.inputValue()).toBe('');
  });

  test('a server that restarts is found again, with all lines sent meanwhile', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'rischio' });
    const page = await setting().open(`/t/${table}#${key}`, { tolerates: UNANSWERED_ERROR });
    const words = page.getByRole('textbox', { name: 'Say something' });
    await waitForWholePage(page);
    await setting().restart(async () => {
      await page.getByText(LOST_TEXT).waitFor();
      await words.fill('Said while nobody listened');
      await words.press('Enter');
    });
    await page.getByText(LOST_TEXT).waitFor({ state: 'hidden' });
    await findLog(page).getByText('Said while nobody listened').waitFor();
    expect(await findLog(page).getByText('Said while nobody listened').count()).toBe(1);
  });

  test('an app that was opened once starts without a network, and rolls dice', async () => {
    const page = await setting().open('/', { tolerates: UNANSWERED_ERROR, serviceWorkers: 'allow' });
    await page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => caches.match("/"))');
    await expect.poll(() => page.evaluate<boolean>(HAS_SHELL_SCRIPT)).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/dice');
    await page.getByText('Nothing rolled yet.').waitFor();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.getByText('Nothing rolled yet.').waitFor({ state: 'hidden' });
  });
}

/** Whether the service worker has cached everything. */
const HAS_SHELL_SCRIPT = `caches.match("/shell.json").then((list) => list !== undefined)`;
