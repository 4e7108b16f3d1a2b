import type { Offer } from '@arbitro/kernel';
import { joinOffers, type OfferPart } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { compareOffers } from './compare-offers.ts';

const offer = (name: string): Offer => ({ action: { type: name }, slots: {} });
const listOffers = (names: string): readonly Offer[] => [...names].map(offer);
const listTexts = (names: string): readonly string[] => listOffers(names).map((item) => JSON.stringify(item));

test.each([
  ['abc', 'abxc', '[[0,2],"x",[2,3]]'],
  ['abc', 'cab', '[[2,3],[0,2]]'],
  ['abc', 'b', '[[1,2]]'],
  ['aba', 'aab', '[[2,3],[2,3],[1,2]]'],
  ['abc', '', '[]'],
  ['', 'ab', '["a","b"]'],
  ['abc', 'ab', '[[0,2]]'],
])('offers %s, then %s, consist of %s', (before, after, short) => {
  const written = compareOffers(listTexts(before), listTexts(after)) ?? '';
  const parts: readonly OfferPart[] = JSON.parse(written);
  expect(JSON.stringify(parts.map((part) => ('action' in part ? part.action.type : part)))).toBe(short);
  expect(joinOffers(listOffers(before), parts)).toEqual(listOffers(after));
});

test.each(['', 'abc'])('the same offers are no news: %s', (names) => {
  expect(compareOffers(listTexts(names), listTexts(names))).toBeUndefined();
});
