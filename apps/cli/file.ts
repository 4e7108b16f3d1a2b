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
import { type Document, type ErrorCode, isNode, LineCounter, parseDocument } from 'yaml';
import { BadInput, type Desk, type WordKey } from './desk.ts';

/** A YAML (or JSON) file: its data, and where each part of it stands. */
export interface Sheaf {
  readonly path: string;
  readonly raw: unknown;
  where(at: Place): string;
}

/** Reads a file; what is not YAML is bad input, with line and column. */
export function readSheaf(path: string, desk: Desk): Sheaf {
  const text = textOfFile(path, desk.io.read);
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [slip] = yaml.errors;
  if (slip) {
    const { line, col } = lines.linePos(slip.pos[0]);
    const [, ...shown] = slip.message.split('\n').filter((one) => one.trim() !== '');
    throw new BadInput(
      'not-yaml',
      { path, line, col, what: desk.text(YAML_SLIPS[slip.code] ?? 'yaml-other') },
      shown,
    );
  }
  return { path, raw: dataOf(yaml, path, desk), where: (at) => whereIn(yaml, lines, at) };
}

const YAML_SLIPS: Partial<Record<ErrorCode, WordKey>> = {
  DUPLICATE_KEY: 'yaml-duplicate',
  MISSING_CHAR: 'yaml-unclosed',
  BAD_INDENT: 'yaml-indent',
  TAB_AS_INDENT: 'yaml-tab',
};

/** A bomb of aliases is refused by the reader itself. */
function dataOf(yaml: Document, path: string, { text }: Desk): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 100 });
  } catch {
    throw new BadInput('not-yaml', { path, line: 1, col: 1, what: text('yaml-aliases') });
  }
}

function textOfFile(path: string, read: (path: string) => string): string {
  try {
    return read(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code === 'ENOENT'
      ? new BadInput('no-such-file', { path })
      : new BadInput('unreadable', { path, code });
  }
}

/** `:12:5`, of the part itself or of the nearest thing around it. */
function whereIn(yaml: Document, lines: LineCounter, at: Place): string {
  for (let depth = at.length; depth > 0; depth--) {
    const node: unknown = yaml.getIn(at.slice(0, depth), true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return `:${line}:${col}`;
    }
  }
  return '';
}

/** A fault with its file, its line, its path and its words. */
function faultLine({ path, where }: Sheaf, fault: Fault, { language, paint }: Desk): string {
  const place = showPlace(fault.at);
  const spot = place === '' ? '' : ` ${paint.bold(place)}:`;
  return `${path}${where(fault.at)}:${spot} ${faultWords(fault, language)}`;
}

/** What a file holds; its faults are bad input. */
export function orBadInput<T>(read: Parsed<T>, sheaf: Sheaf, desk: Desk): T {
  if (read.ok) return read.value;
  const count = read.faults.length;
  throw new BadInput(
    'faults',
    { path: sheaf.path, count },
    read.faults.map((fault) => faultLine(sheaf, fault, desk)),
  );
}

export function readScenario(
  path: string,
  desk: Desk,
): { readonly scenario: Scenario; readonly system: System; readonly sheaf: Sheaf } {
  const sheaf = readSheaf(path, desk);
  const scenario = orBadInput(parseScenario(sheaf.raw, systems), sheaf, desk);
  const system = systems.find(({ id }) => id === scenario.system);
  if (!system) throw new Error(`the scenario was let through with the system ${scenario.system}`);
  return { scenario, system, sheaf };
}
