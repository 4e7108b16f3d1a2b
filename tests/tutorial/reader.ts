import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Deed, says } from './page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ARBITRO = join(ROOT, 'apps/cli/main.ts');
/** What the scripts of a game run. */
const PROGRAMS: Readonly<Record<string, string>> = {
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
};
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST)/.test(name))),
  LANG: 'en',
  LC_ALL: 'en',
  COLUMNS: '80',
  NO_COLOR: '1',
};

/** Somebody who does all that a tutorial says, to the letter. */
export class Reader {
  #folder: string;
  /** What a command printed that the page shows otherwise, where somebody wants to see it. */
  readonly #differs: (line: string, printed: readonly string[]) => void;

  constructor(folder: string, differs: (line: string, printed: readonly string[]) => void) {
    this.#folder = folder;
    this.#differs = differs;
  }

  async does(deed: Deed): Promise<void> {
    if (deed.is === 'edit') return this.#edit(deed);
    if (deed.is === 'file') return this.#write(deed);
    const { code, printed } = await this.#run(deed.line);
    const lines = linesOf(printed);
    const isAsShown = deed.shown.length === 0 ? code === 0 : says(lines, deed.shown);
    if (!isAsShown) this.#differs(deed.line, lines);
  }

  #write({ file, text, isNew }: Extract<Deed, { is: 'file' }>): void {
    const path = join(this.#folder, file);
    if (existsSync(path) === isNew) throw new Error(`${file} is ${isNew ? 'there already' : 'not there'}`);
    writeFileSync(path, text);
  }

  #edit({ file, before, after }: Extract<Deed, { is: 'edit' }>): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const found = `\n${text}`.split(`\n${before}`).length - 1;
    if (found !== 1) throw new Error(`${file} has these lines ${found} times:\n${before}`);
    writeFileSync(path, `\n${text}`.replace(`\n${before}`, () => `\n${after}`).slice(1));
  }

  async #run(line: string): Promise<Ran> {
    const [program = '', ...args] = wordsOf(line);
    if (program === 'cd') {
      this.#folder = join(this.#folder, args[0] ?? '');
      return { code: existsSync(this.#folder) ? 0 : 1, printed: '' };
    }
    if (program === 'npm') return this.#npm(args);
    if (program !== 'npx' || args[0] !== 'arbitro') throw new Error(`nobody knows how to run ${line}`);
    return args[1] === 'serve' ? served(args.slice(1), this.#folder) : this.#node(ARBITRO, args.slice(1));
  }

  /** The rooms of this version are not fetched but taken from here. */
  #npm(args: readonly string[]): Ran {
    if (args[0] === 'install') {
      symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'), 'dir');
      return { code: 0, printed: '' };
    }
    const { scripts } = JSON.parse(readFileSync(join(this.#folder, 'package.json'), 'utf8'));
    const [program = '', ...rest] = wordsOf(scripts[args[0] === 'run' ? (args[1] ?? '') : 'test']);
    return this.#node(PROGRAMS[program] ?? program, rest);
  }

  #node(program: string, args: readonly string[]): Ran {
    const { status, output } = spawnSync(process.execPath, [program, ...args], {
      cwd: this.#folder,
      encoding: 'utf8',
      env: ENVIRONMENT,
      input: '',
    });
    return { code: status, printed: output.join('') };
  }
}

interface Ran {
  readonly code: number | null;
  readonly printed: string;
}

/** Words as a shell parts them: those in double quotes are one. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const linesOf = (printed: string): readonly string[] =>
  printed
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** A server is stopped when it has said where it is and its page could be fetched. */
async function served(args: readonly string[], folder: string): Promise<Ran> {
  const child = spawn(process.execPath, [ARBITRO, ...args, '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: ENVIRONMENT,
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk;
      const url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0];
      if (url) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server did not start:\n${printed}`)));
  });
  try {
    const page = await fetch(await address);
    return { code: page.ok ? 0 : 1, printed: `${printed}\n${await page.text()}` };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
