import { type ImportRemark, type Json, splitClauses } from '@arbitro/kernel';
import { AC_SUM, MORALE_TABLE } from '../rules/tables.ts';
import { diceText } from '../schema/sheet-parts.ts';
import { FORM } from '../text/form.ts';

type Sheet = Record<string, Json>;
type Remarks = readonly ImportRemark[];

/** How a clause begins, in English and Italian. */
export const SIGNS = [
  "A?AC|CA|armou?r class|classe (?:d['’])?armatura",
  'HD|DV|hit dice|dadi vita',
  'hp|pf|hit points|punti ferita',
  '#\\s?ATT?\\.?|ATT?\\.?|ATK|attacks?|attacc(?:o|hi)',
  'MV|MOV|move(?:ment)?|mov(?:imento)?|velocità',
  'saves?|SV|ST|TS|tiro salvezza|saving throw',
  'XP|PE|HDE/XP|CL/XP|challenge level/XP|px|esperienza',
  'ML|morale',
  'AL|align(?:ment)?|allineamento',
  'special|speciale|SP|THAC0|NA|no\\. appearing|TT|treasure|tesoro',
  'DMG|damage|danni|D(?=\\s+\\d)',
]
  .map((sign) => `(?<!\\p{L})(?:${sign})(?!\\p{L})`)
  .join('|');

