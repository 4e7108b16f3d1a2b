import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, makeTable } from '../client.ts';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE, savePicture } from './browser-setup.fixture.ts';

const expectNoViolation = async (page: Page): Promise<void> =>
  expect(
    (await findViolations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  ).toEqual([]);

const findPeople = (page: Page) => page.getByRole('region', { name: 'Everybody in sight' });

/** Two pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==';

/** The player gives the character a picture, which others see. */
async function testPicture(player: Page, other: Page): Promise<void> {
  await findPeople(player).locator('.to-sheet').click();
  await player
    .getByLabel('Picture of Orsola')
    .setInputFiles({ name: 'orsola.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
  await player.getByRole('img', { name: 'Picture of Orsola' }).waitFor();
  await expectNoViolation(player);
  await savePicture(player, 'sheet-picture-phone');
  await findPeople(other).locator('img.portrait').waitFor();
  const width = "document.querySelector('img.portrait').naturalWidth";
  await expect.poll(() => other.evaluate<number>(width)).toBeGreaterThan(0);
}

/** Players who come without a creature, and bring their own. */
export function testJoining(setting: () => BrowserSetup): void {
  test('a phone without a creature leads to creating a character, which joins the table', async () => {
    const gm = await makeTable({ url: setting().server.url }, { system: 'quinta' });
    const ann = await addSeat(gm, { role: 'player', name: 'Ann' });
    const page = await setting().open(`/t/${ann.table}#${ann.key}`, { viewport: PHONE });
    await page.getByRole('dialog', { name: 'Welcome, Ann' }).waitFor();
    await expectNoViolation(page);
    await savePicture(page, 'join-welcome-phone');
    await page.getByRole('button', { name: /^Make a character/ }).click();
    const wizard = page.getByRole('dialog', { name: 'A new character' });
    await wizard.getByText('Question 1 of 7').waitFor();
    await savePicture(page, 'join-first-question-phone');
    await wizard.getByRole('button', { name: 'Surprise me', exact: true }).click();
    const field = wizard.getByRole('textbox', { name: 'What is the character called?' });
    expect(await field.inputValue()).not.toBe('');
    await savePicture(page, 'join-made-phone');
    await wizard.getByRole('button', { name: 'Back' }).click();
    await wizard.getByText('Question 7 of 7').waitFor();
    await savePicture(page, 'join-last-question-phone');
    await expectNoViolation(page);
    await wizard.getByRole('button', { name: 'Leave it as it was' }).click();
    await field.fill('Orsola');
    await wizard.getByRole('button', { name: 'Sit down' }).click();
    await wizard.waitFor({ state: 'hidden' });
    await findPeople(page).getByText('Orsola', { exact: true }).waitFor();
    await page.reload();
    await findPeople(page).getByText('Orsola', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await testPicture(page, await setting().open(`/t/${gm.table}#${gm.key}`));
  });

  test('a game master who wants to agree lets a character in with one click', async () => {
    const gm = await makeTable({ url: setting().server.url }, { system: 'rischio' });
    const ann = await addSeat(gm, { role: 'player', name: 'Ann' });
    const desk = await setting().open(`/t/${gm.table}#${gm.key}`);
    await desk.getByText('Seats and invitations').click();
    await desk
      .getByRole('group', { name: 'Players bring characters of their own' })
      .getByText('when I agree')
      .click();
    await savePicture(desk, 'join-policy');
    const page = await setting().open(`/t/${ann.table}#${ann.key}`);
    await page.getByRole('dialog', { name: 'Welcome, Ann' }).getByRole('button', { name: 'Nerio' }).click();
    await page.getByText('The game master is asked first.').waitFor();
    await savePicture(page, 'join-ready-hero');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('Nerio, thief waits for the game master.').first().waitFor();
    await desk.getByText('Ann wants to bring Nerio, thief.').waitFor();
    await desk.getByRole('button', { name: 'Look at the sheet' }).click();
    await savePicture(desk, 'join-request-sheet');
    await desk.getByRole('dialog', { name: 'Nerio, thief' }).getByRole('button', { name: 'Close' }).click();
    await expectNoViolation(desk);
    await savePicture(desk, 'join-request');
    await desk.getByRole('button', { name: 'Let in' }).click();
    await findPeople(page).getByText('Nerio, thief', { exact: true }).waitFor();
  });
}

/** Characters of files. */
export function testCharacterFiles(setting: () => BrowserSetup): void {
  test('a character is read from a file; a file of another game is named as such', async () => {
    const gm = await makeTable({ url: setting().server.url }, { system: 'noppa' });
    const ann = await addSeat(gm, { role: 'player', name: 'Ann' });
    const page = await setting().open(`/t/${ann.table}#${ann.key}`);
    const choose = (file: object) =>
      page.getByLabel('Bring your own').setInputFiles({
        name: 'c.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
    await choose({ system: 'quinta', name: 'Orsola', sheet: {} });
    await page.getByText('This character is made for another game (quinta).').waitFor();
    await choose({ system: 'noppa', name: 'Orsola', sheet: { mind: 2 } });
    await page.getByRole('button', { name: 'Sit down' }).click();
    await findPeople(page).getByText('Orsola', { exact: true }).waitFor();
  });

  test('a character kept on the shelf joins the next table, also from another device', async () => {
    const { url } = setting().server;
    const page = await setting().open('/shelf', { viewport: PHONE, isFresh: true });
    await page.getByText('Nothing here yet.').waitFor();
    await page
      .getByLabel('Or paste it here')
      .fill(JSON.stringify({ system: 'noppa', name: 'Orsola', sheet: { mind: 2 } }));
    await page.getByRole('button', { name: 'Put on my shelf' }).click();
    await page.getByRole('button', { name: 'More about Orsola' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'More about Orsola' }).waitFor();
    await page.getByRole('button', { name: 'Open on another device' }).click();
    const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
    await expectNoViolation(page);
    await savePicture(page, 'shelf-phone');

    const ann = await addSeat(await makeTable({ url }, { system: 'noppa' }), { role: 'player', name: 'Ann' });
    const other = await setting().open(`/shelf${link.hash}`, { isFresh: true });
    await other.getByText('Orsola', { exact: true }).waitFor();
    expect(other.url()).not.toContain('#');
    await other.goto(`/t/${ann.table}#${ann.key}`);
    await other.getByRole('button', { name: /^From my shelf/ }).click();
    await other.getByRole('button', { name: /^Orsola/ }).click();
    await other.getByRole('button', { name: 'Sit down' }).click();
    await findPeople(other).getByText('Orsola', { exact: true }).waitFor();
  });
}
