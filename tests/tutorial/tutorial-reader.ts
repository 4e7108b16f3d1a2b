import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesLines } from '@arbitro/testing';
import { ROOT } from '../docs/blocks.ts';
import { runInShell, splitLines } from '../docs/run-block.ts';
import type { CommandResult } from '../run-command.ts';
import type { TutorialAction } from './parse-tutorial.ts';

/** A command that did not do what the page says. */
export interface CommandMismatch extends CommandResult {
  readonly line: string;
}

/** Follows a tutorial to the letter. */
export class TutorialReader {
  #folder: string;
  readonly #minds: (what: CommandMismatch) => void;

  constructor(folder: string, reportMismatch: (what: CommandMismatch) => void) {
    this.#folder = folder;
    this.#minds = reportMismatch;
  }

  async perform(tutorialAction: TutorialAction): Promise<void> {
    if (tutorialAction.is === 'edit') return this.#edit(tutorialAction);
    if (tutorialAction.is === 'file') return this.#write(tutorialAction);
    const { line, expectedOutput: shown } = tutorialAction;
    const { code, printed } = await this.#run(line);
    const fails = shown.some((text) => FAILURE.test(text));
    const isAsShown =
      (code !== 0) === fails && (shown.length === 0 || matchesLines(splitLines(printed), shown));
    if (!isAsShown) this.#minds({ line, code, printed });
  }

  #write({ file, text, isNew }: Extract<TutorialAction, { is: 'file' }>): void {
    const path = join(this.#folder, file);
    if (existsSync(path) === isNew) throw new Error(`${file} is ${isNew ? 'there already' : 'not there'}`);
    writeFileSync(path, text);
  }

  #edit({ file, before, after }: Extract<TutorialAction, { is: 'edit' }>): void {
    const path = join(this.#folder, file);
    const text = `\n${readFileSync(path, 'utf8')}`;
    const found = text.split(`\n${before}`).length - 1;
    if (found !== 1) throw new Error(`${file} has these lines ${found} times:\n${before}`);
    writeFileSync(path, text.replace(`\n${before}`, () => `\n${after}`).slice(1));
  }

  async #run(line: string): Promise<CommandResult> {
    const [program, what] = line.split(' ');
    if (program === 'cd') {
      this.#folder = join(this.#folder, what ?? '');
      return { code: existsSync(this.#folder) ? 0 : 1, printed: '' };
    }
    return line.startsWith('npx arbitro serve')
      ? runServerLine(line, this.#folder)
      : runInShell(line, this.#folder);
  }
}

/** The output for a failed scenario or type errors. */
const FAILURE = /✗|: error TS|does not answer/;

/** Stops a server once it has printed its address and its page could be fetched. */
async function runServerLine(line: string, folder: string): Promise<CommandResult> {
  const args = [...line.split(' ').slice(2), '--port', '0', '--lang', 'en'];
  const child = spawn(process.execPath, [join(ROOT, 'apps/cli/main.ts'), ...args], { cwd: folder });
  const ended = once(child, 'exit');
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk;
      const [, url] = /(http:\/\/localhost:\d+)[\s\S]*Ctrl-C/.exec(printed) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server did not start:\n${printed}`)));
  });
  try {
    const page = await fetch(await address);
    const known = (await page.text()).includes('storm-watch');
    return { code: page.ok && known ? 0 : 1, printed };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
