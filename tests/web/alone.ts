import { systems } from '@arbitro/catalogue';
import { isInTonightSample } from '@arbitro/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import {
  answerQuestions,
  findActions,
  findLog,
  type Press,
  prepareAction,
  readLastMoment,
  submitAction,
  tapOn,
  waitForLinesAfter,
  waitForOffers,
} from './play-actions.ts';
import { listTonightGames } from './tonight-games.fixture.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const clickOn: Press = (what) => what.click();

/** Odds of an action that is no longer possible, or whose turn is over, because Arbitro has acted meanwhile; browsers log every refusal. */
const STALE_ODDS = /4(?:03|09|22) \(.*\/odds/;

const findWay = (page: Page, way: string, name: string): Locator =>
  page.getByRole('button', { name: `${way} ${name}`, exact: true });

/** Lines of the log that Arbitro has written. */
const findComputerLines = (page: Page): Locator => page.locator('.log-line:has(.tag.computer)');

const findDecide = (page: Page): Locator =>
  findActions(page).getByRole('button', { name: 'Play this turn for me' });

/** Leaves turns to Arbitro, and answers questions, until there is a line that was not asked for. */
async function playUntilFoesActed(page: Page, press = clickOn): Promise<void> {
  for (let requestCount = 0; (await findComputerLines(page).count()) <= requestCount; requestCount++) {
    await answerQuestions(page, press);
    const before = await readLastMoment(page);
    await press(findDecide(page));
    await waitForLinesAfter(page, before);
  }
}

/** Checks the page when it is the person's turn and nothing moves: colours in between are no violations. */
async function expectNoViolations(page: Page, press = clickOn): Promise<void> {
  await answerQuestions(page, press);
  await waitForOffers(page);
  await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))');
  expect(await findViolations(page)).toEqual([]);
}

/** Each night the pages of half of the systems are checked by axe; all are checked as game master by other tests. */
const AXE_NIGHTS = 2;
const GAMES = systems
  .map(({ id, presentation }, index) => [id, presentation.name.en, index] as const)
  .filter(([id]) => listTonightGames().includes(id));

/** A person alone: Arbitro plays the others. */
export function testAlone(setting: () => BrowserSetup): void {
  test.each(GAMES)(
    '%s: one click seats the heroes, and their foes act by themselves',
    async (_, name, index) => {
      const page = await setting().open('/', { tolerates: STALE_ODDS });
      await findWay(page, 'Play', name).click();
      await answerQuestions(page);
      await submitAction(await prepareAction(page, 0));
      await playUntilFoesActed(page);
      await page.locator('.creature.theirs .computer-mark').first().waitFor();
      expect(await page.locator('.creature.ours .computer-mark').count()).toBe(0);
      if (isInTonightSample(index, AXE_NIGHTS)) await expectNoViolations(page);
    },
  );

  test('on a phone, too', async () => {
    const page = await setting().open('/', { ...TOUCH, tolerates: STALE_ODDS });
    await page.getByRole('radio', { name: /Bones in the tomb/ }).tap();
    await findWay(page, 'Play', 'Quinta').tap();
    await page
      .getByRole('navigation', { name: 'Parts of the table' })
      .getByRole('button', { name: 'Log' })
      .tap();
    await answerQuestions(page, tapOn);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bones in the tomb');
    await submitAction(await prepareAction(page, 0, tapOn), tapOn);
    await playUntilFoesActed(page, tapOn);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await expectNoViolations(page, tapOn);
  });

  test('the seat of the game master is kept for later, and the way back', async () => {
    const page = await setting().open('/');
    await findWay(page, 'Play', 'Rischio').click();
    await findLog(page).getByRole('article').first().waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /as game master$/ }).click();
    await page.getByRole('tab', { name: 'GM' }).waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Change to the seat of the player' }).click();
    await findDecide(page).or(page.locator('.computer-status')).first().waitFor();
    expect(await page.getByRole('tab', { name: 'GM' }).count()).toBe(0);
  });
}

/** After the fight. */
export function testEndOfFight(setting: () => BrowserSetup): void {
  test('the end says who has won, and leads to other fights', async () => {
    const page = await setting().open('/', { tolerates: STALE_ODDS });
    await page.getByRole('radio', { name: /Wolves on the pass/ }).click();
    await findWay(page, 'Play', 'Rischio').click();
    await findLog(page).getByRole('article').first().waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /as game master$/ }).click();
    await page.locator('.creature.theirs').first().waitFor();
    for (const foe of await page.locator('.creature.theirs .name').allInnerTexts()) {
      await page.getByRole('button', { name: `Health and hiding: ${foe}` }).click();
      await page.getByRole('textbox', { name: `Amount of health: ${foe}` }).fill('99');
      await page.getByRole('button', { name: `Take health: ${foe}` }).click();
      await page.locator('.creature.out').filter({ hasText: foe }).waitFor();
    }
    await findActions(page).getByRole('heading', { name: 'The fight is over' }).waitFor();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Change to the seat of the player' }).click();
    await findActions(page).getByRole('heading', { name: 'Victory!' }).waitFor();
    await findActions(page).getByText('Winners: players').waitFor();
    expect(await page.getByRole('heading', { name: 'Not in the fight' }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await findActions(page).getByRole('link', { name: 'Other fights' }).click();
    await findWay(page, 'Play', 'Rischio').waitFor();
  });
}

/** The game master's control of what Arbitro plays. */
export function testComputerPlayers(setting: () => BrowserSetup): void {
  test('watching: a pause, single steps, and taking over', async () => {
    const page = await setting().open('/');
    await findWay(page, 'Watch', 'Rischio').click();
    await findComputerLines(page).first().waitFor();
    await page.locator('.computer-status label').filter({ hasText: 'pause' }).click();
    const next = findActions(page).getByRole('button', { name: 'Next' });
    await next.waitFor();
    const before = await readLastMoment(page);
    await next.click();
    await waitForLinesAfter(page, before);
    const undo = findActions(page).getByRole('button', { name: 'Take back its last action' });
    const beforeUndo = await readLastMoment(page);
    await undo.click();
    await waitForLinesAfter(page, beforeUndo);
    await next.waitFor();
    const played = page.getByRole('button', { name: /^Arbitro plays /, pressed: true });
    const count = await played.count();
    await findActions(page).getByRole('button', { name: 'Take over' }).click();
    await expect.poll(() => played.count()).toBe(count - 1);
    await findDecide(page).waitFor();
  });

  test('a whole side is given to Arbitro at once', async () => {
    const page = await setting().open('/');
    await page.getByRole('button', { name: 'Run it as game master: Noppa' }).click();
    await page.getByRole('button', { name: 'Who plays whom' }).click();
    const dialog = page.getByRole('dialog');
    const side = dialog.locator('section').first();
    await side.getByRole('combobox').first().selectOption('Arbitro: sensibly');
    await expect
      .poll(() =>
        side
          .locator('select')
          .evaluateAll((lists) => lists.map((list) => (list as { value?: string }).value)),
      )
      .toSatisfy((values: readonly string[]) => values.every((value) => value === 'simple'));
    expect(await findViolations(page)).toEqual([]);
  });
}
