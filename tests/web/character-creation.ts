import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { listTonightGames } from './tonight-games.fixture.ts';

const MAX_QUESTIONS = 60;

async function openWizard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New character' }).click();
  return page.getByRole('dialog', { name: 'A new character' });
}

/** Answers one question of the rules by hand: rolls, distributes points evenly, takes the first option. */
async function answerOne(wizard: Locator): Promise<void> {
  const locator = wizard.locator('section').first();
  await locator.waitFor();
  const throws = locator.getByRole('button', { name: /^Throw \d*d/i });
  const evenly = locator.getByRole('button', { name: 'Spread evenly' });
  const next = locator.getByRole('button', { name: 'Next' });
  if (await throws.isVisible()) return throws.click();
  if (await evenly.isVisible()) await evenly.click();
  else if (!(await next.isVisible()))
    return locator.getByRole('listitem').first().getByRole('button').click();
  while (await next.isDisabled()) await locator.locator('li button[aria-pressed=false]').first().click();
  await next.click();
}

/** The last step is loaded when it is reached: waits until a question or the finished character is shown. */
async function isMade(wizard: Locator): Promise<boolean> {
  const doneHeading = wizard.getByRole('heading', { name: 'Done: your character' });
  await wizard.locator('.create-asked').or(doneHeading).first().waitFor();
  return doneHeading.isVisible();
}

async function finishWizard(page: Page, wizard: Locator, name: string): Promise<void> {
  await wizard.getByRole('textbox', { name: 'What is the character called?' }).fill(name);
  await wizard.getByRole('button', { name: 'Bring to the table' }).click();
  await wizard.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Everybody in sight' }).getByText(name, { exact: true }).waitFor();
}

async function chooseIn(wizard: Locator, name: string): Promise<void> {
  await wizard.locator('section').first().getByRole('button', { name, exact: true }).click();
}

/** Characters created question by question, or at random. */
export function testCharacterCreation(setting: () => BrowserSetup): void {
  test.each(listTonightGames())('%s: by hand and by chance, to the table', async (system) => {
    const { table, key } = await makeTable({ url: setting().server.url }, { system });
    const page = await setting().open(`/t/${table}#${key}`);
    const wizard = await openWizard(page);
    const doneHeading = wizard.getByRole('heading', { name: 'Done: your character' });
    for (let n = 0; n < MAX_QUESTIONS && !(await isMade(wizard)); n++) await answerOne(wizard);
    await finishWizard(page, wizard, 'Vesa Kivi');

    await openWizard(page);
    await wizard.getByRole('button', { name: 'Surprise me', exact: true }).click();
    await doneHeading.waitFor();
    expect(
      await wizard.getByRole('list', { name: 'Chosen so far' }).getByRole('listitem').count(),
    ).toBeGreaterThan(0);
    await finishWizard(page, wizard, 'Bianca Lupo');
  });

  test('what cannot be chosen says why, and a step back costs only what no longer fits', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { system: 'noppa' });
    const page = await setting().open(`/t/${table}#${key}`);
    const wizard = await openWizard(page);
    for (const name of ['from nothing', 'Spread evenly', 'Next', 'Toughness']) await chooseIn(wizard, name);
    const locator = wizard.getByRole('region', { name: 'Not available' });
    expect(await locator.innerText()).toMatch(/The race raises this one\.\s+Toughness/);
    await chooseIn(wizard, 'Might');

    const question = wizard.getByRole('heading', { level: 3 }).first();
    await expect.poll(() => question.textContent()).toBe('special skills and spells');
    await wizard.getByRole('button', { name: 'Back' }).click();
    await wizard.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => question.textContent()).toBe('racial change up');
    await chooseIn(wizard, 'Agility');
    await expect.poll(() => question.textContent()).toBe('special skills and spells');

    await wizard.getByRole('button', { name: /^Change: racial change up/ }).click();
    await chooseIn(wizard, 'Might');
    await wizard.getByText('1 later answer no longer fits and is asked again.').waitFor();
    await expect.poll(() => question.textContent()).toBe('racial change down');
  });
}
