import { describe, expect, test } from 'vitest';
import { findArrowFaults } from './check-arrows.ts';
import { SYSTEM_FILES, SYSTEM_FOLDERS, TEMPLATE_FOLDER } from './lib/system-layout.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const ARROWS = {
  'engine/dice': [],
  'engine/kernel': ['engine/dice', 'zod'],
  'engine/systems/*': ['engine/kernel', 'engine/dice', 'zod'],
  'engine/catalogue': ['engine/kernel', 'engine/systems/*'],
  'engine/testing': ['engine/kernel', 'vitest', 'node:*'],
  'apps/cli': ['engine/kernel', 'node:*'],
  'apps/cli/new-system': ['engine/kernel'],
  bench: ['*'],
  tools: ['vite', 'node:*'],
  '*.test.ts': ['engine/testing', 'vitest', 'node:*'],
};

const buildManifest = (name: string, ...needs: readonly string[]) => ({
  name: `@arbitro/${name}`,
  dependencies: Object.fromEntries(needs.map((need) => [need, '*'])),
});

const buildSystem = (id: string, ...needs: readonly string[]) => {
  const folder = `engine/systems/${id}`;
  return {
    [`${folder}/package.json`]: buildManifest(id, ...needs),
    ...Object.fromEntries(SYSTEM_FILES.map((name) => [`${folder}/${name}`, ''])),
    ...Object.fromEntries(SYSTEM_FOLDERS.map((name) => [`${folder}/${name}/one.yaml`, ''])),
  };
};

const PROJECT = {
  'arrows.json': ARROWS,
  'package.json': { name: 'made-up', devDependencies: { vitest: '1.0.0', vite: '1.0.0' } },
  'engine/dice/package.json': buildManifest('dice'),
  'engine/dice/index.ts': 'export const six = 6;',
  'engine/kernel/package.json': buildManifest('kernel', '@arbitro/dice'),
  'engine/kernel/index.ts': "export { six } from '@arbitro/dice';",
};

/** Returns the errors of a project that is correct except for these files. */
const findFaultsWith = (files: Readonly<Record<string, unknown>>) =>
  findArrowFaults(createTestProject({ ...PROJECT, ...files }));

/** Returns the errors of code in a file of the engine that imports nothing. */
const findFaultsInDice = (code: string) => findFaultsWith({ 'engine/dice/more.ts': code });
/** The same in a rule of a system. */
const findFaultsInRule = (code: string) =>
  findFaultsWith({ ...buildSystem('duel'), 'engine/systems/duel/rules/strike.ts': code });

test('a project that keeps its arrows has no faults', () => {
  expect(findFaultsWith({})).toEqual([]);
  expect(findFaultsInRule('export const strike = () => { let hits = 0; hits++; return hits; };')).toEqual([]);
});

describe('arrows', () => {
  test('an import without an arrow', () => {
    expect(findFaultsWith({ 'engine/dice/up.ts': "import { run } from '@arbitro/kernel';" })).toContain(
      'engine/dice/up.ts:1: engine/dice may not import engine/kernel',
    );
  });

  test.each([
    "import type { Run } from '@arbitro/kernel';",
    "export { run } from '@arbitro/kernel';",
    "export * from '@arbitro/kernel';",
    "type Run = import('@arbitro/kernel').Run;",
    "const kernel = import('@arbitro/kernel');",
    "import { run } from '@arbitro/kernel/kernel.ts';",
  ])('in every form: %s', (code) => {
    expect(findFaultsWith({ 'engine/dice/up.ts': code })).toContain(
      'engine/dice/up.ts:1: engine/dice may not import engine/kernel',
    );
  });

  test('a package without an arrow', () => {
    expect(findFaultsInDice("import { z } from 'zod/mini';")).toContain(
      'engine/dice/more.ts:1: engine/dice may not import zod',
    );
  });

  test('an import that only the run can name', () => {
    expect(findFaultsInDice('export const load = (name: string) => import(name);')).toContain(
      'engine/dice/more.ts:1: an import must name what it imports',
    );
  });

  test('a relative import that leaves its room', () => {
    expect(findFaultsInDice("import { run } from '../kernel/index.ts';")).toEqual([
      'engine/dice/more.ts:1: ../kernel/index.ts leaves engine/dice',
    ]);
  });

  test('a system that imports another', () => {
    const files = { ...buildSystem('duel', '@arbitro/joust'), ...buildSystem('joust') };
    const code = "import { joust } from '@arbitro/joust';";
    expect(findFaultsWith({ ...files, 'engine/systems/duel/rules/strike.ts': code })).toEqual([
      'engine/systems/duel/rules/strike.ts:1: engine/systems/duel may not import engine/systems/joust',
    ]);
  });

  test('the testing room is for tests only', () => {
    const testing = {
      'engine/testing/package.json': buildManifest('testing'),
      'engine/testing/index.ts': 'export const golden = 1;',
    };
    const code = "import { golden } from '@arbitro/testing';";
    expect(findFaultsWith({ ...testing, 'engine/kernel/run.test.ts': code })).toEqual([]);
    expect(findFaultsWith({ ...testing, 'engine/kernel/run.ts': code })).toContain(
      'engine/kernel/run.ts:1: engine/kernel may not import engine/testing',
    );
  });

  test('a file outside all rooms', () => {
    expect(findFaultsWith({ 'engine/attic/old.ts': '' })).toContain(
      'engine/attic/old.ts: stands in no room of arrows.json',
    );
  });
});

