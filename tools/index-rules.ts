import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { findCitingPages, readBook, type SystemBook } from './lib/book.ts';
import { listFiles, type Root } from './lib/project-files.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';
import { listSystems, systemHomeOf } from './lib/system-layout.ts';

const INDEX_MARKS = /(<!-- rules -->)[\s\S]*?(<!-- \/rules -->)/;

export interface RuleIndex {
  readonly path: string;
  /** The README as it is, and as it should be. */
  readonly is: string;
  readonly wanted: string | undefined;
}

/** Returns the README of every system with its index of rules: id, title, where it is implemented, where it is tested. */
export async function buildIndexes(root: Root): Promise<readonly RuleIndex[]> {
  const books = await Promise.all(
    listSystems(listFiles(root)).map((system) => readBook(root, systemHomeOf(system))),
  );
  return books.map((book) => {
    const is = book.docs.find(({ path }) => path === 'README.md')?.text ?? '';
    const wanted = INDEX_MARKS.test(is) ? is.replace(INDEX_MARKS, () => formatIndex(book)) : undefined;
    return { path: `${book.folder}/README.md`, is, wanted };
  });
}

function formatIndex(book: SystemBook): string {
  const played = findCitingPages(book, book.code);
  const shownRules = findCitingPages(book, [...book.tests, ...book.scenarios]);
  const rows = Object.entries(book.rules).map(([id, { title }]) =>
    [`\`${id}\``, title.en, formatLinks(played.get(id)), formatLinks(shownRules.get(id))].join(' | '),
  );
  const table = [
    '| rule | title | played in | shown in |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ];
  return ['<!-- rules -->', ...table, '<!-- /rules -->'].join('\n');
}

const formatLinks = (paths: readonly string[] = []): string =>
  paths.map((path) => `[${path}](${path})`).join(', ');

/** Returns READMEs without a place for the index, or with an outdated index. */
export function findIndexFaults(all: readonly RuleIndex[]): readonly string[] {
  return all.flatMap(({ path, is, wanted }) => {
    if (wanted === undefined) return [`${path}: has no <!-- rules --> … <!-- /rules --> for the index`];
    return is === wanted ? [] : [`${path}: the index of rules is stale; run node tools/index-rules.ts`];
  });
}

if (import.meta.main) {
  const all = await buildIndexes(PROJECT_ROOT);
  const write = !argv.includes('--check');
  for (const { path, wanted } of write ? all : []) {
    if (wanted !== undefined) writeFileSync(join(PROJECT_ROOT, path), wanted);
  }
  reportFaults(
    'index of rules',
    findIndexFaults(
      write ? all.map((ruleIndex) => ({ ...ruleIndex, is: ruleIndex.wanted ?? ruleIndex.is })) : all,
    ),
  );
}
