import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageNames } from '@arbitro/kernel';
import { type Catalogue, formatPath, listTexts, parseMessageNames } from './lib/messages.ts';
import { fileNameOf, isSource, isTest, listFiles, type Root, readText } from './lib/project-files.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';
import { isStandaloneName, isSyntaxNode, parseSyntax, type SyntaxNode } from './lib/syntax.ts';
import {
  findTextsOfOtherLanguage,
  LANGUAGES,
  type Language,
  type Translations,
} from './lib/text-language.ts';

/** A text catalogue of a room: the same file in every language, and how code refers to it. */
interface TextFile {
  /** The folder `text/`. */
  readonly folder: string;
  /** The part between the language and `.ts`: nothing, or `.statements`. */
  readonly suffix: string;
}

/**
 * Returns the errors of the texts: parts that differ between languages, invalid messages, unused keys, texts in the file
 * of another language.
 */
export async function findTextFaults(root: Root): Promise<readonly string[]> {
  const files = listFiles(root);
  const textFiles = listTextFiles(files);
  const all = await Promise.all(
    textFiles.map(async (file) => {
      const faults = await findFaultsOf(root, file);
      return file.suffix === '' ? [...faults, ...(await findUnusedKeys(root, file, files))] : faults;
    }),
  );
  return [...all.flat(), ...findTextsOfOtherLanguage(await listTranslations(root, textFiles))];
}

const listTextFiles = (files: readonly string[]): readonly TextFile[] =>
  files
    .filter((path) => /\/text\/en(?:\.[a-z]+)?\.ts$/.test(path))
    .map((path) => ({ folder: dirname(path), suffix: fileNameOf(path).slice('en'.length, -'.ts'.length) }));

/** Returns all texts of these files, each in its languages. */
export async function listTranslations(
  root: Root,
  files: readonly TextFile[] = listTextFiles(listFiles(root)),
): Promise<readonly Translations[]> {
  const all = await Promise.all(
    files.map(async (file) => {
      const [en, it, fi] = await Promise.all(LANGUAGES.map((language) => readTexts(root, file, language)));
      return [...(en ?? [])].map(([key, text]) => ({
        ...file,
        key,
        texts: { en: text, it: it?.get(key), fi: fi?.get(key) },
      }));
    }),
  );
  return all.flat();
}

async function readCatalogue(
  root: Root,
  { folder, suffix }: TextFile,
  language: Language,
): Promise<Catalogue> {
  const path = join(root, folder, `${language}${suffix}.ts`);
  if (!existsSync(path)) return {};
  return (await import(pathToFileURL(path).href))[language] as Catalogue;
}

async function findFaultsOf(root: Root, file: TextFile): Promise<readonly string[]> {
  const [en, ...others] = await Promise.all(
    LANGUAGES.map(async (language) => {
      return { language, texts: await readTexts(root, file, language) };
    }),
  );
  const pathOf = (language: Language): string => `${file.folder}/${language}${file.suffix}.ts`;
  const unreadable = [en, ...others].flatMap((item) =>
    item ? findUnreadable(item.texts, pathOf(item.language)) : [],
  );
  return [
    ...unreadable,
    ...others.flatMap(({ language, texts }) =>
      findDifferences(en?.texts ?? new Map(), texts, pathOf(language)),
    ),
  ];
}

/** Texts by their path. */
type Texts = ReadonlyMap<string, string>;

async function readTexts(root: Root, file: TextFile, language: Language): Promise<Texts> {
  const leaves = listTexts(await readCatalogue(root, file, language));
  return new Map(leaves.map(([path, text]) => [formatPath(path), text]));
}

const findUnreadable = (texts: Texts, path: string): readonly string[] =>
  [...texts].flatMap(([key, text]) => {
    const parts = parseMessageNames(text);
    return typeof parts === 'string' ? [`${path}: ${key} is no ICU message (${parts})`] : [];
  });

