import { globSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCommand, sendRequest } from './client.ts';
import { installPackages, type PackageInstalls, ROOT } from './packages/installs.fixture.ts';
import { runNode, runNpx, startNpx } from './packages/user-shell.fixture.ts';
import { fetchResource } from './shared-resource.fixture.ts';

/** The maximum bytes of a tarball. */
const MAX_BYTES = { program: 8_000_000, room: 600_000 };
const PROJECT = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const ENGINE = globSync('engine/{*,systems/*}/package.json', { cwd: ROOT }).map(
  (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')).name as string,
);

const SYSTEMS = readdirSync(join(ROOT, 'engine/systems'));

/** A loaded machine compiles and installs for minutes. */
const SLOW_MS = 300_000;

let installs: PackageInstalls;
beforeAll(async () => {
  await fetchResource(inject('builtWebAt'));
  installs = installPackages();
}, 3 * SLOW_MS);
afterAll(() => installs?.close());

const readText = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const readInstalledManifest = (name: string) =>
  JSON.parse(readText(installs.all, `node_modules/${name}/package.json`));

describe('what is in the packages', () => {
  /** Returns every installed file of ours, including the rooms inside the program. */
  const ownFolders = (): readonly string[] =>
    globSync('node_modules/{arbitro,@arbitro}/**/*', { cwd: installs.all }).filter((path) =>
      statSync(join(installs.all, path)).isFile(),
    );

  test('one for each room of the engine, and the program', () => {
    const version = PROJECT.version;
    const expected = [
      ...ENGINE.map((name) => `${name.slice(1).replace('/', '-')}-${version}.tgz`),
      `arbitro-${version}.tgz`,
    ];
    expect(installs.tarballs.map((path) => basename(path)).toSorted()).toEqual(expected.toSorted());
  });

  test('none is too large', () => {
    for (const path of installs.tarballs) {
      const max = basename(path) === `arbitro-${PROJECT.version}.tgz` ? MAX_BYTES.program : MAX_BYTES.room;
      expect(statSync(path).size, path).toBeLessThan(max);
    }
  });

  test('code and declarations; no sources, no tests, nothing that only tests use', () => {
    const files = ownFolders();
    expect(files.length).toBeGreaterThan(1000);
    const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.d\.ts$|\/new-system\//.test(path));
    const tests = files.filter(
      (path) => /\.test\.|\.fixture\.|fake-|\/toy\//.test(path) && !/\/new-system\//.test(path),
    );
    expect([...sources, ...tests]).toEqual([]);
  });

  test('nothing says on which machine they were made', () => {
    const places = ['engine', 'table', 'apps', 'node_modules'].map((folder) => join(ROOT, folder));
    const revealing = ownFolders().filter((path) => {
      const text = readText(installs.all, path);
      return places.some((machinePath) => text.includes(machinePath)) || text.includes('file:///');
    });
    expect(revealing).toEqual([]);
  });

  test.each([...ENGINE])('%s says what it is, whose it is, and where everything is', (name) => {
    const {
      version,
      description,
      exports,
      sideEffects,
      dependencies = {},
      ...rest
    } = readInstalledManifest(name);
    expect({ version, sideEffects }).toEqual({ version: PROJECT.version, sideEffects: false });
    expect(description).toMatch(/^[A-Z].+\.$/);
    expect(rest).not.toHaveProperty('private');
    expect(rest.license).toBeTruthy();
    const folder = join(installs.all, 'node_modules', name);
    const { './package.json': _, ...publicExports } = exports;
    for (const { types, default: code } of Object.values<{ types: string; default: string }>(publicExports))
      for (const path of [types, code, 'README.md', 'LICENSE']) expect(readText(folder, path)).toBeTruthy();
    for (const [other, range] of Object.entries(dependencies))
      if (other.startsWith('@arbitro/')) expect(range).toBe(PROJECT.version);
  });

  test('a system contains the licence of its book', () => {
    expect(readText(installs.all, 'node_modules/@arbitro/brp/LICENSE-BRP-OGL.txt')).toContain('Chaosium');
    expect(readText(installs.all, 'node_modules/@arbitro/whitebox/LICENSE-OGL-1.0a.txt')).toContain(
      'OPEN GAME LICENSE',
    );
    const notice = readText(installs.all, 'node_modules/@arbitro/quinta/NOTICE');
    expect(notice).toContain('Creative Commons');
    expect(notice).not.toContain('Chaosium');
  });

  test('the program has the exact versions of all dependencies, and the licences of those in its pages', () => {
    const { dependencies, bundleDependencies, bin } = readInstalledManifest('arbitro');
    expect(bin).toEqual({ arbitro: 'bin/arbitro.js' });
    expect(bundleDependencies).toEqual(
      Object.keys(dependencies).filter((name) => name.startsWith('@arbitro/')),
    );
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const licences = readText(installs.all, 'node_modules/arbitro/node_modules/@arbitro/web/LICENCES.txt');
    for (const name of ['react ', 'zod ', '@fontsource-variable/source-sans-3 '])
      expect(licences).toContain(`\n${name}`);
  });
});

/** The program that `npx arbitro` starts, without the second that `npx` takes to find it. */
const PROGRAM = 'node_modules/arbitro/bin/arbitro.js';

describe('the program', { timeout: SLOW_MS }, () => {
  const DUEL =
    'system: rischio\ncreatures: [{ from: brenna }, { from: lupo }]\nsteps: [{ do: { type: fight } }]\n';

  test('is used alone', () => {
    expect(runNpx(installs.alone, 'arbitro', '--version')).toMatch(`arbitro ${PROJECT.version}\n`);
    writeFileSync(join(installs.alone, 'duel.yaml'), DUEL);
    const fights = ['duel.yaml', '--fights', '200', '--seed', 'ford', '--workers', '2'];
    expect(runNpx(installs.alone, 'arbitro', 'sim', ...fights)).toContain('Every fight came to an end.');
  });

  test.each([
    { typed: '--version', says: `arbitro ${PROJECT.version}` },
    { typed: 'roll 3d6', says: /^3d6 \[\d \d \d\] = \d+$/m },
    { typed: 'odds 4d6kh3', says: 'mean 12.2446 (15869/1296)' },
    { typed: 'demo rischio', says: 'steps, all as expected' },
    { typed: 'rules brp', says: 'brp.dice.percentile' },
    { typed: 'doctor --port 65535', says: 'The web app is built.' },
  ])('arbitro $typed', ({ typed, says }) => {
    expect(runNode(installs.all, PROGRAM, ...typed.split(' '))).toMatch(says);
  });

  test('does what its page shows', () => {
    const page = readText(installs.all, 'node_modules/arbitro/README.md');
    const lines = [...page.matchAll(/^npx (arbitro .*?)(?: +#.*)?$/gm)].map(([, line = '']) =>
      line.split(' '),
    );
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines)
      if (line[1] !== 'serve') expect(runNode(installs.all, PROGRAM, ...line.slice(1))).not.toBe('');
  });

  test('writes a game of your own, plays it, simulates it in threads and serves it', async () => {
    const game = join(installs.alone, 'my-game');
    expect(runNpx(installs.alone, 'arbitro', 'new-system', 'my-game')).toContain(
      'npx arbitro serve --system .',
    );
    expect(runNpx(game, 'arbitro', 'play', 'scenarios/first.yaml', '--system', '.')).toContain('as expected');
    const fights = ['scenarios/first.yaml', '--fights', '40', '--workers', '2'];
    const text = runNode(game, join('..', PROGRAM), 'sim', ...fights, '--system', '.');
    expect(text).toContain('Every fight came to an end.');

    expect(runNode(game, join('..', PROGRAM), 'test', '.')).toMatch(
      /45 promises of every system kept[\s\S]*2 passed, 0 failed/,
    );

    const started = startNpx(game, 'arbitro', 'serve', '--system', '.', '--port', '0', '--host', '127.0.0.1');
    const url = await started.says(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/);
    const [bundle] = /my-game-[\da-f]+\.js/.exec(await (await fetch(url)).text()) ?? [];
    const sent = await fetch(`${url}/systems/${bundle}`);
    expect([sent.status, sent.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
    await started.interrupt();
  });

  test('npx arbitro serve: pages, a table, odds by a thread of their own, and an orderly end', async () => {
    const started = startNpx(
      installs.all,
      'arbitro',
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      'kept',
    );
    const url = await started.says(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/);
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(`${url}${script}`)).headers.get('content-type')).toContain('javascript');
    expect((await sendRequest(`${url}/health`)).status).toBe(200);

    const newTable = await sendRequest(`${url}/api/tables`, {
      body: { name: 'Oona', system: 'rischio', creatures: [{ from: 'brenna' }, { from: 'lupo' }] },
    });
    expect(newTable.status).toBe(201);
    const seat = {
      server: { url },
      table: String(newTable.body.table),
      id: 's1',
      key: String(newTable.body.key),
    };
    const odds = await sendCommand(seat, 'odds', { action: { type: 'attack', by: 'brenna', on: 'lupo' } });
    expect(JSON.stringify(odds.body)).toContain('229/400');

    expect(await started.interrupt()).toContain('Stopped.');
  });
});

describe('the library', { timeout: SLOW_MS }, () => {
  const FIGHT = readFileSync(join(ROOT, 'tests/packages/fight.ts'), 'utf8');
  const words = ['229/400', 'players'];
  const linesOf = (text: string): readonly string[] => text.trim().split('\n');

  test('a fight in JavaScript', () => {
    writeFileSync(join(installs.all, 'fight.mjs'), stripTypeScriptTypes(FIGHT));
    expect(linesOf(runNode(installs.all, 'fight.mjs'))).toEqual(words);
  });

  test('the same in TypeScript, with the strictest types and those of all it imports', () => {
    writeFileSync(join(installs.all, 'fight.mts'), FIGHT);
    const strict = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
    };
    const modern = {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: [],
    };
    const compilerOptions = { ...strict, ...modern, noEmit: true };
    writeFileSync(
      join(installs.all, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['fight.mts'] }),
    );
    runNode(installs.all, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.');
    expect(linesOf(runNode(installs.all, 'fight.mts'))).toEqual(words);
  });

  test.each(
    ENGINE.filter((name) => name !== '@arbitro/testing' && SYSTEMS.every((id) => !name.endsWith(id))),
  )('%s: its page shows code that prints what its comments say', (name) => {
    const [, code = ''] =
      /```[jt]s\n([\s\S]*?)```/.exec(readText(installs.all, `node_modules/${name}/README.md`)) ?? [];
    const comments = [...code.matchAll(/^console\.log.*?\/\/ (.*)$/gm)].map(([, comment]) => comment);
    expect(comments.length).toBeGreaterThan(0);
    writeFileSync(join(installs.all, 'shown.mts'), code);
    expect(linesOf(runNode(installs.all, 'shown.mts'))).toEqual(comments);
  });

  test('a system of another author is tested with the testing package', () => {
    symlinkSync(join(ROOT, 'node_modules/vitest'), join(installs.all, 'node_modules/vitest'), 'junction');
    writeFileSync(
      join(installs.all, 'game.test.mjs'),
      `import { rischio } from '@arbitro/rischio';
       import { testScenarios } from '@arbitro/testing';
       testScenarios(rischio, new URL('./node_modules/@arbitro/rischio/scenarios/', import.meta.url));`,
    );
    const words = ['--reporter=json', '--outputFile=report.json'];
    runNode(installs.all, 'node_modules/vitest/vitest.mjs', 'run', '--root', '.', ...words, 'game.test.mjs');
    const { numPassedTests, numTotalTests } = JSON.parse(readText(installs.all, 'report.json'));
    expect(numTotalTests).toBeGreaterThan(10);
    expect(numPassedTests).toBe(numTotalTests);
  });
});

describe('the library in a browser', { timeout: SLOW_MS }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser?.close());

  /** Bundles the installed packages into one minified script; also returns the files that contributed to it. */
  async function bundled(name: string, code: string) {
    const entry = join(installs.all, `${name}.mjs`);
    writeFileSync(entry, code);
    const built = await build({
      root: installs.all,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    });
    const chunks = [built]
      .flat()
      .flatMap((part) => ('output' in part ? part.output : []))
      .filter((part) => part.type === 'chunk');
    const [main] = chunks;
    if (!main) throw new Error('nothing was bundled');
    const parts = Object.entries(main.modules).filter(([, { renderedLength }]) => renderedLength > 0);
    return {
      code: main.code,
      imports: chunks.flatMap((chunk) => chunk.imports),
      parts: parts.map(([id]) => id),
    };
  }

  test('the fight has the same result, without anything that only Node has', async () => {
    const fight = stripTypeScriptTypes(readFileSync(join(ROOT, 'tests/packages/fight.ts'), 'utf8'));
    const { code, imports } = await bundled('in-browser', fight);
    expect(imports).toEqual([]);
    const page = await browser.newPage();
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    page.on('pageerror', (error) => printed.push(String(error)));
    await page.addScriptTag({ type: 'module', content: `${code};document.title = 'done';` });
    await expect.poll(() => page.title(), { timeout: SLOW_MS }).toBe('done');
    expect(printed).toEqual(['229/400', 'players']);
  });

  test('the dice package brings only dice, and only what is used of it', async () => {
    const { code, parts } = await bundled('only-dice', "export { d } from '@arbitro/dice';");
    const kept = parts
      .map((path) => path.slice(installs.all.length))
      .filter((path) => path.includes('node_modules'));
    expect(kept).not.toEqual([]);
    expect(kept.filter((path) => !path.includes('@arbitro/dice/'))).toEqual([]);
    expect(kept.filter((path) => /notation|parse/.test(path))).toEqual([]);
    expect(code.length).toBeLessThan(10_000);
  });

  test('names of systems come without their rules', async () => {
    const { parts } = await bundled('only-names', "export { systemNames } from '@arbitro/catalogue/lazy';");
    expect(parts.filter((path) => /@arbitro\/(?:brp|quinta|whitebox)\/(?!name)/.test(path))).toEqual([]);
  });
});
