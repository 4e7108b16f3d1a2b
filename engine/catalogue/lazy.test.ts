import { expect, test } from 'vitest';
import { systems } from './index.ts';
import { loadSystem, names } from './lazy.ts';

test('the systems known by name are all there are, in the same order', () => {
  const known = names.map(({ id, name, about }) => ({ id, name, about }));
  expect(known).toEqual(systems.map(({ id, face: { name, about } }) => ({ id, name, about })));
});

test('a system loaded by its name is that of the list', async () => {
  expect(await Promise.all(names.map(({ id }) => loadSystem(id)))).toEqual(systems);
});

test('nothing is loaded by a name that no system has', () => {
  expect(loadSystem('nobody')).toBeUndefined();
});
