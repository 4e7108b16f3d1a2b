import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@arbitro/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { createFakeIo } from './command-line/fake-io.ts';
import { VERSION } from './version.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('./new-system/', import.meta.url));
const temp = mkdtempSync(join(tmpdir(), 'arbitro-new-'));
afterAll(() => rmSync(temp, { recursive: true }));

/** Runs the command and returns its output and exit code. */
async function runNewSystem(...args: readonly string[]) {
  const io = createFakeIo();
  const code = await main(['new-system', ...args], io);
  return { code, printed: io.printed.join('\n'), errors: io.errors.join('\n') };
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .toSorted();

/** Runs one of our programs in its own process, as a user in that folder would. */
function runInside(folder: string, program: string, ...args: readonly string[]) {
  const run = spawnSync(process.execPath, [join(ROOT, program), ...args], { cwd: folder, encoding: 'utf8' });
  return { code: run.status, told: `${run.stdout}${run.stderr}` };
}

describe('a game under another name', () => {
  const folder = join(temp, 'sea-of-fog');
  const title = "The “Sea” of Fog\\Don’t, can't";

  it('is written whole, and no trace of the old name is left', async () => {
    const { code, printed } = await runNewSystem(folder, '--title', title);
    expect(code).toBe(0);
    expect(printed).toContain(`cd ${folder}\n`);
    expect(filesOf(join(folder, '/'))).toEqual(
      filesOf(TEMPLATE)
        .map((file) => (file === 'gitignore' ? '.gitignore' : file))
        .toSorted(),
    );
    for (const file of filesOf(join(folder, '/')))
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/my-?game/i);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'sea-of-fog',
      description: `${title}, played by Arbitro`,
      dependencies: { '@arbitro/kernel': VERSION },
    });
  });

  it('is played by its folder alone, nothing installed: every command of its README.md', () => {
    const page = readFileSync(join(folder, 'README.md'), 'utf8');
    const commands = [...page.matchAll(/^npx arbitro (\S.*?) +#/gm)].map(([, line = '']) => line.split(' '));
    expect(commands.map(([name]) => name)).toEqual(['play', 'odds', 'sim', 'test', 'serve']);
    // a server does not exit by itself: tests/tutorial.test.ts starts one
    for (const args of commands.filter(([name]) => name !== 'serve')) {
      const ran = runInside(folder, 'apps/cli/main.ts', ...args, '--lang', 'en');
      expect(ran, ran.told).toMatchObject({ code: 0 });
      if (args[0] === 'odds') expect(ran.told).toMatch(/Attack [\s\S]*hit {4}50\.00 %/);
      if (args[0] === 'test') expect(ran.told).toMatch(/45 promises of every system kept[\s\S]*2 passed/);
    }
  }, 300_000);
});