function findDifferences(english: Texts, texts: Texts, path: string): readonly string[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `${path}: has no ${key}`);
  const extra = [...texts.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${path}: ${key} is not in English`);
  const otherParts = [...texts].flatMap(([key, text]) => {
    const ownNames = parseMessageNames(text);
    const englishNames = parseMessageNames(english.get(key) ?? text);
    if (typeof ownNames === 'string' || typeof englishNames === 'string') return [];
    return findPartFaults(ownNames, englishNames).map((fault) => `${path}: ${key} ${fault}`);
  });
  return [...missing, ...extra, ...otherParts];
}

/** Placeholders that are shown must be the same; a form may be selected by any value that the other language has too. */
function findPartFaults(ownNames: MessageNames, english: MessageNames): readonly string[] {
  const lacks = [...english.values].filter((name) => !ownNames.values.has(name));
  const adds = [...ownNames.values].filter((name) => !english.values.has(name));
  const unknown = [...ownNames.selectors].filter(
    (name) => !english.values.has(name) && !english.selectors.has(name),
  );
  return [
    ...lacks.map((name) => `does not show {${name}}`),
    ...adds.map((name) => `shows {${name}}, which English does not`),
    ...unknown.map((name) => `chooses by {${name}}, which English does not have`),
  ];
}

/** Returns keys that no code of the room uses. */
async function findUnusedKeys(
  root: Root,
  file: TextFile,
  files: readonly string[],
): Promise<readonly string[]> {
  const room = dirname(file.folder);
  const door = `${file.folder}/index.ts`;
  const code = files.filter(
    (path) =>
      path.startsWith(`${room}/`) &&
      isSource(path) &&
      !isTest(path) &&
      (path === door || !path.startsWith(`${file.folder}/`)),
  );
  const events = code.flatMap((path) => listDeclaredEvents(readText(root, path)));
  const used = code.flatMap((path) => {
    const text = readText(root, path);
    const branches = text.includes('TEXT') ? listUses(path, text, events) : [];
    // the whole tree is named where it is built; parts of it may be passed on from there
    return path === door ? branches.filter((branch) => branch.length > 0) : branches;
  });
  const isUsed = (key: readonly string[]): boolean =>
    used.some((path) => path.every((part, index) => key[index] === part));
  return listTexts(await readCatalogue(root, file, 'en'))
    .filter(([path]) => !isUsed(path))
    .map(([path]) => `${file.folder}/en.ts: nothing uses ${formatPath(path)}`);
}

/** Returns the types of the events that a file declares. */
const listDeclaredEvents = (text: string): readonly string[] =>
  [...text.matchAll(/\bevent\(\s*'([\w-]+)'/g)].map(([, type = '']) => type);

/**
 * Returns the branches of `TEXT` that a file names: `TEXT.events.left` as `['events', 'left']`, including all below it.
 * `createEventDescriber` reads only the texts of events.
 */
function listUses(path: string, text: string, events: readonly string[]): readonly (readonly string[])[] {
  const { nodes } = parseSyntax(path, text);
  const parents = new Map(nodes.map(({ node, parent }) => [node, parent]));
  return nodes
    .filter((nodeInParent) => nodeInParent.node.name === 'TEXT' && isStandaloneName(nodeInParent))
    .filter(({ parent }) => parent?.type !== 'ImportSpecifier')
    .flatMap(({ node }) => {
      const { branch, user } = readBranch(node, parents);
      return isDescriberCall(user) ? events.map((event) => [...branch, event]) : [branch];
    });
}

const isDescriberCall = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'CallExpression' && isSyntaxNode(node.callee) && node.callee.name === 'createEventDescriber';

/** A branch of `TEXT`, and the part of the code that uses it. */
interface UsedBranch {
  readonly branch: readonly string[];
  readonly user: SyntaxNode | undefined;
}

function readBranch(node: SyntaxNode, parents: ReadonlyMap<SyntaxNode, SyntaxNode | undefined>): UsedBranch {
  const branch: string[] = [];
  for (let below = node, above = parents.get(node); ; below = above, above = parents.get(above)) {
    const key = above && readKey(above, below);
    if (above === undefined || key === undefined) return { branch, user: above };
    branch.push(key);
  }
}

/**
 * Returns the key that is read from a value; undefined if it is known only at run time, or if the value is used in
 * another way.
 */
function readKey(node: SyntaxNode, from: SyntaxNode): string | undefined {
  if (node.type === 'TSQualifiedName' && node.left === from)
    return isSyntaxNode(node.right) ? String(node.right.name) : undefined;
  if (node.type !== 'MemberExpression' || node.object !== from || !isSyntaxNode(node.property))
    return undefined;
  if (node.computed !== true) return String(node.property.name);
  return node.property.type === 'Literal' ? String(node.property.value) : undefined;
}

if (import.meta.main) reportFaults('texts', await findTextFaults(PROJECT_ROOT));