describe('package.json of a room', () => {
  test('leaves out what is imported', () => {
    expect(findFaultsWith({ 'engine/kernel/package.json': buildManifest('kernel') })).toEqual([
      'engine/kernel/package.json: imports @arbitro/dice but does not list it in dependencies',
    ]);
  });

  test('lists what is not imported', () => {
    expect(findFaultsWith({ 'engine/dice/package.json': buildManifest('dice', 'zod') })).toEqual([
      'engine/dice/package.json: lists zod but does not import it',
    ]);
  });

  test('is there', () => {
    expect(findFaultsWith({ 'apps/cli/main.ts': '' })).toEqual(['apps/cli: a room needs a package.json']);
  });

  test('covers what a tool imports', () => {
    const bare = { 'package.json': { name: 'made-up' }, 'tools/look.ts': "import 'vite';" };
    expect(findFaultsWith(bare)).toEqual(['package.json: tools imports vite, which is not listed']);
  });

  test('of the benchmarks lists only what the project does not', () => {
    const code = "import '@arbitro/dice'; import 'vite'; import 'boardgame.io';";
    const alone = { 'bench/package.json': { name: 'made-up-bench' }, 'bench/table.ts': code };
    const peers = { dependencies: { 'boardgame.io': '1.0.0' } };
    expect(findFaultsWith(alone)).toEqual(['package.json: bench imports boardgame.io, which is not listed']);
    expect(findFaultsWith({ ...alone, 'bench/package.json': { name: 'made-up-bench', ...peers } })).toEqual(
      [],
    );
  });

  test('lists what only tests need in devDependencies', () => {
    const lists = (versions: object) =>
      findFaultsWith({
        'engine/testing/package.json': { name: '@arbitro/testing', ...versions },
        'engine/testing/index.ts': "export { test } from 'vitest';",
      });
    const path = 'engine/testing/package.json';
    expect(lists({ devDependencies: { vitest: '1.0.0' } })).toEqual([]);
    expect(lists({})).toEqual([`${path}: imports vitest but does not list it in dependencies`]);
    expect(lists({ dependencies: { vitest: '1.0.0' } })).toContain(
      `${path}: lists vitest in dependencies, which only tests need`,
    );
  });
});

