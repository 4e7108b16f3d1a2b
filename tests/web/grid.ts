import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, makeTable, type Seat } from '../client.ts';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import { findActions, readLastMoment, waitForLinesAfter, waitForOffers } from './play-actions.ts';

const GROUND = ['..........', '..........', '....#.....', '....#.....', '..........', '..........'];

/** One pixel. */
const PICTURE = {
  name: 'cave.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Only a hero whose turn it is, and a foe behind a wall. */
export const openSkirmish = (url: string): Promise<Seat> =>
  makeTable(
    { url },
    {
      system: 'quinta',
      title: 'The wall',
      scene: { map: { ground: GROUND }, fight: { order: ['brigida', 'gallo'], turn: 'brigida' } },
      creatures: [
        { from: 'brigida', sheet: { at: [1, 2] } },
        { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [6, 2] } },
      ],
    },
  );

/** Fifty by fifty squares with sixty creatures. */
export const openCrowd = (url: string): Promise<Seat> =>
  makeTable(
    { url },
    {
      system: 'quinta',
      title: 'A crowd',
      scene: {
        map: {
          ground: Array.from({ length: 50 }, (_, y) =>
            (y % 7 === 3 ? '#,~.' : '....').repeat(13).slice(0, 50),
          ),
        },
      },
      creatures: Array.from({ length: 60 }, (_, n) => ({
        id: `one-${n}`,
        from: 'predone',
        name: `Raider ${n}`,
        sheet: { at: [(n * 7) % 50, Math.floor(n / 10) * 7] },
      })),
    },
  );

export const findMap = (page: Page) => page.getByRole('application', { name: 'Map of squares' });
const findMapText = (page: Page) => page.locator('.grid-says');
export const findActionForm = (page: Page) => findActions(page).getByRole('form');
const readPositions = async (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'Who stands where' }).getByRole('listitem').allTextContents();

