import { addStatements } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { loadFullSystem } from './full-systems.ts';
import { systems } from './index.ts';
import { loadSystem, systemNames } from './lazy.ts';
import { loadStatements } from './statements.ts';

test('the systems known by name are all there are, in the same order', () => {
  const known = systemNames.map(({ id, name, about }) => ({ id, name, about }));
  expect(known).toEqual(systems.map(({ id, presentation: { name, about } }) => ({ id, name, about })));
});

test('a system loaded by its name is that of the list without presets and imports, once it has its statements', async () => {
  const loaded = systemNames.map(async ({ id }) => {
    const [system, statements] = await Promise.all([loadSystem(id), loadStatements(id)]);
    return system && statements && addStatements(system, statements);
  });
  const shown = systems.map(({ presets: _, importers: __, ...rest }) => ({ ...rest, presets: {} }));
  expect(await Promise.all(loaded)).toEqual(shown);
});

test('a system loaded whole is that of the list', async () => {
  for (const system of systems) expect(await loadFullSystem(system.id)).toBe(system);
});

test('a system is loaded without the statements of its rules', async () => {
  for (const { id } of systemNames)
    for (const rule of Object.values((await loadSystem(id))?.rules ?? {}))
      expect(rule).not.toHaveProperty('statement');
});

test('nothing is loaded by a name that no system has', () => {
  expect(loadSystem('nobody')).toBeUndefined();
  expect(loadStatements('nobody')).toBeUndefined();
  expect(loadFullSystem('nobody')).toBeUndefined();
});
