import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@arbitro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIoIn } from '../command-line/fake-io.ts';

const HEAD = 'system: rischio\ncreatures: [{ from: brenna }, { from: lupo }]\n';
const PASSES = `${HEAD}steps:\n  - do: { type: fight }\n    answers: [15, 7]\n`;
const FAILS = `${PASSES}    expect: { events: [{ type: nothing-like-it }] }\n  - do: { type: attack, by: brenna, on: lupo }\n`;

let folder = '';
const cwd = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-several-'));
  process.chdir(folder);
  for (const path of ['good/deep/er', 'good/node_modules', 'good/.git', 'bad', 'empty', 'other', 'rischio'])
    mkdirSync(path, { recursive: true });
  const files = {
    'good/b.yml': PASSES,
    'good/a.yaml': PASSES,
    'good/deep/er/c.json': JSON.stringify({ system: 'rischio', creatures: [{ from: 'lupo' }] }),
    'good/node_modules/x.yaml': 'a: [',
    'good/.git/x.yaml': 'a: [',
    'good/package.json': '{ "name": "mine" }',
    'good/anna.yaml': 'system: rischio\nname: Anna\nsheet: { health: 12 }\n',
    'good/table.json': '{ "arbitro": "table", "system": "rischio", "entries": [] }',
    'good/notes.txt': 'notes',
    'bad/broken.yaml': 'a: [',
    'bad/faulty.yaml': 'system: rischio\ncreatures: [{ from: lupp }]\n',
    'bad/fails.yaml': FAILS,
    'bad/fits-not.yaml': PASSES.replace('[15, 7]', '[25, 7]'),
    'bad/passes.yaml': PASSES,
    'other/package.json': '{}',
    'rischio/own.yaml': PASSES,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
  writeFileSync('bad/bytes.yaml', Buffer.from([0xff, 0xfe, 0x41]));
  symlinkSync('..', 'good/loop');
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});

async function runCommand(...args: readonly string[]) {
  const progress: string[] = [];
  const io = { ...createFakeIoIn(folder), progress: (text: string) => void progress.push(text) };
  const code = await main(args, io);
  return { code, printed: io.printed, text: io.printed.join('\n'), errors: io.errors, progress };
}

describe('play with a folder', () => {
  it('plays every scenario in it, prints a line each and how many passed', async () => {
    expect(await runCommand('play', 'good/')).toMatchObject({
      code: 0,
      errors: [],
      printed: [
        '✓ good/a.yaml: 1 step, all as expected.',
        '✓ good/b.yml: 1 step, all as expected.',
        '✓ good/deep/er/c.json: 0 steps, all as expected.',
        '– good/anna.yaml: not a scenario: a sheet of rischio',
        '– good/package.json: not a scenario: it has no system and no creatures',
        '– good/table.json: not a scenario: an exported table',
        '',
        '3 passed, 0 failed, 3 not scenarios',
      ],
    });
  });

  it('continues after files that fail or cannot be read, prints them in detail, and exits 1', async () => {
    const { code, printed, text } = await runCommand('play', 'bad');
    expect(code).toBe(1);
    expect(printed.slice(0, 7)).toEqual([
      '✗ bad/broken.yaml: cannot be read',
      '✗ bad/bytes.yaml: cannot be read',
      '✗ bad/fails.yaml: 1 of 2 steps not as expected, 1 not played.',
      '✗ bad/faulty.yaml: 1 fault',
      '✗ bad/fits-not.yaml: an answer matches no question',
      '✓ bad/passes.yaml: 1 step, all as expected.',
      '',
    ]);
    expect(text).toMatch(/\n\nbad\/broken\.yaml\nbad\/broken\.yaml:1:\d+: this is not YAML/);
    expect(text).toContain('bad/bytes.yaml is not saved as UTF-8.');
    expect(text).toMatch(/\n\nbad\/fails\.yaml\n1\. Begin a fight\n/);
    expect(text).toContain('✗ expect.events[0]: ');
    expect(text).toContain('Did you mean “lupo”?');
    expect(text).toContain('steps[0].answers: “25” does not answer “initiative”');
    expect(printed.at(-1)).toBe('1 passed, 5 failed');
  });

  it.each(['empty', 'other'])('says in words that there is no scenario in it: %s', async (path) => {
    const { code, printed, errors } = await runCommand('play', path);
    expect([code, printed]).toEqual([2, []]);
    expect(errors[0]).toBe(
      `There is no scenario in the folder ${path}. Looked for: *.yaml, *.yml, *.json, in the folders inside it too.`,
    );
  });

  it('with the name of a game needs a slash', async () => {
    expect((await runCommand('play', 'rischio', '--seed', 'a')).text).not.toContain('rischio/own.yaml');
    expect((await runCommand('play', 'rischio/')).printed[0]).toBe(
      '✓ rischio/own.yaml: 1 step, all as expected.',
    );
  });
});

