import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendAndExpectKept } from '../client.ts';
import { type BrowserSetup, IN_MOTION, savePicture } from './browser-setup.fixture.ts';
import { seatPathOf } from './dragon-table.fixture.ts';
import { openFight } from './mill-table.fixture.ts';
import { findLog, waitForOffers } from './play-actions.ts';

/** Notes what is shown only for a moment. */
const WATCH = `
  window.shown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const part of [added, ...added.querySelectorAll('.rising, .thrown-over')])
            if (part.matches('.rising, .thrown-over'))
              window.shown.push([part.localName, part.getAttribute('aria-hidden'), part.textContent].join(' '));
  }).observe(document.body, { childList: true, subtree: true });
`;
const readShown = (page: Page): Promise<readonly string[]> => page.evaluate('window.shown');

/** Hits rise as numbers, dice are seen, and effects can be chosen. */
export function testSomethingHappens(setting: () => BrowserSetup): void {
  test.each([['in motion', IN_MOTION] as const, ['with reduced motion', {}] as const])(
    '%s: a hit rises from the row and the token, and the dice are gone after a while',
    async (_, how) => {
      const gm = await openFight(setting());
      const page = await setting().open(seatPathOf(gm), how);
      await page.locator('.tokens [data-token="gallo"]').waitFor();
      await waitForOffers(page);
      await page.evaluate(WATCH);
      const path = ['creatures', 'gallo', 'hp'];
      await sendAndExpectKept(gm, 'override', { command: 'o-1', path, value: 4 });
      await expect.poll(() => readShown(page)).toContainEqual(expect.stringMatching(/^span true −\d+$/));
      expect(await readShown(page)).toContainEqual(expect.stringMatching(/^text\s+−\d+$/));
      const action = { type: 'attack', by: 'brigida', on: 'gallo', with: 'longsword' };
      await sendAndExpectKept(gm, 'act', { command: 'a-1', action });
      await findLog(page).getByText('Brigida attacks Gallo').waitFor();
      await expect.poll(() => readShown(page)).toContainEqual(expect.stringMatching(/^div true Brigida/));
      await savePicture(page, 'something-happens');
      await page.locator('.thrown-over, .rising').first().waitFor({ state: 'detached' });
    },
  );

  test('sounds are off until they are chosen, and stay chosen', async () => {
    const page = await setting().open(seatPathOf(await openFight(setting())));
    const sounds = page.getByRole('dialog').getByRole('checkbox', { name: 'Sounds' });
    await page.getByRole('button', { name: 'Table menu' }).click();
    expect(await sounds.isChecked()).toBe(false);
    await page.getByRole('dialog').getByText('Sounds').click();
    await expect.poll(() => sounds.isChecked()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await expect.poll(() => sounds.isChecked()).toBe(true);
  });
}
