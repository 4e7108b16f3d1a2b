import { type BlockReading, type ImportRemark, type Json, markPlayed, splitClauses } from '@arbitro/kernel';
import { findSkillId } from '../content/naming.ts';
import { FORM } from '../text/form.ts';
import { readAttack } from './attacks.ts';

type Reader = (rest: string, reading: BlockReading) => readonly ImportRemark[] | undefined;
const notRead = (what: string): ImportRemark => ({
  kind: 'left-out',
  says: { words: FORM.imports.unknown, with: { what } },
});

const setStated = ({ sheet }: BlockReading, field: string, value: Json): void => {
  sheet.stated = { ...(sheet.stated as object | undefined), [field]: value };
};

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:movimento|move(?:ment)?|MOV)\s*:?\s*(?=\d)/iu, readMovement],
  [
    /^(?:punti ferita|hit points|PF|HP)\s*:?\s*(?=\d)/iu,
    (rest, reading) => readPoints(rest, reading, 'hitPoints'),
  ],
  [
    /^(?:punti potere|power points|PP)\s*:?\s*(?=\d)/iu,
    (rest, reading) => readPoints(rest, reading, 'power'),
  ],
  [/^(?:bonus al danno|bonus ai danni|damage (?:bonus|modifier)|BD|DB)\s*:?\s*/iu, readBonus],
  [/^(?:armatura|armou?r)(?!\p{L})(?:\s*:\s*|\s+(?=[^\s]))/iu, readArmour],
  [/^(?:abilità|skills)\s*:\s*/iu, readSkills],
  [/^(?:abilità|skills)\s+(?=\p{L})/iu, readSkills],
  [/^(?:attacchi|attacks|armi|weapons)\s*:\s*(?=\S)/iu, readAttackList],
];

/** Reads a line that begins with what it is about. */
export function readNamedLine(reading: BlockReading, line: string): boolean {
  for (const [pattern, read] of READERS) {
    const [head] = pattern.exec(line) ?? [];
    const remarks = head === undefined ? undefined : read(line.slice(head.length), reading);
    if (!remarks) continue;
    markPlayed(reading, line, remarks);
    // the words of what is left out stay on the sheet
    if (remarks.length > 0) reading.notes.push({ title: reading.name, text: line });
    return true;
  }
  return false;
}

/** `14 (8 nuotando)`. */
function readMovement(rest: string, { sheet }: BlockReading): readonly ImportRemark[] | undefined {
  const [, feet, others = ''] = /^(\d+)\s*m?\s*(.*)$/iu.exec(rest) ?? [];
  if (feet === undefined) return undefined;
  sheet.mov = Number(feet);
  const left = splitClauses(others.replace(/[()./]/gu, ' ')).filter((part) => {
    const [, far] = /^(?:\D*?)(\d+)\s*(?:m\s*)?(?:\D*)$/u.exec(part) ?? [];
    if (far !== undefined && /nuot|swim/iu.test(part)) sheet.swims = Number(far);
    else if (/vol|fly/iu.test(part) && Number(far) === Number(feet)) sheet.flies = 'natural';
    else return true;
    return false;
  });
  return left.map(notRead);
}

function readPoints(rest: string, reading: BlockReading, field: string): readonly ImportRemark[] | undefined {
  const [, points] = /^(\d+)\.?$/u.exec(rest.trim()) ?? [];
  if (points === undefined) return undefined;
  setStated(reading, field, Number(points));
  return [];
}

function readBonus(rest: string, reading: BlockReading): readonly ImportRemark[] | undefined {
  const text = rest.trim().toLowerCase().replace(/\s/gu, '').replace(/\.$/u, '');
  if (/^(?:nessuno|none|-|—|–|[+-]?0)$/u.test(text)) setStated(reading, 'damageBonus', '0');
  else if (/^[+-]?\d+d\d+$/u.test(text)) setStated(reading, 'damageBonus', text.replace(/^\+/u, ''));
  else return undefined;
  return [];
}

/** `Pelliccia da 3 punti`, `1-point hide`, `nessuna`. */
function readArmour(rest: string, { sheet }: BlockReading): readonly ImportRemark[] | undefined {
  if (/^(?:nessuna|none|no armou?r)\b/iu.test(rest)) return [];
  const [, before, after] = /(?:^|\D)(\d+)[- ]?(?:punt|point|AP|PA)|(?:da|:)\s*(\d+)\b/iu.exec(rest) ?? [];
  const points = before ?? after ?? (/^\d+$/u.test(rest.trim()) ? rest.trim() : undefined);
  if (points === undefined) return undefined;
  sheet.hide = Number(points);
  const others = [...rest.matchAll(/\d+/gu)].filter(([number]) => number !== points);
  return others.length > 0 ? [notRead(rest)] : [];
}

function readSkills(rest: string, { sheet }: BlockReading): readonly ImportRemark[] {
  const skills: Record<string, Json> = { ...(sheet.skills as Readonly<Record<string, Json>> | undefined) };
  const left = splitClauses(rest.replace(/\.$/u, '')).flatMap((part) => {
    const [, name, chance] = /^(.+?)\s*:?\s*(\d+)\s*%?$/u.exec(part) ?? [];
    const id = name === undefined ? undefined : findSkillId(name);
    if (id === undefined) return [notRead(part)];
    skills[id] = Number(chance);
    return [];
  });
  sheet.skills = skills;
  return left;
}

/** “Dodge 35%”, “Hide 45%, Listen 50%”: a line of skills and nothing else. */
export function readSkillLine(reading: BlockReading, line: string): boolean {
  const parts = splitClauses(line.replace(/\.$/u, ''));
  const isSkill = (part: string): boolean => {
    const [, name] = /^(.+?)\s*:?\s*\d+\s*%$/u.exec(part) ?? [];
    return name !== undefined && findSkillId(name) !== undefined;
  };
  if (parts.length === 0 || !parts.every(isSkill)) return false;
  readSkills(line, reading);
  markPlayed(reading, line);
  return true;
}

/** “Bite 45%, damage 1D8, range 20 m” is one attack. */
const joinParts = (parts: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const part of parts) {
    if (joined.length > 0 && /^(?:(?:damage|dann[oi]|range|gittata)\b|\d+D\d+)/iu.test(part))
      joined[joined.length - 1] = `${joined.at(-1) ?? ''}, ${part}`;
    else joined.push(part);
  }
  return joined;
};

/** Attacks in one line: `Bite 40% (1D8+DB), Claw 30% 1D4`. */
function readAttackList(rest: string, reading: BlockReading): readonly ImportRemark[] | undefined {
  const parts = joinParts(splitClauses(rest.replace(/\.$/u, '')));
  const left = parts.filter((part) => !readAttack(reading, part));
  return left.length === parts.length ? undefined : left.map(notRead);
}
