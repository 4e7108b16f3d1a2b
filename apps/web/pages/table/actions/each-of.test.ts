import { type BoardRow, numberBetween, type Offer, oneOf } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { listActionsOfEach, listParty } from './each-of.ts';

const rows = [
  { id: 'anna', ours: true, out: false },
  { id: 'bea', ours: true, out: false },
  { id: 'carlo', ours: true, out: true },
  { id: 'wolf', ours: false, out: false },
] as unknown as readonly BoardRow[];
const offer = (type: string, by: readonly string[]): Offer =>
  ({ action: { type }, slots: { by: oneOf(by), dc: numberBetween(1, 30) } }) as unknown as Offer;

test('the party is everybody of ours who stands and can be chosen', () => {
  expect(listParty(oneOf(['anna', 'bea', 'carlo', 'wolf']), rows)).toEqual(['anna', 'bea']);
  expect(listParty(oneOf(['anna', 'wolf']), rows)).toEqual([]);
  expect(listParty(numberBetween(1, 2), rows)).toEqual([]);
});

test('each of the party does the same, but for those who cannot', () => {
  const offers = [offer('check', ['anna', 'bea'])];
  const given = { by: { value: 'anna' }, dc: { value: 15 } };
  expect(listActionsOfEach(offers, given, undefined)).toEqual([{ type: 'check', by: 'anna', dc: 15 }]);
  expect(listActionsOfEach(offers, given, { path: 'by', ids: ['anna', 'bea', 'wolf'] })).toEqual([
    { type: 'check', by: 'anna', dc: 15 },
    { type: 'check', by: 'bea', dc: 15 },
  ]);
});
