import {
  type BlockReading,
  finishReading,
  type ImportedCreature,
  type ImportRemark,
  type Json,
  keepAsNote,
  markPlayed,
  startReading,
  textLines,
} from '@arbitro/kernel';
import { findCharacteristic } from '../content/naming.ts';
import { CHARACTERISTICS, type Characteristic } from '../rules/tables.ts';
import { FORM } from '../text/form.ts';
import { readAttack } from './attacks.ts';
import { readNamedLine, readSkillLine } from './named-lines.ts';

/** “STR 3D6+10 20-21”, “FOR 13”: several may share a line. */
const SCORE =
  /\b([A-Z]{3})\s*:?\s*((?:\d+D\d+(?:\s*[+-]\s*\d+)?)|\d+)?\s*(?:\(?(\d+)(?:\s*[-–]\s*(\d+))?\)?)?(?=[\s,;]|$)/gu;

interface Score {
  readonly name: string;
  /** Missing for a characteristic that the game does not have, such as APP. */
  readonly which: Characteristic | undefined;
  readonly dice: string | undefined;
  readonly low: number;
  readonly high: number;
}

/** Reads the characteristics of a line; none if it has anything else. */
function readScores(line: string): readonly Score[] {
  const found = [...line.toUpperCase().matchAll(SCORE)].flatMap(([, name = '', first, second, third]) => {
    const which = findCharacteristic(name);
    const dice =
      first !== undefined && /D/u.test(first) ? first.replace(/\s/gu, '').toLowerCase() : undefined;
    const low = Number(second ?? (dice === undefined ? first : undefined));
    if (Number.isNaN(low) && dice === undefined) return [];
    const value = Number.isNaN(low) ? averageOf(dice ?? '') : low;
    return [{ name, which, dice, low: value, high: third === undefined ? value : Number(third) }];
  });
  return found.some(({ which }) => which !== undefined) &&
    line
      .toUpperCase()
      .replace(SCORE, '')
      .replace(/[\s,;.]/gu, '') === ''
    ? found
    : [];
}

function averageOf(dice: string): number {
  const [, count, sides, more] = /^(\d+)d(\d+)([+-]\d+)?$/u.exec(dice) ?? [];
  return Math.round((Number(count) * (Number(sides) + 1)) / 2 + Number(more ?? 0));
}

export interface BrpBlock {
  readonly name: string;
  readonly lines: readonly string[];
}

const NEEDED = 3;

/** Splits a text into blocks: each has a paragraph that begins with a name, then characteristics. */
export function splitBlocks(text: string): readonly BrpBlock[] {
  const lines = textLines(text);
  const hasScores = lines.map((line) => readScores(line).length);
  const firsts = hasScores.flatMap((count, index) => {
    const before = hasScores.slice(Math.max(0, index - NEEDED), index).some((other) => other > 0);
    const near = hasScores.slice(index, index + 8).reduce((sum, other) => sum + other, 0);
    return count > 0 && !before && near >= NEEDED ? [index] : [];
  });
  const starts = firsts.map((first) => nameBefore(lines, first));
  return starts.map((start, index) => ({
    name: lines[start] ?? '?',
    lines: lines.slice(start + 1, starts[index + 1] ?? lines.length),
  }));
}

/** The first line of the paragraph above; a blank line may stand between. */
function nameBefore(lines: readonly string[], first: number): number {
  let at = first - 1;
  while (at > 0 && lines[at] === '') at -= 1;
  while (at > 0 && lines[at - 1] !== '') at -= 1;
  return Math.max(at, 0);
}

const HEADING_WORDS =
  /(?<!\p{L})(?:characteristics?|caratteristic\p{L}*|rolls?|dice|dadi|tiro|average|media|attacks?|attacchi|attacco|weapons?|arm[ai]|types?|tipo|parry|parata|damage|dann[oi]|skills?|range|gittata|hp|pf|ap|pa)(?!\p{L})/giu;

