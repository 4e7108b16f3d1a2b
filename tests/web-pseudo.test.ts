import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { systemNames } from '@arbitro/catalogue/lazy';
import { isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTable } from './client.ts';
import { findEscapedWords, splitWords } from './pseudo/pseudo-text.ts';
import { openPseudoWeb, type PseudoWeb, readTexts } from './pseudo/web-pages.ts';

let web: PseudoWeb;
beforeAll(async () => {
  web = await openPseudoWeb();
}, 600_000);
afterAll(() => web?.close());

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

/**
 * Words that are the same in every language: names of the program, of languages and of creatures, notices of licences.
 * What `name.ts` says is compiled into the app, so it stays as it is.
 */
const GIVEN_WORDS = [
  ['Arbitro', 'GitHub', 'English', 'Italiano', 'Suomi', 'FI', 'gm', 'Orso'],
  systemNames.flatMap(({ name, about, notices = [] }) => [name.fi, about.fi, ...notices]),
  systems.flatMap(({ encounters }) => encounters.flatMap(({ file }) => listStrings(file))),
]
  .flat(2)
  .flatMap(splitWords);

/** A token shows the first letters of a name, or the first and a later one that tells it from its twin. */
const listTokenLetters = (word: string): readonly string[] =>
  [...word.slice(1)].map((letter) => `${word.charAt(0)}${letter}`);

/** A long name on a line of distances is cut. */
const listBeginnings = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => word.slice(0, index + 3));

const GIVEN = new Set(
  GIVEN_WORDS.flatMap((word) => [word, ...listTokenLetters(word), ...listBeginnings(word)]),
);

/** Ids of rules, addresses, fingerprints and the book's own headings are shown as they are. */
const withoutIds = (text: string): string =>
  text.replaceAll(/(?<=⟧ )\([^()⟦]*\)|\b[a-z]+(?:\.[a-z0-9-]+)+\b|https?:\S+|\b[0-9a-f]{8,}\b/g, ' ');

/** Rulings are documents of their own, one for each language. */
function listRulingWords(system: string): ReadonlySet<string> {
  const file = new URL(`../engine/systems/${system}/RULINGS.fi.md`, import.meta.url);
  return new Set([...GIVEN, ...findEscapedWords(readFileSync(file, 'utf8'))]);
}

async function expectNoEscape(
  page: Page,
  minTexts: number,
  knownWords: ReadonlySet<string> = GIVEN,
): Promise<void> {
  const texts = await readTexts(page);
  const escaped = texts.filter((text) => findEscapedWords(withoutIds(text), knownWords).length > 0);
  expect(escaped).toEqual([]);
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(minTexts);
}

test('every text of the start page, dice, lab and new table is in a catalogue', async () => {
  for (const path of ['/', '/dice', '/lab', '/new']) {
    const page = await web.open(path);
    await page.locator('h1').first().waitFor();
    await expectNoEscape(page, 5);
    await page.context().close();
  }
});

/** In the browser each system every other night; `pseudo.test.ts` reads all their texts each time. */
const TONIGHT = systems.filter((_, index) => isInTonightSample(index, 2));

test.each(TONIGHT.map(({ id }) => id))(
  `every text of a table, a sheet and the rules of %s (NIGHT=${NIGHT_DATE})`,
  async (system) => {
    const { table, key } = await makeTable({ url: web.server.url }, { demo: system });
    const page = await web.open(`/t/${table}#${key}`);
    await page.locator('.to-sheet').first().waitFor();
    await expectNoEscape(page, 20);
    await page.locator('.to-sheet').first().click();
    await page.locator('.creature-sheet .sheet-section').first().waitFor();
    await expectNoEscape(page, 20);
    await page.goto(new URL(`/rules/${system}`, web.server.url).href);
    await page.locator('article').first().waitFor();
    await expectNoEscape(page, 20, listRulingWords(system));
    await page.context().close();
  },
);
