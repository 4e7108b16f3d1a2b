import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE, savePicture } from './browser-setup.fixture.ts';

/** A block as copied from a page, with a trait, an attack and a power. */
const BLOCK = readFileSync(
  new URL('../../engine/catalogue/blocks/fifth-edition-bare.txt', import.meta.url),
  'utf8',
).replace(/^[\s\S]*\n\n(?=Cinder Choir)/u, '');

const expectNoViolation = async (page: Page): Promise<void> =>
  expect(
    (await findViolations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  ).toEqual([]);

/** Stat blocks of books, pasted at a table and on the shelf. */
export function testPasting(setting: () => BrowserSetup): void {
  test('a pasted block is read line by line, opens the form and is added to the table', async () => {
    const gm = await makeTable({ url: setting().server.url }, { system: 'quinta' });
    const page = await setting().open(`/t/${gm.table}#${gm.key}`);
    await page.getByText('Creatures and secrets').click();
    await page.getByText('From a file or pasted text').click();
    await page.getByRole('textbox', { name: 'Paste what you have' }).fill(BLOCK);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('Recognised: fifth-edition stat block as text.').waitFor();
    await page.getByText(/Dirge: for the game master, by the words in the notes: 24 hours/).waitFor();
    await expectNoViolation(page);
    await savePicture(page, 'paste-desktop');
    await page.getByRole('button', { name: 'Open the form' }).click();
    const form = page.getByRole('dialog', { name: 'A new creature' });
    await form.getByText('Traits', { exact: true }).first().waitFor();
    await form.getByRole('button', { name: 'Bring to the table' }).click();
    await form.waitFor({ state: 'hidden' });
    await page
      .getByRole('region', { name: 'Everybody in sight' })
      .getByText('Cinder Choir', { exact: true })
      .waitFor();
  });

  test('on the shelf a block is read by the game that knows its format', async () => {
    const page = await setting().open('/shelf', { viewport: PHONE, isFresh: true });
    await page.getByLabel('Game, for stat blocks').selectOption('rischio');
    await page.getByLabel('Or paste it here').fill(BLOCK);
    await page.getByRole('button', { name: 'Put on my shelf' }).click();
    await page.getByText('1 thing added.').waitFor();
    await page.getByText(/Quinta · /).waitFor();
    await expectNoViolation(page);
    await savePicture(page, 'shelf-pasted-phone');
  });
}
