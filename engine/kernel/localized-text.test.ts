import { describe, expect, test } from 'vitest';
import {
  createRefuser,
  describeRefusal,
  formatSentence,
  LANGUAGES,
  type LocalizedText,
  REFUSALS,
  type RefusalBook,
} from './index.ts';

const formatPlain = (value: string) => value;
const words: LocalizedText = {
  en: '{who} takes {n} {n, plural, one {point} other {points}} of damage.',
  it: '{who} subisce {n} {n, plural, one {punto} other {punti}} di danno.',
  fi: '{who} saa {n} {n, plural, one {piste} other {pistettä}} vahinkoa.',
};

describe('a sentence', () => {
  test.each([
    ['en', 0, 'Orso takes 0 points of damage.'],
    ['en', 1, 'Orso takes 1 point of damage.'],
    ['it', 1, 'Orso subisce 1 punto di danno.'],
    ['it', 2, 'Orso subisce 2 punti di danno.'],
    ['it', 4.5, 'Orso subisce 4,5 punti di danno.'],
    ['en', 4.5, 'Orso takes 4.5 points of damage.'],
    ['fi', 5, 'Orso saa 5 pistettä vahinkoa.'],
  ] as const)('in %s for %f: %s', (language, n, text) => {
    expect(formatSentence({ words, with: { who: 'orso', n } }, language, () => 'Orso')).toBe(text);
  });

  test('names things as the table does, and shows numbers as numbers', () => {
    expect(formatSentence({ words, with: { who: 'orso', n: 3 } }, 'en', (value) => value.toUpperCase())).toBe(
      'ORSO takes 3 points of damage.',
    );
  });

  test('without a parameter is a bug', () => {
    expect(() => formatSentence({ words, with: { who: 'orso' } }, 'en', formatPlain)).toThrow(
      'no parameter n',
    );
    expect(() => formatSentence({ words }, 'fi', formatPlain)).toThrow('no parameter who');
  });

  test('does not read the names it is given', () => {
    const tricky = { who: '{n, plural, one {a} other {b}} $1 $&', n: 2 };
    expect(formatSentence({ words, with: tricky }, 'en', formatPlain)).toBe(
      '{n, plural, one {a} other {b}} $1 $& takes 2 points of damage.',
    );
  });

  test('may leave the singular or the plural empty', () => {
    const s: LocalizedText = { en: '{n} blow{n, plural, one {} other {s}}', it: '{n}', fi: '{n}' };
    expect([1, 2].map((n) => formatSentence({ words: s, with: { n } }, 'en', formatPlain))).toEqual([
      '1 blow',
      '2 blows',
    ]);
  });
});

describe('a refusal', () => {
  const own = { tired: { status: 422, says: words } } as const satisfies RefusalBook;

  test('of the system itself, and one that all share', () => {
    const spoken = { language: 'en', name: formatPlain } as const;
    expect(describeRefusal(own, createRefuser(own)('tired', { who: 'Orso', n: 1 }), spoken)).toBe(
      'Orso takes 1 point of damage.',
    );
    expect(describeRefusal(own, { code: 'no-such-creature', params: { id: 'elk' } }, spoken)).toBe(
      'There is no elk here.',
    );
  });

  test('that is in no book is a bug', () => {
    expect(() =>
      describeRefusal(own, { code: 'never', params: {} }, { language: 'en', name: formatPlain }),
    ).toThrow('never');
  });

  test.each(Object.entries(REFUSALS))('%s asks for the same parameters in every language', (_, { says }) => {
    const places = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));
    for (const language of LANGUAGES) expect(places(says[language])).toEqual(places(says.en));
  });
});
