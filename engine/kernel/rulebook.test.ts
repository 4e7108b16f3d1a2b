import { expect, test } from 'vitest';
import { formatBookPlace, NOT_IN_BOOK, translateHeading } from './rulebook.ts';

const risk = { en: 'Risk (Rischio)', it: 'Rischio', fi: 'Riski (Rischio)' };
const combat = { en: 'Combat (Combattimento)', it: 'Combattimento', fi: 'Taistelu (Combattimento)' };

test('a place in the book has a text in every language, chapters first', () => {
  const bullet = { en: 'bullet 2', it: 'punto 2', fi: 'kohta 2' };
  expect(formatBookPlace([risk, combat], [bullet])).toEqual({
    en: 'Risk (Rischio); Combat (Combattimento), bullet 2',
    it: 'Rischio; Combattimento, punto 2',
    fi: 'Riski (Rischio); Taistelu (Combattimento), kohta 2',
  });
  expect(formatBookPlace([risk], [NOT_IN_BOOK]).it).toBe('Rischio, il testo tace');
});

test('a heading of the book stands behind its translation, and alone in the language of the book', () => {
  const text = { en: 'Initiative', it: 'Iniziativa', fi: 'Aloite' };
  expect({ ...translateHeading('Aloite', text) }).toEqual({
    en: 'Initiative (Aloite)',
    it: 'Iniziativa (Aloite)',
    fi: 'Aloite',
  });
});
