import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileNameOf, isSource, isTest, listFiles, type Root, readText } from './project-files.ts';
import { listTexts, parseSyntax, type Syntax } from './syntax.ts';
import type { SystemHome } from './system-layout.ts';

interface BookRule {
  readonly kind: string;
  readonly title: { readonly en: string };
}

/** A file of a system: its text about rules, and its syntax if it is code. */
export interface SourcePage {
  /** Relative to the system's folder. */
  readonly path: string;
  readonly text: string;
  readonly syntax: Syntax | undefined;
}

/** A system in its folder: the rules reference, and every file that may cite it. */
export interface SystemBook {
  readonly system: string;
  readonly folder: string;
  readonly rules: Readonly<Record<string, BookRule>>;
  readonly options: readonly string[];
  readonly code: readonly SourcePage[];
  readonly tests: readonly SourcePage[];
  readonly scenarios: readonly SourcePage[];
  readonly docs: readonly SourcePage[];
}

/** The reference itself does not prove that a rule is implemented. */
const REFERENCE_FILES = /^(?:(?:rules|options)\.ts$|text\/)/;

export async function readBook(root: Root, { system, folder }: SystemHome): Promise<SystemBook> {
  const pages = listFiles(root, folder).map((path) => readPage(root, folder, path));
  const sources = pages.filter(({ path }) => isSource(path));
  const { RULES } = await loadModule<{ RULES: SystemBook['rules'] }>(root, `${folder}/rules.ts`);
  const { OPTIONS } = await loadModule<{ OPTIONS: object }>(root, `${folder}/options.ts`);
  return {
    system,
    folder,
    rules: RULES,
    options: Object.keys(OPTIONS),
    code: sources.filter(({ path }) => !isTest(path) && !REFERENCE_FILES.test(path)),
    tests: sources.filter(({ path }) => isTest(path)),
    scenarios: pages.filter(({ path }) => /^scenarios\/.*\.ya?ml$/.test(path)),
    docs: pages.filter(({ path }) => fileNameOf(path).endsWith('.md')),
  };
}

function readPage(root: Root, folder: string, path: string): SourcePage {
  const text = readText(root, path);
  return {
    path: path.slice(folder.length + 1),
    text,
    syntax: isSource(path) ? parseSyntax(path, text) : undefined,
  };
}

const loadModule = async <T>(root: Root, path: string): Promise<T> =>
  (await import(pathToFileURL(join(root, path)).href)) as T;

/** Returns the rules that a page cites: in strings and comments of code, anywhere in other texts. */
export function listCites(
  { system }: Pick<SystemBook, 'system'>,
  { text, syntax }: SourcePage,
): ReadonlySet<string> {
  const id = new RegExp(`(?<![\\w./-])${system}\\.[a-z0-9-]+\\.[a-z0-9-]*[a-z0-9](?![\\w-]*\\w)`, 'g');
  const sources = syntax ? listTexts(syntax) : [text];
  return new Set(sources.flatMap((words) => [...words.matchAll(id)].map(([cited]) => cited)));
}

/** Returns for each rule the pages that cite it. */
export function findCitingPages(
  book: SystemBook,
  pages: readonly SourcePage[],
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const id of listCites(book, page)) places.set(id, [...(places.get(id) ?? []), page.path]);
  }
  return places;
}
