import type { AnyEvent, Namer, Roll, System } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { describeOutcome } from './index.ts';
import { toy } from './toy/toy.ts';

const sentenceOf = (words: string) => ({ en: words, it: words, fi: words });
const EVENT = { type: 'struck', rule: 'x' } as AnyEvent;
const ROLL: Roll = {
  label: 'attack',
  rule: 'x',
  by: 'asa',
  dice: '1d20',
  faces: [4],
  total: 9,
  because: [],
  leadsTo: 0,
};
const name: Namer = (value) => (value === 'ac' ? 'AC' : value);

function tell(words: string, roll: Roll, language: 'en' | 'it' | 'fi' = 'en'): string {
  const presentation = { ...toy.presentation, describeEvent: () => ({ words: sentenceOf(words) }) };
  const system = { ...toy, presentation } as unknown as System;
  return describeOutcome({ events: [EVENT], rolls: [roll] }, { system, language, name });
}

test('a roll is described with the number it needed, in the sentence it led to', () => {
  const aimed = { ...ROLL, target: { value: 18, what: 'ac', of: ['orso'] } };
  expect(tell('Asa attacks Orso (bow): a miss.', aimed)).toBe(
    'Asa attacks Orso (bow): 9 against AC 18, a miss.',
  );
  expect(tell('Asa manca Orso.', aimed, 'it')).toBe('Asa manca Orso (attack 9 contro AC 18).');
  expect(tell('Asa fails (poppies).', { ...ROLL, target: { value: 12 } })).toBe(
    'Asa fails (poppies; attack 9 against 12).',
  );
  expect(tell('Asa climbs: failure.', { ...ROLL, total: 81, under: 65 })).toBe(
    'Asa climbs: 81 against ≤ 65, failure.',
  );
});

test('a roll whose number is unknown or that needed none adds nothing', () => {
  expect(tell('Asa attacks Orso: a miss.', ROLL)).toBe('Asa attacks Orso: a miss.');
});