/** A heading of a table, and nothing else. */
const isHeading = (line: string): boolean =>
  /\p{L}/u.test(line) && line.replace(HEADING_WORDS, '').replace(/[\s%:/|]/gu, '') === '';

/** Labels within a line, when several were copied or printed as one. */
const NEXT_LABEL =
  /\s+(?=(?:hit points|punti ferita|HP|PF|move(?:ment)?|movimento|MOV|power points|punti potere|PP|damage bonus|bonus al danno|BD|DB|major wound|ferita grave|armou?r|armatura)\s*:\s*\S)/giu;

/** A line with a heading of its own; one without may continue the line before. */
const LABELLED = /^\p{Lu}[^:.]{1,40}:\s/u;

export function readBlock({ name, lines }: BrpBlock): ImportedCreature {
  const none = Object.fromEntries(CHARACTERISTICS.map((which) => [which, null]));
  const reading = startReading(name.replace(/[:.]$/u, ''), { kind: 'npc', characteristics: none });
  let words: string[] = [];
  const keepWords = (): void => {
    if (words.length > 0) keepAsNote(reading, words.join(' '), FORM.imports.kept);
    words = [];
  };
  for (const line of lines.flatMap((whole) => whole.split(NEXT_LABEL))) {
    if (line === '' || LABELLED.test(line)) keepWords();
    if (line !== '' && !readLine(reading, line)) words.push(line);
    else keepWords();
  }
  keepWords();
  comparePoints(reading);
  return finishReading(reading);
}

function readLine(reading: BlockReading, line: string): boolean {
  if (isHeading(line)) return true;
  const scores = readScores(line);
  if (scores.length > 0) {
    addScores(reading, line, scores);
    return true;
  }
  return readNamedLine(reading, line) || readSkillLine(reading, line) || readAttack(reading, line);
}

function addScores(reading: BlockReading, line: string, scores: readonly Score[]): void {
  const known = scores.flatMap((score) =>
    score.which === undefined ? [] : [{ ...score, which: score.which }],
  );
  const unknown = scores
    .filter(({ which }) => which === undefined)
    .map(({ name, high }) => `${name} ${high}`);
  const values = Object.fromEntries(known.map(({ which, high }) => [which, high]));
  const dice = Object.fromEntries(known.flatMap(({ which, dice: own }) => (own ? [[which, own]] : [])));
  reading.sheet.characteristics = { ...(reading.sheet.characteristics as object), ...values };
  if (Object.keys(dice).length > 0)
    reading.sheet.dice = { ...(reading.sheet.dice as object | undefined), ...dice };
  const ranges = scores.filter(({ low, high }) => low !== high);
  const averages = ranges.map(
    ({ low, high }): ImportRemark => ({
      kind: 'contradiction',
      says: { words: FORM.imports.average, with: { low, high, value: high } },
    }),
  );
  const left = unknown.map(
    (what): ImportRemark => ({ kind: 'left-out', says: { words: FORM.imports.unknown, with: { what } } }),
  );
  markPlayed(reading, line, [...averages, ...left]);
  if (left.length > 0) reading.notes.push({ title: reading.name, text: unknown.join(', ') });
}

/** Printed hit points that are not half of the two characteristics they come from. */
function comparePoints({ sheet, lines }: BlockReading): void {
  const scores = sheet.characteristics as Readonly<Record<string, Json>>;
  const points = (sheet.stated as { readonly hitPoints?: number } | undefined)?.hitPoints;
  if (points === undefined || typeof scores.COS !== 'number' || typeof scores.TAG !== 'number') return;
  const made = (scores.COS + scores.TAG) / 2;
  const index = lines.findIndex(
    ({ text }) => text.includes(String(points)) && /hit|HP|PF|ferita/iu.test(text),
  );
  const line = lines[index];
  if (line && Math.abs(points - made) >= 1)
    lines[index] = {
      ...line,
      remarks: [
        ...line.remarks,
        { kind: 'contradiction', says: { words: FORM.imports['wrong-points'], with: { points, made } } },
      ],
    };
}
