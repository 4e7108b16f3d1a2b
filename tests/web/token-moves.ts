import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, makeTable } from '../client.ts';
import { type BrowserSetup, IN_MOTION } from './browser-setup.fixture.ts';
import { seatPathOf } from './dragon-table.fixture.ts';
import { findActions, waitForOffers } from './play-actions.ts';

/** Three areas in a row: only the middle one borders on both others. */
const AREAS_IN_A_ROW = {
  system: 'noppa',
  title: 'Three areas in a row',
  scene: {
    zones: ['lato', 'piha', 'pelto'],
    borders: [{ between: ['lato', 'piha'] }, { between: ['piha', 'pelto'] }],
    fight: { tick: 4 },
  },
  creatures: [
    { from: 'aino', sheet: { zone: 'lato', actions: 4 } },
    { id: 'mikko', from: 'nostovaki', sheet: { zone: 'pelto', actions: 1 } },
  ],
};

const findToken = (page: Page, id: string): Locator => page.locator(`[data-token="${id}"]`);
const findArea = (page: Page, zone: string): Locator => page.locator(`[data-zone="${zone}"]`);

/** Returns the area of a token, as a screen reader announces it. */
const readTokenArea = async (page: Page, id: string): Promise<string> =>
  /in: (\w+)/.exec((await findToken(page, id).getAttribute('aria-label')) ?? '')?.[1] ?? '';

async function middleOf(shape: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await shape.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragToken(page: Page, id: string, zone: string): Promise<void> {
  // where it is still
  await findToken(page, id).locator('.disc').hover();
  const to = await middleOf(findArea(page, zone));
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Tokens on the map of areas. */
export function testTokenMoves(setting: () => BrowserSetup): void {
  test('a token is dragged where the rules let it go, and nowhere else', async () => {
    const gm = await makeTable({ url: setting().server.url }, AREAS_IN_A_ROW);
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
    const page = await setting().open(seatPathOf(inka), IN_MOTION);
    await waitForOffers(page);
    const form = findActions(page).getByRole('form', { name: /Aino · Move/ });

    await dragToken(page, 'aino', 'pelto');
    await page.getByText('Aino cannot go there now.').waitFor();
    expect(await form.isVisible()).toBe(false);

    await dragToken(page, 'aino', 'piha');
    await expect.poll(() => readTokenArea(page, 'aino')).toBe('Yard');
  });

  test('by keys: an arrow to the area, Enter; a click on an area is enough', async () => {
    const gm = await makeTable({ url: setting().server.url }, AREAS_IN_A_ROW);
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
    const page = await setting().open(seatPathOf(inka), IN_MOTION);
    await waitForOffers(page);
    await findToken(page, 'aino').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-zone="piha"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => readTokenArea(page, 'aino')).toBe('Yard');
    await waitForOffers(page);
    await findArea(page, 'lato').click();
    await expect.poll(() => readTokenArea(page, 'aino')).toBe('Barn');
  });
}
