import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Book, bookOf, whereCited } from './lib/book.ts';
import { HERE } from './lib/report.ts';
import { homeOf, systemsOf } from './lib/shape.ts';
import { filesUnder, type Root, textOf } from './lib/tree.ts';
import { between, inCell, type Written, writeOrCheck } from './lib/written.ts';

interface Name {
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

export function coverageOf(book: Book): Coverage {
  const played = whereCited(book, book.code);
  const shown = whereCited(book, [...book.tests, ...book.scenarios]);
  const all = Object.entries(book.rules);
  const ids = all.filter(([, { kind }]) => !ADVICE.has(kind)).map(([id]) => id);
  return {
    all: ids.length,
    played: ids.filter((id) => played.has(id) && shown.has(id)).length,
    advice: all.length - ids.length,
    options: book.options.length,
    scenarios: book.scenarios.length,
  };
}

/** Returns the first sentence, and the second if the first is short. */
function begins(text: string): string {
  const sentences = text.match(/[^.]+\./g) ?? [text];
  const [first = '', second = ''] = sentences;
  return (first.length < 40 ? first + second : first).replace(/\.$/, '');
}

async function rowOf(root: Root, system: string): Promise<string> {
  const book = await bookOf(root, homeOf(system));
  const { NAME } = (await import(pathToFileURL(join(root, book.folder, 'name.ts')).href)) as { NAME: Name };
  const { all, played, advice, options, scenarios } = coverageOf(book);
  return `| [**${NAME.name.en}**](${book.folder}/README.md) | ${inCell(begins(NAME.about.en))} | ${played} / ${all} | ${advice} | ${options} | ${scenarios} |`;
}

/** Returns the README with its table of systems: how much of each book is implemented. */
export async function coverage(root: Root): Promise<Written> {
  const rows = await Promise.all(systemsOf(filesUnder(root)).map((system) => rowOf(root, system)));
  const table = [
    '| game | how it goes | rules played / in the book | and advice | options | worked examples |',
    '|---|---|--:|--:|--:|--:|',
    ...rows,
  ];
  return { path: 'README.md', wanted: between(textOf(root, 'README.md'), 'systems', table.join('\n')) };
}

if (import.meta.main) writeOrCheck('coverage of the books', 'coverage', [await coverage(HERE)]);