describe('a game that breaks a promise', () => {
  const folder = join(temp, 'torn-net');
  const test = (...args: readonly string[]) =>
    runInside(folder, 'apps/cli/main.ts', 'test', '.', ...args, '--lang', 'en');

  it('names the failed promise, why, and the command that repeats only it', async () => {
    expect((await runNewSystem(folder, '--only', 'en')).code).toBe(0);
    const file = join(folder, 'index.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("id: 'wisps'", "id: 'Two Wisps'"));
    const { code, told } = test('--promise', 'sy41', '--seed', 'night-3');
    expect(code).toBe(1);
    expect(told.split('\n')).toEqual(
      expect.arrayContaining([
        '✗ [SY41] there are three encounters, each with the same party against others',
        '   “Two Wisps” is no id: small letters and single hyphens',
        '   seed: night-3',
        expect.stringMatching(
          /^ {3}to repeat just this: (?:npx )?arbitro test \. --promise SY41 --seed night-3$/,
        ),
        '✗ 1 promise broken',
      ]),
    );
    expect(test('--promise', 'SY99')).toMatchObject({
      code: 2,
      told: expect.stringContaining('“SY99” is none of the promises: SY1 SY2'),
    });
  });

  it('and a scenario that is not as expected', () => {
    const file = join(folder, 'scenarios/rules.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('made: 2/12', 'made: 3/12'));
    const { code, told } = test();
    expect(code).toBe(1);
    expect(told).toMatch(/44 promises of every system kept\n✗ 1 promise broken[\s\S]*1 passed, 1 failed/);
  });
});

describe('a game in one language', () => {
  it.each([
    ['en', "title: 'Attack',", "about: 'Lantern-bearers"],
    ['it', "title: 'Attaccare',", "about: 'Portatori"],
    ['fi', "title: 'Hyökkää',", "about: 'Lyhdynkantajat"],
  ])(
    'has only its texts (%s), and types that agree',
    async (language, title, about) => {
      const folder = join(temp, `only-${language}`);
      expect((await runNewSystem(folder, '--only', language)).code).toBe(0);
      const code = readFileSync(join(folder, 'index.ts'), 'utf8');
      expect(code).toContain(title);
      expect(code).toContain(about);
      expect(code).not.toMatch(/^\s+(?:en|it|fi): |\{ en: /m);
      if (language !== 'en') return;
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
      const types = runInside(folder, 'node_modules/typescript/bin/tsc', '--project', '.');
      expect(types, types.told).toMatchObject({ code: 0 });
    },
    300_000,
  );
});

describe('a fork of a system', () => {
  const folder = join(temp, 'hard-rischio');
  const play = (...args: readonly string[]) =>
    runInside(folder, 'apps/cli/main.ts', ...args, '--system', '.', '--lang', 'en');

  it('has all of its files, with an id and a title of its own', async () => {
    expect((await runNewSystem(folder, '--from', 'rischio')).code).toBe(0);
    const source = join(ROOT, 'engine/systems/rischio/');
    expect(filesOf(join(folder, '/'))).toEqual(filesOf(source));
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).not.toContain('](../');
    expect(readFileSync(join(folder, 'name.ts'), 'utf8')).toMatch(
      /id: 'hard-rischio',\n {2}name: { en: 'Hard Rischio'/,
    );
    expect(play('play', 'scenarios/attack.yaml').told).toContain('all as expected');
  });

  it('plays like its origin with the same dice until a rule is changed', () => {
    const compare = () =>
      play('sim', 'rischio', '--against', 'hard-rischio', '--fights', '40', '--seed', 'luna');
    const same = compare();
    expect(same, same.told).toMatchObject({ code: 0 });
    expect(same.told).toMatch(/victory of players +([\d.]+ %) → +\1 +\(±0\.0/);
    const file = join(folder, 'rules/hit.ts');
    const code = readFileSync(file, 'utf8');
    const changed = code.replace("options.attackTies === 'hit' ? attack + 1 : attack", 'attack - 8');
    expect(changed).not.toBe(code);
    writeFileSync(file, changed);
    expect(compare().told).toMatch(/victory of players .*[−+][1-9]/);
  });

  it.each([
    [['--from', 'rishio'], 'Did you mean rischio?'],
    [['--from', 'rischio', '--only', 'en'], '--from and --only cannot be used together.'],
    [['--only', 'sv'], 'The language “sv” is not supported. Languages: en, it, fi.'],
  ])('is refused: %j', async (args, message) => {
    expect(await runNewSystem(join(temp, 'no-fork'), ...args)).toMatchObject({
      code: 2,
      errors: expect.stringContaining(message),
    });
  });
});

describe('its output', () => {
  it.each(LANGUAGES)('names the next commands (%s)', async (language) => {
    const folder = join(temp, `in-${language}`);
    const { printed } = await runNewSystem(folder, '--lang', language);
    const commands = printed.split('\n').slice(-4);
    expect(commands.map((line) => line.trim().split('   ')[0])).toEqual([
      `cd ${folder}`,
      'arbitro play scenarios/first.yaml --system .',
      'arbitro test .',
      'arbitro serve --system .',
    ]);
  });

  it('derives a title from the name', async () => {
    await runNewSystem(join(temp, 'two-old-crows'));
    const page = readFileSync(join(temp, 'two-old-crows/README.md'), 'utf8');
    expect(page).toMatch(/^# Two Old Crows\n/);
    const comments = page.split('\n').filter((line) => line.startsWith('npx arbitro '));
    expect(new Set(comments.map((line) => line.indexOf(' # '))).size).toBe(1);
  });
});

describe('what it does not write', () => {
  it.each([
    ['My Gäme 2!', 'my-game-2'],
    ['2nd', 'nd'],
    ['a--b', 'a-b'],
    ['-', 'my-game'],
    ['x'.repeat(41), 'x'.repeat(40)],
  ])('a bad name: %s', async (name, near) => {
    const { code, errors } = await runNewSystem('--', name);
    expect(code).toBe(2);
    expect(errors).toContain(`Try “${near}”`);
    expect(existsSync(name)).toBe(false);
  });

  it('a system there is already', async () => {
    expect(await runNewSystem(join(temp, 'rischio'))).toMatchObject({
      code: 2,
      errors: 'rischio is already a system of Arbitro. Choose another name.',
    });
  });

  it('anything over existing files', async () => {
    const folder = join(temp, 'mine');
    mkdirSync(folder);
    writeFileSync(join(folder, 'name.ts'), 'my own');
    writeFileSync(join(temp, 'file'), 'my own');
    expect((await runNewSystem(folder)).errors).toContain('Nothing was written');
    expect((await runNewSystem(join(temp, 'file'))).errors).toContain('Nothing was written');
    expect(readdirSync(folder)).toEqual(['name.ts']);
    expect(readFileSync(join(temp, 'file'), 'utf8')).toBe('my own');
  });

  it('but an empty folder is as good as none', async () => {
    mkdirSync(join(temp, 'empty'));
    expect(await runNewSystem(join(temp, 'empty'))).toMatchObject({ code: 0 });
  });

  it.each([['   '], ['two\nlines'], ['x'.repeat(61)]])('a title that is none', async (title) => {
    const { code, errors } = await runNewSystem(join(temp, 'titled'), '--title', title);
    expect([code, errors]).toEqual([2, expect.stringContaining('1 to 60 characters')]);
  });
});
