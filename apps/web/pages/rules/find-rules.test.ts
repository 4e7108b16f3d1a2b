import type { Rule, RuleBook } from '@arbitro/kernel';
import { expect, it } from 'vitest';
import { findRules, sectionsOf } from './find-rules.ts';

const rule = (chapter: string, title: string, statement: string): Rule => ({
  kind: 'mechanic',
  source: { en: `In English: ${chapter}`, it: chapter, fi: chapter },
  title: { en: title, it: title, fi: title },
  statement: { en: statement, it: statement, fi: statement },
});
const BOOK: RuleBook = {
  'toy.dodge': rule('Taistelu, line 3', 'Väistö', 'Whoever is struck may step aside.'),
  'toy.strike': rule('Taistelu; Aseet', 'Striking', 'A blow that is not dodged with a Väistö hurts.'),
  'toy.rest': rule('Lepo (silent)', 'Resting', 'A night heals.'),
};
const idsOf = (wanted: string): readonly string[] => findRules(BOOK, wanted, 'fi').map(({ id }) => id);

it('finds everything when nothing is asked', () => {
  expect(idsOf(' ')).toEqual(Object.keys(BOOK));
});

it('asks for every word in any order, without accents and capitals', () => {
  expect(idsOf('blow STRIK')).toEqual(['toy.strike']);
  expect(idsOf('vaisto')).toEqual(['toy.dodge', 'toy.strike']);
  expect(idsOf('heals blow')).toEqual([]);
});

it('shows those first that have it in their title', () => {
  expect(idsOf('rest')[0]).toBe('toy.rest');
  expect(idsOf('toy st')).toHaveLength(3);
});

it('finds a rule by its id and by its place in the book', () => {
  expect(idsOf('toy.rest')).toEqual(['toy.rest']);
  expect(idsOf('aseet')).toEqual(['toy.strike']);
});

it('goes by the chapters of the book', () => {
  const sections = sectionsOf(findRules(BOOK, '', 'fi'), 'fi');
  expect(sections.map(({ id, name, rules }) => [id, name, rules.length])).toEqual([
    ['in-english-taistelu', 'Taistelu', 2],
    ['in-english-lepo', 'Lepo', 1],
  ]);
});
