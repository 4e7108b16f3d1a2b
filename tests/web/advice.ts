import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import {
  answerQuestions,
  findActions,
  findForm,
  findLog,
  findSubmit,
  readLastMoment,
  submitAction,
  tapOn,
  waitForLinesAfter,
  waitForOffers,
} from './play-actions.ts';

const findAsk = (page: Page): Locator =>
  findActions(page).getByRole('button', { name: 'What would you do?' });
const findAdvised = (page: Page): Locator => findActions(page).locator('.advice').getByRole('listitem');

/** Advice of Arbitro at one's turn. */
export function testAdvice(setting: () => BrowserSetup): void {
  test('by keyboard: two actions with their reason; Enter drafts the first, and does it', async () => {
    const page = await setting().open('/');
    await page.getByRole('button', { name: 'Play Quinta', exact: true }).click();
    await answerQuestions(page);
    await waitForOffers(page);
    await findAsk(page).press('Enter');
    await findAdvised(page).nth(1).waitFor();
    expect(await findAdvised(page).count()).toBe(2);
    const first = findAdvised(page).first();
    expect(await first.innerText()).toMatch(/best on average|nothing gains more/);
    await expect.poll(() => page.evaluate('document.activeElement.closest(".advice") !== null')).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    const label = await first.getByRole('button').innerText();
    await page.keyboard.press('Enter');
    await findForm(page).waitFor();
    await expect.poll(() => findSubmit(page).innerText()).toBe(label);
    const before = await readLastMoment(page);
    await page.keyboard.press('Enter');
    await waitForLinesAfter(page, before);
  });

  test('on a phone it fits, and a tap drafts the other action', async () => {
    const page = await setting().open('/', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Play Rischio', exact: true }).tap();
    await page
      .getByRole('navigation', { name: 'Parts of the table' })
      .getByRole('button', { name: 'Log' })
      .tap();
    await answerQuestions(page, tapOn);
    await waitForOffers(page);
    await tapOn(findAsk(page));
    await findAdvised(page).nth(1).waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await tapOn(findAdvised(page).nth(1).getByRole('button'));
    await findForm(page).waitFor();
    await submitAction(findForm(page), tapOn);
  });

  test('the game master switches it off for players', async () => {
    const page = await setting().open('/');
    await page.getByRole('button', { name: 'Play Rischio', exact: true }).click();
    await answerQuestions(page);
    await findAsk(page).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /as game master$/ }).click();
    await page.getByRole('button', { name: 'Who plays whom' }).click();
    const allowed = page.getByRole('checkbox', { name: 'Players may ask Arbitro for advice' });
    await allowed.click();
    await expect.poll(() => allowed.isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await findAsk(page).waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Change to the seat of the player' }).click();
    await findLog(page).getByRole('article').first().waitFor();
    await findActions(page).getByRole('button', { name: 'Play this turn for me' }).waitFor();
    expect(await findAsk(page).count()).toBe(0);
  });
}
