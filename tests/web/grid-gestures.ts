import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, sendAndExpectKept } from '../client.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import {
  dragOnMap,
  findActionForm,
  findSquareCentre,
  openCrowd,
  openSeatPage,
  openSkirmish,
  type Point,
  type Square,
} from './grid.ts';
import { medianOf, readLastMoment, waitForLinesAfter } from './play-actions.ts';

/** So many colours that it does not compress to a short text. */
const NOISE_PICTURE = { name: 'cave.bmp', mimeType: 'image/bmp', buffer: makeNoise(96) };

function makeNoise(side: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + side * side * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side, 18);
  head.writeInt32LE(side, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  let last = 1;
  const dots = Array.from({ length: side * side * 3 }, () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last % 251;
  });
  return Buffer.concat([head, Buffer.from(dots)]);
}

/** Returns the milliseconds between frames drawn while something is done: the median, and the longest but a few. */
async function measureFrames(
  page: Page,
  gesture: () => Promise<void>,
): Promise<{ readonly median: number; readonly late: number }> {
  await page.evaluate(`(() => {
    window.drawn = [];
    let last = performance.now();
    const next = (now) => {
      if (!window.drawn) return;
      window.drawn.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  })()`);
  await gesture();
  const all = await page.evaluate<number[]>(
    '(() => { const all = window.drawn; window.drawn = null; return all; })()',
  );
  const sorted = all.toSorted((a, b) => a - b);
  return { median: medianOf(all), late: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN };
}

/** A pointer may move this far before it counts as moving. */
const MAX_TREMBLE_PX = 10;

/** Moves two fingers on the screen. */
async function pinch(page: Page, [from, to]: readonly [number, number], middle: Point): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y, id: 0 },
    { x: middle.x + apart / 2, y: middle.y, id: 1 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 8; step++) {
    const apart = from + ((to - from) * step) / 8;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Returns the width of the visible part of the map. */
const readVisibleWidth = async (page: Page): Promise<number> =>
  Number((await page.locator('svg.grid').getAttribute('viewBox'))?.split(' ')[2]);

/** How the map follows a pointer, and two fingers. */
export function testGridGestures(setting: () => BrowserSetup): void {
  test('with fifty by fifty squares and sixty tokens, the map follows the hand', async () => {
    const gm = await openCrowd(setting().server.url);
    const page = await openSeatPage(setting(), gm);
    // near enough that there is room on every side
    for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Closer' }).click();
    const panned = await measureFrames(page, async () => {
      for (let n = 0; n < 4; n++) {
        const to: Square = n % 2 === 0 ? [22, 17] : [28, 23];
        const end = await findSquareCentre(page, ...to);
        await dragOnMap(page, [25, 20], to, 20);
        const grabbed = await findSquareCentre(page, 25, 20);
        expect(Math.hypot(grabbed.x - end.x, grabbed.y - end.y)).toBeLessThan(MAX_TREMBLE_PX);
      }
    });
    const carried = await measureFrames(page, () => dragOnMap(page, [24, 21], [27, 24], 40));
    console.log(
      `50 × 50 with 60 tokens: a frame of panning takes ${panned.median.toFixed(0)} ms (95%: ${panned.late.toFixed(0)}), of carrying ${carried.median.toFixed(0)} ms (95%: ${carried.late.toFixed(0)})`,
    );
    await page.getByRole('form', { name: /Raider 32/ }).waitFor();
  });

  test('on a phone two fingers stretch the map and draw it together, and touch nothing on it', async () => {
    const page = await openSeatPage(setting(), await openSkirmish(setting().server.url), {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const box = await page.locator('svg.grid').boundingBox();
    if (!box) throw new Error('there is no map');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fullWidth = await readVisibleWidth(page);
    await pinch(page, [60, 180], middle);
    await expect.poll(() => readVisibleWidth(page)).toBeLessThan(fullWidth / 2);
    expect(await page.locator('g:not(.calm) > [data-shade=range]').count()).toBe(0);
    await pinch(page, [180, 60], middle);
    await expect.poll(() => readVisibleWidth(page)).toBeGreaterThan(fullWidth / 1.5);
    expect(await findActionForm(page).count()).toBe(0);
  });
}

/** Pictures under the map. */
export function testGridPictures(setting: () => BrowserSetup): void {
  test('a large picture is fetched once, however often something happens', async () => {
    const gm = await openSkirmish(setting().server.url);
    const page = await openSeatPage(setting(), gm);
    await page.getByRole('region', { name: 'Game master’s tools' }).getByText('Scene').click();
    await page.getByRole('button', { name: 'Draw the map' }).click();
    const editor = page.getByRole('dialog', { name: 'Draw the map' });
    await editor.getByLabel('Picture under the map').setInputFiles(NOISE_PICTURE);
    await editor.getByRole('button', { name: 'Set the scene' }).click();
    await editor.waitFor({ state: 'hidden' });
    const player = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brigida'] });
    const otherPage = await openSeatPage(setting(), player);
    await expect.poll(() => otherPage.locator('svg.grid image').getAttribute('href')).toMatch(/^data:image/);
    for (const [n, to] of [
      [2, 2],
      [2, 3],
    ].entries()) {
      const before = await readLastMoment(otherPage);
      await sendAndExpectKept(gm, 'act', {
        command: `step-${n}`,
        action: { type: 'move', by: 'brigida', to },
      });
      await waitForLinesAfter(otherPage, before);
    }
    expect(await otherPage.locator('svg.grid image').getAttribute('href')).toMatch(/^data:image/);
    const fetched = await otherPage.evaluate<string[]>(
      'performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/pictures/"))',
    );
    expect(fetched).toHaveLength(1);
  });
}
