import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import type { Setting } from './setting.ts';

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

const langOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

async function choose(page: Page, now: RegExp, name: string): Promise<void> {
  const choice = page.getByText(name, { exact: true });
  await page.getByRole('button', { name: now }).or(choice).first().waitFor();
  if (!(await choice.isVisible())) await page.getByRole('button', { name: now }).click();
  await choice.click();
}

/** The language is changed while a page is open. */
export function languageTests(setting: () => Setting): void {
  test('the start page speaks three languages, and remembers which', async () => {
    const page = await setting().open('/');
    let now: RegExp = /^Language/;
    for (const language of LANGUAGES) {
      await choose(page, now, language.name);
      await page.getByRole('heading', { name: language.start }).waitFor();
      await expect.poll(() => langOf(page)).toBe(language.code);
      now = language.switch;
      await page.reload();
      await page.getByRole('heading', { name: language.start }).waitFor();
      await expect.poll(() => langOf(page)).toBe(language.code);
    }
  });

  test('so does the table', async () => {
    const { table, key } = await makeTable({ url: setting().server.url }, { demo: 'noppa' });
    const page = await setting().open(`/t/${table}#${key}`);
    await page.getByRole('button', { name: 'Table menu' }).click();
    let now: RegExp = /^Language/;
    const told = new Set<string>();
    for (const language of LANGUAGES) {
      await choose(page, now, language.name);
      now = language.switch;
      await page.locator(`button[aria-label="${language.menu}"]`).waitFor();
      await expect.poll(() => langOf(page)).toBe(language.code);
      await page.getByText(language.dragon, { exact: true }).first().waitFor();
      told.add(await page.locator('article').last().innerText());
    }
    expect(told.size).toBe(LANGUAGES.length);
  });
}
