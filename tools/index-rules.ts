import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { REFUSALS } from '@arbitro/kernel';
import { findCitingPages, readBook, type SystemBook } from './lib/book.ts';
import { replaceBetween } from './lib/generated-pages.ts';
import {
  type DeclaredSystem,
  formatRefusals,
  listActionFields,
  listEventFields,
  listExamples,
  writeNameTables,
} from './lib/name-tables.ts';
import { listFiles, type Root } from './lib/project-files.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';
import { listSystems, systemHomeOf } from './lib/system-layout.ts';

const INDEX_MARKS = /(<!-- rules -->)[\s\S]*?(<!-- \/rules -->)/;

export interface RuleIndex {
  readonly path: string;
  /** The README as it is, and as it should be. */
  readonly text: string;
  readonly expected: string | undefined;
}

/**
 * Returns the README of every system with its index of rules (id, title, where it is implemented, where it is tested),
 * its tables of actions and events, and its refusals.
 */
export async function buildIndexes(root: Root): Promise<readonly RuleIndex[]> {
  const books = await Promise.all(
    listSystems(listFiles(root)).map((system) => readBook(root, systemHomeOf(system))),
  );
  return Promise.all(
    books.map(async (book) => {
      const text = book.docs.find(({ path }) => path === 'README.md')?.text ?? '';
      const expected = INDEX_MARKS.test(text)
        ? writeTables(
            text.replace(INDEX_MARKS, () => formatIndex(book)),
            book,
            await loadDeclared(root, book),
          )
        : undefined;
      return { path: `${book.folder}/README.md`, text, expected };
    }),
  );
}

const PLAYED = 'system.ts';

/** Returns the system as it is played, where the folder has one. */
async function loadDeclared(
  root: Root,
  { system, folder, code }: SystemBook,
): Promise<DeclaredSystem | undefined> {
  if (!code.some(({ path }) => path === PLAYED)) return undefined;
  const path = pathToFileURL(join(root, folder, PLAYED)).href;
  return ((await import(path)) as Readonly<Record<string, DeclaredSystem>>)[system];
}

function writeTables(
  page: string,
  { code, scenarios }: SystemBook,
  declared: DeclaredSystem | undefined,
): string {
  if (!declared) return page;
  const events = listEventFields(code.flatMap(({ syntax }) => syntax ?? []));
  const withActions = writeNameTables(
    page,
    'Actions',
    listActionFields(declared),
    listExamples(
      declared,
      scenarios.map(({ text }) => text),
    ),
  );
  const withEvents = writeNameTables(withActions, 'Events', events);
  return replaceBetween(withEvents, 'refusals', formatRefusals(declared, Object.keys(REFUSALS)));
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
  return all.flatMap(({ path, text, expected }) => {
    if (expected === undefined) return [`${path}: has no <!-- rules --> … <!-- /rules --> for the index`];
    return text === expected
      ? []
      : [
          `${path}: the index of rules or the tables of actions, events and refusals are stale; run node tools/index-rules.ts`,
        ];
  });
}

if (import.meta.main) {
  const all = await buildIndexes(PROJECT_ROOT);
  const write = !argv.includes('--check');
  for (const { path, expected } of write ? all : []) {
    if (expected !== undefined) writeFileSync(join(PROJECT_ROOT, path), expected);
  }
  reportFaults(
    'index of rules',
    findIndexFaults(
      write ? all.map((ruleIndex) => ({ ...ruleIndex, text: ruleIndex.expected ?? ruleIndex.text })) : all,
    ),
  );
}
