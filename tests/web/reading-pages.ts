import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendAndExpectKept } from '../client.ts';
import { BLANK, type BrowserSetup, DESKTOP } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf } from './dragon-table.fixture.ts';
import { findLog } from './play-actions.ts';

/** Opens a rule from a link to it, and checks that the rules page shows that rule. */
async function expectRulePage(page: Page, link: Locator): Promise<void> {
  const title = (await link.innerText()).trim();
  const [rules] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  const marked = rules.locator('article.marked');
  await marked.waitFor();
  expect(await marked.getByRole('heading').innerText()).toBe(title);
  const rule = await marked.locator('footer code').innerText();
  expect(new URL(rules.url()).pathname).toBe(`/rules/noppa/${rule}`);
  await expect.poll(async () => (await marked.boundingBox())?.y).toBeLessThan(DESKTOP.height);
  await rules.close();
}

/** Rules, printed sheets, dice: pages read beside the game. */
export function testReadingPages(setting: () => BrowserSetup): void {
  test('a rule named in the log and on the sheet opens on the rules page', async () => {
    const { gm } = await openDragonTable(setting());
    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: { type: 'pass', by: 'dragon' } });
    const page = await setting().open(seatPathOf(gm));
    await findLog(page).getByRole('button', { name: 'Where it comes from' }).last().click();
    await expectRulePage(page, findLog(page).locator('.rule-link').last());

    await page.getByRole('button', { name: 'Open the sheet of Aino' }).click();
    await page.locator('.sheet-section .number-field').first().click();
    await expectRulePage(page, page.locator('.popover:popover-open .rule-link').first());
  });

  test('a sheet is printed without the table around it', async () => {
    const { gm } = await openDragonTable(setting());
    const page = await setting().open(BLANK, { isFresh: true });
    await page.addInitScript('window.print = () => { window.printed = true; }');
    await page.goto(seatPathOf(gm));
    await page.getByRole('button', { name: 'Open the sheet of Aino' }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const paper = page.locator('.print-page');
    await paper.waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate<boolean>('window.printed')).toBe(true);
    expect([await paper.isVisible(), await page.locator('.room').isVisible()]).toEqual([false, true]);
    await page.emulateMedia({ media: 'print' });
    expect([await paper.isVisible(), await page.locator('.room').isVisible()]).toEqual([true, false]);
    expect(await page.locator('button:visible, nav:visible').count()).toBe(0);
    expect(await paper.innerText()).toMatch(/Aino[\s\S]*Noppa · The dragon in the yard[\s\S]*Might/);
    await page.evaluate<unknown>('window.dispatchEvent(new Event("afterprint"))');
    await paper.waitFor({ state: 'detached' });
  });

  test('two rolls compared, exactly', async () => {
    const page = await setting().open('/dice');
    await page.getByRole('textbox', { name: 'Dice' }).fill('d4');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('textbox', { name: 'Compare with' }).fill('d6');
    const versus = page.getByRole('table', { name: 'Against each other' });
    const rows = (): Promise<readonly string[]> => versus.getByRole('row').allInnerTexts();
    // of 24 combinations: 6, 4 and 14
    await expect
      .poll(async () => (await rows()).map((row) => row.replaceAll(/\s+/g, ' ').trim()))
      .toEqual(['d4 is higher 25 %', 'Both the same 16.7 %', 'd6 is higher 58.3 %']);
    await expect.poll(() => page.url()).toMatch(/\/dice\?dice=d4&with=d6$/);
    await page.reload();
    await versus.waitFor();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await versus.waitFor({ state: 'hidden' });
    await expect.poll(() => page.url()).toMatch(/\/dice\?dice=d4$/);
  });
}
