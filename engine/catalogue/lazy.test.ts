import { withStatements } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { systems } from './index.ts';
import { loadSystem, names } from './lazy.ts';
import { loadStatements } from './statements.ts';

test('the systems known by name are all there are, in the same order', () => {
  const known = names.map(({ id, name, about }) => ({ id, name, about }));
  expect(known).toEqual(systems.map(({ id, face: { name, about } }) => ({ id, name, about })));
});

test('a system loaded by its name is that of the list, once it has its statements', async () => {
  const loaded = names.map(async ({ id }) => {
    const [system, statements] = await Promise.all([loadSystem(id), loadStatements(id)]);
    return system && statements && withStatements(system, statements);
  });
  expect(await Promise.all(loaded)).toEqual(systems);
});

test('a system is loaded without the statements of its rules', async () => {
  for (const { id } of names)
    for (const rule of Object.values((await loadSystem(id))?.rules ?? {}))
      expect(rule).not.toHaveProperty('statement');
});

test('nothing is loaded by a name that no system has', () => {
  expect(loadSystem('nobody')).toBeUndefined();
  expect(loadStatements('nobody')).toBeUndefined();
});
