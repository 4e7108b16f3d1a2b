import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type CommandResult, runCommand } from '../run-command.ts';
import { type Block, ROOT } from './blocks.ts';

/** Creates a folder with everything the project's root has, where files written by a page do no harm. */
export function createPageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-page-'));
  const ownFiles = readdirSync(ROOT).filter((name) => !name.startsWith('.git') && name !== 'data');
  for (const name of ownFiles) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
}

/** Starts the project's own programs, as `npx` does, without the second that `npx` takes to find them. */
const NPX =
  '#!/bin/sh\nexport npm_command=exec\nif [ "$1" = -c ]; then shift; exec sh -c "$@"; fi\nexec "$@"\n';

/** The Node that runs the tests, and the project's own commands. */
function buildPath(folder: string): string {
  const bin = join(folder, '.bin');
  if (!existsSync(bin)) {
    mkdirSync(bin);
    writeFileSync(join(bin, 'npx'), NPX, { mode: 0o755 });
  }
  return [bin, join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
}

/** As in a new terminal: variables that npm sets for the programs it starts would be taken for options. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  LANG: 'en',
  LC_ALL: 'en',
  COLUMNS: '80',
  NO_COLOR: '1',
  npm_config_loglevel: 'error',
};

/** Runs a line as typed, without further input. */
export function runInShell(line: string, folder: string): CommandResult {
  const { status, output } = spawnSync('sh', ['-ec', `{ ${line}\n} 2>&1`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...ENVIRONMENT, PATH: buildPath(folder) },
    input: '',
  });
  return { code: status, printed: output.join('') };
}

/** A command that only reads and prints, without characters special to a shell, possibly followed by a comment. */
const READ_COMMAND =
  /^npx arbitro ((?:check|create|demo|keys|odds|play|review|roll|rules|sim|verify) [\w ./=-]*?)(?: +#.*)?$/;

/** The same as `runInShell`, without the second that a separate process takes, if none is needed. */
export async function runLine(line: string, folder: string): Promise<CommandResult> {
  const [, command] = READ_COMMAND.exec(line) ?? [];
  // a system added here would still be registered for later commands
  if (command === undefined || command.includes('--system')) return runInShell(line, folder);
  return runCommand(command.trim().split(/ +/), folder, ENVIRONMENT);
}

/** A command of a block, with the output that the page shows. */
export interface BlockCommand {
  readonly line: string;
  readonly expectedOutput: readonly string[];
}

/** In a `console` block commands follow a `$`; in an `sh` block each has its own line. */
export function listCommands({ language, text }: Pick<Block, 'language' | 'text'>): readonly BlockCommand[] {
  if (language === 'sh')
    return text
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => ({ line, expectedOutput: [] }));
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((text) => {
      const [line = '', ...expectedOutput] = text.trimEnd().split('\n');
      return { line, expectedOutput };
    });
}

export const splitLines = (printed: string): readonly string[] =>
  printed
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** Returns the output that a program promises: the comments behind its `console.log`. */
export const listPromisedOutput = (code: string): readonly string[] =>
  [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, comment = '']) => comment);

export function saveBlock(folder: string, { file, line, language, text }: Block): string {
  const name = file ?? `block-${line}.${language}`;
  writeFileSync(join(folder, name), text);
  return name;
}
