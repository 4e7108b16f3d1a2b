import { idFromText } from './display-name.ts';
import type { ImportedCreature, ImportLine, ImportRemark } from './imports.ts';
import type { Json } from './json.ts';
import type { LocalizedText } from './localized-text.ts';
import { NOTE_LIMITS, type SheetNote } from './sheet-notes.ts';

/** A creature being read from a text, part by part. */
export interface BlockReading {
  readonly name: string;
  readonly sheet: Record<string, Json>;
  readonly lines: ImportLine[];
  readonly notes: SheetNote[];
}

export const startReading = (name: string, sheet: Record<string, Json>): BlockReading => ({
  name: name.trim().slice(0, 60) || '?',
  sheet,
  lines: [],
  notes: [],
});

/** Records a part that is on the sheet, with what is to be said of it. */
export function markPlayed(
  { lines }: BlockReading,
  text: string,
  remarks: readonly ImportRemark[] = [],
): void {
  const isPartial = remarks.some(({ kind }) => kind === 'left-out');
  lines.push({ text: text.trim(), outcome: isPartial ? 'partly' : 'played', remarks });
}

/** Records a part that stays as words only. */
export function keepAsNote({ lines, notes, name }: BlockReading, text: string, why: LocalizedText): void {
  const words = text.trim();
  lines.push({
    text: words,
    outcome: 'noted',
    remarks: [{ kind: 'left-out', says: { words: why, with: { what: words.slice(0, 60) } } }],
  });
  const titled = /^([^:.]{2,60})[:.]\s+(\S.*)$/su.exec(words);
  notes.push({ title: titled?.[1] ?? name, text: titled?.[2] ?? words });
}

/** Keeps notes within the limits of a sheet. */
function limitNotes(notes: readonly SheetNote[]): readonly SheetNote[] {
  let remaining: number = NOTE_LIMITS.total;
  return notes.slice(0, NOTE_LIMITS.notes).map(({ title, text }) => {
    const shortText = text.slice(0, Math.min(NOTE_LIMITS.text, remaining));
    remaining -= shortText.length;
    return { title: title.slice(0, NOTE_LIMITS.title), text: shortText };
  });
}

export function finishReading({ name, sheet, lines, notes }: BlockReading): ImportedCreature {
  const completeSheet =
    notes.length === 0 ? sheet : { ...sheet, notes: limitNotes(notes) as unknown as Json };
  return { id: idFromText(name) || 'creature', name, sheet: completeSheet, lines };
}

/** The lines of a text without marks of a page: bullets, emphasis, tables. */
export const textLines = (text: string): readonly string[] =>
  text.split(/\r?\n/u).map((line) =>
    line
      .replace(/^[>#\s|•*-]+(?=\S)/u, '')
      .replace(/\*\*|__/gu, '')
      .replaceAll('\u2212', '-')
      .replace(/[\t ]+/gu, ' ')
      .trim(),
  );

/** Splits at commas and semicolons that are outside brackets. */
export function splitClauses(text: string, separators = /[,;]/u): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (depth <= 0 && separators.test(letter)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
