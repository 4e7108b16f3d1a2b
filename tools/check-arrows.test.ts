import { describe, expect, test } from 'vitest';
import { arrowFaults } from './check-arrows.ts';
import { madeUp } from './lib/made-up.ts';
import { SYSTEM_FILES, SYSTEM_FOLDERS, TEMPLATE } from './lib/shape.ts';

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

const manifest = (name: string, ...needs: readonly string[]) => ({
  name: `@arbitro/${name}`,
  dependencies: Object.fromEntries(needs.map((need) => [need, '*'])),
});

const systemIn = (folder: string, id: string, ...needs: readonly string[]) => ({
  [`${folder}/package.json`]: manifest(id, ...needs),
  ...Object.fromEntries(SYSTEM_FILES.map((name) => [`${folder}/${name}`, ''])),
  ...Object.fromEntries(SYSTEM_FOLDERS.map((name) => [`${folder}/${name}/one.yaml`, ''])),
});
const system = (id: string, ...needs: readonly string[]) => systemIn(`engine/systems/${id}`, id, ...needs);

const PROJECT = {
  'arrows.json': ARROWS,
  'package.json': { name: 'made-up', devDependencies: { vitest: '1.0.0', vite: '1.0.0' } },
  'engine/dice/package.json': manifest('dice'),
  'engine/dice/index.ts': 'export const six = 6;',
  'engine/kernel/package.json': manifest('kernel', '@arbitro/dice'),
  'engine/kernel/index.ts': "export { six } from '@arbitro/dice';",
};

/** Returns the errors of a project that is correct except for these files. */
const faultsWith = (files: Readonly<Record<string, unknown>>) =>
  arrowFaults(madeUp({ ...PROJECT, ...files }));

/** Returns the errors of code in a file of the engine that imports nothing. */
const inDice = (code: string) => faultsWith({ 'engine/dice/more.ts': code });
/** The same in a rule of a system. */
const inRule = (code: string) =>
  faultsWith({ ...system('duel'), 'engine/systems/duel/rules/strike.ts': code });

test('a project that keeps its arrows has no faults', () => {
  expect(faultsWith({})).toEqual([]);
  expect(inRule('export const strike = () => { let hits = 0; hits++; return hits; };')).toEqual([]);
});

