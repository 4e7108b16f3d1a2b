import { expect, test } from 'vitest';
import { findLockFaults } from './check-lock.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const ROOT = { name: 'made-up', devDependencies: { vite: '8.3.5' }, overrides: { rolldown: '1.2.15' } };
const LOCK = {
  '': ROOT,
  'engine/dice': { name: '@arbitro/dice' },
  'node_modules/@arbitro/dice': { resolved: 'engine/dice', link: true },
  'node_modules/vite': { version: '8.3.5', optionalDependencies: { fsevents: '~2.3.3' } },
  'node_modules/fsevents': { version: '2.3.3' },
};

const findFaultsOf = (lock: object, manifest: object = ROOT) =>
  findLockFaults(createTestProject({ 'package.json': manifest, 'package-lock.json': { packages: lock } }));

test('a complete lock file has no faults', () => {
  expect(findFaultsOf(LOCK)).toEqual([]);
});

test('an optional part for another machine that is not locked', () => {
  const { 'node_modules/fsevents': _, ...rest } = LOCK;
  expect(findFaultsOf(rest)).toEqual([
    'package-lock.json: node_modules/vite may need fsevents, which is not locked',
  ]);
});

test('the lock file of the benchmarks, which are installed apart', () => {
  const packages = { 'node_modules/boardgame.io': { optionalDependencies: { svelte: '1.0.0' } } };
  const root = createTestProject({
    'package.json': ROOT,
    'package-lock.json': { packages: LOCK },
    'bench/package-lock.json': { packages },
  });
  expect(findLockFaults(root)).toEqual([
    'bench/package-lock.json: node_modules/boardgame.io may need svelte, which is not locked',
  ]);
});

test('a part locked beside its owner is found; one locked elsewhere is not', () => {
  const { 'node_modules/fsevents': part, ...rest } = LOCK;
  expect(findFaultsOf({ ...rest, 'node_modules/vite/node_modules/fsevents': part })).toEqual([]);
  expect(findFaultsOf({ ...rest, 'node_modules/knip/node_modules/fsevents': part })).toHaveLength(1);
});

test('the address of a registry', () => {
  const named = { ...LOCK, 'node_modules/zod': { resolved: 'https://registry.example/zod.tgz' } };
  expect(findFaultsOf(named)).toEqual([
    'package-lock.json: node_modules/zod names where it came from (https://registry.example/zod.tgz)',
  ]);
});

test.each(['^8.3.5', '~8.3.5', '8.x', '*', 'latest', '>=8'])('the version %s', (version) => {
  expect(findFaultsOf(LOCK, { name: 'made-up', dependencies: { vite: version } })).toEqual([
    `package.json: vite is ${version}; a version must be exact`,
  ]);
});

test('a room is requested under its exact name', () => {
  expect(findFaultsOf(LOCK, { name: 'made-up', dependencies: { '@arbitro/dice': '*' } })).toEqual([]);
  expect(findFaultsOf(LOCK, { name: 'made-up', dependencies: { '@arbitro/dice': '0.1.0' } })).toEqual([
    'package.json: @arbitro/dice is 0.1.0; a room is "*"',
  ]);
});

test('a room of another version than the project', () => {
  const root = createTestProject({
    'package.json': { name: 'made-up', version: '0.2.0' },
    'engine/dice/package.json': { name: '@arbitro/dice', version: '0.1.0' },
    'package-lock.json': { packages: LOCK },
  });
  expect(findLockFaults(root)).toEqual([
    'engine/dice/package.json: is of version 0.1.0; the project is of 0.2.0',
  ]);
});
