import { LANGUAGES } from '@arbitro/kernel';
import { isInTonightSample } from '@arbitro/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import { BLANK, type BrowserSetup, DESKTOP, PHONE } from './browser-setup.fixture.ts';
import {
  answerQuestions,
  findActions,
  findLog,
  prepareAction,
  readLastMoment,
  readOdds,
  tapOn,
  waitForLinesAfter,
  waitForOffers,
} from './play-actions.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const PATHS = ['/', '/rules', '/rules/noppa', '/rules/rischio', '/dice', '/new', '/new/noppa'];
const MAX_TABS = 150;

/** Returns by how much the page is wider than the phone; the window itself would grow with it. */
const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.documentElement.scrollWidth - ${PHONE.width}`);

/** Whether the focused element is wanted: an expression about `at`. */
const isFocusAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`((at) => Boolean(${selector}))(document.activeElement)`);

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < MAX_TABS; n++) {
    if (await isFocusAt(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never comes to ${selector}`);
}

const DEMO_BUTTON = `at.getAttribute('aria-label') === 'Run it as game master: Rischio'`;
const KIND_BUTTON = `at.closest('fieldset')?.getAttribute('aria-label')?.startsWith('Actions: ')`;
/** An option of a slot in which nothing is chosen yet. */
const FREE_OPTION = `at.matches('form fieldset button') && !at.closest('fieldset').querySelector('[aria-pressed=true]')`;
const SUBMIT_BUTTON = `at.matches('form button[type=submit]:enabled')`;

/** Takes one action with the keyboard alone, and answers its questions. */
async function actByKeys(page: Page): Promise<void> {
  const before = await readLastMoment(page);
  const form = findActions(page).getByRole('form');
  await waitForOffers(page);
  await tabTo(page, KIND_BUTTON);
  await page.keyboard.press('Enter');
  await form.waitFor();
  while (await form.locator('button[type=submit]').isDisabled()) {
    await tabTo(page, FREE_OPTION);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, SUBMIT_BUTTON);
  expect(await readOdds(form)).not.toBe('');
  await page.keyboard.press('Enter');
  await waitForLinesAfter(page, before);
  await answerQuestions(page, async () => {
    await tabTo(page, `at.matches('dialog fieldset button')`);
    await page.keyboard.press('Enter');
  });
}

/** Holds the odds back until the returned function is called. */
async function delayOdds(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/odds?*', (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Other devices than a large screen with a mouse. */
export function testDevices(setting: () => BrowserSetup): void {
  // each page in one language each night, the table in all
  test.each(LANGUAGES)('every page fits on a phone (%s)', async (locale) => {
    const shift = LANGUAGES.indexOf(locale);
    const page = await setting().open(BLANK, { ...TOUCH, locale });
    const tooWide: Record<string, number> = {};
    for (const path of PATHS.filter((_, index) => isInTonightSample(index + shift, LANGUAGES.length))) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if ((await measureOverflow(page)) > 0) tooWide[path] = await measureOverflow(page);
    }
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'noppa' });
    await page.goto(`/t/${table}#${key}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    for (const part of await page.getByRole('navigation').getByRole('button').all()) {
      await part.tap();
      if ((await measureOverflow(page)) > 0) tooWide[await part.innerText()] = await measureOverflow(page);
    }
    expect(tooWide).toEqual({});
  });

  test('an action by taps on a phone', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'noppa' });
    const page = await setting().open(`/t/${table}#${key}`, TOUCH);
    const form = await prepareAction(page, 0, tapOn);
    expect(await readOdds(form)).not.toBe('');
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await form.locator('button[type=submit]').tap();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByText('Log').tap();
    await expect.poll(() => findLog(page).getByRole('article').count()).toBeGreaterThan(2);
  });

  test.each([['desktop', DESKTOP] as const, ['phone', PHONE] as const])(
    'the button stays where it is when the odds come (%s)',
    async (_, viewport) => {
      const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'noppa' });
      const page = await setting().open(`/t/${table}#${key}`, { viewport });
      const letGo = await delayOdds(page);
      const form = await prepareAction(page, 0);
      const button = form.locator('button[type=submit]');
      await form.getByText('Calculating the odds').waitFor();
      const before = await button.boundingBox();
      letGo();
      expect(await readOdds(form)).toContain('%');
      expect(await button.boundingBox()).toEqual(before);
    },
  );

  test('the demo opened and two actions done with the keyboard alone', async () => {
    const page = await setting().open('/');
    // keys pressed before the page is drawn go nowhere
    await page.getByRole('button', { name: 'Play Rischio' }).waitFor();
    await tabTo(page, DEMO_BUTTON);
    await page.keyboard.press('Enter');
    await findLog(page).getByRole('article').first().waitFor();
    await actByKeys(page);
    await actByKeys(page);
  });
}
