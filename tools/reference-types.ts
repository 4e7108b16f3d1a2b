import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { anchorsOf } from './lib/anchors.ts';
import { type Declaration, listDeclarations, listReExports } from './lib/declarations.ts';
import { type GeneratedPage, writeOrCheck } from './lib/generated-pages.ts';
import { PROJECT_ROOT } from './lib/report.ts';

/** The rooms of the library, from the lowest up, and the purpose of each. */
const ROOMS: Readonly<Record<string, string>> = {
  dice: 'Dice as random variables: notation, throws from a seed, exact counts.',
  kernel:
    'What a rule is and who answers it: actions, oracles, questions, refusals, reasons, and what a `System` is made of.',
  grid: 'Square maps: steps and their costs, lines of sight and cover, the squares of an area.',
  odds: 'Exact fractions and distributions; the odds of an action, of an answer, of a whole fight.',
  policies: 'Who decides where no person does: policies that look ahead, and orders written in a file.',
  scenario: 'Scenario files: read, played, compared with what they expect, told in words.',
  simulation: 'An encounter fought many times: reports with intervals, comparisons, variations.',
  catalogue: 'The list of systems.',
};

const declarationPathOf = (path: string): string => path.replace(/\.ts$/, '.d.ts');

/** Returns all exports of a room, by the file they come from. */
function listExports(
  folder: string,
  read: (path: string) => string,
): readonly (readonly [string, readonly Declaration[]])[] {
  const index = `${folder}/index.d.ts`;
  const own = listDeclarations(index, read(index));
  const taken = listReExports(index, read(index)).map(({ from, names }) => {
    const path = declarationPathOf(posix.join(folder, from));
    const all = listDeclarations(path, read(path));
    const part = names === 'all' ? all : all.filter(({ name }) => names.includes(name));
    return [posix.basename(path, '.d.ts'), part] as const;
  });
  return [...taken, ...(own.length > 0 ? [['index', own] as const] : [])];
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

/** Returns the reference of one room as a page. */
export function buildPage(
  room: string,
  about: string,
  folder: string,
  read: (path: string) => string,
): string {
  const files = listExports(folder, read);
  const headings = files.flatMap(([file, all]) => [file, ...all.map(({ name }) => name)]);
  const anchors = anchorsOf([`@arbitro/${room}`, ...headings]).slice(1);
  const places = files.flatMap(([, all]) => [false, ...all.map(() => true)]);
  const linked = headings
    .map((name, index) => `[\`${name}\`](#${anchors[index]})`)
    .filter((_, index) => places[index]);
  const lines = [
    `# \`@arbitro/${room}\``,
    '',
    about,
    '',
    'This page is written by `tools/reference-types.ts` from the types; how the rooms go together is in [the developer’s page](../developer.md).',
    '',
    linked.join(' · '),
    '',
    ...files.flatMap(([file, all]) => [`## ${file}`, '', ...all.flatMap(formatEntry)]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Returns the types of the engine, as the compiler writes them. */
function emitDeclarations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-types-'));
  const tsc = join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');
  const how = [
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
      ...how,
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
  const pages: readonly GeneratedPage[] = Object.entries(ROOMS).map(([room, about]) => ({
    path: `docs/api/${room}.md`,
    wanted: buildPage(room, about, `engine/${room}`, (path) => readFileSync(join(folder, path), 'utf8')),
  }));
  rmSync(folder, { recursive: true });
  writeOrCheck('reference of types', 'reference-types', pages);
}
