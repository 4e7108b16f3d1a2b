import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@arbitro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo } from '../command-line/fake-io.ts';
import { COMMANDS } from '../commands.ts';
import { completeLine } from './complete.ts';
import { SHELLS } from './complete-values.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-complete-'));
  writeFileSync(join(folder, 'fight.yaml'), '# a fight\nsystem: noppa\ncreatures: []\n');
  writeFileSync(join(folder, 'arbitro'), `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(join(folder, 'arbitro'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

describe('completion', () => {
  it.each([
    [[''], [...Object.keys(COMMANDS), 'help']],
    [['ro'], ['roll']],
    [['help', 'co'], ['completion']],
    [['--l'], ['--lang', '--licences']],
    [['--v'], ['--version']],
    [['--lang', ''], LANGUAGES],
    [['--lang', 'fi', 'dem'], ['demo']],
    [['--lang=i'], ['--lang=it']],
    [['--lang', '=', 'i'], ['it']],
    [['--lang', '='], LANGUAGES],
    [
      ['roll', '--'],
      ['--help', '--lang', '--system', '--seed', '--times', '--json'],
    ],
    [['roll', '--seed', ''], []],
    [['roll', ''], []],
    [['demo', 'n'], ['noppa']],
    [
      ['demo', 'rischio', ''],
      ['wolves', 'ambush', 'toll'],
    ],
    [['demo', '--seed', 'x', 'w'], ['whitebox']],
    [['rules', 'q'], ['quinta']],
    [['rules', 'rischio', 'rischio.combat.dodge'], ['rischio.combat.dodge-roll']],
    [
      ['keys', 'rischio', 'c'],
      ['contest', 'consequence', 'creatures'],
    ],
    [
      ['odds', 'rischio', ''],
      ['risk', 'attack'],
    ],
    [['odds', 'rischio', 'attack', '--p'], ['--precision']],
    [
      ['odds', 'rischio', '--l'],
      ['--lang', '--level'],
    ],
    [
      ['odds', 'f'],
      ['ford', ':files'],
    ],
    [
      ['play', ''],
      ['brp', 'ford', 'noppa', 'quinta', 'rischio', 'whitebox', ':files'],
    ],
    [
      ['play', 'ford', ''],
      ['brp', 'ford', 'noppa', 'quinta', 'rischio', 'whitebox', ':files'],
    ],
    [
      ['play', 'ford', '--policy', ''],
      ['sensible', 'plain', 'simple', 'tactician', 'cautious', 'cunning', 'instinct', 'cowardly', 'mindless'],
    ],
    [
      ['play', '--policy=plain', 'fo'],
      ['ford', ':files'],
    ],
    [['sim', 'rischio', '--against', ''], [':files']],
    [['check', 'a.yaml', 'b.yaml', ''], [':files']],
    [
      ['import', ''],
      [
        ':files',
        'rischio-numbers',
        'noppa-foe',
        'brp-block',
        '5e-database',
        'open5e',
        'open5e-v2',
        '5etools',
        'improved-initiative',
        'foundry',
        'stat-block',
        'old-school',
      ],
    ],
    [['import', '5e', ''], [':files']],
    [['completion', ''], SHELLS],
    [['doctor', '--data', ''], [':files']],
    [['sing', ''], []],
    [['toString', ''], []],
  ])('of %j is %j', async (words, found) => {
    expect(await completeLine(words)).toEqual(found);
  });

  it('completes the policies of the system of a file', async () => {
    const path = join(folder, 'fight.yaml');
    expect(await completeLine(['play', path, '--policy', 't'])).toEqual(['tactician']);
    expect(await completeLine(['sim', path, '--policy=s'])).toContain('--policy=sensible');
  });

  it('of every option with a value knows what to do', async () => {
    for (const [name, { takes }] of Object.entries(COMMANDS))
      for (const [option, { type }] of Object.entries(takes))
        if (type === 'string')
          expect(await completeLine([name, `--${option}`, '']), `${name} --${option}`).not.toContain(
            '--help',
          );
  });

  it('loads none of the systems for a command, and only one for its rules', () => {
    const loaded = (words: readonly string[]): readonly string[] => {
      const script = `const { registerHooks } = await import('node:module');
        registerHooks({ load: (url, context, next) => { console.error(url); return next(url, context); } });
        process.argv = ['', '', '__complete', ...${JSON.stringify(words)}];
        await import(${JSON.stringify(MAIN)});`;
      const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
      });
      return [...new Set([...stderr.matchAll(/systems\/(\w+)\/index\.ts/g)].map(([, id]) => id ?? ''))];
    };
    expect(loaded(['pl'])).toEqual([]);
    expect(loaded(['demo', ''])).toEqual([]);
    expect(loaded(['rules', 'noppa', ''])).toEqual(['noppa']);
  });
});

describe('the scripts', () => {
  it('are for shells that are known', async () => {
    const io = createFakeIo();
    expect(await main(['completion', 'tcsh'], io)).toBe(2);
    expect(io.errors[0]).toBe('There is no completion for “tcsh”. Shells: bash, zsh, fish.');
    expect(await main(['completion'], createFakeIo())).toBe(2);
  });

  const printed = async (shell: string): Promise<string> => {
    const io = createFakeIo();
    expect(await main(['completion', shell], io)).toBe(0);
    return `${io.printed.join('\n')}\n`;
  };
  const has = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

  it.each(SHELLS)('%s: asks the program itself', async (shell) => {
    expect(await printed(shell)).toContain('__complete');
  });

  for (const shell of SHELLS)
    it.runIf(has(shell))(`${shell}: can be read by it`, async () => {
      const { status, stderr } = spawnSync(shell, ['-n'], { input: await printed(shell), encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    });

  it.runIf(has('bash'))('bash: completes a line as it is typed', async () => {
    writeFileSync(join(folder, 'completion.bash'), await printed('bash'));
    const complete = (words: readonly string[]): readonly string[] => {
      const list = words.map((word) => `'${word}'`).join(' ');
      const script = `source ./completion.bash
        COMP_WORDS=(./arbitro ${list}); COMP_CWORD=${words.length}
        _arbitro ./arbitro '${words.at(-1)}' ''
        printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { stdout } = spawnSync('bash', ['--norc', '-c', script], { cwd: folder, encoding: 'utf8' });
      return stdout.trim().split('\n');
    };
    expect(complete(['rul'])).toEqual(['rules']);
    expect(complete(['demo', 'no'])).toEqual(['noppa']);
    expect(complete(['play', 'fi'])).toEqual(['fight.yaml']);
    expect(complete(['play', 'fight.yaml', '--policy', 'ta'])).toEqual(['tactician']);
    expect(complete(['--lang', '=', 'f'])).toEqual(['fi']);
  });

  it.runIf(has('bash'))('bash: knows which program it completes', async () => {
    writeFileSync(join(folder, 'completion.bash'), await printed('bash'));
    const script = 'source ./completion.bash; complete -p arbitro';
    const { stdout } = spawnSync('bash', ['--norc', '-c', script], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('complete -F _arbitro arbitro\n');
  });
});
