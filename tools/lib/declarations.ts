import { isNode, type Node, parse } from './syntax.ts';

/** An export of a room: its name, its declaration, and its comment. */
export interface Declared {
  readonly name: string;
  readonly says: string;
  readonly code: string;
}

/** What an index re-exports from a file of its room: these names, or all. */
export interface Taken {
  readonly from: string;
  readonly names: readonly string[] | 'all';
}

const statementsOf = (path: string, text: string): readonly Node[] =>
  parse(path, text)
    .nodes.filter(({ parent }) => parent?.type === 'Program')
    .map(({ node }) => node);

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined;

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Returns the files that an index of a room re-exports, in order. */
export function takenBy(path: string, text: string): readonly Taken[] {
  return statementsOf(path, text).flatMap((node): readonly Taken[] => {
    const source = isNode(node.source) ? String(node.source.value) : undefined;
    if (source === undefined || node.type === 'ImportDeclaration') return [];
    if (node.type === 'ExportAllDeclaration') return [{ from: source, names: 'all' }];
    return [
      { from: source, names: nodesIn(node.specifiers).flatMap(({ exported }) => nameIn(exported) ?? []) },
    ];
  });
}

/** Returns the names that a declaration declares: several if one `const` has several. */
function namesOf(declaration: Node): readonly string[] {
  if (declaration.type === 'VariableDeclaration')
    return nodesIn(declaration.declarations).flatMap(({ id }) => nameIn(id) ?? []);
  const name = nameIn(declaration.id);
  return name === undefined ? [] : [name];
}

/** Returns the comment that ends just before a position, without its stars. */
function commentBefore(text: string, at: number): string {
  const [, inside = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, at)) ?? [];
  return inside
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** Returns all exports of a file of declarations, in order. Of an overloaded function, all overloads. */
export function declaredIn(path: string, text: string): readonly Declared[] {
  const found = new Map<string, Declared>();
  for (const node of statementsOf(path, text)) {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) continue;
    const code = text.slice(node.start, Number(node.end)).replace(/^export (?:declare )?/, '');
    for (const name of namesOf(node.declaration)) {
      const before = found.get(name);
      const says = [before?.says, commentBefore(text, node.start)].filter(Boolean).join('\n\n');
      found.set(name, { name, says, code: before ? `${before.code}\n${code}` : code });
    }
  }
  return [...found.values()];
}
