import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageNames } from '@arbitro/kernel';
import { type Catalogue, leavesOf, namesIn, pathText } from './lib/messages.ts';
import { HERE, report } from './lib/report.ts';
import { isNode, type Node, parse, standsAlone } from './lib/syntax.ts';
import { filesUnder, isSource, isTest, nameOf, type Root, textOf } from './lib/tree.ts';

const LANGUAGES = ['en', 'it', 'fi'] as const;
type Language = (typeof LANGUAGES)[number];

/** A text catalogue of a room: the same file in every language, and how code refers to it. */
interface TextFile {
  /** The folder `text/`. */
  readonly folder: string;
  /** The part between the language and `.ts`: nothing, or `.statements`. */
  readonly suffix: string;
}

/** Returns the errors of the texts: parts that differ between languages, invalid messages, unused keys. */
export async function textFaults(root: Root): Promise<readonly string[]> {
  const files = filesUnder(root);
  const english = files.filter((path) => /\/text\/en(?:\.[a-z]+)?\.ts$/.test(path));
  const all = await Promise.all(
    english.map(async (path) => {
      const file = { folder: dirname(path), suffix: nameOf(path).slice('en'.length, -'.ts'.length) };
      const faults = await faultsOf(root, file);
      return file.suffix === '' ? [...faults, ...(await unusedKeys(root, file, files))] : faults;
    }),
  );
  return all.flat();
}

async function catalogueIn(root: Root, { folder, suffix }: TextFile, language: Language): Promise<Catalogue> {
  const path = join(root, folder, `${language}${suffix}.ts`);
  if (!existsSync(path)) return {};
  return (await import(pathToFileURL(path).href))[language] as Catalogue;
}

async function faultsOf(root: Root, file: TextFile): Promise<readonly string[]> {
  const [en, ...others] = await Promise.all(
    LANGUAGES.map(async (language) => {
      const leaves = leavesOf(await catalogueIn(root, file, language));
      const texts = new Map(leaves.map(([path, text]) => [pathText(path), text]));
      return { language, texts };
    }),
  );
  const at = (language: Language): string => `${file.folder}/${language}${file.suffix}.ts`;
  const unreadable = [en, ...others].flatMap((one) => (one ? unread(one.texts, at(one.language)) : []));
  return [
    ...unreadable,
    ...others.flatMap(({ language, texts }) => differences(en?.texts ?? new Map(), texts, at(language))),
  ];
}

type Texts = ReadonlyMap<string, string>;

const unread = (texts: Texts, at: string): readonly string[] =>
  [...texts].flatMap(([key, text]) => {
    const parts = namesIn(text);
    return typeof parts === 'string' ? [`${at}: ${key} is no ICU message (${parts})`] : [];
  });

function differences(english: Texts, texts: Texts, at: string): readonly string[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `${at}: has no ${key}`);
  const extra = [...texts.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${at}: ${key} is not in English`);
  const otherParts = [...texts].flatMap(([key, text]) => {
    const own = namesIn(text);
    const wanted = namesIn(english.get(key) ?? text);
    if (typeof own === 'string' || typeof wanted === 'string') return [];
    return partFaults(own, wanted).map((fault) => `${at}: ${key} ${fault}`);
  });
  return [...missing, ...extra, ...otherParts];
}

/**
 * Placeholders that are shown must be the same; a form may be selected by any value that the other language has too.
 */
function partFaults(own: MessageNames, english: MessageNames): readonly string[] {
  const lacks = [...english.shown].filter((name) => !own.shown.has(name));
  const adds = [...own.shown].filter((name) => !english.shown.has(name));
  const unknown = [...own.chosenBy].filter((name) => !english.shown.has(name) && !english.chosenBy.has(name));
  return [
    ...lacks.map((name) => `does not show {${name}}`),
    ...adds.map((name) => `shows {${name}}, which English does not`),
    ...unknown.map((name) => `chooses by {${name}}, which English does not have`),
  ];
}

/** Returns keys that no code of the room uses. */
async function unusedKeys(root: Root, file: TextFile, files: readonly string[]): Promise<readonly string[]> {
  const room = dirname(file.folder);
  const door = `${file.folder}/index.ts`;
  const code = files.filter(
    (path) =>
      path.startsWith(`${room}/`) &&
      isSource(path) &&
      !isTest(path) &&
      (path === door || !path.startsWith(file.folder)),
  );
  const used = code.flatMap((path) => {
    const text = textOf(root, path);
    const branches = text.includes('TEXT') ? usesIn(path, text) : [];
    // the whole tree is named where it is built; parts of it may be passed on from there
    return path === door ? branches.filter((branch) => branch.length > 0) : branches;
  });
  const isUsed = (key: readonly string[]): boolean =>
    used.some((path) => path.every((part, at) => key[at] === part));
  return leavesOf(await catalogueIn(root, file, 'en'))
    .filter(([path]) => !isUsed(path))
    .map(([path]) => `${file.folder}/en.ts: nothing uses ${pathText(path)}`);
}

/**
 * Returns the branches of `TEXT` that a file names: `TEXT.events.left` as `['events', 'left']`, including all below it.
 */
function usesIn(path: string, text: string): readonly (readonly string[])[] {
  const { nodes } = parse(path, text);
  const parents = new Map(nodes.map(({ node, parent }) => [node, parent]));
  return nodes
    .filter((held) => held.node.name === 'TEXT' && standsAlone(held))
    .filter(({ parent }) => parent?.type !== 'ImportSpecifier')
    .map(({ node }) => branchFrom(node, parents));
}

function branchFrom(node: Node, parents: ReadonlyMap<Node, Node | undefined>): readonly string[] {
  const branch: string[] = [];
  for (let below = node, above = parents.get(node); above; below = above, above = parents.get(above)) {
    const key = keyOf(above, below);
    if (key === undefined) break;
    branch.push(key);
  }
  return branch;
}

/**
 * Returns the key that is read from a value; undefined if it is known only at run time, or if the value is used in
 * another way.
 */
function keyOf(node: Node, from: Node): string | undefined {
  if (node.type === 'TSQualifiedName' && node.left === from)
    return isNode(node.right) ? String(node.right.name) : undefined;
  if (node.type !== 'MemberExpression' || node.object !== from || !isNode(node.property)) return undefined;
  if (node.computed !== true) return String(node.property.name);
  return node.property.type === 'Literal' ? String(node.property.value) : undefined;
}

if (import.meta.main) report('texts', await textFaults(HERE));
