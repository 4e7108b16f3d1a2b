import {
  type BlockReading,
  finishReading,
  type ImportedCreature,
  keepAsNote,
  markPlayed,
  splitClauses,
  startReading,
  textLines,
} from '@arbitro/kernel';
import { FORM } from '../text/form.ts';
import { readClause, SIGNS } from './clauses.ts';

/** A creature as printed: its name, its clauses, and sentences below them. */
export interface OldSchoolBlock {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly words: readonly string[];
}

const CLAUSE = new RegExp(`^(?:${SIGNS})`, 'iu');
/** “Goblin: AC 6 [13], …” or “Goblin AC 6 [13]; …”: the name, and where the first number begins. */
const ONE_LINE =
  /^(\p{L}[^:;]{0,58}?)\s*(?:[:;,(–—-]\s*)*(?=(?<!\p{L})(?:A?AC|CA|armou?r class|classe (?:d['’])?armatura|HD|DV|hit dice|dadi vita)\s*[:=]?\s*[\d[½-])/iu;
const ARMOUR = /\b(?:A?AC|CA|armou?r class|classe (?:d['’])?armatura)\b/iu;
const HIT_DICE = /\b(?:HD|DV|hit dice|dadi vita)\b/iu;

/** Splits a text into creatures: each has an armour class and hit dice. */
export function splitBlocks(text: string): readonly OldSchoolBlock[] {
  const blocks: { name: string; clauses: string[]; words: string[] }[] = [];
  let name = '';
  for (const line of textLines(text)) {
    if (line === '') {
      name = '';
      continue;
    }
    const [head, own] = ONE_LINE.exec(line) ?? [];
    const current = blocks.at(-1);
    if (head !== undefined && own !== undefined)
      blocks.push({
        name: own.replace(/[.\s]+$/u, ''),
        clauses: [...splitParts(line.slice(head.length))],
        words: [],
      });
    else if (CLAUSE.test(line)) {
      if (name !== '') blocks.push({ name, clauses: [], words: [] });
      (blocks.at(-1) ?? current)?.clauses.push(...splitParts(line));
      name = '';
    } else if (current && current.clauses.length > 0 && name === '' && isSentence(line))
      current.words.push(line);
    else name = line.replace(/[:.]$/u, '');
  }
  return blocks.filter(({ clauses }) => {
    const all = clauses.join(', ');
    return ARMOUR.test(all) && HIT_DICE.test(all);
  });
}

const isSentence = (line: string): boolean => line.split(' ').length > 4 || /[.:]/u.test(line);

/** A full stop, or the bracket that closed the whole line. */
function dropLooseEnd(text: string): string {
  const bare = text.replace(/\.\s*$/u, '');
  const count = (letter: string): number => bare.split(letter).length;
  return count(')') > count('(') ? bare.replace(/\)([^)]*)$/u, '$1') : bare;
}

/** A sign with its number, where spaces alone divide the clauses. */
const NEXT_SIGN =
  /\s+(?=(?:A?AC|CA|HD|DV|hp|pf|#\s?ATT?\.?|AT|ATT|ATK|Atk|Att|MV|Mv|MOV|SV|Sv|TS|ML|AL|XP|PE|THAC0|NA|TT|D(?=\s)|DMG)\s*[:=]?\s*[+#[\d½-])/u;

const splitAtSigns = (text: string): readonly string[] => {
  const parts: string[] = [];
  for (const part of text.split(NEXT_SIGN)) {
    const last = parts.at(-1);
    if (last !== undefined && last.split('(').length > last.split(')').length)
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
};

const CONTINUES =
  /^(?:#?\s?AT|ATT|attack|attacc|special|speciale|SP(?![a-z])|hp|pf|hit points|punti ferita)/iu;

/** Clauses between commas; what belongs to the clause before has no sign of its own. */
function splitParts(text: string): readonly string[] {
  const parts: string[] = [];
  for (const part of splitClauses(dropLooseEnd(text)).flatMap(splitAtSigns)) {
    const isContinued =
      !CLAUSE.test(part) && CONTINUES.test(parts.at(-1) ?? '') && continuesList(parts.at(-1) ?? '', part);
    if (isContinued) parts.push(`${parts.pop() ?? ''}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** After hit points only more numbers continue. */
const continuesList = (last: string, part: string): boolean =>
  /^(?:hp|pf|hit|punti)/iu.test(last) ? /^\d+$/u.test(part) : true;

const DAMAGE = /^(?:DMG|damage|danni|D)\s*[:=]?\s*(?=\d)/iu;
const BARE_ATTACKS = /^(?:#?\s?ATT?\.?|ATK|attacks?|attacc(?:o|hi))\s*[:=]?\s*(\d+)$/iu;

/** “#AT 2, D 2-16/3-18”: the damage belongs to the attacks before it. */
function joinDamage(clauses: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const [, count] = BARE_ATTACKS.exec(joined.at(-1) ?? '') ?? [];
    if (count === undefined || !DAMAGE.test(clause)) joined.push(clause);
    else {
      const dice = clause.replace(DAMAGE, '').split(/\s*\/\s*/u);
      const rows = dice.map(
        (text, index) => `attack${index === 0 ? '' : ` ${'I'.repeat(index + 1)}`} (${text})`,
      );
      joined[joined.length - 1] = `#AT ${dice.length === 1 ? `${count} ` : ''}${rows.join(', ')}`;
    }
  }
  return joined;
}

export function readBlock({ name, clauses, words }: OldSchoolBlock): ImportedCreature {
  const reading: BlockReading = startReading(name, { kind: 'monster' });
  for (const clause of joinDamage(clauses)) {
    const remarks = readClause(clause, reading.sheet);
    if (remarks) {
      markPlayed(reading, clause, remarks);
      // the words of what is left out stay on the sheet
      if (remarks.some(({ kind }) => kind === 'left-out')) reading.notes.push({ title: name, text: clause });
    } else keepAsNote(reading, clause, FORM.imports.unknown);
  }
  for (const sentence of words) keepAsNote(reading, sentence, FORM.imports.kept);
  return finishReading(reading);
}
