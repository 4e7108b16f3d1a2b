import { systems } from '@arbitro/catalogue';
import {
  countFaults,
  type DataPath,
  explainFault,
  type Fault,
  formatPath,
  type System,
} from '@arbitro/kernel';
import { type ParseResult, parseAnyScenario, type Scenario } from '@arbitro/scenario';
import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type CliContext, type MessageKey, UsageError } from '../command-line/context.ts';
import { resolveFile } from './builtin-scenarios.ts';
import { encounterToFile, findEncounter, isEncounterName } from './encounters.ts';
import { createReadError, type FilePurpose, markPosition } from './file-errors.ts';

/** A parsed YAML or JSON file: its data and the position of each part. */
export interface SourceFile {
  readonly path: string;
  readonly raw: unknown;
  /** Returns `:12:5`, where the value at this place begins, or its key. */
  positionOf(dataPath: DataPath, of?: 'key'): string;
}

/** A folder is not a file: the folder of a game often has the game's name. */
const NOT_A_FILE_KEYS: ReadonlySet<MessageKey> = new Set(['no-such-file', 'is-a-folder']);

/**
 * Reads what a word means where a scenario is expected: the user's file, else a ready-made one, else an encounter of a
 * system.
 */
export function readSourceFile(word: string, context: CliContext, purpose?: FilePurpose): SourceFile {
  const path = resolveFile(word);
  let text: string;
  try {
    text = readFileText(path, context, purpose);
  } catch (error) {
    const ready =
      error instanceof UsageError && NOT_A_FILE_KEYS.has(error.key) ? findEncounter(path) : undefined;
    if (ready) return encounterToFile(...ready, context);
    throw error;
  }
  if (isEncounterName(path)) context.io.err(context.text('file-goes-first', { path }));
  return parseSource(path, text, context);
}

/** Parses YAML; a syntax error is bad input, with line and column. */
function parseSource(path: string, text: string, context: CliContext): SourceFile {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [yamlError] = yaml.errors;
  if (yamlError) throw createYamlError(yamlError, yaml, { path, lines, context, text });
  const anchor = findUnknownAnchor(yaml);
  if (anchor) {
    const { line, col } = lines.linePos(anchor.offset);
    const what = context.text('yaml-anchor', { anchor: anchor.name });
    throw new UsageError('not-yaml', { path, line, col, what }, markPosition(text, line, col));
  }
  return {
    path,
    raw: readYamlData(yaml, path, context),
    positionOf: (dataPath, of) => formatPosition(yaml, lines, { dataPath, of }),
  };
}

interface YamlContext {
  readonly path: string;
  readonly lines: LineCounter;
  readonly context: CliContext;
  readonly text: string;
}

function createYamlError(
  yamlError: YAMLError,
  yaml: Document,
  { path, lines, context, text }: YamlContext,
): UsageError {
  const opened = yamlError.code === 'MISSING_CHAR' ? findOpenQuote(yaml, yamlError.pos[0]) : undefined;
  const { line, col } = lines.linePos(opened ?? yamlError.pos[0]);
  const what = context.text(
    opened === undefined ? (YAML_ERRORS[yamlError.code] ?? 'yaml-other') : 'yaml-unclosed',
  );
  return new UsageError('not-yaml', { path, line, col, what }, markPosition(text, line, col));
}

/** Returns the start of the unterminated quote that reaches this place. */
function findOpenQuote(yaml: Document, end: number): number | undefined {
  let opened: number | undefined;
  visit(yaml, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[1] === end) opened = range[0];
    },
  });
  return opened;
}

function findUnknownAnchor(yaml: Document): { readonly name: string; readonly offset: number } | undefined {
  let found: { readonly name: string; readonly offset: number } | undefined;
  visit(yaml, {
    Alias: (_, alias) => {
      if (!found && !alias.resolve(yaml)) found = { name: alias.source, offset: alias.range?.[0] ?? 0 };
    },
  });
  return found;
}

