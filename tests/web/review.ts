import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE, savePicture } from './browser-setup.fixture.ts';
import { findActions, tapOn } from './play-actions.ts';

const EXPORT = new URL('../../apps/cli/demo/ambush.json', import.meta.url);

/** A table whose fight is over; returns the path that opens it for the game master. */
async function importFight({
  server,
}: BrowserSetup): Promise<{ readonly table: string; readonly key: string }> {
  const reply = await fetch(`${server.url}/api/tables/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: readFileSync(EXPORT),
  });
  return (await reply.json()) as { table: string; key: string };
}

const findButton = (page: Page): Locator =>
  findActions(page).getByRole('button', { name: 'Was it the dice?' });
const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Was it the dice?' });

/** Waits for the second, surer look. */
async function waitForReview(page: Page): Promise<Locator> {
  const dialog = findDialog(page);
  await dialog.locator('.review').waitFor();
  await dialog.locator('.review-progress').waitFor({ state: 'detached' });
  return dialog;
}

/** Returns the percentage points of each row of a column, the sum last. */
async function readPoints(dialog: Locator, column: number): Promise<readonly number[]> {
  const cells = await dialog.locator(`.review-sides tbody td:nth-child(${column})`).allInnerTexts();
  return cells.map((text) => Number.parseFloat(text.replace('−', '-')));
}

const isInSight = (line: Locator): Promise<boolean> =>
  line.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const list = element.closest('.review-log')?.getBoundingClientRect();
    return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
  });

/** It is saved as a page that needs no program, and shown to the players as a note. */
async function saveAndShow(setting: BrowserSetup, page: Page): Promise<void> {
  const dialog = findDialog(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a page' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.html$/);
  const html = readFileSync(await saved.path(), 'utf8');
  expect(html).toContain('Was it the dice?');
  expect(html).not.toContain('<script');
  const copy = await setting.open('about:blank');
  await copy.setContent(html);
  await copy.locator('.review-mark').first().click();
  await copy.locator('.review-log li:target').waitFor();
  await savePicture(copy, 'review-saved');
  await dialog.getByRole('button', { name: 'Show it to the players' }).click();
  await page.getByText('The players have the review among their notes.').waitFor();
}

/** Was it the dice? */
export function testReview(setting: () => BrowserSetup): void {
  test('the game master sees the chart, the moments, luck and choices, and the log beside them, and saves it', async () => {
    const { table, key } = await importFight(setting());
    const page = await setting().open(`/t/${table}#${key}`);
    await findButton(page).click();
    const dialog = await waitForReview(page);
    expect(await dialog.locator('.review-mark').count()).toBe(3);
    expect(await dialog.locator('.review-log li').count()).toBe(24);
    for (const column of [2, 3]) {
      const points = await readPoints(dialog, column);
      const sum = points.slice(0, -1).reduce((so, change) => so + change, 0);
      expect(sum).toBeCloseTo(points.at(-1) ?? Number.NaN, 9);
    }
    expect(await dialog.innerText()).toMatch(/dice as bad as these or worse: [\d.]+ % \(exactly \d+\/\d+\)/);
    const mark = dialog.locator('.review-mark').last();
    await mark.click();
    const line = dialog.locator('.review-log li.chosen');
    expect(await line.innerText()).toMatch(new RegExp(`^${await mark.innerText()}\\.`));
    await expect.poll(() => isInSight(line)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await savePicture(page, 'review-desktop');
    await saveAndShow(setting(), page);
  });

  test('on a phone it fits', async () => {
    const { table, key } = await importFight(setting());
    const page = await setting().open(`/t/${table}#${key}`, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await tapOn(findButton(page));
    const dialog = findDialog(page);
    await dialog.locator('.review').waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await savePicture(page, 'review-phone');
    await tapOn(dialog.locator('.review-moment').first());
    await dialog.locator('.review-log li.chosen').waitFor();
    await savePicture(page, 'review-phone-log');
    expect(await findViolations(page)).toEqual([]);
  });
}
