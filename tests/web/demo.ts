import { systems } from '@arbitro/catalogue';
import { isInTonightSample } from '@arbitro/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BrowserSetup, IN_MOTION } from './browser-setup.fixture.ts';
import {
  answerQuestions,
  fillDraft,
  findActionKinds,
  findForm,
  findLog,
  medianOf,
  readLastMoment,
  readOdds,
  submitAction,
  waitForOffers,
} from './play-actions.ts';

/** How many actions are done: many in one system each night, in the others each kind of click a few times. */
const [MANY_ACTIONS, FEW_ACTIONS] = [10, 3];

const measureActions = (page: Page): Promise<readonly number[]> =>
  page.evaluate<readonly number[]>(
    'performance.getEntriesByName("arbitro:act").map(({ duration }) => duration)',
  );

async function openDemo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Run it as game master: ${name}` }).click();
  await findLog(page).getByRole('article').first().waitFor();
}

/** Presses the first action until one has a draft: those without a choice, such as the end of a turn, are done at once. */
async function prepareFirstAction(page: Page): Promise<Locator> {
  const form = findForm(page);
  for (;;) {
    await answerQuestions(page);
    await waitForOffers(page);
    const moment = await readLastMoment(page);
    await findActionKinds(page).getByRole('button').first().click();
    await expect
      .poll(async () => (await form.isVisible()) || (await readLastMoment(page)) > moment)
      .toBe(true);
    if (!(await form.isVisible())) continue;
    await fillDraft(form);
    return form;
  }
}

/** The demo fight of each system, played by clicks. */
export function testDemos(setting: () => BrowserSetup): void {
  test.each(systems.map(({ id, presentation: face }, index) => [id, face.name.en, index] as const))(
    '%s',
    async (id, name, index) => {
      const actions = isInTonightSample(index, systems.length) ? MANY_ACTIONS : FEW_ACTIONS;
      const page = await setting().open('/', IN_MOTION);
      await openDemo(page, name);
      for (let n = 0; n < actions; n++) {
        const form = await prepareFirstAction(page);
        expect(await readOdds(form)).toMatch(/%|on average|No roll is needed/);
        await submitAction(form);
      }
      // the last one counts once the server's answer is there, which may come after the line
      await expect.poll(async () => (await measureActions(page)).length).toBeGreaterThanOrEqual(actions);
      const times = await measureActions(page);
      console.log(`${id}: click to line, median of ${times.length}: ${medianOf(times).toFixed(0)} ms`);
    },
  );
}
