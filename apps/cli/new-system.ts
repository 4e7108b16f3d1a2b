import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemNames } from '@arbitro/catalogue/lazy';
import { findNearestWord, foldAccents } from '@arbitro/kernel';
import { type Arguments, hasFlag, readText } from './command-line/arguments.ts';
import { type CliContext, type MessageKey, UnknownNameError, UsageError } from './command-line/context.ts';
import { programName, quotePath } from './command-line/program-name.ts';
import { listFiles } from './files/list-files.ts';
import { writeFork } from './fork-system.ts';
import { VERSION } from './version.ts';

/** The templates: a folder of files and one file. Both are checked and tested in this repository. */
const TEMPLATE = fileURLToPath(new URL('./new-system/', import.meta.url));
const ONE_FILE_TEMPLATE = fileURLToPath(new URL('./small-system/', import.meta.url));
const TEMPLATE_NAME = 'my-game';
const TEMPLATE_TITLE = 'My Game';

/** Creates a small custom system in a new folder, and says what to do with it. */
export function runNewSystem(given: Arguments, context: CliContext): number {
  const [path, extra] = given.words;
  if (!path) throw new UsageError('too-few-words', { command: 'new-system', what: 'NAME' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const name = basename(path);
  checkName(name);
  const title = titleOf(readText(given, 'title') ?? toTitleCase(name));
  checkFolder(path);
  const from = readOrigin(given);
  const kind = from !== undefined ? 'fork' : hasFlag(given, 'one-file') ? 'one-file' : 'folders';
  const count = orExplain(path, () =>
    from === undefined
      ? writeTemplate(path, kind === 'one-file' ? ONE_FILE_TEMPLATE : TEMPLATE, { name, title })
      : writeFork(path, { from, name, title }),
  );
  printNextSteps({ folder: path, name, title, count, kind, from }, context);
  return 0;
}

/** The system to copy, if one is named. */
function readOrigin(given: Arguments): string | undefined {
  const from = readText(given, 'from');
  if (from === undefined) return undefined;
  if (hasFlag(given, 'one-file'))
    throw new UsageError('not-together', { one: '--from', other: '--one-file' });
  const known = systemNames.map(({ id }) => id);
  if (known.includes(from)) return from;
  const names = known.join(', ');
  throw new UnknownNameError('new-system-bad-origin', { from, names }, findNearestWord(from, known));
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;

function checkName(name: string): void {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH)
    throw new UsageError('new-system-bad-name', { name, near: suggestName(name) });
  if (systemNames.some(({ id }) => id === name)) throw new UsageError('new-system-taken', { name });
}

/** Suggests a valid name: “Dark Älv 2!” is `dark-alv-2`. */
function suggestName(name: string): string {
  const parts = foldAccents(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+/, '')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/-+$/, '');
  return NAME.test(parts) ? parts : TEMPLATE_NAME;
}

function titleOf(given: string): string {
  const title = given.trim();
  if (title === '' || title.length > 60 || /\p{Cc}|\p{Zl}|\p{Zp}/u.test(title))
    throw new UsageError('new-system-bad-title');
  return title;
}

const toTitleCase = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** Existing files are never overwritten. */
function checkFolder(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there && !there.isDirectory()) throw new UsageError('new-system-not-a-folder', { folder });
  if (there && readdirSync(folder).length > 0) throw new UsageError('new-system-not-empty', { folder });
}

interface SystemNaming {
  readonly name: string;
  readonly title: string;
}

/** Writes the files of a template under the new name, and returns how many there are. */
function writeTemplate(folder: string, template: string, called: SystemNaming): number {
  const files = listFiles(template);
  for (const file of files) {
    // a file of that name cannot be published in a package
    const to = join(folder, file === 'gitignore' ? '.gitignore' : file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, replaceTemplateName(readFileSync(join(template, file), 'utf8'), extname(file), called));
  }
  return files.length;
}

