import { isTest, lineNumberAt } from './project-files.ts';
import {
  isStandaloneName,
  isSyntaxNode,
  listImports,
  type NodeInParent,
  type Syntax,
  type SyntaxNode,
} from './syntax.ts';
import { TEMPLATE_FOLDER } from './system-layout.ts';

/** Names that would give the engine access to the clock, randomness, the machine or promises. */
const BANNED_NAMES = new Set([
  'Date',
  'Temporal',
  'Intl',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'process',
  'crypto',
  'fetch',
  'globalThis',
  'eval',
  'Function',
  'Promise',
]);

/** Methods whose result depends on the device. */
const DEVICE_METHODS = /^(?:localeCompare|toLocale\w*)$/;

/**
 * Returns what the engine must not use: the clock, randomness, the machine, waiting; and in a system anything that
 * could hide a pause.
 */
export function findImpurities(syntax: Syntax): readonly string[] {
  const { path, text } = syntax;
  if (!isPurePath(path)) return [];
  const checks = isSystemPath(path) ? [findEngineImpurity, findSystemImpurity] : [findEngineImpurity];
  const words = syntax.nodes.flatMap((nodeInParent) =>
    checks.flatMap((say) => {
      const what = say(nodeInParent);
      return what ? [`${path}:${lineNumberAt(text, nodeInParent.node.start)}: ${what}`] : [];
    }),
  );
  return [...new Set(words), ...findMachineImports(syntax)];
}

const isSystemPath = (path: string): boolean =>
  path.startsWith('engine/systems/') || path.startsWith(`${TEMPLATE_FOLDER}/`);

const isPurePath = (path: string): boolean =>
  !isTest(path) && !path.startsWith('engine/testing/') && (path.startsWith('engine/') || isSystemPath(path));

function findMachineImports(syntax: Syntax): readonly string[] {
  return listImports(syntax)
    .filter(({ from }) => from?.startsWith('node:'))
    .map(({ from, line }) => `${syntax.path}:${line}: the engine runs anywhere: it may not import ${from}`);
}

function findEngineImpurity(nodeInParent: NodeInParent): string | undefined {
  const { node } = nodeInParent;
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true))
    return 'the engine does not wait: no await';
  if (node.async === true) return 'the engine does not wait: no async';
  if (isRandomUse(nodeInParent)) return 'chance comes from the oracle: no Math.random';
  if (isStandaloneName(nodeInParent) && BANNED_NAMES.has(String(node.name)))
    return `the engine is pure: no ${node.name}`;
  if (node.type === 'MemberExpression') return findDeviceMethod(node);
  return undefined;
}

function findDeviceMethod({ property }: SyntaxNode): string | undefined {
  const name = isSyntaxNode(property) ? String(property.name ?? property.value) : '';
  return DEVICE_METHODS.test(name) ? `${name} answers differently on another device` : undefined;
}

/** `Math` may be used as in `Math.floor`; passed around or indexed, it could give `random`. */
function isRandomUse(nodeInParent: NodeInParent): boolean {
  const { node, parent, field } = nodeInParent;
  if (!isStandaloneName(nodeInParent) || node.name !== 'Math') return false;
  if (parent?.type !== 'MemberExpression' || field !== 'object' || parent.computed === true) return true;
  return (parent.property as SyntaxNode).name === 'random';
}

function findSystemImpurity({ node, parent }: NodeInParent): string | undefined {
  if (node.type === 'TryStatement') return 'a rule must not catch the pause: no try';
  if (node.generator === true) return 'a rule is a plain function: no generator';
  if (isModuleVariable(node, parent)) return 'a rule remembers nothing: no let outside a function';
  return undefined;
}

function isModuleVariable(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  const outside = parent?.type === 'Program' || parent?.type === 'ExportNamedDeclaration';
  return node.type === 'VariableDeclaration' && node.kind !== 'const' && outside;
}
