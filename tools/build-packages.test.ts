import { describe, expect, test } from 'vitest';
import { createTestProject } from './lib/test-project.fixture.ts';
import { listDeclarations, renameToJs } from './pack/emit.ts';
import { buildNotice, rewriteLinks } from './pack/legal-texts.ts';
import { buildManifest } from './pack/manifests.ts';
import { listProgramRooms, listSources, listWebPackages, readRooms } from './pack/rooms.ts';
import { formatTarballs } from './pack/tarballs.ts';

const buildTestManifest = (name: string, dependencies: object, rest: object = {}) => ({
  name: `@arbitro/${name}`,
  exports: './index.ts',
  dependencies,
  ...rest,
});

const PROJECT = {
  'package.json': { name: 'made-up', version: '1.2.3' },
  'engine/dice/package.json': buildTestManifest('dice', {}),
  'engine/dice/index.ts': "export { d } from './make.ts';",
  'engine/dice/make.ts': "import type { Die } from './die.ts'; export const d = (die: Die) => die;",
  'engine/dice/die.ts': 'export type Die = number;',
  'engine/dice/make.test.ts': "import './throws.fixture.ts';",
  'engine/dice/throws.fixture.ts': '',
  'table/server/package.json': buildTestManifest('server', { '@arbitro/dice': '*', fastify: '5.0.0' }),
  'table/server/index.ts': "new Worker(new URL('./odds-worker.ts', import.meta.url));",
  'table/server/odds-worker.ts': "import './odds.ts';",
  'table/server/odds.ts': '',
  'apps/cli/package.json': buildTestManifest('cli', { '@arbitro/server': '*' }),
  'apps/web/package.json': buildTestManifest('web', {
    '@arbitro/dice': '*',
    '@arbitro/server': '*',
    react: '19.0.0',
  }),
};

const findRoom = (root: string, name: string) => {
  const room = readRooms(root).find((room) => room.name === `@arbitro/${name}`);
  if (!room) throw new Error(`no room ${name}`);
  return room;
};

describe('what goes into a package', () => {
  test('all that is reached from what a room shows, and the threads it starts; no tests', () => {
    const root = createTestProject(PROJECT);
    const folder = (name: string) =>
      listSources(root, findRoom(root, name)).map((path) => path.split('/').at(-1));
    expect(folder('dice')).toEqual(['index.ts', 'make.ts', 'die.ts']);
    expect(folder('server')).toEqual(['index.ts', 'odds-worker.ts', 'odds.ts']);
  });

  test('the declarations that its exports reach', () => {
    const root = createTestProject(PROJECT);
    const emitted = createTestProject({
      'engine/dice/index.d.ts': 'export { d } from "./make.js";',
      'engine/dice/make.d.ts': 'export declare const d: (die: import("./die.js").Die) => number;',
      'engine/dice/die.d.ts': 'export type Die = number;',
      'engine/dice/inside.d.ts': 'export declare const inside: 1;',
    });
    const paths = [...listDeclarations(emitted, findRoom(root, 'dice'))];
    expect(paths.map((path) => path.split('/').at(-1))).toEqual(['index.d.ts', 'make.d.ts', 'die.d.ts']);
  });

  test('in the program all that it needs, in the pages nothing that needs a machine', () => {
    const rooms = readRooms(createTestProject(PROJECT));
    expect(listProgramRooms(rooms).map(({ name }) => name)).toEqual([
      '@arbitro/cli',
      '@arbitro/dice',
      '@arbitro/server',
    ]);
    expect(listWebPackages(rooms)).toEqual(['react']);
  });

  test('its package.json: built files, one version for all of us, a range for the rest', () => {
    const dependencies = { '@arbitro/dice': '*', zod: '4.6.7' };
    const devDependencies = { vitest: '5.1.0', yaml: '2.9.1' };
    const root = createTestProject({
      'engine/testing/package.json': buildTestManifest('testing', dependencies, {
        devDependencies,
        files: ['pages'],
      }),
    });
    const written = buildManifest(findRoom(root, 'testing'), { version: '1.2.3', typed: true });
    expect(written).toMatchObject({
      version: '1.2.3',
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
      dependencies: { '@arbitro/dice': '1.2.3', zod: '^4.6.7' },
      peerDependencies: { vitest: '^5.1.0' },
      files: expect.arrayContaining(['pages']),
    });
    expect(written.peerDependencies).not.toHaveProperty('yaml');
  });
});

describe('compiled files', () => {
  test('declarations name what is in the package', () => {
    const text = `export { d } from './make.ts';\nexport declare const a: import("../x.ts").A | import("zod").B;`;
    expect(renameToJs('a.d.ts', text)).toBe(
      `export { d } from './make.js';\nexport declare const a: import("../x.js").A | import("zod").B;`,
    );
  });

  test('threads start from what is in the package', () => {
    expect(renameToJs('a.js', "new URL('./odds-worker.ts', import.meta.url)")).toBe(
      "new URL('./odds-worker.js', import.meta.url)",
    );
    expect(() => renameToJs('a.js', 'new URL(`./odds-worker.ts`, import.meta.url)')).toThrow(
      'not in the package',
    );
    const outside = "new URL('../../tools/build-web.ts', import.meta.url)";
    expect(renameToJs('a.js', outside)).toBe(outside);
  });
});

describe('papers', () => {
  test('links lead to what is there', () => {
    const isThere = (path: string) => ['rules/strike.js', 'RULINGS.md'].includes(path);
    const page =
      '[rules/strike.ts](rules/strike.ts) [rulings](RULINGS.md#r1) [test](a.test.ts) ![picture](a.png) [w](https://a.example)';
    expect(rewriteLinks(page, isThere)).toBe(
      '[rules/strike.ts](rules/strike.js) [rulings](RULINGS.md#r1) test  [w](https://a.example)',
    );
  });

  test('the notice of one system, or of all', () => {
    const root = createTestProject({
      NOTICE: 'Ours.\n\n  duel    In engine/systems/duel.\n          More.\n\n  joust   Other.\n',
    });
    expect(buildNotice(root, 'duel')).toBe('Ours.\n\n  duel    In @arbitro/duel.\n          More.\n');
    expect(buildNotice(root)).toContain('joust');
  });
});

test('tarballs are listed with their sizes', () => {
  const tarball = { version: '1.2.3', unpackedSize: 0, files: [] };
  expect(
    formatTarballs([
      { ...tarball, name: '@arbitro/dice', size: 44_899, filename: 'arbitro-dice-1.2.3.tgz' },
      { ...tarball, name: 'arbitro', size: 6_100_000, filename: 'arbitro-1.2.3.tgz' },
    ]),
  ).toEqual([
    '  @arbitro/dice     45 kB  arbitro-dice-1.2.3.tgz',
    '  arbitro        6,100 kB  arbitro-1.2.3.tgz',
  ]);
});
