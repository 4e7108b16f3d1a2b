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

/** What the server and the command line ask of a system, and no page does. */
const NOT_ON_PAGES = new Set(['presets', 'importers', 'fog', 'knownMidAction', 'rollOff', 'knownWorld']);

const listPageParts = (system: object) => Object.entries(system).filter(([key]) => !NOT_ON_PAGES.has(key));

test('a system loaded by name and its statements equals the listed one, except for parts no page needs', async () => {
  for (const system of systems) {
    const [loaded, statements] = await Promise.all([loadSystem(system.id), loadStatements(system.id)]);
    if (!loaded || !statements) throw new Error(`${system.id} is not loaded by its name`);
    expect(listPageParts(addStatements(loaded, statements))).toEqual(listPageParts(system));
  }
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