export async function openSeatPage(
  setting: BrowserSetup,
  { table, key }: Seat,
  options: object = {},
): Promise<Page> {
  const page = await setting.open(`/t/${table}#${key}`, options);
  const scene = page.getByRole('navigation', { name: 'Parts of the table' }).getByText('Scene');
  await findActions(page).waitFor();
  if (await scene.isVisible()) await scene.click();
  await findMap(page).waitFor();
  await waitForOffers(page);
  return page;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the centre of a square on the screen, once the map is still; of several maps, on the last one opened. */
export async function findSquareCentre(page: Page, x: number, y: number): Promise<Point> {
  return page.evaluate(`(async () => {
    const found = () => {
      const svg = [...document.querySelectorAll('svg.grid')].at(-1);
      return new DOMPoint(${(x + 0.5) * 40}, ${(y + 0.5) * 40}).matrixTransform(svg.getScreenCTM());
    };
    for (let was = found(); ; ) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { x, y } = found();
      if (x === was.x && y === was.y) return { x, y };
      was = { x, y };
    }
  })()`);
}

export type Square = readonly [number, number];

export async function dragOnMap(page: Page, from: Square, to: Square, steps = 4): Promise<void> {
  const [start, end] = [await findSquareCentre(page, ...from), await findSquareCentre(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps });
  await page.mouse.up();
}

/** Returns what moved on the map while something was done, by kind of element and attribute. */
async function recordMoves(page: Page, gesture: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(`(() => {
    window.changed = new Set();
    new MutationObserver((all) => {
      for (const { target, attributeName, type } of all)
        window.changed.add(target.nodeName + ' ' + (attributeName ?? type));
    }).observe(document.querySelector('svg.grid'), { attributes: true, childList: true, subtree: true });
  })()`);
  await gesture();
  return page.evaluate('new Promise(requestAnimationFrame).then(() => [...window.changed])');
}

/** Moving and pointing on the map. */
export function testGrid(setting: () => BrowserSetup): void {
  test('a move by the keyboard alone, along the way the rules allow', async () => {
    const page = await openSeatPage(setting(), await openSkirmish(setting().server.url));
    const before = await readLastMoment(page);
    await findMap(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-shade=range]').waitFor();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(() => findMapText(page).textContent()).toMatch(/D4.*movement 3 m/);
    await page.keyboard.press('Enter');
    await waitForLinesAfter(page, before);
    await expect.poll(async () => (await readPositions(page))[0]).toContain('D4');
  });

  test('a token dragged to where it may go moves; elsewhere the game master places it by hand', async () => {
    const page = await openSeatPage(setting(), await openSkirmish(setting().server.url));
    await dragOnMap(page, [1, 2], [3, 1]);
    await expect.poll(async () => (await readPositions(page))[0]).toContain('D2');
    await dragOnMap(page, [6, 2], [9, 5]);
    await page.getByRole('alert').getByText('Gallo').waitFor();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await expect
      .poll(async () => (await readPositions(page)).find((line) => line.startsWith('Gallo')))
      .toContain('J6');
  });

  test('a foe tapped on the map is the target of the attack', async () => {
    const page = await openSeatPage(setting(), await openSkirmish(setting().server.url));
    await dragOnMap(page, [6, 2], [2, 2]);
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await expect
      .poll(async () => (await readPositions(page)).find((line) => line.startsWith('Gallo')))
      .toContain('C3');
    await waitForOffers(page);
    await findActions(page)
      .getByRole('button', { name: /Attack$/ })
      .click();
    await findActionForm(page).getByRole('group').first().getByRole('button').first().click();
    const { x, y } = await findSquareCentre(page, 2, 2);
    await page.mouse.click(x, y);
    await expect
      .poll(() => findActionForm(page).getByRole('button', { name: /Gallo/, pressed: true }).count())
      .toBe(1);
  });
}

/** Other tools of the map. */
export function testGridTools(setting: () => BrowserSetup): void {
  test('a distance is measured, with Shift or with the ruler', async () => {
    const page = await openSeatPage(setting(), await openSkirmish(setting().server.url));
    await page.keyboard.down('Shift');
    await dragOnMap(page, [0, 0], [8, 5]);
    await page.keyboard.up('Shift');
    await expect.poll(() => findMapText(page).textContent()).toBe('A1 – I6: 12 m straight, 13.5 m on foot');
    await page.getByRole('button', { name: 'Measure' }).click();
    await dragOnMap(page, [0, 0], [0, 3]);
    await expect.poll(() => findMapText(page).textContent()).toBe('A1 – A4: 4.5 m');
  });

  test('the game master paints walls, lays a picture under them, and puts a hidden foe on the map', async () => {
    const gm = await openSkirmish(setting().server.url);
    const page = await openSeatPage(setting(), gm);
    await page.getByRole('region', { name: 'Game master’s tools' }).getByText('Scene').click();
    await page.getByRole('button', { name: 'Draw the map' }).click();
    const editor = page.getByRole('dialog', { name: 'Draw the map' });
    await editor.getByRole('application').waitFor();
    await dragOnMap(page, [0, 5], [9, 5]);
    await editor.getByLabel('Picture under the map').setInputFiles(PICTURE);
    await editor.getByRole('button', { name: 'Fit a printed grid' }).click();
    await editor.getByLabel('Squares across the picture').fill('5');
    await editor.getByLabel('Moved right (squares)').fill('0.5');
    await editor.getByLabel('Draw lines between the squares').uncheck();
    const readFrame = (locator: Locator): Promise<readonly (string | null)[]> =>
      Promise.all(['x', 'width', 'height'].map((side) => locator.locator('image').getAttribute(side)));
    await expect.poll(() => readFrame(editor)).toEqual(['20', '200', '200']);
    await editor.getByRole('combobox').selectOption({ label: 'Raider' });
    const { x, y } = await findSquareCentre(page, 8, 0);
    await page.mouse.click(x, y);
    await expect.poll(async () => (await readPositions(page)).at(-1)).toMatch(/I1.*hidden/);
    const player = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brigida'] });
    const otherPage = await openSeatPage(setting(), player);
    await expect
      .poll(async () => (await readPositions(otherPage)).map((line) => line.split(',')[0]))
      .toEqual(['Brigida', 'Gallo']);
    await editor.getByRole('button', { name: 'Set the scene' }).click();
    await editor.waitFor({ state: 'hidden' });
    await otherPage.locator('svg.grid image').waitFor();
    expect(await readFrame(otherPage.locator('svg.grid'))).toEqual(['20', '200', '200']);
    expect(await otherPage.locator('svg.grid .lines').count()).toBe(0);
    await findMap(page).focus();
    for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => findMapText(page).textContent()).toContain('wall');
  });

  test('with fifty by fifty squares and sixty tokens, moving the map moves nothing else', async () => {
    const page = await openSeatPage(setting(), await openCrowd(setting().server.url));
    await expect.poll(() => readPositions(page)).toHaveLength(60);
    const panned = await recordMoves(page, async () => {
      await page.getByRole('button', { name: 'Closer' }).click();
      await page.getByRole('button', { name: 'Closer' }).click();
      await dragOnMap(page, [25, 25], [22, 23]);
    });
    expect(panned).toContain('svg viewBox');
    expect(panned.filter((text) => !text.startsWith('svg ') && !text.startsWith('rect '))).toEqual([]);
  });
}

/** The map under a finger. */
export function testGridPhone(setting: () => BrowserSetup): void {
  test('on a phone it fits, and taps do what clicks do', async () => {
    const page = await openSeatPage(setting(), await openSkirmish(setting().server.url), {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const tapAt = async (...square: Square): Promise<void> => {
      const { x, y } = await findSquareCentre(page, ...square);
      await page.touchscreen.tap(x, y);
    };
    await page.locator('.calm [data-shade=range]').waitFor();
    await tapAt(2, 4);
    await expect.poll(async () => (await readPositions(page))[0]).toContain('C5');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
    const violations = await findViolations(page, {}, '.grid-scene');
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