describe('play with several files', () => {
  it('accepts files, folders and built-in names, and reports missing ones', async () => {
    const { code, printed } = await runCommand('play', 'good/a.yaml', 'nowhere.yaml', 'empty', 'ford');
    expect(code).toBe(1);
    expect(printed.slice(0, 5)).toEqual([
      '✓ good/a.yaml: 1 step, all as expected.',
      '✗ nowhere.yaml: cannot be read',
      expect.stringMatching(/^✓ .*ford: 6 steps, all as expected\.$/),
      '✗ empty: no scenario in this folder',
      '',
    ]);
    expect(printed.at(-1)).toBe('2 passed, 2 failed');
  });

  it('reports a named file that is not a scenario', async () => {
    const { code, printed } = await runCommand('play', 'good/package.json', 'good/a.yaml');
    expect([code, printed[0]]).toEqual([1, '✗ good/package.json: 1 fault']);
  });

  it('gives programs one object for each file', async () => {
    const { code, text, errors } = await runCommand('play', 'bad', 'good/package.json', 'good', '--json');
    expect([code, errors]).toEqual([1, []]);
    const list: readonly { readonly file: string; readonly status: string }[] = JSON.parse(text);
    const byFile = (file: string) => list.filter((item) => item.file === file);
    expect(list).toHaveLength(13);
    expect(byFile('bad/fails.yaml')).toMatchObject([{ status: 'failed', ok: false, steps: [{}, {}] }]);
    expect(byFile('bad/passes.yaml')).toMatchObject([{ status: 'passed', ok: true, system: 'rischio' }]);
    expect(byFile('bad/faulty.yaml')).toMatchObject([
      { status: 'error', ok: false, error: { code: 'faults' } },
    ]);
    expect(byFile('bad/fits-not.yaml')).toMatchObject([
      { status: 'failed', error: { code: 'answer-unfit' } },
    ]);
    expect(byFile('good/package.json').map(({ status }) => status)).toEqual(['error', 'not-a-scenario']);
  });

  it('shows its progress, and clears it before each line', async () => {
    const { progress } = await runCommand('play', 'good/a.yaml', 'good/b.yml');
    expect(progress).toEqual(['1 of 2: good/a.yaml', '', '2 of 2: good/b.yml', '']);
  });

  it.each(['--interactive', '--save=x.yaml', '--seeds=3'])('does not go with %s', async (option) => {
    const more = option.startsWith('--save') ? ['--interactive'] : [];
    const { code, errors } = await runCommand('play', 'good', option, ...more);
    expect(code).toBe(2);
    expect(errors[0]).toMatch(/^--(interactive|seeds) takes one file, not several and no folder\.$/);
  });

  it.each(LANGUAGES)('is printed in %s', async (language) => {
    const { text } = await runCommand('play', 'good', 'bad', 'empty', '--lang', language);
    expect(text).not.toMatch(/\{\w+[}|]/);
    if (language !== 'en') expect(text).not.toMatch(/passed|failed|not a scenario|cannot|after it/);
  });
});

describe('check with folders', () => {
  it('looks at every scenario and sheet, and says how many are fine', async () => {
    const good = await runCommand('check', 'good');
    expect(good.code).toBe(0);
    expect(good.printed).toContain('✓ good/anna.yaml: fine (a sheet of rischio)');
    expect(good.printed.at(-1)).toBe('4 fine, 0 not, 2 not scenarios');
    const bad = await runCommand('check', 'bad', 'good/a.yaml');
    expect(bad.code).toBe(2);
    expect(bad.printed).toContain('✗ bad/faulty.yaml: 1 fault');
    expect(bad.printed.at(-1)).toBe('4 fine, 3 not');
    expect(bad.errors.join('\n')).toContain('bad/faulty.yaml:2:21: ');
    expect((await runCommand('check', 'empty')).errors[0]).toMatch(
      /^There is no scenario in the folder empty\./,
    );
  });

  it('prints a single file as usual, and data for programs', async () => {
    expect((await runCommand('check', 'good/a.yaml')).printed).toEqual([
      'good/a.yaml: fine (a scenario of rischio, 1 step)',
    ]);
    const { text } = await runCommand('check', 'good/a.yaml', 'bad/faulty.yaml', '--json');
    expect(JSON.parse(text)).toMatchObject([
      { file: 'good/a.yaml', status: 'passed', ok: true, kind: 'scenario', system: 'rischio', steps: 1 },
      { file: 'bad/faulty.yaml', status: 'error', ok: false, error: { code: 'faults' } },
    ]);
  });
});