function orExplain(folder: string, write: () => number): number {
  try {
    return write();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError('new-system-cannot-write', { folder, why });
  }
}

/** Returns the text of a file with the new name and the packages of this version. */
function replaceTemplateName(text: string, kind: string, { name, title }: SystemNaming): string {
  const called = text.replaceAll(new RegExp(`${TEMPLATE_NAME}|${TEMPLATE_TITLE}`, 'g'), (found) =>
    found === TEMPLATE_NAME ? name : escapeTitle(title, kind),
  );
  if (kind === '.md') return alignCommands(called);
  return kind === '.json' ? called.replaceAll(/("@arbitro\/\w+"): "\*"/g, `$1: "${VERSION}"`) : called;
}

/** Aligns the descriptions of commands in one column, whatever the length of the name. */
const alignCommands = (page: string): string =>
  page.replaceAll(/(?:^npx .*? +# .*\n)+/gm, (block) => {
    const rows = block.split('\n').map((line) => line.split(/ +(?=# )/));
    const widest = Math.max(...rows.map(([command = '']) => command.length));
    return rows
      .map(([command = '', why]) => (why ? `${command.padEnd(widest)}   ${why}` : command))
      .join('\n');
  });

/** Escapes a title for the quotes around it in a file of this kind. */
function escapeTitle(title: string, kind: string): string {
  if (kind === '.ts') return title.replaceAll(/[\\']/g, '\\$&');
  return kind === '.json' ? JSON.stringify(title).slice(1, -1) : title;
}

const PARTS: readonly (readonly [string, MessageKey])[] = [
  ['README.md', 'new-system-readme'],
  ['rules.ts, rules/', 'new-system-rules'],
  ['tables.ts, content/', 'new-system-content'],
  ['scenarios/', 'new-system-scenarios'],
  ['*.test.ts', 'new-system-tests'],
];

const ONE_FILE_PARTS: readonly (readonly [string, MessageKey])[] = [
  ['index.ts', 'new-system-rules'],
  ['scenarios/', 'new-system-scenarios'],
  ['index.test.ts', 'new-system-tests'],
];

const FORK_PARTS: readonly (readonly [string, MessageKey])[] = [
  ['rules/', 'new-system-fork-rules'],
  ['house-rules.ts', 'new-system-fork-options'],
  ['content/', 'new-system-content'],
  ['scenarios/', 'new-system-scenarios'],
];

const PARTS_OF = { folders: PARTS, 'one-file': ONE_FILE_PARTS, fork: FORK_PARTS } as const;

interface WrittenSystem {
  readonly folder: string;
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly kind: keyof typeof PARTS_OF;
  readonly from: string | undefined;
}

function printNextSteps(written: WrittenSystem, context: CliContext): void {
  const { folder, name, title, count, kind, from } = written;
  const { io, paint, text } = context;
  const about = { folder, title, count, from: from ?? '' };
  io.out(paint.bold(text(from === undefined ? 'new-system-wrote' : 'new-system-forked', about)));
  printColumns(PARTS_OF[kind], context);
  io.out('');
  io.out(paint.bold(text('new-system-next')));
  const called = programName(io.env);
  const there: readonly (readonly [string, MessageKey | undefined])[] = [
    [`cd ${quotePath(folder)}`, undefined],
    from === undefined
      ? [`${called} play scenarios/first.yaml --system .`, 'new-system-play']
      : [`${called} sim ${from} --against ${name} --system .`, 'new-system-compare'],
    [`${called} serve --system .`, 'new-system-serve'],
  ];
  printColumns(there, context);
}

function printColumns(
  rows: readonly (readonly [string, MessageKey | undefined])[],
  { io, paint, text }: CliContext,
): void {
  const widest = Math.max(...rows.map(([what]) => what.length));
  for (const [what, why] of rows)
    io.out(`   ${what.padEnd(widest)}   ${why === undefined ? '' : paint.dim(text(why))}`.trimEnd());
}
