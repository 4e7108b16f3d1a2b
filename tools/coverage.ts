import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCitingPages, readBook, type SystemBook } from './lib/book.ts';
import { escapeCell, type GeneratedPage, replaceBetween, writeOrCheck } from './lib/generated-pages.ts';
import { listFiles, type Root, readText } from './lib/project-files.ts';
import { PROJECT_ROOT } from './lib/report.ts';
import { listSystems, systemHomeOf } from './lib/system-layout.ts';

interface SystemNameFile {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly about: { readonly en: string };
}

export interface Coverage {
  /** Rules that a program can play, and rules that have code and a test or a scenario. */
  readonly all: number;
  readonly played: number;
  /** What the book advises, or leaves to the game master. */
  readonly advice: number;
  readonly options: number;
  readonly scenarios: number;
}

/** Kinds of rules that a program cannot play for the people at the table. */
const ADVICE = new Set(['guidance', 'gm-ruling']);

export function computeCoverage(book: SystemBook): Coverage {
  const played = findCitingPages(book, book.code);
  const shownRules = findCitingPages(book, [...book.tests, ...book.scenarios]);
  const all = Object.entries(book.rules);
  const ids = all.filter(([, { kind }]) => !ADVICE.has(kind)).map(([id]) => id);
  return {
    all: ids.length,
    played: ids.filter((id) => played.has(id) && shownRules.has(id)).length,
    advice: all.length - ids.length,
    options: book.options.length,
    scenarios: book.scenarios.length,
  };
}

/** Returns the first sentence, and the second if the first is short. */
function takeFirstSentences(text: string): string {
  const sentences = text.match(/[^.]+\./g) ?? [text];
  const [first = '', second = ''] = sentences;
  return (first.length < 40 ? first + second : first).replace(/\.$/, '');
}

async function formatRow(root: Root, system: string): Promise<string> {
  const book = await readBook(root, systemHomeOf(system));
  const { NAME } = (await import(pathToFileURL(join(root, book.folder, 'name.ts')).href)) as {
    NAME: SystemNameFile;
  };
  const { all, played, advice, options, scenarios } = computeCoverage(book);
  return `| [**${NAME.name.en}**](${book.folder}/README.md) | ${escapeCell(takeFirstSentences(NAME.about.en))} | ${played} / ${all} | ${advice} | ${options} | ${scenarios} |`;
}

/** Returns the README with its table of systems: how much of each book is implemented. */
export async function buildCoveragePage(root: Root): Promise<GeneratedPage> {
  const rows = await Promise.all(listSystems(listFiles(root)).map((system) => formatRow(root, system)));
  const table = [
    '| game | how it goes | rules played / in the book | and advice | options | worked examples |',
    '|---|---|--:|--:|--:|--:|',
    ...rows,
  ];
  return {
    path: 'README.md',
    expected: replaceBetween(readText(root, 'README.md'), 'systems', table.join('\n')),
  };
}

if (import.meta.main)
  writeOrCheck('coverage of the books', 'coverage', [await buildCoveragePage(PROJECT_ROOT)]);
