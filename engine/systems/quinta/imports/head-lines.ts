import { HEAD_RULES, type HeadRule } from './text-head.ts';

const LABELS = HEAD_RULES.map(({ label, before = '' }) => ({
  pattern: new RegExp(
    String.raw`^(?:${label})(?!\p{L}):?\s+(?=${before === '' ? String.raw`\S` : before})`,
    'iu',
  ),
  alone: new RegExp(String.raw`^(?:${label}):?$`, 'iu'),
}));

/** The rule of a line above the actions, and the line after its label. */
export function findHeadRule(line: string): { readonly rule: HeadRule; readonly rest: string } | undefined {
  for (const [index, { pattern }] of LABELS.entries()) {
    const [label] = pattern.exec(line) ?? [];
    const rule = HEAD_RULES[index];
    if (label !== undefined && rule) return { rule, rest: line.slice(label.length) };
  }
  return undefined;
}

/** Labels within a line, when several lines were copied as one. */
const WITHIN =
  /\s+(?=(?:Hit Points|HIT POINTS|Punti Ferita|PUNTI FERITA|Speed|SPEED|Velocità|VELOCITÀ|Proficiency Bonus|PROFICIENCY BONUS|Bonus di [Cc]ompetenza)\s+\+?\d|(?:Saving Throws|Tiri Salvezza|Skills|Abilità|Damage (?:Vulnerabilities|Resistances|Immunities)|Condition Immunities|(?:Vulnerabilità|Resistenze|Immunità) ai Danni|Immunità alle Condizioni|Senses|Sensi|Languages|Linguaggi|Challenge|Sfida)\s+[\p{L}\d])/gu;

/** One line for each label: lines that continue another are joined to it. */
export function arrangeHead(lines: readonly string[]): readonly string[] {
  const arranged: string[] = [];
  for (const line of lines.flatMap((whole) => (findHeadRule(whole) ? whole.split(WITHIN) : [whole]))) {
    const last = arranged.at(-1);
    if (last !== undefined && continues(last, line)) arranged[arranged.length - 1] = `${last} ${line}`;
    else arranged.push(line);
  }
  return arranged;
}

function continues(last: string, line: string): boolean {
  if (LABELS.some(({ alone }) => alone.test(last))) return true;
  if (findHeadRule(line) || !findHeadRule(last)) return false;
  return /^[\p{Ll}(]/u.test(line) || /(?:[,;]|\b(?:and|or|e|o|from|da))$/iu.test(last);
}
