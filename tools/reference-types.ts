import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { anchorsOf } from './lib/anchors.ts';
import { type Declaration, listDeclarations, listReExports } from './lib/declarations.ts';
import { type GeneratedPage, writeOrCheck } from './lib/generated-pages.ts';
import { formatActions } from './lib/reference-games.ts';
import { GAMES, ROOMS } from './lib/reference-rooms.ts';
import { PROJECT_ROOT } from './lib/report.ts';

const declarationPathOf = (path: string): string => path.replace(/\.ts$/, '.d.ts');

/** Returns all exports of a room, by the file they come from. */
function listExports(
  folder: string,
  read: (path: string) => string,
): readonly (readonly [string, readonly Declaration[]])[] {
  const index = `${folder}/index.d.ts`;
  const ownDeclarations = listDeclarations(index, read(index));
  const reExports = listReExports(index, read(index)).map(({ from, names }) => {
    const path = declarationPathOf(posix.join(folder, from));
    const all = listDeclarations(path, read(path));
    const part = names === 'all' ? all : all.filter(({ name }) => names.includes(name));
    return [posix.basename(path, '.d.ts'), part] as const;
  });
  return [...reExports, ...(ownDeclarations.length > 0 ? [['index', ownDeclarations] as const] : [])];
}

const formatEntry = ({ name, says, code }: Declaration): readonly string[] => [
  `### ${name}`,
  '',
  ...(says === '' ? [] : [says, '']),
  '```ts',
  code,
  '```',
  '',
];

/** What a page is about, before and after its declarations. */
export interface PageParts {
  readonly room: string;
  readonly about: string;
  /** The names for programs that use the package; undefined for one list of all. */
  readonly users?: readonly string[];
  readonly ending?: readonly string[];
}

type Exports = ReturnType<typeof listExports>;

/** Returns the links to the declarations: in one list, or one for users and one for authors of systems. */
function formatLists(files: Exports, { room, users }: PageParts): readonly string[] {
  const headings = files.flatMap(([file, all]) => [file, ...all.map(({ name }) => name)]);
  const anchors = anchorsOf([`@arbitro/${room}`, ...headings]).slice(1);
  const places = files.flatMap(([, all]) => [false, ...all.map(() => true)]);
  const links = new Map(
    headings.flatMap((name, index) => (places[index] ? [[name, `[\`${name}\`](#${anchors[index]})`]] : [])),
  );
  const unknown = (users ?? []).filter((name) => !links.has(name));
  if (unknown.length > 0) throw new Error(`@arbitro/${room} does not export ${unknown.join(', ')}`);
  const join = (names: readonly string[]): string => names.map((name) => links.get(name)).join(' · ');
  const others = [...links.keys()].filter((name) => !users?.includes(name));
  if (!users) return [join(others), ''];
  const authors = others.length === 0 ? [] : [`**For authors of systems:** ${join(others)}`, ''];
  return [`**For users:** ${join(users)}`, '', ...authors];
}

/** Returns the reference of one package as a page. */
export function buildPage(parts: PageParts, folder: string, read: (path: string) => string): string {
  const files = listExports(folder, read);
  const lines = [
    `# \`@arbitro/${parts.room}\``,
    '',
    parts.about,
    '',
    'This page is written by `tools/reference-types.ts` from the types; how the rooms go together is in [the developer’s page](../developer.md).',
    '',
    ...formatLists(files, parts),
    ...files.flatMap(([file, all]) => [`## ${file}`, '', ...all.flatMap(formatEntry)]),
    ...(parts.ending ?? []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const describeGame = (room: string): string =>
  `The game as one object, and its types. Its rules, options and rulings are in [its README](../../engine/systems/${room}/README.md).`;

/** Returns the types of the engine, as the compiler writes them. */
function emitDeclarations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-types-'));
  const tsc = join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');
  const compilerOptions = [
    '--declaration',
    '--emitDeclarationOnly',
    '--composite',
    'false',
    '--incremental',
    'false',
    '--noCheck',
  ];
  execFileSync(
    process.execPath,
    [
      tsc,
      '-p',
      join(PROJECT_ROOT, 'tsconfig.engine.json'),
      ...compilerOptions,
      '--rootDir',
      PROJECT_ROOT,
      '--outDir',
      folder,
    ],
    { stdio: 'inherit' },
  );
  return folder;
}

if (import.meta.main) {
  const folder = emitDeclarations();
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const pageOf = (parts: PageParts, source: string): GeneratedPage => ({
    path: `docs/api/${parts.room}.md`,
    expected: buildPage(parts, source, read),
  });
  const pages = [
    ...Object.entries(ROOMS).map(([room, parts]) => pageOf({ room, ...parts }, `engine/${room}`)),
    ...GAMES.map((room) =>
      pageOf({ room, about: describeGame(room), ending: formatActions(room) }, `engine/systems/${room}`),
    ),
  ];
  rmSync(folder, { recursive: true });
  writeOrCheck('reference of types', 'reference-types', pages);
}
