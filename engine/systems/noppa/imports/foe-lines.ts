import {
  type BlockReading,
  finishReading,
  type ImportedCreature,
  type ImportRemark,
  idFromText,
  type Json,
  keepAsNote,
  markPlayed,
  splitClauses,
  startReading,
  textLines,
} from '@arbitro/kernel';
import { FORM } from '../text/form.ts';
import { readDefences } from './defences.ts';

export interface FoeBlock {
  readonly name: string;
  readonly lines: readonly string[];
}

const INITIATIVE = /^(?:aloite|initiative|iniziativa)\s*:?\s*(\d+)\.?$/iu;
const ATTACK = /^([^:(]{1,60}?)\s*\(([^)]*)\)\s*:\s*(.+)$/u;
const DEFENCES = /^(?:puolustukset|puolustus|defen[cs]es|difese)\s*:\s*(.+)$/iu;
const BODY =
  /^(?:kehopisteet|keho|kp|ruumiinpisteet|ruumis|body(?: points?)?|punt[io] corpo|corpo)(?:\s*\(kp\))?\s*:?\s*(\d+)\.?$/iu;

/** Splits a text into foes: a name, then its lines; each has its initiative or an attack with a target number. */
export function splitBlocks(text: string): readonly FoeBlock[] {
  const lines = textLines(text);
  const starts = lines.flatMap((line, index) =>
    /^=+[^=]+=+$/u.test(line) || (INITIATIVE.test(lines[index + 1] ?? '') && line !== '') ? [index] : [],
  );
  return starts
    .map((start, index) => ({
      name: (lines[start] ?? '').replace(/^[=\s]+|[=:\s]+$/gu, ''),
      lines: lines.slice(start + 1, starts[index + 1] ?? lines.length).filter((line) => line !== ''),
    }))
    .filter(
      ({ lines: own }) =>
        own.some((line) => INITIATIVE.test(line)) && own.some((line) => /\bTN ?\d/u.test(line)),
    );
}

export function readBlock({ name, lines }: FoeBlock): ImportedCreature {
  const reading = startReading(name, { kind: 'foe' });
  for (const line of lines) if (!readLine(reading, line)) keepAsNote(reading, line, FORM.imports.kept);
  return finishReading(reading);
}

function readLine(reading: BlockReading, line: string): boolean {
  const initiative = INITIATIVE.exec(line)?.[1];
  const body = BODY.exec(line)?.[1];
  const defences = DEFENCES.exec(line)?.[1];
  if (initiative !== undefined) reading.sheet.initiative = Number(initiative);
  else if (body !== undefined) reading.sheet.body = Number(body);
  else if (defences !== undefined) {
    const { tns, left } = readDefences(defences);
    reading.sheet.tns = tns;
    return markWithRest(reading, line, left);
  } else return readAttack(reading, line);
  markPlayed(reading, line);
  return true;
}

/** The words of what is left out stay on the sheet. */
function markWithRest(reading: BlockReading, line: string, left: readonly string[]): true {
  const remarks = left.map(
    (what): ImportRemark => ({ kind: 'left-out', says: { words: FORM.imports.unknown, with: { what } } }),
  );
  markPlayed(reading, line, remarks);
  if (left.length > 0) reading.notes.push({ title: reading.name, text: line });
  return true;
}

const DEFENCE_OF: Readonly<Record<string, string>> = { ref: 'reflex', fort: 'endurance', will: 'will' };
type AttackFields = Record<string, Json>;
const CLAUSES: readonly (readonly [RegExp, (attack: AttackFields, found: readonly string[]) => void])[] = [
  [/^(\d+)\s*(?:t|a|toimintoa?|actions?|azion[ei])$/iu, (attack, [, cost]) => (attack.cost = Number(cost))],
  [
    /^TN\s?(\d+)(?:\s*\((REF|FORT|WILL)\w*\))?$/iu,
    (attack, [, tn, by]) => {
      attack.tn = Number(tn);
      if (by) attack.defence = DEFENCE_OF[by.toLowerCase()] ?? 'basic';
    },
  ],
  [/^(\d+)\s*(?:vahinko\p{L}*|damage|dann[oi])$/iu, (attack, [, damage]) => (attack.damage = Number(damage))],
  [/^(?:kantama|range|gittata)\s*:?\s*(\d+)$/iu, (attack, [, range]) => (attack.range = Number(range))],
];

/** `Tulihenkäys (melee AoE): 3t, TN2 (REF), 2 vahinkoa`. */
function readAttack(reading: BlockReading, line: string): boolean {
  const [, name = '', kind = '', rest = ''] = ATTACK.exec(line) ?? [];
  const attack: AttackFields = { id: idFromText(name) || 'attack', name: name.trim(), ...readKind(kind) };
  const read = splitClauses(rest.replace(/\.$/u, '')).flatMap((clause) => readAttackClause(attack, clause));
  const left = [...splitClauses(kind).filter((part) => !isKind(part)), ...read];
  if (attack.tn === undefined) return false;
  const attacks = (reading.sheet.attacks as readonly Json[] | undefined) ?? [];
  reading.sheet.attacks = [...attacks, attack];
  return markWithRest(reading, line, left);
}

/** Reads a clause into the attack; returns the words that are not read. */
function readAttackClause(attack: AttackFields, clause: string): readonly string[] {
  for (const [pattern, write] of CLAUSES) {
    const found = pattern.exec(clause);
    if (found) write(attack, found);
    if (found) return [];
  }
  const [, damage, words] = /^(\d+)\s*(?:vahinko\p{L}*|damage|dann[oi])\s+(\S.*)$/iu.exec(clause) ?? [];
  if (damage === undefined || words === undefined) return [clause];
  attack.damage = Number(damage);
  return [words];
}

/** Words that only say how the attack is made. */
const isKind = (part: string): boolean =>
  !/\d/u.test(part) &&
  part
    .replace(
      /(?<!\p{L})(?:melee|ranged|spell|atk|attack|AoE|area|alue|lähitaistelu|kaukotaistelu|kauko|ammunta|heitto|loitsu|hyökkäys|kätevä|handy|maneggevole|pratico|mischia|distanza|a|incantesimo|attacco)(?!\p{L})/giu,
      '',
    )
    .trim() === '';

const readKind = (kind: string): AttackFields => ({
  mode: /ranged|kauko|ammu|heitt|distanza/iu.test(kind)
    ? 'ranged'
    : /spell|loits|incant/iu.test(kind)
      ? 'spell'
      : 'melee',
  ...(/AoE|alue|area/iu.test(kind) && { area: true }),
  ...(/kätevä|handy|maneggevole|pratico/iu.test(kind) && { handy: true }),
});
