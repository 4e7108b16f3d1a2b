import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat } from '../client.ts';
import { findViolations } from './axe.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { dragOnMap, findMap, openSeatPage, openSkirmish } from './grid.ts';

/** Drawing on the map. */
export function testGridPen(setting: () => BrowserSetup): void {
  test('the game master draws for all or only for oneself, by hand and by keys; undo and eraser take it away', async () => {
    const gm = await openSkirmish(setting().server.url);
    const page = await openSeatPage(setting(), gm);
    const otherPage = await openSeatPage(
      setting(),
      await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brigida'] }),
    );
    const findDrawings = (seatPage: Page): Locator => seatPage.locator('[data-drawing]');
    await page.getByRole('button', { name: 'Draw on the map' }).click();
    await page.locator('.pen-sheet').waitFor();
    await dragOnMap(page, [0, 0], [3, 1]);
    await findDrawings(otherPage).waitFor();
    await page.getByRole('button', { name: 'only for me' }).click();
    await page.getByRole('group', { name: 'Shape' }).getByRole('button', { name: 'rectangle' }).click();
    await findMap(page).focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => findDrawings(page).count()).toBe(2);
    await page.getByRole('banner').getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => findDrawings(page).count()).toBe(1);
    expect(await findDrawings(otherPage).count()).toBe(1);
    await page.getByRole('button', { name: 'eraser' }).click();
    await findDrawings(page).dispatchEvent('pointerdown');
    await expect.poll(() => findDrawings(otherPage).count()).toBe(0);
    expect((await findViolations(page, {}, '.grid-scene')).map(({ id }) => id)).toEqual([]);
  });
}
