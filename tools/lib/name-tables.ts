import { listActionKeys, type Shape, type ShapeKey } from '@arbitro/scenario';
import { parse, stringify } from 'yaml';
import { escapeCell } from './generated-pages.ts';
import { isSyntaxNode, type Syntax, type SyntaxNode } from './syntax.ts';

/** What the tables of a system's README are written from. */
export interface DeclaredSystem {
  readonly schemas: { readonly action: Parameters<typeof listActionKeys>[0] };
  readonly refusals: Readonly<Record<string, { readonly says: { readonly en: string } }>>;
  actor(action: { readonly type: string; readonly [field: string]: unknown }): string;
}

/** The cell of fields for each name. */
export type FieldCells = ReadonlyMap<string, string>;

/** Returns the fields of every action. Fields in italics are only for the game master. */
export function listActionFields({ schemas, actor }: DeclaredSystem): FieldCells {
  return new Map(
    Object.entries(listActionKeys(schemas.action)).map(([type, keys]) => {
      const hasActor = keys.some(({ name }) => name === 'by') && actor({ type, by: 'x' }) === 'x';
      const isForGm = ({ name }: ShapeKey): boolean =>
        hasActor && name !== 'by' && actor({ type, by: 'x', [name]: true }) === 'gm';
      return [type, keys.map((key) => describeField(key, isForGm(key))).join(', ')];
    }),
  );
}

/** Longer enumerations are lists of the book: characteristics, skills, conditions. */
const MAX_VALUES = 6;

function describeField({ name, needed, shape }: ShapeKey, isForGm: boolean): string {
  const code = `\`${name}${needed ? '' : '?'}\``;
  const values = listValues(shape);
  const shown = values.length > 0 && values.length <= MAX_VALUES ? ` (${values.join(', ')})` : '';
  return `${isForGm ? `*${code}*` : code}${shown}`;
}

const listValues = (shape: Shape): readonly string[] => {
  if (shape.kind === 'one-of') return shape.values.map((value) => `\`${value}\``);
  return shape.kind === 'either' && shape.of.every(({ kind }) => kind === 'one-of' || kind === 'nothing')
    ? shape.of.flatMap(listValues)
    : [];
};

/** Returns the shortest way in which the scenario files write each action. */
export function listExamples(
  { schemas }: Pick<DeclaredSystem, 'schemas'>,
  scenarios: readonly string[],
): ReadonlyMap<string, string> {
  const examples = new Map<string, string>();
  for (const action of scenarios.flatMap((text) => listActions(parse(text)))) {
    if (!schemas.action.safeParse(action).success) continue;
    const text = stringify(action, { collectionStyle: 'flow', lineWidth: 0 }).trim();
    const before = examples.get(action.type);
    if (before === undefined || text.length + 2 < before.length) examples.set(action.type, `\`${text}\``);
  }
  return examples;
}

type WrittenAction = Parameters<DeclaredSystem['actor']>[0];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listActions(scenario: unknown): readonly WrittenAction[] {
  const steps: unknown = isRecord(scenario) ? scenario.steps : undefined;
  return (Array.isArray(steps) ? steps : []).flatMap((step: unknown): readonly WrittenAction[] => {
    const action = isRecord(step) ? step.do : undefined;
    return isRecord(action) && typeof action.type === 'string' ? [action as WrittenAction] : [];
  });
}

/** Returns the fields of every event, as the types of its declaration name them. */
export function listEventFields(sources: readonly Syntax[]): FieldCells {
  const types = new Map(sources.flatMap(listNamedTypes));
  return new Map(
    sources.flatMap((source) =>
      source.nodes.flatMap(({ node }): readonly (readonly [string, string])[] => {
        const [type, declared] = argumentsOf(node, 'event');
        if (!type || !declared || typeof type.value !== 'string') return [];
        const [facts] = typeArgumentsOf(findConstant(source, declared) ?? declared);
        const names = facts ? listFieldNames(facts, types) : [];
        return [[type.value, [...new Set(names)].map((name) => `\`${name}\``).join(', ')]];
      }),
    ),
  );
}

/** Returns the value of a constant of the same file, which several events share. */
function findConstant({ nodes }: Syntax, { type, name }: SyntaxNode): SyntaxNode | undefined {
  if (type !== 'Identifier') return undefined;
  const found = nodes.find(
    ({ node }) => node.type === 'VariableDeclarator' && isSyntaxNode(node.id) && node.id.name === name,
  );
  return isSyntaxNode(found?.node.init) ? found.node.init : undefined;
}

const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isSyntaxNode) : [];

/** Returns the arguments of a call of this function, none of other nodes. */
const argumentsOf = (node: SyntaxNode, called: string): readonly SyntaxNode[] =>
  node.type === 'CallExpression' && isSyntaxNode(node.callee) && node.callee.name === called
    ? nodesIn(node.arguments)
    : [];

const typeArgumentsOf = ({ typeArguments }: SyntaxNode): readonly SyntaxNode[] =>
  isSyntaxNode(typeArguments) ? nodesIn(typeArguments.params) : [];

