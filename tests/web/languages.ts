import { systems } from '@arbitro/catalogue';
import { isInTonightSample } from '@arbitro/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';

const LANGUAGES = [
  {
    code: 'it',
    name: 'Italiano',
    start: 'Scegli un gioco',
    switch: /^Lingua/,
    menu: 'Menu del tavolo',
    dragon: 'Drago',
  },
  {
    code: 'fi',
    name: 'Suomi',
    start: 'Valitse peli',
    switch: /^Kieli/,
    menu: 'Pöydän valikko',
    dragon: 'Lohikäärme',
  },
  {
    code: 'en',
    name: 'English',
    start: 'Choose a game',
    switch: /^Language/,
    menu: 'Table menu',
    dragon: 'Dragon',
  },
] as const;

const readLanguage = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

async function chooseLanguage(page: Page, now: RegExp, name: string): Promise<void> {
  const choice = page.getByText(name, { exact: true });
  await page.getByRole('button', { name: now }).or(choice).first().waitFor();
  if (!(await choice.isVisible())) await page.getByRole('button', { name: now }).click();
  await choice.click();
}

/** The languages whose texts a page has loaded. */
async function languagesLoaded(page: Page): Promise<readonly string[]> {
  const urls = await page.evaluate<readonly string[]>(
    'performance.getEntriesByType("resource").map(({ name }) => name)',
  );
  const found = urls.flatMap((url) => /\/text-[\w-]+?-(en|it|fi)-[^/]+\.js$/.exec(url)?.[1] ?? []);
  return [...new Set(found)].toSorted();
}

/** Opens what has most texts: a sheet, a character made by chance, the rules. */
async function lookAround(page: Page): Promise<void> {
  await page.locator('.to-sheet').first().click();
  await page.locator('.creature-sheet .sheet-section').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.new-character').click();
  await page.locator('.creating-tools').getByRole('button', { name: 'Yllätä minut' }).click();
  await page.locator('.creature-sheet.preview .sheet-section').first().waitFor();
}

/** The language is changed while one is there. */
export function testLanguages(setting: () => BrowserSetup): void {
  test('the start page has three languages, and remembers the choice', async () => {
    const page = await setting().open('/');
    let now: RegExp = /^Language/;
    for (const language of LANGUAGES) {
      await chooseLanguage(page, now, language.name);
      await page.getByRole('heading', { name: language.start }).waitFor();
      await expect.poll(() => readLanguage(page)).toBe(language.code);
      now = language.switch;
      await page.reload();
      await page.getByRole('heading', { name: language.start }).waitFor();
      await expect.poll(() => readLanguage(page)).toBe(language.code);
    }
  });

  test('so does the table', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'noppa' });
    const page = await setting().open(`/t/${table}#${key}`);
    await page.getByRole('button', { name: 'Table menu' }).click();
    let now: RegExp = /^Language/;
    const toldTexts = new Set<string>();
    for (const language of LANGUAGES) {
      await chooseLanguage(page, now, language.name);
      now = language.switch;
      await page.locator(`button[aria-label="${language.menu}"]`).waitFor();
      await expect.poll(() => readLanguage(page)).toBe(language.code);
      await page.getByText(language.dragon, { exact: true }).first().waitFor();
      toldTexts.add(await page.locator('article').last().innerText());
    }
    expect(toldTexts.size).toBe(LANGUAGES.length);
  });

  const tonight = systems.filter((_, index) => isInTonightSample(index, 2));
  test.each(tonight.map(({ id }) => id))('%s: only the language that is read is loaded', async (system) => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: system });
    const page = await setting().open(`/t/${table}#${key}`, { locale: 'fi', isFresh: true });
    await lookAround(page);
    expect(await languagesLoaded(page)).toEqual(['fi']);
    await page.goto(`/rules/${system}`);
    await page.locator('main h2').first().waitFor();
    expect(await languagesLoaded(page)).toEqual(['fi']);
    await chooseLanguage(page, /^Kieli/, 'Italiano');
    await page.getByRole('button', { name: /^Lingua/ }).waitFor();
    expect(await languagesLoaded(page)).toEqual(['fi', 'it']);
  });

  test('a language that cannot be loaded is not used', async () => {
    const page = await setting().open('/', { tolerates: /text-app-it/, isFresh: true });
    await page.route('**/text-app-it-*', (route) => route.abort());
    await chooseLanguage(page, /^Language/, 'Italiano');
    await page.getByText('Something went wrong.').waitFor();
    expect(await readLanguage(page)).toBe('en');
    await page.unroute('**/text-app-it-*');
    await chooseLanguage(page, /^Language/, 'Suomi');
    await page.getByRole('heading', { name: 'Valitse peli' }).waitFor();
  });
}
