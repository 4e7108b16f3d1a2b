import { describe, expect, test } from 'vitest';
import { EMPTY, everywhere, fill, inEachLanguage, namesInMessage, say } from './index.ts';

const plain = (value: string) => value;
const said = (text: string, values: Record<string, string | number | readonly string[]>, language = 'en') =>
  say({ words: everywhere(text), with: values }, language as 'en', plain);

describe('a message', () => {
  test('chooses by an exact number before a plural form', () => {
    const text = '{n, plural, =0 {nobody} one {one creature} other {{n} creatures}}';
    expect([0, 1, 2].map((n) => said(text, { n }))).toEqual(['nobody', 'one creature', '2 creatures']);
  });

  test('chooses by a word, and what it does not name is other', () => {
    const text = '{how, select, fled {{who} flees} other {{who} leaves}}';
    expect(['fled', 'left'].map((how) => said(text, { how, who: 'Orso' }))).toEqual([
      'Orso flees',
      'Orso leaves',
    ]);
  });

  test('takes what is no number, and any fraction, for many', () => {
    const text = '{n, plural, one {point} other {points}}';
    expect(['1d6', 1.5, -1].map((n) => said(text, { n }))).toEqual(['points', 'points', 'points']);
  });

  test('may hold apostrophes, and braces between them', () => {
    expect(said("l'arma di {who}, come '{ name: club }'", { who: 'Orso' })).toBe(
      "l'arma di Orso, come { name: club }",
    );
  });

  test('is not searched for more in what people typed', () => {
    expect(said('{who}: {text}', { who: '{text}', text: "'{who}' <b> {n, plural, one {" })).toBe(
      "{text}: '{who}' <b> {n, plural, one {",
    );
  });

  test('that cannot be read is a bug', () => {
    expect(() => said('{who', { who: 'Orso' })).toThrow();
    expect(() => said('{n, number}', { n: 1 })).toThrow('only names, plurals and selects');
  });

  test('names its parameters, those of the forms too', () => {
    const text = '{who} {n, plural, one {{a}} other {{how, select, x {y} other {z}}}}';
    const { shown, chosenBy } = namesInMessage(text);
    expect([...shown].toSorted()).toEqual(['a', 'who']);
    expect([...chosenBy].toSorted()).toEqual(['how', 'n']);
  });
});

test('catalogues of all languages become one tree', () => {
  const tree = inEachLanguage({
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
  expect(fill(of, { title, n: 1.5 })).toEqual({ en: 'skill of 1.5', it: 'abilità di 1,5', fi: '1,5: taito' });
  expect(fill(EMPTY, {})).toEqual(EMPTY);
});
