import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept } from '../client.ts';
import { everythingTold } from './overheard.ts';
import { actionsIn, commit, lastMoment, linesAfter, logIn, prepare } from './playing.ts';
import type { Setting } from './setting.ts';
import { placeOf, yard } from './yard.ts';

/** Two people at one table, each with a browser. */
export function togetherTests(setting: () => Setting): void {
  test('a reaction is asked across the table, and both logs tell what came of it', async () => {
    const { gm, inka } = await yard(setting());
    const theirs = await setting().open(placeOf(inka));
    const hers = await setting().open(placeOf(gm));
    const actors = actionsIn(hers).getByRole('group', { name: 'Who acts' });
    await actors.getByRole('button', { name: 'Dragon' }).click();
    await commit(await prepare(hers, 'Attack'));

    const question = theirs.getByRole('dialog');
    await question.getByRole('button', { name: /^parry actions −1/ }).waitFor();
    expect(await question.getByRole('button', { name: /^let it pass/ }).innerText()).not.toContain('−');
    await hers.getByText('Waiting for Aino (Inka)…').waitFor();
    const asked = await lastMoment(hers);
    await question.getByRole('button', { name: /^parry/ }).click();
    await question.waitFor({ state: 'hidden' });

    await Promise.all([linesAfter(hers, asked), linesAfter(theirs, asked)]);
    await hers.getByText('Waiting for Aino').first().waitFor({ state: 'hidden' });
    const last = (page: Page): Promise<string> => logIn(page).getByRole('article').last().innerText();
    await expect.poll(() => last(hers)).toMatch(/Aino/);
    await expect.poll(async () => (await last(theirs)) === (await last(hers))).toBe(true);
  });

  test('a hidden foe is neither in the page of a player nor in anything it was told', async () => {
    const { gm, inka } = await yard(setting());
    const foe = { id: 'salakavala', name: 'Varjo-Urho', from: 'nostovaki', hidden: true };
    await kept(gm, 'creature', { command: 'c-1', ...foe });
    const page = await setting().open('/');
    const told = await everythingTold(page);
    await page.goto(placeOf(inka));
    await logIn(page).getByRole('article').first().waitFor();
    await kept(gm, 'act', { command: 'a-1', action: { type: 'pass', by: 'dragon' }, secret: true });
    await kept(gm, 'say', { command: 'm-1', text: 'Quiet, too quiet.' });
    await logIn(page).getByText('Quiet, too quiet.').waitFor();

    const secret = /salakavala|varjo-urho/i;
    await expect.poll(() => told()).toContain('Quiet, too quiet.');
    expect(await told()).not.toMatch(secret);
    expect(await page.content()).not.toMatch(secret);

    await kept(gm, 'reveal', { command: 'r-1', creatures: ['salakavala'] });
    await page.getByRole('region', { name: 'Everybody in sight' }).getByText('Varjo-Urho').waitFor();
    await expect.poll(() => told()).toMatch(secret);
  });
}