describe('arrows', () => {
  test('an import without an arrow', () => {
    expect(faultsWith({ 'engine/dice/up.ts': "import { run } from '@arbitro/kernel';" })).toContain(
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
  ])('in whatever form: %s', (code) => {
    expect(faultsWith({ 'engine/dice/up.ts': code })).toContain(
      'engine/dice/up.ts:1: engine/dice may not import engine/kernel',
    );
  });

  test('a package without an arrow', () => {
    expect(inDice("import { z } from 'zod/mini';")).toContain(
      'engine/dice/more.ts:1: engine/dice may not import zod',
    );
  });

  test('an import that only the run can name', () => {
    expect(inDice('export const load = (name: string) => import(name);')).toContain(
      'engine/dice/more.ts:1: an import must name what it imports',
    );
  });

  test('a relative import that leaves its room', () => {
    expect(inDice("import { run } from '../kernel/index.ts';")).toEqual([
      'engine/dice/more.ts:1: ../kernel/index.ts leaves engine/dice',
    ]);
  });

  test('a system that imports another', () => {
    const files = { ...system('duel', '@arbitro/joust'), ...system('joust') };
    const code = "import { joust } from '@arbitro/joust';";
    expect(faultsWith({ ...files, 'engine/systems/duel/rules/strike.ts': code })).toEqual([
      'engine/systems/duel/rules/strike.ts:1: engine/systems/duel may not import engine/systems/joust',
    ]);
  });

  test('the testing room is for tests only', () => {
    const testing = {
      'engine/testing/package.json': manifest('testing'),
      'engine/testing/index.ts': 'export const golden = 1;',
    };
    const code = "import { golden } from '@arbitro/testing';";
    expect(faultsWith({ ...testing, 'engine/kernel/run.test.ts': code })).toEqual([]);
    expect(faultsWith({ ...testing, 'engine/kernel/run.ts': code })).toContain(
      'engine/kernel/run.ts:1: engine/kernel may not import engine/testing',
    );
  });

  test('a file that stands in no room', () => {
    expect(faultsWith({ 'engine/attic/old.ts': '' })).toContain(
      'engine/attic/old.ts: stands in no room of arrows.json',
    );
  });
});

describe('package.json of a room', () => {
  test('leaves out what is imported', () => {
    expect(faultsWith({ 'engine/kernel/package.json': manifest('kernel') })).toEqual([
      'engine/kernel/package.json: imports @arbitro/dice but does not list it in dependencies',
    ]);
  });

  test('lists what is not imported', () => {
    expect(faultsWith({ 'engine/dice/package.json': manifest('dice', 'zod') })).toEqual([
      'engine/dice/package.json: lists zod but does not import it',
    ]);
  });

  test('is there', () => {
    expect(faultsWith({ 'apps/cli/main.ts': '' })).toEqual(['apps/cli: a room needs a package.json']);
  });

  test('covers what a tool imports', () => {
    const bare = { 'package.json': { name: 'made-up' }, 'tools/look.ts': "import 'vite';" };
    expect(faultsWith(bare)).toEqual(['package.json: tools imports vite, which is not listed']);
  });

  test('of the benchmarks lists only what the project does not', () => {
    const code = "import '@arbitro/dice'; import 'vite'; import 'boardgame.io';";
    const alone = { 'bench/package.json': { name: 'made-up-bench' }, 'bench/table.ts': code };
    const peers = { dependencies: { 'boardgame.io': '1.0.0' } };
    expect(faultsWith(alone)).toEqual(['package.json: bench imports boardgame.io, which is not listed']);
    expect(faultsWith({ ...alone, 'bench/package.json': { name: 'made-up-bench', ...peers } })).toEqual([]);
  });

  test('lists what only tests need in devDependencies', () => {
    const lists = (versions: object) =>
      faultsWith({
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
    expect(inDice(`${code};`)).toEqual([`engine/dice/more.ts:1: ${fault}`]);
  });

  test('an import of the machine', () => {
    expect(inDice("import { readFileSync } from 'node:fs';")).toContain(
      'engine/dice/more.ts:1: the engine runs anywhere: it may not import node:fs',
    );
  });

  test('words in strings, comments, keys and fields are no fault', () => {
    const code = `// Date.now(), async, try
      export const says = { Date: 'Math.random() await', process: \`console.log\` };
      export const when = (it: { Date: string }) => it.Date + says.process + Math.floor(1.5);`;
    expect(inDice(code)).toEqual([]);
    expect(inRule(code)).toEqual([]);
  });

  test('tests and the testing room may touch the machine', () => {
    expect(faultsWith({ 'engine/dice/dice.test.ts': 'await 1; console.log(new Date());' })).toEqual([]);
  });
});

describe('a rule', () => {
  const at = 'engine/systems/duel/rules/strike.ts:1';
  test.each([
    [
      'export const strike = () => { try { return 1; } catch { return 2; } };',
      'a rule must not catch the pause: no try',
    ],
    ['let hits = 0; hits++;', 'a rule remembers nothing: no let outside a function'],
    ['export let hits = 0;', 'a rule remembers nothing: no let outside a function'],
    ['export function* strike() { yield 1; }', 'a rule is a plain function: no generator'],
  ])('%s', (code, fault) => {
    expect(inRule(code)).toEqual([`${at}: ${fault}`]);
    expect(inDice(code)).toEqual([]);
  });
});

describe('shape', () => {
  test('a system without one of the names', () => {
    const { 'engine/systems/duel/RULINGS.md': _, ...rest } = system('duel');
    expect(faultsWith(rest)).toEqual(['engine/systems/duel/: has no RULINGS.md']);
  });

  test('a system with an empty folder', () => {
    const { 'engine/systems/duel/scenarios/one.yaml': _, ...rest } = system('duel');
    expect(faultsWith(rest)).toEqual(['engine/systems/duel/: has nothing in scenarios/']);
  });

  const template: Parameters<typeof faultsWith>[0] = {
    'apps/cli/package.json': manifest('cli'),
    ...systemIn(TEMPLATE.folder, 'my-game'),
  };
  const inTemplate = (code: string) =>
    faultsWith({ ...template, [`${TEMPLATE.folder}/rules/strike.ts`]: code });
  const strike = `${TEMPLATE.folder}/rules/strike.ts:1`;

  test('the system that others are copied from keeps the rules of all, in a room of its own', () => {
    const { [`${TEMPLATE.folder}/RULINGS.md`]: _, ...rest } = template;
    expect(inTemplate('export const strike = 1;')).toEqual([]);
    expect(faultsWith(rest)).toEqual([`${TEMPLATE.folder}/: has no RULINGS.md`]);
    expect(inTemplate('export const now = Date.now();')).toEqual([`${strike}: the engine is pure: no Date`]);
    expect(inTemplate("export { readFileSync } from 'node:fs';")).toContain(
      `${strike}: ${TEMPLATE.folder} may not import node:fs`,
    );
  });

  const long = 'export {};\n'.repeat(251);
  test('a file over the ceiling', () => {
    expect(inDice(long)).toEqual(['engine/dice/more.ts: has 251 lines; the ceiling is 250']);
    expect(inDice('export {};\n'.repeat(250))).toEqual([]);
  });

  test.each(['tables.ts', 'rules.ts', 'options.ts', 'face.ts', 'content/foes.ts', 'view.test.ts'])(
    '%s may be long',
    (name) => {
      expect(faultsWith({ ...system('duel'), [`engine/systems/duel/${name}`]: long })).toEqual([]);
    },
  );
});
