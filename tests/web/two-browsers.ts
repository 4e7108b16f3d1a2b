import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendAndExpectKept } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf } from './dragon-table.fixture.ts';
import {
  findActions,
  findLog,
  prepareAction,
  readLastMoment,
  submitAction,
  waitForLinesAfter,
} from './play-actions.ts';
import { recordReceivedText } from './received-text.ts';

/** Two people at one table, each with a browser. */
export function testTwoBrowsers(setting: () => BrowserSetup): void {
  test('a reaction is asked of another seat, and both logs show the result', async () => {
    const { gm, inka } = await openDragonTable(setting());
    const otherPage = await setting().open(seatPathOf(inka));
    const gmPage = await setting().open(seatPathOf(gm));
    await gmPage.getByRole('button', { name: 'Here now: Inka' }).waitFor();
    const actors = findActions(gmPage).getByRole('group', { name: 'Who acts' });
    await actors.getByRole('button', { name: 'Dragon' }).click();
    await submitAction(await prepareAction(gmPage, 'Attack'));

    const question = otherPage.getByRole('dialog');
    await question.getByRole('button', { name: /^parry actions −1/ }).waitFor();
    expect(await question.getByRole('button', { name: /^let it pass/ }).innerText()).not.toContain('−');
    await gmPage.getByText('Waiting for Aino (Inka)…').waitFor();
    const lastMoment = await readLastMoment(gmPage);
    await question.getByRole('button', { name: /^parry/ }).click();
    await question.waitFor({ state: 'hidden' });

    await Promise.all([waitForLinesAfter(gmPage, lastMoment), waitForLinesAfter(otherPage, lastMoment)]);
    await gmPage.getByText('Waiting for Aino').first().waitFor({ state: 'hidden' });
    const last = (page: Page): Promise<string> => findLog(page).getByRole('article').last().innerText();
    await expect.poll(() => last(gmPage)).toMatch(/Aino/);
    await expect.poll(async () => (await last(otherPage)) === (await last(gmPage))).toBe(true);
  });

  test('a hidden foe is not in the page of a player and not in any message to it', async () => {
    const { gm, inka } = await openDragonTable(setting());
    const foe = { id: 'salakavala', name: 'Varjo-Urho', from: 'nostovaki', hidden: true };
    await sendAndExpectKept(gm, 'creature', { command: 'c-1', ...foe });
    const page = await setting().open('/');
    const receivedTexts = await recordReceivedText(page);
    await page.goto(seatPathOf(inka));
    await findLog(page).getByRole('article').first().waitFor();
    await sendAndExpectKept(gm, 'act', {
      command: 'a-1',
      action: { type: 'pass', by: 'dragon' },
      secret: true,
    });
    await sendAndExpectKept(gm, 'say', { command: 'm-1', text: 'Quiet, too quiet.' });
    await findLog(page).getByText('Quiet, too quiet.').waitFor();

    const secret = /salakavala|varjo-urho/i;
    await expect.poll(() => receivedTexts()).toContain('Quiet, too quiet.');
    expect(await receivedTexts()).not.toMatch(secret);
    expect(await page.content()).not.toMatch(secret);

    await sendAndExpectKept(gm, 'reveal', { command: 'r-1', creatures: ['salakavala'] });
    await page.getByRole('region', { name: 'Everybody in sight' }).getByText('Varjo-Urho').waitFor();
    await expect.poll(() => receivedTexts()).toMatch(secret);
  });
}
