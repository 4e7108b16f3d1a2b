import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemNames } from '@arbitro/catalogue/lazy';
import { findNearestWord, foldAccents, LANGUAGES, type Language } from '@arbitro/kernel';
import { type Arguments, readText } from './command-line/arguments.ts';
import { type CliContext, type MessageKey, UnknownNameError, UsageError } from './command-line/context.ts';
import { programName, quotePath } from './command-line/program-name.ts';
import { listFiles } from './files/list-files.ts';
import { writeFork } from './fork-system.ts';
import { VERSION } from './version.ts';

/** The template: a game of one file, in every language. It is checked and tested in this repository. */
const TEMPLATE = fileURLToPath(new URL('./new-system/', import.meta.url));
const TEMPLATE_NAME = 'my-game';
const TEMPLATE_TITLE = 'My Game';

/** Creates a small custom system in a new folder, and says what to do with it. */
export function runNewSystem(args: Arguments, context: CliContext): number {
  const [path, extra] = args.words;
  if (!path) throw new UsageError('too-few-words', { command: 'new-system', what: 'NAME' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const name = basename(path);
  checkName(name);
  const title = titleOf(readText(args, 'title') ?? toTitleCase(name));
  checkFolder(path);
  const from = readOrigin(args);
  const only = readLanguage(args, from);
  const count = orExplain(path, () =>
    from === undefined ? writeTemplate(path, { name, title, only }) : writeFork(path, { from, name, title }),
  );
  printNextSteps({ folder: path, name, title, count, from }, context);
  return 0;
}

/** The system to copy, if one is named. */
function readOrigin(args: Arguments): string | undefined {
  const from = readText(args, 'from');
  if (from === undefined) return undefined;
  const known = systemNames.map(({ id }) => id);
  if (known.includes(from)) return from;
  const names = known.join(', ');
  throw new UnknownNameError('new-system-bad-origin', { from, names }, findNearestWord(from, known));
}

/** The only language of the game, if one is named; copies of our games have them all. */
function readLanguage(args: Arguments, from: string | undefined): Language | undefined {
  const only = readText(args, 'only');
  if (only === undefined) return undefined;
  if (from !== undefined) throw new UsageError('not-together', { one: '--from', other: '--only' });
  const language = LANGUAGES.find((known) => known === only);
  if (!language) throw new UsageError('unknown-language', { language: only, allowed: LANGUAGES.join(', ') });
  return language;
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

function titleOf(name: string): string {
  const title = name.trim();
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
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new UsageError('new-system-not-a-folder', { folder });
  if (stats && readdirSync(folder).length > 0) throw new UsageError('new-system-not-empty', { folder });
}

/** The name, title and, if there is only one, the language of the new game. */
interface NewGame {
  readonly name: string;
  readonly title: string;
  readonly only: Language | undefined;
}

/** Writes the files of the template under the new name, and returns how many there are. */
function writeTemplate(folder: string, game: NewGame): number {
  const files = listFiles(TEMPLATE);
  for (const file of files) {
    // a file of that name cannot be published in a package
    const to = join(folder, file === 'gitignore' ? '.gitignore' : file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fillTemplate(readFileSync(join(TEMPLATE, file), 'utf8'), extname(file), game));
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
function fillTemplate(text: string, kind: string, { name, title, only }: NewGame): string {
  const filled = keepLanguage(text, only).replaceAll(
    new RegExp(`${TEMPLATE_NAME}|${TEMPLATE_TITLE}`, 'g'),
    (found) => (found === TEMPLATE_NAME ? name : escapeTitle(title, kind)),
  );
  if (kind === '.md') return alignCommands(filled);
  return kind === '.json' ? filled.replaceAll(/("@arbitro\/\w+"): "\*"/g, `$1: "${VERSION}"`) : filled;
}

const QUOTED = String.raw`('(?:[^'\\]|\\.)*')`;
const IN_ALL_LANGUAGES = new RegExp(
  String.raw`\{\s*${LANGUAGES.map((language) => `${language}: ${QUOTED}`).join(String.raw`,\s*`)},?\s*\}`,
  'g',
);

/** Returns the text with one language of each text in three: `{ en: 'Guard', it: …, fi: … }` is `'Guard'`. */
const keepLanguage = (text: string, only: Language | undefined): string =>
  only === undefined
    ? text
    : text.replaceAll(IN_ALL_LANGUAGES, (_, ...texts: string[]) => texts[LANGUAGES.indexOf(only)] ?? '');

/** Aligns the descriptions of commands in one column, whatever the length of the name. */
const alignCommands = (page: string): string =>
  page.replaceAll(/(?:^npx .*? +# .*\n)+/gm, (block) => {
    const rows = block.split('\n').map((line) => line.split(/ +(?=# )/));
    const commandWidth = Math.max(...rows.map(([command = '']) => command.length));
    return rows
      .map(([command = '', why]) => (why ? `${command.padEnd(commandWidth)}   ${why}` : command))
      .join('\n');
  });

/** Escapes a title for the quotes around it in a file of this kind. */
function escapeTitle(title: string, kind: string): string {
  if (kind === '.ts') return title.replaceAll(/[\\']/g, '\\$&');
  return kind === '.json' ? JSON.stringify(title).slice(1, -1) : title;
}

const PARTS: readonly (readonly [string, MessageKey])[] = [
  ['index.ts', 'new-system-rules'],
  ['scenarios/', 'new-system-scenarios'],
];

const FORK_PARTS: readonly (readonly [string, MessageKey])[] = [
  ['rules/', 'new-system-fork-rules'],
  ['house-rules.ts', 'new-system-fork-options'],
  ['content/', 'new-system-content'],
  ['scenarios/', 'new-system-scenarios'],
];

interface WrittenSystem {
  readonly folder: string;
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly from: string | undefined;
}

function printNextSteps(written: WrittenSystem, context: CliContext): void {
  const { folder, name, title, count, from } = written;
  const { io, paint, text } = context;
  const about = { folder, title, count, from: from ?? '' };
  io.out(paint.bold(text(from === undefined ? 'new-system-wrote' : 'new-system-forked', about)));
  printColumns(from === undefined ? PARTS : FORK_PARTS, context);
  io.out('');
  io.out(paint.bold(text('new-system-next')));
  const program = programName(io.env);
  const presentFiles: readonly (readonly [string, MessageKey | undefined])[] = [
    [`cd ${quotePath(folder)}`, undefined],
    from === undefined
      ? [`${program} play scenarios/first.yaml --system .`, 'new-system-play']
      : [`${program} sim ${from} --against ${name} --system .`, 'new-system-compare'],
    [`${program} test .`, 'new-system-tests'],
    [`${program} serve --system .`, 'new-system-serve'],
  ];
  printColumns(presentFiles, context);
}

function printColumns(
  rows: readonly (readonly [string, MessageKey | undefined])[],
  { io, paint, text }: CliContext,
): void {
  const nameWidth = Math.max(...rows.map(([what]) => what.length));
  for (const [what, why] of rows)
    io.out(`   ${what.padEnd(nameWidth)}   ${why === undefined ? '' : paint.dim(text(why))}`.trimEnd());
}
