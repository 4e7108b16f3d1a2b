import { systems } from '@arbitro/catalogue';
import { isInTonightSample } from '@arbitro/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BrowserSetup, IN_MOTION } from './browser-setup.fixture.ts';
import { answerQuestions, findLog, medianOf, prepareAction, readOdds, submitAction } from './play-actions.ts';

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

/** The demo fight of each system, played by clicks. */
export function testDemos(setting: () => BrowserSetup): void {
  test.each(systems.map(({ id, presentation: face }, index) => [id, face.name.en, index] as const))(
    '%s',
    async (id, name, index) => {
      const actions = isInTonightSample(index, systems.length) ? MANY_ACTIONS : FEW_ACTIONS;
      const page = await setting().open('/', IN_MOTION);
      await openDemo(page, name);
      for (let n = 0; n < actions; n++) {
        await answerQuestions(page);
        const form = await prepareAction(page, 0);
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
