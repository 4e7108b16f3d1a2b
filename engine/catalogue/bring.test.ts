import { rischio } from '@arbitro/rischio';
import { expect, test } from 'vitest';
import { bring, systemById, systems } from './index.ts';
import { bringLater, loadSystem, names } from './lazy.ts';

const ours = { ...rischio, id: 'own-one' };

test('a system brought along is in every list', async () => {
  bring(ours, ['Shown word for word.']);
  expect(systems.at(-1)).toBe(ours);
  expect(systemById('own-one')).toBe(ours);
  const { name, about } = rischio.face;
  expect(names.at(-1)).toEqual({ id: 'own-one', name, about, notices: ['Shown word for word.'] });
  expect(await loadSystem('own-one')).toBe(ours);
});

test('brought twice it is there once', () => {
  bring(ours);
  bring(rischio);
  expect(systems.filter(({ id }) => id === 'own-one' || id === 'rischio')).toEqual([rischio, ours]);
  expect(names.map(({ id }) => id)).toEqual(systems.map(({ id }) => id));
});

test('an id that another system has is refused, and nothing is added', () => {
  const before = [systems.length, names.length];
  expect(() => bring({ ...rischio })).toThrow('another system with the id rischio');
  expect(() => bring({ ...ours })).toThrow('another system with the id own-one');
  expect([systems.length, names.length]).toEqual(before);
});

test('a system known by name is loaded when it is wanted', async () => {
  let loads = 0;
  const later = { ...rischio, id: 'own-two' };
  const load = async () => {
    loads++;
    return later;
  };
  bringLater({ id: 'own-two', name: later.face.name, about: later.face.about }, load);
  expect([loads, names.at(-1)?.id]).toEqual([0, 'own-two']);
  expect(await loadSystem('own-two')).toBe(later);
  expect(loads).toBe(1);
});
