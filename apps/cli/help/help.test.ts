import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@arbitro/kernel';
import { isInTonightSample } from '@arbitro/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../cli.ts';
import { createFakeIo, createFakeIoIn } from '../command-line/fake-io.ts';
import { COMMANDS, type CommandName, getCommand } from '../commands.ts';
import { COMMAND_HELP, GROUPS } from './help-commands.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];

let folder = '';
const cwd = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitro-help-'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});

/** Splits a line as a shell would, and returns the file its output is redirected to. */
function splitCommandLine(line: string): {
  readonly args: readonly string[];
  readonly to: string | undefined;
} {
  const [command = '', to] = line.split(' > ');
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return { args: words.slice(1), to };
}

/** Examples that are not run here, and why. */
const SKIPPED_EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [/^arbitro serve\b/, 'runs until it is stopped'],
  [/^arbitro worker\b/, 'runs until it is stopped, and needs a PostgreSQL database'],
  [/^arbitro migrate\b/, 'needs the folder of a server or a PostgreSQL database'],
  [/\bscenarios\/$/, 'needs a folder of one’s own; several-files.test.ts plays one'],
  [/^arbitro test\b/, 'adds to the list of systems; new-system.test.ts runs it'],
  [/--cluster\b/, 'needs a PostgreSQL database with workers'],
];
const isExecutedExample = (line: string): boolean => !SKIPPED_EXAMPLES.some(([shape]) => shape.test(line));

/** Examples of these commands play many fights: one of the examples each night. */
const SLOW_COMMANDS: readonly CommandName[] = ['review', 'sim', 'solve'];

function listTonightExamples(name: CommandName): readonly string[] {
  const executed = COMMAND_HELP[name].examples.filter(isExecutedExample);
  if (!SLOW_COMMANDS.includes(name)) return executed;
  return executed.filter((_, index) => isInTonightSample(index, executed.length));
}

async function expectToRun(line: string): Promise<void> {
  const { args, to } = splitCommandLine(line);
  const io = createFakeIoIn(folder, ['a', 'q']);
  const code = await main(args, io);
  expect(code, [line, ...io.printed, ...io.errors].join('\n')).toBe(0);
  if (to !== undefined) writeFileSync(join(folder, to), io.printed.join('\n'));
}

describe('the help of each command', () => {
  it.each(NAMES)('%s: is there in three languages, with an example and the exit codes', async (name) => {
    const [english, ...others] = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const io = createFakeIo();
        expect(await main([name, '--help', '--lang', lang], io)).toBe(0);
        expect(io.printed.join('\n')).toContain(`   arbitro ${name}`);
        expect(io.printed.join('\n')).toMatch(/: 0 /);
        return io.printed.join('\n');
      }),
    );
    for (const other of others) expect(other).not.toBe(english);
    const { does, options, about = [], fails } = COMMAND_HELP[name];
    for (const words of [
      does,
      ...options.map(([, localizedText]) => localizedText),
      ...about,
      ...(fails ? [fails] : []),
    ])
      for (const language of LANGUAGES) expect(words[language]).not.toBe('');
  });

  it.each(NAMES)('%s: has a line for each of its options, and for no other', (name) => {
    const { takes } = getCommand(name);
    const listed = COMMAND_HELP[name].options.map(([option]) => /--([\w-]+)/.exec(option)?.[1]);
    expect([...listed].sort()).toEqual(Object.keys(takes).sort());
    for (const [option, { type, short }] of Object.entries(takes)) {
      const [text = ''] = COMMAND_HELP[name].options.find(([item]) => item.includes(`--${option}`)) ?? [];
      expect(/--[\w-]+ \S/.test(text)).toBe(type === 'string');
      expect(text.startsWith(`-${short}, `)).toBe(short !== undefined);
    }
  });

  it.each(NAMES)(
    '%s: has examples that work as typed, one after the other',
    { timeout: 240_000 },
    async (name) => {
      const examples = listTonightExamples(name);
      for (const line of examples) await expectToRun(line);
      expect(COMMAND_HELP[name].examples.length).toBeGreaterThan(0);
    },
  );

  it('shows the command as it was typed', async () => {
    const io = createFakeIo({}, [], { npm_command: 'exec' });
    await main(['roll', '--help'], io);
    expect(io.printed).toContain('   npx arbitro roll 4d6kh3');
    const slip = createFakeIo({}, [], { npm_command: 'exec' });
    await main(['roll'], slip);
    expect(slip.errors).toContain('For example: npx arbitro roll 4d6kh3');
  });
});

describe('the help as a whole', () => {
  it('has every command in one group', async () => {
    expect(GROUPS.flatMap(({ commands }) => commands).sort()).toEqual([...NAMES].sort());
    const io = createFakeIo();
    await main(['--help'], io);
    for (const name of NAMES) expect(io.printed.join('\n')).toMatch(new RegExp(`^ {3}${name} `, 'm'));
  });
});

describe('the greeting', () => {
  const greeted = async (lang: string): Promise<readonly string[]> => {
    const io = createFakeIo();
    expect(await main(['--lang', lang], io)).toBe(0);
    return io.printed;
  };

  it('shows things to do that work as typed, and where the rest is', { timeout: 240_000 }, async () => {
    const printed = await greeted('en');
    const commands = printed.flatMap((line) => /^ {3}(arbitro .*?) {3}/.exec(line)?.[1] ?? []);
    expect(commands.length).toBeGreaterThanOrEqual(4);
    for (const line of commands.filter(isExecutedExample)) await expectToRun(line);
    expect(printed.at(-1)).toBe('Everything else: arbitro --help');
    expect(printed.length).toBeLessThan(14);
  });

  it('is in the language of the person', async () => {
    const all = await Promise.all(LANGUAGES.map(greeted));
    expect(new Set(all.map((lines) => lines[2])).size).toBe(LANGUAGES.length);
  });
});
