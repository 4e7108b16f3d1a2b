import { describe, expect, test } from 'vitest';
import {
  EMPTY_TEXT,
  fillText,
  formatSentence,
  joinCatalogues,
  listMessageNames,
  sameInAllLanguages,
} from './index.ts';

const formatPlain = (value: string) => value;
const formatWith = (
  text: string,
  values: Record<string, string | number | readonly string[]>,
  language = 'en',
) => formatSentence({ words: sameInAllLanguages(text), with: values }, language as 'en', formatPlain);

describe('a message', () => {
  test('chooses by an exact number before a plural form', () => {
    const text = '{n, plural, =0 {nobody} one {one creature} other {{n} creatures}}';
    expect([0, 1, 2].map((n) => formatWith(text, { n }))).toEqual(['nobody', 'one creature', '2 creatures']);
  });

  test('chooses by a word, or the branch `other`', () => {
    const text = '{how, select, fled {{who} flees} other {{who} leaves}}';
    expect(['fled', 'left'].map((how) => formatWith(text, { how, who: 'Orso' }))).toEqual([
      'Orso flees',
      'Orso leaves',
    ]);
  });

  test('treats fractions and anything but a number as many', () => {
    const text = '{n, plural, one {point} other {points}}';
    expect(['1d6', 1.5, -1].map((n) => formatWith(text, { n }))).toEqual(['points', 'points', 'points']);
  });

  test('may hold apostrophes, and braces between them', () => {
    expect(formatWith("l'arma di {who}, come '{ name: club }'", { who: 'Orso' })).toBe(
      "l'arma di Orso, come { name: club }",
    );
  });

  test('is not searched for more in what people typed', () => {
    expect(formatWith('{who}: {text}', { who: '{text}', text: "'{who}' <b> {n, plural, one {" })).toBe(
      "{text}: '{who}' <b> {n, plural, one {",
    );
  });

  test('that cannot be read is a bug', () => {
    expect(() => formatWith('{who', { who: 'Orso' })).toThrow();
    expect(() => formatWith('{n, number}', { n: 1 })).toThrow('only names, plurals and selects');
  });

  test('lists its values and selectors, in its forms too', () => {
    const names = listMessageNames('{who} {n, plural, one {{a}} other {{how, select, x {y} other {z}}}}');
    expect(names).toEqual({ values: new Set(['who', 'a']), selectors: new Set(['n', 'how']) });
  });
});

test('catalogues of all languages become one tree', () => {
  const tree = joinCatalogues({
    en: { events: { left: 'leaves' }, yes: 'yes' },
    it: { events: { left: 'va via' }, yes: 'sì' },
    fi: { events: { left: 'lähtee' }, yes: 'kyllä' },
  });
  expect(tree).toEqual({
    events: { left: { en: 'leaves', it: 'va via', fi: 'lähtee' } },
    yes: { en: 'yes', it: 'sì', fi: 'kyllä' },
  });
});

test('words are filled in every language, with words of that language', () => {
  const of = { en: '{title} of {n}', it: '{title} di {n}', fi: '{n}: {title}' };
  const title = { en: 'skill', it: 'abilità', fi: 'taito' };
  expect(fillText(of, { title, n: 1.5 })).toEqual({
    en: 'skill of 1.5',
    it: 'abilità di 1,5',
    fi: '1,5: taito',
  });
  expect(fillText(EMPTY_TEXT, {})).toEqual(EMPTY_TEXT);
});
