import { rischio } from '@arbitro/rischio';
import { expect, test } from 'vitest';
import { registerSystem, systemById, systems } from './index.ts';
import { loadSystem, registerLazySystem, systemNames } from './lazy.ts';

const customSystem = { ...rischio, id: 'own-one' };

test('a registered system is in every list', async () => {
  registerSystem(customSystem, ['Shown word for word.']);
  expect(systems.at(-1)).toBe(customSystem);
  expect(systemById('own-one')).toBe(customSystem);
  const { name, about } = rischio.presentation;
  expect(systemNames.at(-1)).toEqual({ id: 'own-one', name, about, notices: ['Shown word for word.'] });
  expect(await loadSystem('own-one')).toBe(customSystem);
});

test('a system registered twice is listed once', () => {
  registerSystem(customSystem);
  registerSystem(rischio);
  expect(systems.filter(({ id }) => id === 'own-one' || id === 'rischio')).toEqual([rischio, customSystem]);
  expect(systemNames.map(({ id }) => id)).toEqual(systems.map(({ id }) => id));
});

test('an id that another system has is refused, and nothing is added', () => {
  const before = [systems.length, systemNames.length];
  expect(() => registerSystem({ ...rischio })).toThrow('another system with the id rischio');
  expect(() => registerSystem({ ...customSystem })).toThrow('another system with the id own-one');
  expect([systems.length, systemNames.length]).toEqual(before);
});

test('a system known by name is loaded when it is wanted', async () => {
  let loads = 0;
  const later = { ...rischio, id: 'own-two' };
  const load = async () => {
    loads++;
    return later;
  };
  registerLazySystem({ id: 'own-two', name: later.presentation.name, about: later.presentation.about }, load);
  expect([loads, systemNames.at(-1)?.id]).toEqual([0, 'own-two']);
  expect(await loadSystem('own-two')).toBe(later);
  expect(loads).toBe(1);
});
