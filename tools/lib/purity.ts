import { TEMPLATE } from './shape.ts';
import { type Held, importsOf, isNode, type Node, type Syntax, standsAlone } from './syntax.ts';
import { isTest, lineAt } from './tree.ts';

/** Names that would give the engine access to the clock, randomness, the machine or promises. */
const BANNED = new Set([
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
const DEVICE = /^(?:localeCompare|toLocale\w*)$/;

/**
 * Returns what the engine must not use: the clock, randomness, the machine, waiting; and in a system anything that
 * could hide a pause.
 */
export function impurities(syntax: Syntax): readonly string[] {
  const { path, text } = syntax;
  if (!isPure(path)) return [];
  const says = isOfSystem(path) ? [inEngine, inSystem] : [inEngine];
  const words = syntax.nodes.flatMap((held) =>
    says.flatMap((say) => {
      const what = say(held);
      return what ? [`${path}:${lineAt(text, held.node.start)}: ${what}`] : [];
    }),
  );
  return [...new Set(words), ...machineImports(syntax)];
}

const isOfSystem = (path: string): boolean =>
  path.startsWith('engine/systems/') || path.startsWith(`${TEMPLATE.folder}/`);

const isPure = (path: string): boolean =>
  !isTest(path) && !path.startsWith('engine/testing/') && (path.startsWith('engine/') || isOfSystem(path));

function machineImports(syntax: Syntax): readonly string[] {
  return importsOf(syntax)
    .filter(({ from }) => from?.startsWith('node:'))
    .map(({ from, line }) => `${syntax.path}:${line}: the engine runs anywhere: it may not import ${from}`);
}

function inEngine(held: Held): string | undefined {
  const { node } = held;
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true))
    return 'the engine does not wait: no await';
  if (node.async === true) return 'the engine does not wait: no async';
  if (isChance(held)) return 'chance comes from the oracle: no Math.random';
  if (standsAlone(held) && BANNED.has(String(node.name))) return `the engine is pure: no ${node.name}`;
  if (node.type === 'MemberExpression') return dependingOnDevice(node);
  return undefined;
}

function dependingOnDevice({ property }: Node): string | undefined {
  const name = isNode(property) ? String(property.name ?? property.value) : '';
  return DEVICE.test(name) ? `${name} answers differently on another device` : undefined;
}

/** `Math` may be used as in `Math.floor`; passed around or indexed, it could give `random`. */
function isChance(held: Held): boolean {
  const { node, parent, field } = held;
  if (!standsAlone(held) || node.name !== 'Math') return false;
  if (parent?.type !== 'MemberExpression' || field !== 'object' || parent.computed === true) return true;
  return (parent.property as Node).name === 'random';
}

function inSystem({ node, parent }: Held): string | undefined {
  if (node.type === 'TryStatement') return 'a rule must not catch the pause: no try';
  if (node.generator === true) return 'a rule is a plain function: no generator';
  if (isModuleVariable(node, parent)) return 'a rule remembers nothing: no let outside a function';
  return undefined;
}

function isModuleVariable(node: Node, parent: Node | undefined): boolean {
  const outside = parent?.type === 'Program' || parent?.type === 'ExportNamedDeclaration';
  return node.type === 'VariableDeclaration' && node.kind !== 'const' && outside;
}
