import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, makeTable } from '../client.ts';
import { actionsIn, commit, offersShown } from './playing.ts';
import { IN_MOTION, type Setting } from './setting.ts';
import { placeOf } from './yard.ts';

/** Three areas in a row: only the middle one borders on both others. */
const IN_A_ROW = {
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

const tokenOf = (page: Page, id: string): Locator => page.locator(`[data-token="${id}"]`);
const areaOf = (page: Page, zone: string): Locator => page.locator(`[data-zone="${zone}"]`);

/** Returns the area of a token, as a screen reader announces it. */
const standsIn = async (page: Page, id: string): Promise<string> =>
  /in: (\w+)/.exec((await tokenOf(page, id).getAttribute('aria-label')) ?? '')?.[1] ?? '';

async function middleOf(shape: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await shape.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, id: string, zone: string): Promise<void> {
  // where it is still
  await tokenOf(page, id).locator('.disc').hover();
  const to = await middleOf(areaOf(page, zone));
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Tokens on the map of areas. */
export function movingTests(setting: () => Setting): void {
  test('a token is dragged where the rules let it go, and nowhere else', async () => {
    const gm = await makeTable({ url: setting().server.url }, IN_A_ROW);
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
    const page = await setting().open(placeOf(inka), IN_MOTION);
    await offersShown(page);
    const form = actionsIn(page).getByRole('form', { name: /Aino · Move/ });

    await drag(page, 'aino', 'pelto');
    await page.getByText('Aino cannot go there now.').waitFor();
    expect(await form.isVisible()).toBe(false);

    await drag(page, 'aino', 'piha');
    await commit(form);
    await expect.poll(() => standsIn(page, 'aino')).toBe('Yard');
  });

  test('by keys: an arrow to the area, Enter, Enter', async () => {
    const gm = await makeTable({ url: setting().server.url }, IN_A_ROW);
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
    const page = await setting().open(placeOf(inka), IN_MOTION);
    await offersShown(page);
    await tokenOf(page, 'aino').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-zone="piha"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await actionsIn(page).locator('form button[type=submit]:focus').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => standsIn(page, 'aino')).toBe('Yard');
  });
}
