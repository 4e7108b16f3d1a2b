import { systems } from '@arbitro/catalogue';
import { createNamer, LANGUAGES } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { describeFact, type FactContext, listMet } from './describe-fact.ts';

function contextOf(id: string): FactContext {
  const system = systems.find((candidate) => candidate.id === id);
  if (!system) throw new Error(id);
  const winnings = { experience: 'esperienza', treasure: 'tesoro' };
  const name = createNamer(system, { creatures: [] }, 'it');
  return { system, name, language: 'it', number: String, party: 'Il gruppo', winnings };
}

test('what was won and who fell are told with the names of that evening', () => {
  const context = contextOf('whitebox');
  const who = { id: 'orc', name: 'Gruk' };
  expect(listMet([{ kind: 'met', who }], context)).toEqual(['Gruk']);
  expect(describeFact({ kind: 'met', who }, context)).toBeUndefined();
  expect(describeFact({ kind: 'figures', who, figures: [{ key: 'dead' }] }, context)).toBe(
    'Gruk: senza vita.',
  );
  const figures = [{ key: 'treasure', amount: 30 }];
  expect(describeFact({ kind: 'figures', who: null, figures }, context)).toBe('Il gruppo: tesoro 30.');
});

test('an event names creatures as they were called then', () => {
  const event = { type: 'levelled', rule: 'x', who: 'b', level: 2 };
  const names = [{ id: 'b', name: 'Bianca' }];
  expect(describeFact({ kind: 'event', event, names }, contextOf('rischio'))).toContain('Bianca');
});

test.each(systems)('actions between evenings have names in three languages ($id)', (system) => {
  const { between } = system.presentation.campaign ?? {};
  const types = Object.values(between ?? {}).flat();
  expect(types).not.toEqual([]);
  for (const type of types)
    expect(Object.keys(system.presentation.actions[type]?.title ?? {})).toEqual([...LANGUAGES]);
});
