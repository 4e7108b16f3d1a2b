import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, kept, type Seat } from '../client.ts';
import { everythingTold } from './overheard.ts';
import { actionsIn, answerQuestions, commit, logIn, prepare } from './playing.ts';
import type { Setting } from './setting.ts';
import { placeOf, yard } from './yard.ts';

interface Ear {
  readonly page: Page;
  readonly told: () => Promise<string>;
}

/** Opens a seat's page, and records everything sent to it from the start. */
async function listening(setting: Setting, seat: Seat): Promise<Ear> {
  const page = await setting.open('/');
  const told = await everythingTold(page);
  await page.goto(placeOf(seat));
  await logIn(page).getByRole('article').first().waitFor();
  return { page, told };
}

/** Checks that nothing of it is drawn or sent. */
async function knowsNothing({ page, told }: Ear, secret: RegExp): Promise<void> {
  expect(await told()).not.toMatch(secret);
  expect(await page.content()).not.toMatch(secret);
}

/** Information meant only for some seats. */
export function secretTests(setting: () => Setting): void {
  test('a whisper is heard by those it is for: not even the game master is told', async () => {
    const { gm, inka } = await yard(setting());
    const otso = await addSeat(gm, { role: 'player', name: 'Otso', owns: [] });
    const hers = await listening(setting(), gm);
    const theirs = await listening(setting(), otso);
    const page = await setting().open(placeOf(inka));
    await page.getByRole('button', { name: /^To whom/ }).click();
    await page.getByRole('checkbox', { name: /^Otso/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Say something' }).fill('The hay is dry');
    await page.keyboard.press('Enter');

    await logIn(theirs.page).getByText('The hay is dry').waitFor();
    await logIn(page).getByText('whispers to Otso').waitFor();
    await kept(gm, 'say', { command: 's-1', text: 'What now?' });
    await logIn(hers.page).getByText('What now?').waitFor();
    await knowsNothing(hers, /The hay is dry/);
    await expect.poll(() => theirs.told()).toMatch(/The hay is dry/);
  });

  test('a roll made in secret is the game master’s alone', async () => {
    const { gm, inka } = await yard(setting());
    await kept(gm, 'creature', { command: 'c-1', id: 'veikko', from: 'veikko' });
    const theirs = await listening(setting(), inka);
    const page = await setting().open(placeOf(gm));
    const check = async (secret: boolean): Promise<void> => {
      const actors = actionsIn(page).getByRole('group', { name: 'Who acts' });
      await actors.getByRole('button', { name: 'Veikko' }).click();
      const form = await prepare(page, 'Roll an attribute');
      if (secret) await form.getByRole('button', { name: 'secret' }).click();
      await commit(form);
      await answerQuestions(page);
    };
    const rolled = /"label":"check"|Veikko · /;
    await check(true);
    await logIn(page).locator('article.secret .roll').getByText('Veikko').waitFor();
    await kept(gm, 'say', { command: 's-1', text: 'Hm.' });
    await logIn(theirs.page).getByText('Hm.').waitFor();
    await knowsNothing(theirs, rolled);

    await check(false);
    await logIn(theirs.page).locator('.roll').first().waitFor();
    await expect.poll(() => theirs.told()).toMatch(rolled);
  });
}