const starts = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}])\\s*[:=]?\\s*`, 'iu');
const say = (
  kind: ImportRemark['kind'],
  word: keyof typeof FORM.imports,
  values: Readonly<Record<string, string | number>>,
): ImportRemark => ({ kind, says: { words: FORM.imports[word], with: values } });

type Reader = (rest: string, sheet: Sheet, clause: string) => Remarks | undefined;
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [starts('AAC'), (rest, sheet) => readArmour(`[${rest}]`, sheet)],
  [starts("AC|CA|armou?r class|classe (?:d['’])?armatura"), readArmour],
  [starts('HD|DV|hit dice|dadi vita'), readHitDice],
  [starts('hp|pf|hit points|punti ferita'), readHitPoints],
  [starts('#\\s?ATT?\\.?|ATT?\\.?|ATK|attacks?|attacc(?:o|hi)'), readAttacks],
  [starts('MV|MOV|move(?:ment)?|movimento|velocità'), readMovement],
  [
    starts('saves?|SV|ST|TS|tiro salvezza|saving throw'),
    (rest, sheet) => readNumber(rest, sheet, 'saveTarget'),
  ],
  [starts('HDE/XP|CL/XP|challenge level/XP'), readWorth],
  [starts('XP|PE|px|esperienza'), (rest, sheet) => readNumber(rest, sheet, 'xpValue')],
  [starts('ML|morale'), readMorale],
];

/** Reads a clause into the sheet; undefined if it cannot be read as a whole. */
export function readClause(clause: string, sheet: Sheet): Remarks | undefined {
  for (const [pattern, read] of READERS) {
    const [head] = pattern.exec(clause) ?? [];
    if (head !== undefined) return read(clause.slice(head.length).trim(), sheet, clause);
  }
  // “1 club (1d10+1)”: an attack without its sign
  return sheet.weapons === undefined && UNSIGNED_ATTACK.test(clause) ? readAttacks(clause, sheet) : undefined;
}

const UNSIGNED_ATTACK = /^\d+\s+\p{L}[^()]*\(\d+d\d+/u;

function readNumber(rest: string, sheet: Sheet, field: string): Remarks | undefined {
  const [, digits] = /^\+?(\d[\d.,']*)\+?$/u.exec(rest) ?? [];
  if (digits === undefined) return undefined;
  sheet[field] = Number(digits.replace(/[.,']/gu, ''));
  return [];
}

/** `13`, or one number for each of several: the first is taken. */
function readHitPoints(rest: string, sheet: Sheet): Remarks | undefined {
  const [first = '', ...others] = rest.split(/\s*[,/]\s*/u);
  const read = readNumber(first.replace(/\s*(?:each|ciascun[oa])$/iu, ''), sheet, 'maxHp');
  if (!read || others.length === 0) return read;
  return [say('left-out', 'unknown', { what: others.join(', ') })];
}

const NO_ARMOUR = 9;

/** `6 [13]`, `6`, `[13]`, `13 ascending`; above 9 a single number must be ascending. */
function readArmour(rest: string, sheet: Sheet): Remarks | undefined {
  const text = rest.replaceAll('−', '-');
  const [, only] = /^\[?(-?\d+)\]?\s*\(?(?:ascending|ascendente|asc\.?)\)?$/iu.exec(text) ?? [];
  const [, down, up] = /^(-?\d+)?\s*(?:[[(/]\s*(-?\d+)\s*[\])]?)?$/u.exec(text) ?? [];
  const isHigh = up === undefined && Number(down) > NO_ARMOUR;
  if (isHigh && only === undefined) {
    sheet.ac = { descending: AC_SUM - Number(down) };
    return [say('contradiction', 'ac-ascending', { up: Number(down), down: AC_SUM - Number(down) })];
  }
  const ascending = only ?? up;
  if (only === undefined && down === undefined && ascending === undefined) return undefined;
  const fallsTo = only === undefined && down !== undefined ? Number(down) : AC_SUM - Number(ascending);
  sheet.ac = { descending: fallsTo };
  if (only !== undefined || up === undefined || down === undefined || fallsTo + Number(up) === AC_SUM)
    return [];
  return [say('contradiction', 'ac-sum', { down: fallsTo, up })];
}

const POINTS_PER_DIE = 3.5;

/** `1-1`, `3+2`, `½`, `2 (9 hp)`: hits as one die more from +3 on is not assumed. */
function readHitDice(rest: string, sheet: Sheet): Remarks | undefined {
  const pattern =
    /^(\d+|½|1\/2)(?:d(?:6|8))?\s*(?:([+-])\s*(\d+))?\s*(?:\*+)?\s*(?:\((?:(?:hp|pf)\.?\s*)?(\d+)\s*(?:hp|pf)?\.?\))?$/iu;
  const [, dice, sign, more, points] = pattern.exec(rest.replace(/[–−]/gu, '-')) ?? [];
  if (dice === undefined) return undefined;
  const isHalf = dice === '½' || dice === '1/2';
  const number = isHalf ? 0 : Number(dice);
  const added = sign === undefined ? 0 : Number(`${sign}${more}`);
  sheet.hitDice = number;
  sheet.maxHp ??= points === undefined ? averagePoints(isHalf ? 0.5 : number, added) : Number(points);
  return [];
}

const averagePoints = (dice: number, more: number): number =>
  Math.max(1, Math.floor(dice * POINTS_PER_DIE + more));

/** `12`, `9 (fly 24)`: the first is the rate on foot; other ways of moving stay words. */
function readMovement(rest: string, sheet: Sheet): Remarks | undefined {
  const [, feet, unit = '', others = ''] = /^(\d+)\s*(["”'’]|ft\.?|feet|m)?\s*(.*)$/iu.exec(rest) ?? [];
  if (feet === undefined) return undefined;
  sheet.rate = /^['’f]/iu.test(unit) ? Math.round(Number(feet) / 10) : Number(feet);
  return others.replace(/[()]/gu, '').trim() === ''
    ? []
    : [say('left-out', 'unknown', { what: others.replace(/^[(/\s]+|[)\s]+$/gu, '') })];
}

/** `3/60`: the class of challenge and the experience. */
function readWorth(rest: string, sheet: Sheet): Remarks | undefined {
  const [, level = '', worth] = /^([\d+*]+)\s*\/\s*(\d[\d.,]*)$/u.exec(rest) ?? [];
  if (worth === undefined) return undefined;
  sheet.xpValue = Number(worth.replace(/[.,]/gu, ''));
  // one that only repeats the hit dice says nothing more
  return level === String(sheet.hitDice) ? [] : [say('left-out', 'unknown', { what: `CL ${level}` })];
}

/** A score of two dice: the row of the table that it falls in. */
function readMorale(rest: string, sheet: Sheet): Remarks | undefined {
  const [, score] = /^(\d+)$/u.exec(rest) ?? [];
  const row = score === undefined ? undefined : MORALE_TABLE.find(({ upTo }) => Number(score) <= upTo);
  const morale = row?.morale ?? (score === undefined ? undefined : MORALE_TABLE.at(-1)?.morale);
  if (morale === undefined) return undefined;
  sheet.morale = morale;
  return [];
}

const ATTACK =
  /^(?:(\d+|una?|due|tre|one|two|three)\s*[×x]?\s+)?(?:([+−-]\d+)\s+)?([\p{L}][\p{L}'’ -]*?)?\s*(?:([+−-]\d+)\s*)?(?:[([]\s*)?(?:(\d+d\d+(?:\s*[+-]\s*\d+(?!d))?|\d+-\d+|\d+(?![d\d]))(?:\s*(?:each|ciascun[oa]?|damage|danni)(?!\p{L}))?(\s*(?:\+|,|plus|and|e|più)?\s*[\p{L}][^()[\]]*)?)?\s*[)\]]?$/iu;
const COUNTS: Readonly<Record<string, number>> = { un: 1, una: 1, one: 1, due: 2, two: 2, tre: 3, three: 3 };
const WITHOUT_DAMAGE = '1d6';

/** `2 fists (1d8/1d8)`: one attack with the same dice each time; `2 claws (1d4/1d6)`: two attacks. */
const spreadDice = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(\d+)\s+([\p{L}][\p{L}'’ -]*?)\s*\((\d+d\d+(?:[+-]\d+)?(?:\s*\/\s*\d+d\d+(?:[+-]\d+)?)+)\)/giu,
    (whole, count: string, name: string, written: string) => {
      const dice = written.split(/\s*\/\s*/u);
      if (dice.length !== Number(count)) return whole;
      if (new Set(dice).size === 1) return `${count} ${name} (${dice[0]})`;
      return dice
        .map((own, index) => `${name}${index === 0 ? '' : ` ${'I'.repeat(index + 1)}`} (${own})`)
        .join(', ');
    },
  );

/** `1 weapon (1d6)`, `2 claws (1d3), 1 bite (1d6)`, `bite 1d6 / claw 1d4`, `sting (1d4 + poison)`. */
function readAttacks(rest: string, sheet: Sheet): Remarks | undefined {
  const parts = splitClauses(spreadDice(rest), /[,/]/u).flatMap((part) =>
    part.split(/\s+(?:and|e|or|o|\+)\s+(?![^(]*\))(?=[\p{L}\d])/iu),
  );
  const read = parts.map((part) => readAttack(part));
  if (parts.length === 0 || read.some((attack) => attack === undefined)) return undefined;
  const found = read.filter((attack) => attack !== undefined);
  const isEither = /\b(?:or|o)\b/iu.test(rest);
  sheet.weapons = found.map(({ weapon }) => weapon);
  if (found.length > 1 && !isEither) sheet.routine = found.map(({ weapon }) => String(weapon.id));
  return found.flatMap(({ remarks }) => remarks);
}

interface ReadAttack {
  readonly weapon: Sheet;
  readonly remarks: Remarks;
}

function readAttack(part: string): ReadAttack | undefined {
  const [, count, before, named, after, written, words] = ATTACK.exec(part.trim()) ?? [];
  if (named === undefined && written === undefined && count === undefined) return undefined;
  const isNumber = named === undefined && count === undefined && /^\d+$/u.test(written ?? '');
  const dice = isNumber ? undefined : diceOf(written);
  if (written !== undefined && !isNumber && dice === undefined) return undefined;
  const name = (named ?? 'attack').trim() || 'attack';
  const times = COUNTS[(count ?? '1').toLowerCase()] ?? Number(isNumber ? written : (count ?? 1));
  const left = [before, after, words].filter((text) => text !== undefined && text.trim() !== '');
  const weapon = {
    id: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    name,
    damage: dice ?? WITHOUT_DAMAGE,
    inHand: true,
    ...(times > 1 && { attacks: times }),
    ...rangedOf(name),
  };
  return {
    weapon,
    remarks: [
      ...(dice === undefined ? [say('left-out', 'no-damage', { what: part.trim() })] : []),
      ...left.map((what) => say('left-out', 'unknown', { what: (what ?? '').trim() })),
    ],
  };
}

const MISSILE = /\b(?:bow|crossbow|sling|javelin|dart|arco|balestra|fionda|giavellott|frecc)/iu;
const rangedOf = (name: string): Sheet => (MISSILE.test(name) ? { kind: 'missile' } : {});

/** `1d6+1`; `1-6` is the range of a die, `2-8` of two. */
function diceOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const [, low, high] = /^(\d+)-(\d+)$/u.exec(written) ?? [];
  const sides = Number(high) / Number(low);
  const text =
    low === undefined ? written.replace(/\s+/gu, '') : Number.isInteger(sides) ? `${low}d${sides}` : '';
  const read = diceText.safeParse(text);
  return read.success ? read.data : undefined;
}
