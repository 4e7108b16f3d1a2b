import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { type Book, bookOf, whereCited } from './lib/book.ts';
import { HERE, report } from './lib/report.ts';
import { homeOf, systemsOf } from './lib/shape.ts';
import { filesUnder, type Root } from './lib/tree.ts';

const MARKED = /(<!-- rules -->)[\s\S]*?(<!-- \/rules -->)/;

export interface Index {
  readonly path: string;
  /** The README as it is, and as it should be. */
  readonly is: string;
  readonly wanted: string | undefined;
}

/**
 * Returns the README of every system with its index of rules: id, title, where it is implemented, where it is tested.
 */
export async function indexes(root: Root): Promise<readonly Index[]> {
  const books = await Promise.all(systemsOf(filesUnder(root)).map((system) => bookOf(root, homeOf(system))));
  return books.map((book) => {
    const is = book.docs.find(({ path }) => path === 'README.md')?.text ?? '';
    const wanted = MARKED.test(is) ? is.replace(MARKED, () => marked(book)) : undefined;
    return { path: `${book.folder}/README.md`, is, wanted };
  });
}

function marked(book: Book): string {
  const played = whereCited(book, book.code);
  const shown = whereCited(book, [...book.tests, ...book.scenarios]);
  const rows = Object.entries(book.rules).map(([id, { title }]) =>
    [`\`${id}\``, title.en, listed(played.get(id)), listed(shown.get(id))].join(' | '),
  );
  const table = [
    '| rule | title | played in | shown in |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ];
  return ['<!-- rules -->', ...table, '<!-- /rules -->'].join('\n');
}

const listed = (paths: readonly string[] = []): string =>
  paths.map((path) => `[${path}](${path})`).join(', ');

/** Returns READMEs without a place for the index, or with an outdated index. */
export function indexFaults(all: readonly Index[]): readonly string[] {
  return all.flatMap(({ path, is, wanted }) => {
    if (wanted === undefined) return [`${path}: has no <!-- rules --> … <!-- /rules --> for the index`];
    return is === wanted ? [] : [`${path}: the index of rules is stale; run node tools/index-rules.ts`];
  });
}

if (import.meta.main) {
  const all = await indexes(HERE);
  const write = !argv.includes('--check');
  for (const { path, wanted } of write ? all : []) {
    if (wanted !== undefined) writeFileSync(join(HERE, path), wanted);
  }
  report(
    'index of rules',
    indexFaults(write ? all.map((one) => ({ ...one, is: one.wanted ?? one.is })) : all),
  );
}
