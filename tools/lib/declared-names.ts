import { isTest, lineNumberAt } from './project-files.ts';
import { isSyntaxNode, type Syntax, type SyntaxNode } from './syntax.ts';

/** The actions and events that a system declares. */
interface DeclaredNames {
  readonly actions: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** The folders of a system that use its events: rules emit them, screens describe them, odds and computers read them. */
const EVENT_USERS = ['rules', 'screen', 'odds', 'computer', 'secrecy'];
/** Actions are also in encounters and in imported files, and `actions.ts` says who performs them. */
const ACTION_USERS = [...EVENT_USERS, 'content', 'imports', 'actions.ts'];

/** Rooms that work with every system. */
const SHARED_ROOMS = /^(?:table|apps\/(?!cli\/new-system)|engine\/(?:catalogue|odds|policies|simulation))/;

/**
 * Returns places that spell the name of an event or an action as a `type`, outside its declaration, its texts and its
 * users. Rooms for every system may know only actions that several systems have.
 */
export function findSpelledNames(sources: readonly Syntax[]): readonly string[] {
  const code = sources.filter(({ path }) => !isTest(path));
  const declared = new Map<string, DeclaredNames>();
  for (const system of new Set(code.flatMap(({ path }) => splitPath(path)?.system ?? [])))
    declared.set(system, collectNames(code.filter(({ path }) => splitPath(path)?.system === system)));
  return code.flatMap((source) => {
    const location = splitPath(source.path);
    const names = location && declared.get(location.system);
    if (names) return findInSystem(source, location.part, names);
    return SHARED_ROOMS.test(source.path) ? findInSharedRoom(source, [...declared.values()]) : [];
  });
}

/** Returns the system of a file, and the folder or file of that system. */
function splitPath(path: string): { readonly system: string; readonly part: string } | undefined {
  const [, system, part] = /^engine\/systems\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  return system === undefined || part === undefined ? undefined : { system, part };
}

function collectNames(sources: readonly Syntax[]): DeclaredNames {
  const namesBy = (declarer: string): ReadonlySet<string> =>
    new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${declarer}\\(\\s*'([\\w-]+)'`, 'g'))].map(([, name = '']) => name),
      ),
    );
  return { actions: namesBy('action'), events: namesBy('event') };
}

function findInSystem(source: Syntax, part: string, { actions, events }: DeclaredNames): readonly string[] {
  return listTypeNames(source)
    .filter(({ name }) => {
      if (actions.has(name) && ACTION_USERS.includes(part)) return false;
      if (events.has(name) && EVENT_USERS.includes(part)) return false;
      return actions.has(name) || events.has(name);
    })
    .map(({ name, line }) => `${source.path}:${line}: spells “${name}”, which is declared in rules/`);
}

function findInSharedRoom(source: Syntax, systems: readonly DeclaredNames[]): readonly string[] {
  return listTypeNames(source)
    .filter(({ name }) => {
      const withAction = systems.filter(({ actions }) => actions.has(name)).length;
      return withAction === 1 || (withAction === 0 && systems.some(({ events }) => events.has(name)));
    })
    .map(({ name, line }) => `${source.path}:${line}: knows “${name}” of one system`);
}

interface TypeName {
  readonly name: string;
  readonly line: number;
}

/** Returns the texts that a file writes as a `type`, compares with one, or distinguishes by one. */
const listTypeNames = ({ nodes, text }: Syntax): readonly TypeName[] =>
  nodes.flatMap(({ node }) =>
    listTypeValues(node).flatMap((value) =>
      isSyntaxNode(value) && typeof value.value === 'string'
        ? [{ name: value.value, line: lineNumberAt(text, value.start) }]
        : [],
    ),
  );

function listTypeValues(node: SyntaxNode): readonly unknown[] {
  if (node.type === 'Property') return isNamedType(node.key) ? [node.value] : [];
  if (node.type === 'BinaryExpression' && readsType(node.left)) return [node.right];
  if (node.type === 'SwitchStatement' && readsType(node.discriminant) && Array.isArray(node.cases))
    return node.cases.map(({ test }) => test);
  return [];
}

const isNamedType = (node: unknown): boolean => isSyntaxNode(node) && node.name === 'type';

const readsType = (node: unknown): boolean =>
  isNamedType(node) || (isSyntaxNode(node) && node.type === 'MemberExpression' && isNamedType(node.property));
