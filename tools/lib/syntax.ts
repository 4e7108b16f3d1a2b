import { parseSync } from 'vite';
import { lineAt } from './tree.ts';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A node with its parent, and the field of the parent that holds it. */
export interface Held {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly field: string;
}

export interface Syntax {
  readonly path: string;
  readonly text: string;
  readonly nodes: readonly Held[];
  readonly comments: readonly string[];
}

export function parse(path: string, text: string): Syntax {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const nodes: Held[] = [];
  gather({ node: parsed.program as unknown as Node, parent: undefined, field: '' }, nodes);
  return { path, text, nodes, comments: parsed.comments.map((comment) => comment.value) };
}

function gather(held: Held, into: Held[]): void {
  into.push(held);
  for (const [field, value] of Object.entries(held.node)) {
    for (const node of Array.isArray(value) ? value : [value]) {
      if (isNode(node)) gather({ node, parent: held.node, field }, into);
    }
  }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export interface Import {
  /** The imported name, or undefined when it is known only at run time. */
  readonly from: string | undefined;
  readonly line: number;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Returns all imports of a file, including types. */
export function importsOf({ nodes, text }: Syntax): readonly Import[] {
  return nodes
    .filter(({ node }) => IMPORTING.has(node.type) && isNode(node.source))
    .map(({ node }) => {
      const { value } = node.source as Node;
      return { from: typeof value === 'string' ? value : undefined, line: lineAt(text, node.start) };
    });
}

/** Returns the strings and comments of a file: the places where a rule can be cited. */
export function saidIn({ nodes, comments }: Syntax): readonly string[] {
  const strings = nodes.flatMap(({ node }) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [String((node.value as { raw: string }).raw)];
    return [];
  });
  return [...strings, ...comments];
}

/** Whether this identifier stands alone: neither the part after a dot nor the key of a field. */
export function standsAlone({ node, parent, field }: Held): boolean {
  if (node.type !== 'Identifier' || !parent) return false;
  if (parent.type === 'MemberExpression' && field === 'property') return parent.computed === true;
  if (KEYED.has(parent.type) && field === 'key') return parent.computed === true || parent.shorthand === true;
  return true;
}

const KEYED = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
]);