describe('a pure engine', () => {
  test.each([
    ['Math.random()', 'chance comes from the oracle: no Math.random'],
    ["Math['random']()", 'chance comes from the oracle: no Math.random'],
    ['const { random } = Math', 'chance comes from the oracle: no Math.random'],
    ['Date.now()', 'the engine is pure: no Date'],
    ['new Date()', 'the engine is pure: no Date'],
    ['Date()', 'the engine is pure: no Date'],
    ['performance.now()', 'the engine is pure: no performance'],
    ['setTimeout(() => 1, 1)', 'the engine is pure: no setTimeout'],
    ['console.log(1)', 'the engine is pure: no console'],
    ['process.env', 'the engine is pure: no process'],
    ['globalThis.Date', 'the engine is pure: no globalThis'],
    ['const all = { process }', 'the engine is pure: no process'],
    ['const later = async () => 1', 'the engine does not wait: no async'],
    ['class Late { async come() {} }', 'the engine does not wait: no async'],
    ['await 1', 'the engine does not wait: no await'],
    ["'b'.localeCompare('a')", 'localeCompare answers differently on another device'],
  ])('%s', (code, fault) => {
    expect(findFaultsInDice(`${code};`)).toEqual([`engine/dice/more.ts:1: ${fault}`]);
  });

  test('an import of the machine', () => {
    expect(findFaultsInDice("import { readFileSync } from 'node:fs';")).toContain(
      'engine/dice/more.ts:1: the engine runs anywhere: it may not import node:fs',
    );
  });

  test('words in strings, comments, keys and fields are no fault', () => {
    const code = `// Date.now(), async, try
      export const says = { Date: 'Math.random() await', process: \`console.log\` };
      export const when = (it: { Date: string }) => it.Date + says.process + Math.floor(1.5);`;
    expect(findFaultsInDice(code)).toEqual([]);
    expect(findFaultsInRule(code)).toEqual([]);
  });

  test('tests and the testing room may touch the machine', () => {
    expect(findFaultsWith({ 'engine/dice/dice.test.ts': 'await 1; console.log(new Date());' })).toEqual([]);
  });
});

describe('a rule', () => {
  const position = 'engine/systems/duel/rules/strike.ts:1';
  test.each([
    [
      'export const strike = () => { try { return 1; } catch { return 2; } };',
      'a rule must not catch the pause: no try',
    ],
    ['let hits = 0; hits++;', 'a rule remembers nothing: no let outside a function'],
    ['export let hits = 0;', 'a rule remembers nothing: no let outside a function'],
    ['export function* strike() { yield 1; }', 'a rule is a plain function: no generator'],
  ])('%s', (code, fault) => {
    expect(findFaultsInRule(code)).toEqual([`${position}: ${fault}`]);
    expect(findFaultsInDice(code)).toEqual([]);
  });
});

describe('shape', () => {
  test('a system without one of the names', () => {
    const { 'engine/systems/duel/RULINGS.md': _, ...rest } = buildSystem('duel');
    expect(findFaultsWith(rest)).toEqual(['engine/systems/duel/: has no RULINGS.md']);
  });

  test('a system with an empty folder', () => {
    const { 'engine/systems/duel/scenarios/one.yaml': _, ...rest } = buildSystem('duel');
    expect(findFaultsWith(rest)).toEqual(['engine/systems/duel/: has nothing in scenarios/']);
  });

  test('the game that others are copied from is as pure as a system, in a room of its own', () => {
    const inTemplate = (code: string) =>
      findFaultsWith({
        'apps/cli/package.json': buildManifest('cli'),
        [`${TEMPLATE_FOLDER}/package.json`]: buildManifest('my-game'),
        [`${TEMPLATE_FOLDER}/index.ts`]: code,
      });
    const entry = `${TEMPLATE_FOLDER}/index.ts:1`;
    expect(inTemplate('export const strike = 1;')).toEqual([]);
    expect(inTemplate('export const now = Date.now();')).toEqual([`${entry}: the engine is pure: no Date`]);
    expect(inTemplate("export { readFileSync } from 'node:fs';")).toContain(
      `${entry}: ${TEMPLATE_FOLDER} may not import node:fs`,
    );
  });

  const long = 'export {};\n'.repeat(251);
  test('a file over the ceiling', () => {
    expect(findFaultsInDice(long)).toEqual(['engine/dice/more.ts: has 251 lines; the ceiling is 250']);
    expect(findFaultsInDice('export {};\n'.repeat(250))).toEqual([]);
  });

  test.each(['tables.ts', 'rules.ts', 'options.ts', 'presentation.ts', 'content/foes.ts', 'view.test.ts'])(
    '%s may be long',
    (name) => {
      expect(findFaultsWith({ ...buildSystem('duel'), [`engine/systems/duel/${name}`]: long })).toEqual([]);
    },
  );
});
