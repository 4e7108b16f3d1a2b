import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import {
  type Fault,
  faultWords,
  type Parsed,
  type Place,
  parseScenario,
  type Scenario,
  showPlace,
} from '@arbitro/scenario';
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
import { BadInput, type Desk, type WordKey } from './desk.ts';
import { encounterAt, isReadyMade, sheafOf } from './encounters.ts';
import { pointedAt, unreadFile, type Wanted } from './file-slips.ts';
import { meantFile } from './ready.ts';

/** A parsed YAML or JSON file: its data and the position of each part. */
export interface Sheaf {
  readonly path: string;
  readonly raw: unknown;
  /** Returns `:12:5`, where the value at this place begins, or its key. */
  where(at: Place, of?: 'key'): string;
}

/** A folder is not a file: the folder of a game often has the game's name. */
const NO_FILE: ReadonlySet<WordKey> = new Set(['no-such-file', 'is-a-folder']);

/**
 * Reads what a word means where a scenario is expected: the user's file, else a ready-made one, else an encounter of a
 * system.
 */
export function readSheaf(word: string, desk: Desk, wanted?: Wanted): Sheaf {
  const path = meantFile(word);
  let text: string;
  try {
    text = textOfFile(path, desk, wanted);
  } catch (error) {
    const ready = error instanceof BadInput && NO_FILE.has(error.key) ? encounterAt(path) : undefined;
    if (ready) return sheafOf(...ready, desk);
    throw error;
  }
  if (isReadyMade(path)) desk.io.err(desk.text('file-goes-first', { path }));
  return written(path, text, desk);
}

/** Parses YAML; a syntax error is bad input, with line and column. */
function written(path: string, text: string, desk: Desk): Sheaf {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [slip] = yaml.errors;
  if (slip) throw notYaml(slip, yaml, { path, lines, desk, text });
  const anchor = unknownAnchor(yaml);
  if (anchor) {
    const { line, col } = lines.linePos(anchor.at);
    const what = desk.text('yaml-anchor', { anchor: anchor.name });
    throw new BadInput('not-yaml', { path, line, col, what }, pointedAt(text, line, col));
  }
  return { path, raw: dataOf(yaml, path, desk), where: (at, of) => whereIn(yaml, lines, { at, of }) };
}

interface Reading {
  readonly path: string;
  readonly lines: LineCounter;
  readonly desk: Desk;
  readonly text: string;
}

function notYaml(slip: YAMLError, yaml: Document, { path, lines, desk, text }: Reading): BadInput {
  const opened = slip.code === 'MISSING_CHAR' ? openedAt(yaml, slip.pos[0]) : undefined;
  const { line, col } = lines.linePos(opened ?? slip.pos[0]);
  const what = desk.text(opened === undefined ? (YAML_SLIPS[slip.code] ?? 'yaml-other') : 'yaml-unclosed');
  return new BadInput('not-yaml', { path, line, col, what }, pointedAt(text, line, col));
}

/** Returns the start of the unterminated quote that reaches this place. */
function openedAt(yaml: Document, end: number): number | undefined {
  let opened: number | undefined;
  visit(yaml, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[1] === end) opened = range[0];
    },
  });
  return opened;
}

function unknownAnchor(yaml: Document): { readonly name: string; readonly at: number } | undefined {
  let found: { readonly name: string; readonly at: number } | undefined;
  visit(yaml, {
    Alias: (_, alias) => {
      if (!found && !alias.resolve(yaml)) found = { name: alias.source, at: alias.range?.[0] ?? 0 };
    },
  });
  return found;
}

const YAML_SLIPS: Partial<Record<ErrorCode, WordKey>> = {
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
function dataOf(yaml: Document, path: string, { text }: Desk): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 100 });
  } catch {
    throw new BadInput('not-yaml', { path, line: 1, col: 1, what: text('yaml-aliases') });
  }
}

export function textOfFile(path: string, desk: Desk, wanted?: Wanted): string {
  const text = readOr(path, wanted, desk);
  // UTF-16, as some editors save
  if (text.includes('\0')) throw new BadInput('not-utf8', { path });
  return text;
}

function readOr(path: string, wanted: Wanted | undefined, desk: Desk): string {
  try {
    return desk.io.read(path);
  } catch (error) {
    throw unreadFile({ path, error, wanted }, desk);
  }
}

interface Spot {
  readonly at: Place;
  readonly of: 'key' | undefined;
}

/** Returns `:12:5` of the part itself (or its key), or of the nearest enclosing part. */
function whereIn(yaml: Document, lines: LineCounter, { at, of }: Spot): string {
  for (let depth = at.length; depth > 0; depth--) {
    const place = at.slice(0, depth);
    const node: unknown = (of === 'key' && keyNode(yaml, place)) || yaml.getIn(place, true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return `:${line}:${col}`;
    }
  }
  return '';
}

function keyNode(yaml: Document, at: Place): unknown {
  const around: unknown = at.length === 1 ? yaml.contents : yaml.getIn(at.slice(0, -1), true);
  const wanted = String(at.at(-1));
  if (!isMap(around)) return undefined;
  return around.items.find(({ key }) => isScalar(key) && String(key.value) === wanted)?.key;
}

/** Returns a fault with its file, line, path and message. */
function faultLine({ path, where }: Sheaf, fault: Fault, { language, paint }: Desk): string {
  const place = showPlace(fault.at);
  const spot = place === '' ? '' : ` ${paint.bold(place)}:`;
  const of = fault.code === 'unknown-key' ? 'key' : undefined;
  return `${path}${where(fault.at, of)}:${spot} ${faultWords(fault, language)}`;
}

/** Returns the parsed content of a file; its faults are bad input. */
export function orBadInput<T>(read: Parsed<T>, sheaf: Sheaf, desk: Desk): T {
  if (read.ok) return read.value;
  const count = read.faults.length;
  throw new BadInput(
    'faults',
    { path: sheaf.path, count },
    read.faults.map((fault) => faultLine(sheaf, fault, desk)),
  );
}

export interface ReadScenario {
  readonly scenario: Scenario;
  readonly system: System;
  readonly sheaf: Sheaf;
}

export const readScenario = (word: string, desk: Desk): ReadScenario =>
  scenarioIn(readSheaf(word, desk), desk);

export function scenarioIn(sheaf: Sheaf, desk: Desk): ReadScenario {
  const scenario = orBadInput(parseScenario(sheaf.raw, systems), sheaf, desk);
  const system = systems.find(({ id }) => id === scenario.system);
  if (!system) throw new Error(`the scenario was let through with the system ${scenario.system}`);
  return { scenario, system, sheaf };
}
