import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import { type BrowserSetup, DIST } from './browser-setup.fixture.ts';
import { prepareAction, readOdds } from './play-actions.ts';

const listStyleSheets = (): readonly string[] =>
  readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.css'));

/** Parts of a drawing may be moving: for them only their style is compared. */
const LAYOUT_SCRIPT = `[...document.querySelectorAll('main *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const { display, color, backgroundColor, fontSize } = getComputedStyle(one);
  const at = one.ownerSVGElement ? [] : [x, y, width, height].map(Math.round);
  return [one.tagName, one.getAttribute('class'), ...at, display, color, backgroundColor, fontSize].join(' ');
})`;

/** Loads the style sheets of all pages, as after visiting them. */
const loadAllSheets = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(`Promise.all(${JSON.stringify(listStyleSheets())}
    .filter((name) => ![...document.styleSheets].some(({ href }) => href?.endsWith(name)))
    .map((name) => new Promise((resolve) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: '/assets/' + name, onload: resolve });
      document.head.append(link);
    })))`);

/** Returns the layout of everything, once it is stable. */
async function readLayout(page: Page): Promise<readonly string[]> {
  for (let was: readonly string[] = []; ; ) {
    const now = await page.evaluate<readonly string[]>(LAYOUT_SCRIPT);
    if (now.join() === was.join()) return now;
    was = now;
    await page.evaluate<unknown>('new Promise(requestAnimationFrame)');
  }
}

/**
 * Checks that a page looks the same after any other page: nothing moves when the style sheets of all other pages
 * are loaded.
 */
async function expectSameLayout(page: Page): Promise<void> {
  await page.evaluate<unknown>('document.fonts.ready.then(() => undefined)');
  const before = await readLayout(page);
  await loadAllSheets(page);
  expect(await readLayout(page)).toEqual(before);
}

/** Opens everything that folds; removed and inserted again, the page is laid out anew, with the styles of what is open. */
const OPEN_ALL_SCRIPT = `(() => {
  document.querySelectorAll('details').forEach((one) => { one.open = true; });
  document.body.style.display = 'none';
  void document.body.offsetHeight;
  document.body.style.display = '';
})()`;

const PATHS = ['/', '/rules', '/rules/rischio', '/dice', '/new/rischio', '/lab/rischio'];

/** A page looks the same after any other page. */
export function testNavigationLayout(setting: () => BrowserSetup): void {
  test.each(PATHS)('%s looks the same whichever pages were seen before', async (path) => {
    const page = await setting().open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // the page's own style sheets may load after its heading
    await page.waitForLoadState('networkidle');
    await page.evaluate<unknown>(OPEN_ALL_SCRIPT);
    if (path === '/dice') await page.getByText('Mean', { exact: true }).waitFor();
    await expectSameLayout(page);
  });

  test('a table looks the same whichever pages were seen before', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'rischio' });
    const page = await setting().open(`/t/${table}#${key}`);
    await readOdds(await prepareAction(page, 0));
    await expectSameLayout(page);
  });
}
