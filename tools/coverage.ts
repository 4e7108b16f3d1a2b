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
  /** Rules of the catalogue, and those that code plays and a test or a scenario shows. */
  readonly all: number;
  readonly played: number;
  readonly options: number;
  readonly scenarios: number;
}

export function coverageOf(book: Book): Coverage {
  const played = whereCited(book, book.code);
  const shown = whereCited(book, [...book.tests, ...book.scenarios]);
  const ids = Object.keys(book.rules);
  return {
    all: ids.length,
    played: ids.filter((id) => played.has(id) && shown.has(id)).length,
    options: book.options.length,
    scenarios: book.scenarios.length,
  };
}

/** The first sentence, and those after it as long as that is still short. */
function begins(text: string): string {
  const sentences = text.match(/[^.]+\./g) ?? [text];
  const [first = '', second = ''] = sentences;
  return (first.length < 40 ? first + second : first).replace(/\.$/, '');
}

async function rowOf(root: Root, system: string): Promise<string> {
  const book = await bookOf(root, homeOf(system));
  const { NAME } = (await import(pathToFileURL(join(root, book.folder, 'name.ts')).href)) as { NAME: Name };
  const { all, played, options, scenarios } = coverageOf(book);
  return `| [**${NAME.name.en}**](${book.folder}/README.md) | ${inCell(begins(NAME.about.en))} | ${played} / ${all} | ${options} | ${scenarios} |`;
}

/** The README with its table of systems: how much of each book is played. */
export async function coverage(root: Root): Promise<Written> {
  const rows = await Promise.all(systemsOf(filesUnder(root)).map((system) => rowOf(root, system)));
  const table = [
    '| game | how it goes | rules played / in the book | options | worked examples |',
    '|---|---|--:|--:|--:|',
    ...rows,
  ];
  return { path: 'README.md', wanted: between(textOf(root, 'README.md'), 'systems', table.join('\n')) };
}

if (import.meta.main) writeOrCheck('coverage of the books', 'coverage', [await coverage(HERE)]);
