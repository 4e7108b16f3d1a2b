import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, type Seat, sendAndExpectKept } from '../client.ts';
import { type BrowserSetup, DESKTOP, PHONE } from './browser-setup.fixture.ts';
import { findPlace, prepareAction, readOdds } from './play-actions.ts';

const LONG_WORD = 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseeri';
const LONG_NAMES = ['Massimiliano Ferdinando Bartolomeo di Castelvecchio Neri', LONG_WORD];
const TABLET = { width: 1024, height: 768 };
const LANDSCAPE_PHONE = { width: 740, height: 360 };

/** Two creatures with extremely long names, face to face. */
const openLongNamesTable = (url: string): Promise<Seat> =>
  makeTable(
    { url },
    {
      system: 'quinta',
      title: LONG_WORD + LONG_WORD.slice(0, 40),
      scene: { map: { ground: ['......', '......'] }, fight: { order: ['a', 'b'], turn: 'a' } },
      creatures: [
        { id: 'a', from: 'brigida', name: LONG_NAMES[0], sheet: { at: [1, 1] } },
        { id: 'b', from: 'predone', name: LONG_WORD, sheet: { at: [2, 1] } },
      ],
    },
  );

/** A fight has begun, and all creatures must roll at once: their names fill more than a row. */
async function openCrowdedFight(url: string): Promise<Seat> {
  const sheet = { zone: 'piha' };
  const heroines = Array.from({ length: 9 }, (_, n) => ({
    id: `hero-${n}`,
    from: 'aino',
    name: `Heroine ${n}`,
    sheet,
  }));
  const creatures = [...heroines, { id: 'mikko', from: 'nostovaki', sheet }];
  const gm = await makeTable(
    { url },
    { system: 'noppa', scene: { zones: ['piha'], borders: [] }, creatures },
  );
  await sendAndExpectKept(gm, 'act', { command: 'begin', action: { type: 'fight' } });
  return gm;
}

/** Buttons that are partly beyond the edge of the window. */
const OVERFLOWING_SCRIPT = `[...document.querySelectorAll('#actions button, .people button, .top-bar button, .places button')]
  .filter((one) => !one.closest('.actors, .kinds') && one.checkVisibility())
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const panel = one.closest('.panel')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return left < panel.left - 1 || right > panel.right + 1;
  })
  .map((one) => one.className + ': ' + one.textContent)`;

const TOO_WIDE_SCRIPT = `[...document.querySelectorAll('.panel')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map(({ className }) => className)`;

async function expectFits(page: Page, { width }: { readonly width: number }): Promise<void> {
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  expect(await page.evaluate<readonly string[]>(OVERFLOWING_SCRIPT)).toEqual([]);
  expect(await page.evaluate<readonly string[]>(TOO_WIDE_SCRIPT)).toEqual([]);
}

/** Names that are too long for any element, and very low screens. */
export function testLongNames(setting: () => BrowserSetup): void {
  test.each([
    ['desktop', DESKTOP],
    ['tablet', TABLET],
    ['phone', PHONE],
    ['phone held sideways', LANDSCAPE_PHONE],
  ] as const)('the longest names push nothing out of the %s', async (_, viewport) => {
    const { table, key } = await openLongNamesTable(setting().server.url);
    const page = await setting().open(`/t/${table}#${key}`, { viewport });
    const form = await prepareAction(page, 'Attack');
    await readOdds(form);
    await expectFits(page, viewport);
    if (viewport.width < TABLET.width) await findPlace(page, 'Fight').click();
    await page.getByRole('button', { name: `Open the sheet of ${LONG_WORD}` }).click();
    await page.getByRole('heading', { name: LONG_WORD, level: 2 }).waitFor();
    await expectFits(page, viewport);
  });

  test('however many may act at once, the page of a phone is as wide as the phone', async () => {
    const { table, key } = await openCrowdedFight(setting().server.url);
    const page = await setting().open(`/t/${table}#${key}`, {
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
    });
    await expectFits(page, PHONE);
    await page.getByRole('button', { name: /^Others/ }).click();
    await page
      .getByRole('button', { name: /^Heroine 8/ })
      .first()
      .waitFor();
    await expectFits(page, PHONE);
    expect(await page.evaluate<number>('innerHeight')).toBe(PHONE.height);
  });

  test('however many actions there are, the latest lines of the log are in sight', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'quinta' });
    const page = await setting().open(`/t/${table}#${key}`, { viewport: TABLET });
    await page.locator('#actions[aria-busy=false]').waitFor();
    const log = await page.locator('.log-panel').boundingBox();
    expect(log?.height).toBeGreaterThan(150);
  });

  test('on a phone held sideways the map lies beside the action, and the button does not move', async () => {
    const { table, key } = await openLongNamesTable(setting().server.url);
    const page = await setting().open(`/t/${table}#${key}`, { viewport: LANDSCAPE_PHONE });
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByText('Scene').click();
    const form = await prepareAction(page, 'Attack');
    const before = await form.locator('button[type=submit]').boundingBox();
    await readOdds(form);
    expect(await form.locator('button[type=submit]').boundingBox()).toEqual(before);
    const map = await page.getByRole('application', { name: 'Map of squares' }).boundingBox();
    expect(map?.height).toBeGreaterThan(LANDSCAPE_PHONE.height / 2);
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(before?.x ?? 0);
  });
}