const YAML_ERRORS: Partial<Record<ErrorCode, MessageKey>> = {
  DUPLICATE_KEY: 'yaml-duplicate',
  // apart from quotes: a list item without its dash
  MISSING_CHAR: 'yaml-indent',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colons',
  MULTILINE_IMPLICIT_KEY: 'yaml-no-colon',
  BAD_SCALAR_START: 'yaml-quotes',
  BAD_INDENT: 'yaml-indent',
  TAB_AS_INDENT: 'yaml-tab',
};

/** The YAML parser itself refuses too many aliases. */
function readYamlData(yaml: Document, path: string, { text }: CliContext): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 100 });
  } catch {
    throw new UsageError('not-yaml', { path, line: 1, col: 1, what: text('yaml-aliases') });
  }
}

export function readFileText(path: string, context: CliContext, purpose?: FilePurpose): string {
  const text = readOrThrow(path, purpose, context);
  // UTF-16, as some editors save
  if (text.includes('\0')) throw new UsageError('not-utf8', { path });
  return text;
}

function readOrThrow(path: string, purpose: FilePurpose | undefined, context: CliContext): string {
  try {
    return context.io.read(path);
  } catch (error) {
    throw createReadError({ path, error, purpose }, context);
  }
}

interface SourcePosition {
  readonly dataPath: DataPath;
  readonly of: 'key' | undefined;
}

/** Returns `:12:5` of the part itself (or its key), or of the nearest enclosing part. */
function formatPosition(yaml: Document, lines: LineCounter, { dataPath, of }: SourcePosition): string {
  for (let depth = dataPath.length; depth > 0; depth--) {
    const path = dataPath.slice(0, depth);
    const node: unknown = (of === 'key' && findKeyNode(yaml, path)) || yaml.getIn(path, true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return `:${line}:${col}`;
    }
  }
  return '';
}

function findKeyNode(yaml: Document, dataPath: DataPath): unknown {
  const parentNode: unknown = dataPath.length === 1 ? yaml.contents : yaml.getIn(dataPath.slice(0, -1), true);
  const keyName = String(dataPath.at(-1));
  if (!isMap(parentNode)) return undefined;
  return parentNode.items.find(({ key }) => isScalar(key) && String(key.value) === keyName)?.key;
}

/** Returns a fault with its file, line, path and message. */
function formatFault(
  { path, positionOf }: SourceFile,
  fault: Fault,
  { language, paint }: CliContext,
): string {
  const position = formatPath(fault.at);
  const spot = position === '' ? '' : ` ${paint.bold(position)}:`;
  const of = fault.code === 'unknown-key' ? 'key' : undefined;
  return `${path}${positionOf(fault.at, of)}:${spot} ${explainFault(fault, language)}`;
}

/** Returns the parsed content of a file; its faults are bad input. */
export function unwrapOrThrow<T>(read: ParseResult<T>, sourceFile: SourceFile, context: CliContext): T {
  if (read.ok) return read.value;
  const count = countFaults(read.faults);
  throw new UsageError(
    'faults',
    { path: sourceFile.path, count },
    read.faults.map((fault) => formatFault(sourceFile, fault, context)),
  );
}

export interface LoadedScenario {
  readonly scenario: Scenario;
  readonly system: System;
  readonly sourceFile: SourceFile;
}

export const readScenario = (word: string, context: CliContext): LoadedScenario =>
  parseScenarioFile(readSourceFile(word, context), context);

export function parseScenarioFile(sourceFile: SourceFile, context: CliContext): LoadedScenario {
  const scenario = unwrapOrThrow(parseAnyScenario(sourceFile.raw, systems), sourceFile, context);
  const system = systems.find(({ id }) => id === scenario.system);
  if (!system) throw new Error(`the scenario was let through with the system ${scenario.system}`);
  return { scenario, system, sourceFile };
}
