import { parseSync } from 'vite';
import { lineNumberAt } from './project-files.ts';

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A node with its parent, and the field of the parent that holds it. */
export interface NodeInParent {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
  readonly field: string;
}

export interface Syntax {
  readonly path: string;
  readonly text: string;
  readonly nodes: readonly NodeInParent[];
  readonly comments: readonly string[];
}

export function parseSyntax(path: string, text: string): Syntax {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const nodes: NodeInParent[] = [];
  collectNodes({ node: parsed.program as unknown as SyntaxNode, parent: undefined, field: '' }, nodes);
  return { path, text, nodes, comments: parsed.comments.map((comment) => comment.value) };
}

function collectNodes(nodeInParent: NodeInParent, into: NodeInParent[]): void {
  into.push(nodeInParent);
  for (const [field, value] of Object.entries(nodeInParent.node)) {
    for (const node of Array.isArray(value) ? value : [value]) {
      if (isSyntaxNode(node)) collectNodes({ node, parent: nodeInParent.node, field }, into);
    }
  }
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export interface ImportSite {
  /** The imported name, or undefined when it is known only at run time. */
  readonly from: string | undefined;
  readonly line: number;
}

const IMPORT_NODES = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Returns all imports of a file, including types. */
export function listImports({ nodes, text }: Syntax): readonly ImportSite[] {
  return nodes
    .filter(({ node }) => IMPORT_NODES.has(node.type) && isSyntaxNode(node.source))
    .map(({ node }) => {
      const { value } = node.source as SyntaxNode;
      return { from: typeof value === 'string' ? value : undefined, line: lineNumberAt(text, node.start) };
    });
}

/** Returns the strings and comments of a file: the places where a rule can be cited. */
export function listTexts({ nodes, comments }: Syntax): readonly string[] {
  const strings = nodes.flatMap(({ node }) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [String((node.value as { raw: string }).raw)];
    return [];
  });
  return [...strings, ...comments];
}

/** Whether this identifier stands alone: neither the part after a dot nor the key of a field. */
export function isStandaloneName({ node, parent, field }: NodeInParent): boolean {
  if (node.type !== 'Identifier' || !parent) return false;
  if (parent.type === 'MemberExpression' && field === 'property') return parent.computed === true;
  if (KEYED_NODES.has(parent.type) && field === 'key')
    return parent.computed === true || parent.shorthand === true;
  return true;
}

const KEYED_NODES = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
]);
