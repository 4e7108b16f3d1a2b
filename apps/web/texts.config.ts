import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@arbitro/kernel';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STORE = join(ROOT, 'apps/web/app/texts.ts');
const LOADERS = join(ROOT, 'apps/web/app/text-loaders.ts');
const TEXT_FILES = ['apps/web/**/text/index.ts', 'engine/systems/*/text/{index,statements,form}.ts'];
const VIRTUAL = 'virtual:texts';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Texts that a page has in all languages: names that users may type in any of them, errors of files (their message is stored
 * in English too), and chapters of the book, whose English names are addresses.
 */
const IN_EVERY_LANGUAGE = new Set(['content', 'terms', 'things', 'faults', 'book']);

const isText = (id: string): boolean => /\/text\/(?:index|statements|form)\.ts$/.test(id);

/** Texts that are loaded together: of the app, of its forms, of a page that is loaded on demand, of a system, of the statements of its rules, or of the form for its sheets. */
function groupOf(id: string): string | undefined {
  const path = relative(ROOT, id);
  const [, system, kind] = /^engine\/systems\/([\w-]+)\/text\/(index|statements|form)\.ts$/.exec(path) ?? [];
  if (system !== undefined) return kind === 'index' ? system : `${system}-${kind}`;
  if (/^apps\/web\/pages\/table\/(?:join|form|picture|around|campaign)\//.test(path)) return 'table-forms';
  // new tables and the lab load a game as the page of its rules does
  if (path.startsWith('apps/web/pages/rules/')) return 'new';
  const [, page] = /^apps\/web\/pages\/(dice|lab|new|shelf)\//.exec(path) ?? [];
  if (page !== undefined) return page;
  return path.startsWith('apps/web/') ? 'app' : undefined;
}

type Exports = Readonly<Record<string, Tree>>;

/** Returns the texts that a module joins, with all languages at every leaf. */
const joinedIn = async (id: string): Promise<Exports> => await import(id);

const constants = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n');

const mapValues = <From, To>(of: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));

const isLeaf = (tree: Tree): boolean => typeof tree.en === 'string' && typeof tree.fi === 'string';

function inLanguage(tree: string | Tree, language: Language): string | Tree {
  if (typeof tree === 'string') return tree;
  if (isLeaf(tree)) return tree[language] ?? '';
  return mapValues(tree, (part) => inLanguage(part, language));
}

const partOf = (tree: Tree, isWanted: (key: string) => boolean): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([key]) => isWanted(key)));

const APP_GROUPS = new Set(['app', 'table-forms', 'dice', 'lab', 'new', 'shelf']);

const isInEvery = (group: string, key: string): boolean =>
  !APP_GROUPS.has(group) && IN_EVERY_LANGUAGE.has(key);

const textFiles = (): readonly string[] =>
  globSync(TEXT_FILES, { cwd: ROOT }).map((path) => join(ROOT, path));

/** Returns a module with a loader for each group and language: `{ brp: { en: () => import('virtual:texts/brp/en'), … }, … }`. */
function loaders(): string {
  const groups = [...new Set(textFiles().map((id) => groupOf(id) ?? ''))].toSorted();
  const rows = groups.map((group) => {
    const each = LANGUAGES.map((language) => `${language}: () => import('${VIRTUAL}/${group}/${language}')`);
    return `${JSON.stringify(group)}: { ${each.join(', ')} }`;
  });
  return `export const LOADERS = { ${rows.join(', ')} };`;
}

/** Returns the texts of a group in one language, by file. */
async function textsOf(group: string, language: Language): Promise<string> {
  const files = textFiles().filter((id) => groupOf(id) === group);
  const rows = files.map(async (id) => {
    const texts = Object.values(await joinedIn(id));
    const own = texts.map((tree) =>
      inLanguage(
        partOf(tree, (key) => !isInEvery(group, key)),
        language,
      ),
    );
    return [relative(ROOT, id), Object.assign({}, ...own)] as const;
  });
  return `export const TEXTS = ${JSON.stringify(Object.fromEntries(await Promise.all(rows)))};`;
}

/** Builds texts apart from code, a file for each language, so that a page loads one language. */
export const textsByLanguage = (): Plugin => ({
  name: 'texts-by-language',
  resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
  async load(id) {
    if (id === LOADERS) return loaders();
    const [, group, language] = /^\0virtual:texts\/([\w-]+)\/(\w+)$/.exec(id) ?? [];
    if (group !== undefined) return textsOf(group, language as Language);
    if (!isText(id)) return undefined;
    const from = groupOf(id);
    if (from === undefined) return joinedCode(id);
    const file = JSON.stringify(relative(ROOT, id));
    const inEvery = mapValues(await joinedIn(id), (tree) => partOf(tree, (key) => isInEvery(from, key)));
    const named = mapValues(inEvery, (part) => `loadedTexts(${file}, ${JSON.stringify(part)})`);
    return `import { loadedTexts } from ${JSON.stringify(STORE)};\n${constants(named)}`;
  },
});

const joinedCode = async (id: string): Promise<string> =>
  constants(mapValues(await joinedIn(id), (tree) => JSON.stringify(tree)));

/** A worker has all languages, because its input may be in any. They are joined at build time. */
export const joinedTexts = (): Plugin => ({
  name: 'joined-texts',
  load: (id) => (isText(id) ? joinedCode(id) : undefined),
});

/** Returns the name of the script with these texts. */
export const textsFileName = (moduleId: string): string | undefined => {
  const [, group, language] = /^\0virtual:texts\/([\w-]+)\/(\w+)$/.exec(moduleId) ?? [];
  return group === undefined ? undefined : `text-${group}-${language}`;
};
