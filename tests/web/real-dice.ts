import { expect, test } from 'vitest';
import { sendAndExpectKept } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf, TAIL_ATTACK } from './dragon-table.fixture.ts';
import { findLog } from './play-actions.ts';

/** Dice on a real table. */
export function testRealDice(setting: () => BrowserSetup): void {
  test('with real dice the faces are typed in, and the log says so', async () => {
    const { gm, inka } = await openDragonTable(setting());
    const page = await setting().open(seatPathOf(inka));
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('checkbox', { name: /I throw real dice/ }).click();
    await findLog(page).getByText('Inka throws real dice from now on.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: TAIL_ATTACK });
    const dialog = page.getByRole('dialog', { name: 'Aino throws' });
    await dialog.getByRole('heading', { name: 'What does the d6 show?' }).waitFor();
    await dialog.locator('.face:focus').waitFor();
    // a six is rolled again
    await page.keyboard.press('6');
    await dialog.getByText('Thrown so far').waitFor();
    await dialog.locator('.face').nth(1).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^let it pass/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    const gmPage = await setting().open(seatPathOf(gm));
    for (const seatPage of [page, gmPage]) {
      const line = findLog(seatPage)
        .getByRole('article')
        .filter({ has: seatPage.locator('.roll') });
      await expect.poll(() => line.locator('.die').allInnerTexts()).toEqual(['6', '2']);
      await line.getByRole('button', { name: 'Where it comes from' }).click();
      await line.getByText('real dice').waitFor();
    }
  });
}
