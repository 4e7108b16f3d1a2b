import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { findSquareCentre, openSeatPage } from './grid.ts';

/** Placing creatures on the map. */
export function testGridPlacing(setting: () => BrowserSetup): void {
  test('before a fight a creature is dragged onto the map without a question', async () => {
    const gm = await makeTable(
      { url: setting().server.url },
      {
        system: 'quinta',
        title: 'The yard',
        scene: { map: { ground: ['.....', '.....', '.....'] } },
        creatures: [
          { from: 'brigida', sheet: { at: [0, 0] } },
          { id: 'gallo', from: 'predone', name: 'Gallo' },
        ],
      },
    );
    const page = await openSeatPage(setting(), gm);
    const box = await page.locator('.grid-away').getByRole('button', { name: 'Gallo' }).boundingBox();
    if (!box) throw new Error('nobody waits beside the map');
    const { x, y } = await findSquareCentre(page, 3, 1);
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(() => page.getByRole('region', { name: 'Who stands where' }).textContent())
      .toMatch(/Gallo, D2/);
  });
}
