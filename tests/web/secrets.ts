import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, type Seat, sendAndExpectKept } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf } from './dragon-table.fixture.ts';
import { answerQuestions, findActions, findLog, prepareAction, submitAction } from './play-actions.ts';
import { recordReceivedText } from './received-text.ts';

interface ListeningPage {
  readonly page: Page;
  readonly readReceivedText: () => Promise<string>;
}

/** Opens a seat's page, and records everything sent to it from the start. */
async function openListeningPage(setting: BrowserSetup, seat: Seat): Promise<ListeningPage> {
  const page = await setting.open('/');
  const receivedTexts = await recordReceivedText(page);
  await page.goto(seatPathOf(seat));
  await findLog(page).getByRole('article').first().waitFor();
  return { page, readReceivedText: receivedTexts };
}

/** Checks that nothing of it is drawn or sent. */
async function expectUnknown({ page, readReceivedText }: ListeningPage, secret: RegExp): Promise<void> {
  expect(await readReceivedText()).not.toMatch(secret);
  expect(await page.content()).not.toMatch(secret);
}

/** Information meant only for some seats. */
export function testSecrets(setting: () => BrowserSetup): void {
  test('a whisper is shown to its recipients, and not to the game master', async () => {
    const { gm, inka } = await openDragonTable(setting());
    const otso = await addSeat(gm, { role: 'player', name: 'Otso', owns: [] });
    const gmPage = await openListeningPage(setting(), gm);
    const otherPage = await openListeningPage(setting(), otso);
    const page = await setting().open(seatPathOf(inka));
    await page.getByRole('button', { name: /^To whom/ }).click();
    await page.getByRole('checkbox', { name: /^Otso/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Say something' }).fill('The hay is dry');
    await page.keyboard.press('Enter');

    await findLog(otherPage.page).getByText('The hay is dry').waitFor();
    await findLog(page).getByText('whispers to Otso').waitFor();
    await sendAndExpectKept(gm, 'say', { command: 's-1', text: 'What now?' });
    await findLog(gmPage.page).getByText('What now?').waitFor();
    await expectUnknown(gmPage, /The hay is dry/);
    await expect.poll(() => otherPage.readReceivedText()).toMatch(/The hay is dry/);
  });

  test('a roll made in secret is the game master’s alone', async () => {
    const { gm, inka } = await openDragonTable(setting());
    await sendAndExpectKept(gm, 'creature', { command: 'c-1', id: 'veikko', from: 'veikko' });
    const otherPage = await openListeningPage(setting(), inka);
    const page = await setting().open(seatPathOf(gm));
    const check = async (secret: boolean): Promise<void> => {
      const actors = findActions(page).getByRole('group', { name: 'Who acts' });
      await actors.getByRole('button', { name: 'Veikko' }).click();
      const form = await prepareAction(page, 'Roll an attribute');
      if (secret) await form.getByRole('button', { name: 'secret' }).click();
      await submitAction(form);
      await answerQuestions(page);
    };
    const rolled = /"label":"check"|Veikko · /;
    await check(true);
    await findLog(page).locator('article.secret .roll').getByText('Veikko').waitFor();
    await sendAndExpectKept(gm, 'say', { command: 's-1', text: 'Hm.' });
    await findLog(otherPage.page).getByText('Hm.').waitFor();
    await expectUnknown(otherPage, rolled);

    await check(false);
    await findLog(otherPage.page).locator('.roll').first().waitFor();
    await expect.poll(() => otherPage.readReceivedText()).toMatch(rolled);
  });
}