/** Returns the interfaces and type aliases of a file by their names. */
const listNamedTypes = ({ nodes }: Syntax): readonly (readonly [string, SyntaxNode])[] =>
  nodes.flatMap(({ node }) => {
    const isType = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
    const { id } = node;
    return isType && isSyntaxNode(id) && typeof id.name === 'string' ? [[id.name, node] as const] : [];
  });

type NamedTypes = ReadonlyMap<string, SyntaxNode>;

function listFieldNames(node: SyntaxNode, types: NamedTypes): readonly string[] {
  switch (node.type) {
    case 'TSTypeLiteral':
      return nodesIn(node.members).flatMap(fieldNameOf);
    case 'TSIntersectionType':
      return nodesIn(node.types).flatMap((part) => listFieldNames(part, types));
    case 'TSTypeAliasDeclaration':
      return isSyntaxNode(node.typeAnnotation) ? listFieldNames(node.typeAnnotation, types) : [];
    case 'TSInterfaceDeclaration':
      return [
        ...nodesIn(node.extends).flatMap(({ expression }) => listReferred(expression, types)),
        ...(isSyntaxNode(node.body) ? nodesIn(node.body.body).flatMap(fieldNameOf) : []),
      ];
    case 'TSTypeReference':
      return listReferred(node.typeName, types);
    default:
      return [];
  }
}

function listReferred(name: unknown, types: NamedTypes): readonly string[] {
  const named = isSyntaxNode(name) ? types.get(String(name.name)) : undefined;
  return named ? listFieldNames(named, types) : [];
}

const fieldNameOf = ({ key, optional }: SyntaxNode): readonly string[] =>
  isSyntaxNode(key) && typeof key.name === 'string' ? [`${key.name}${optional === true ? '?' : ''}`] : [];

/**
 * Returns the page with a row for each name in the tables of `type` under this heading. The first two cells are the
 * name and its fields; the others are written by hand and are kept. New names come last; an example that is missing is
 * taken from a scenario.
 */
export function writeNameTables(
  page: string,
  heading: string,
  cells: FieldCells,
  examples: ReadonlyMap<string, string> = new Map(),
): string {
  return replaceSection(page, heading, (lines) => {
    const rows = lines.map((line, index) => (findNameTable(lines, index) ? nameOf(line) : undefined));
    const last = rows.findLastIndex((name) => name !== undefined);
    const head = findNameTable(lines, last) ?? [];
    const added = [...cells.keys()].filter((name) => !rows.includes(name));
    const formatRow = (name: string, row: readonly string[]): string => {
      const rest = head
        .slice(2)
        .map((title, index) => row[index + 2] || (title === EXAMPLE ? (examples.get(name) ?? '') : ''));
      return `|${[`\`${name}\``, cells.get(name) ?? '', ...rest].map(padCell).join('|')}|`;
    };
    return lines.flatMap((line, index) => {
      const name = rows[index];
      if (name === undefined) return [line];
      const kept = cells.has(name) ? [formatRow(name, splitRow(line))] : [];
      return index === last ? [...kept, ...added.map((each) => formatRow(each, []))] : kept;
    });
  });
}

const EXAMPLE = 'an example';

function replaceSection(
  page: string,
  heading: string,
  write: (lines: readonly string[]) => readonly string[],
): string {
  const start = page.indexOf(`\n## ${heading}\n`);
  if (start < 0) return page;
  const next = page.indexOf('\n## ', start + 1);
  const end = next < 0 ? page.length : next;
  return page.slice(0, start) + write(page.slice(start, end).split('\n')).join('\n') + page.slice(end);
}

/** Returns the column titles of the table of this row, where its first column is `type`. */
function findNameTable(lines: readonly string[], index: number): readonly string[] | undefined {
  const top = lines.findLastIndex((line, above) => above <= index && !line.startsWith('|'));
  const head = splitRow(lines[top + 1] ?? '');
  return index > top + 2 && head[0] === '`type`' ? head : undefined;
}

const nameOf = (line: string): string | undefined => /^\| `([\w-]+)` \|/.exec(line)?.[1];

const splitRow = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const padCell = (cell: string): string => (cell === '' ? ' ' : ` ${cell} `);

/** Returns the table of refusals: what people read, with the names of its parts; then those that all systems share. */
export const formatRefusals = (
  { refusals }: Pick<DeclaredSystem, 'refusals'>,
  shared: readonly string[],
): string =>
  [
    '| code | what is said |',
    '|---|---|',
    ...Object.entries(refusals).map(
      ([code, { says }]) => `| \`${code}\` | ${escapeCell(takeOtherForms(says.en))} |`,
    ),
    '',
    `As in every system: ${shared.map((code) => `\`${code}\``).join(', ')}.`,
  ].join('\n');

/** Replaces plurals and choices of a message by their last form. */
const takeOtherForms = (message: string): string =>
  message.replaceAll(/\{\w+, (?:plural|select), (?:[\w=]+ \{[^{}]*\}\s*)*?other \{([^{}]*)\}\}/g, '$1');
