import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Home } from './shape.ts';
import { parse, type Syntax, saidIn } from './syntax.ts';
import { filesUnder, isSource, isTest, nameOf, type Root, textOf } from './tree.ts';

interface RuleOfBook {
  readonly kind: string;
  readonly title: { readonly en: string };
}

/** A file of a system: its text about rules, and its syntax if it is code. */
export interface Page {
  /** Relative to the system's folder. */
  readonly path: string;
  readonly text: string;
  readonly syntax: Syntax | undefined;
}

/** A system in its folder: the rules reference, and every file that may cite it. */
export interface Book {
  readonly system: string;
  readonly folder: string;
  readonly rules: Readonly<Record<string, RuleOfBook>>;
  readonly options: readonly string[];
  readonly code: readonly Page[];
  readonly tests: readonly Page[];
  readonly scenarios: readonly Page[];
  readonly docs: readonly Page[];
}

/** The reference itself does not prove that a rule is implemented. */
const REFERENCE = /^(?:(?:rules|options)\.ts$|text\/)/;

export async function bookOf(root: Root, { system, folder }: Home): Promise<Book> {
  const pages = filesUnder(root, folder).map((path) => pageOf(root, folder, path));
  const sources = pages.filter(({ path }) => isSource(path));
  const { RULES } = await load<{ RULES: Book['rules'] }>(root, `${folder}/rules.ts`);
  const { OPTIONS } = await load<{ OPTIONS: object }>(root, `${folder}/options.ts`);
  return {
    system,
    folder,
    rules: RULES,
    options: Object.keys(OPTIONS),
    code: sources.filter(({ path }) => !isTest(path) && !REFERENCE.test(path)),
    tests: sources.filter(({ path }) => isTest(path)),
    scenarios: pages.filter(({ path }) => /^scenarios\/.*\.ya?ml$/.test(path)),
    docs: pages.filter(({ path }) => nameOf(path).endsWith('.md')),
  };
}

function pageOf(root: Root, folder: string, path: string): Page {
  const text = textOf(root, path);
  return {
    path: path.slice(folder.length + 1),
    text,
    syntax: isSource(path) ? parse(path, text) : undefined,
  };
}

const load = async <T>(root: Root, path: string): Promise<T> =>
  (await import(pathToFileURL(join(root, path)).href)) as T;

/** Returns the rules that a page cites: in strings and comments of code, anywhere in other texts. */
export function citesOf({ system }: Pick<Book, 'system'>, { text, syntax }: Page): ReadonlySet<string> {
  const id = new RegExp(`(?<![\\w./-])${system}\\.[a-z0-9-]+\\.[a-z0-9-]*[a-z0-9](?![\\w-]*\\w)`, 'g');
  const said = syntax ? saidIn(syntax) : [text];
  return new Set(said.flatMap((words) => [...words.matchAll(id)].map(([cited]) => cited)));
}

/** Returns for each rule the pages that cite it. */
export function whereCited(book: Book, pages: readonly Page[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const id of citesOf(book, page)) places.set(id, [...(places.get(id) ?? []), page.path]);
  }
  return places;
}
