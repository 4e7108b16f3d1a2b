import { isSyntaxNode, parseSyntax, type SyntaxNode } from './syntax.ts';

/** An export of a room: its name, its declaration, and its comment. */
export interface Declaration {
  readonly name: string;
  readonly says: string;
  readonly code: string;
}

/** What an index re-exports from a file of its room: these names, or all. */
export interface ReExport {
  readonly from: string;
  readonly names: readonly string[] | 'all';
}

const parseStatements = (path: string, text: string): readonly SyntaxNode[] =>
  parseSyntax(path, text)
    .nodes.filter(({ parent }) => parent?.type === 'Program')
    .map(({ node }) => node);

const findName = (node: unknown): string | undefined =>
  isSyntaxNode(node) && typeof node.name === 'string' ? node.name : undefined;

const listNodes = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isSyntaxNode) : [];

/** Returns the files that an index of a room re-exports, in order. */
export function listReExports(path: string, text: string): readonly ReExport[] {
  return parseStatements(path, text).flatMap((node): readonly ReExport[] => {
    const source = isSyntaxNode(node.source) ? String(node.source.value) : undefined;
    if (source === undefined || node.type === 'ImportDeclaration') return [];
    if (node.type === 'ExportAllDeclaration') return [{ from: source, names: 'all' }];
    return [
      { from: source, names: listNodes(node.specifiers).flatMap(({ exported }) => findName(exported) ?? []) },
    ];
  });
}

/** Returns the names that a declaration declares: several if one `const` has several. */
function listDeclaredNames(declaration: SyntaxNode): readonly string[] {
  if (declaration.type === 'VariableDeclaration')
    return listNodes(declaration.declarations).flatMap(({ id }) => findName(id) ?? []);
  const name = findName(declaration.id);
  return name === undefined ? [] : [name];
}

/** Returns the comment that ends just before a position, without its stars. */
function findCommentBefore(text: string, index: number): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, index)) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** Returns all exports of a file of declarations, in order. Of an overloaded function, all overloads. */
export function listDeclarations(path: string, text: string): readonly Declaration[] {
  const found = new Map<string, Declaration>();
  for (const node of parseStatements(path, text)) {
    if (node.type !== 'ExportNamedDeclaration' || !isSyntaxNode(node.declaration)) continue;
    const code = text.slice(node.start, Number(node.end)).replace(/^export (?:declare )?/, '');
    for (const name of listDeclaredNames(node.declaration)) {
      const before = found.get(name);
      const line = [before?.says, findCommentBefore(text, node.start)].filter(Boolean).join('\n\n');
      found.set(name, { name, says: line, code: before ? `${before.code}\n${code}` : code });
    }
  }
  return [...found.values()];
}
