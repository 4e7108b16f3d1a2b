import {
  type ImportedCreature,
  type ImportLine,
  type ImportRemark,
  isFields,
  type Json,
  NOTE_LIMITS,
  type SheetNote,
} from '@arbitro/kernel';
import { ABILITIES, SENSES, SIZE_NAMES, SKILL_NAMES } from '../rules/tables.ts';
import { diceText, idFrom } from '../schema/sheet-parts.ts';
import { defencesOf, describeArmour, describeDefences } from './block-defences.ts';
import { blockShape, parseMetres, type StatBlock, scoresOf } from './block-shape.ts';
import { findContradictions, findEntryContradictions } from './contradictions.ts';
import { type ReadEntry, readEntries } from './entries.ts';
import { buildRemark } from './remarks.ts';

/** Builds the sheet of a stat block, whichever format it came in. */
export function buildCreature(raw: unknown): ImportedCreature {
  const read = blockShape.safeParse(raw);
  if (read.success) return buildFromBlock(read.data);
  const name = findName(raw);
  const remarks = read.error.issues.map(({ path }) =>
    path.length === 0
      ? buildRemark('fault', 'no-monster', {})
      : buildRemark('fault', 'not-of-this-shape', { field: path.map(String).join('.') }),
  );
  return { id: idFrom(name), name, sheet: null, lines: [{ text: name, outcome: 'unread', remarks }] };
}

const findName = (raw: unknown): string => {
  const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  return typeof name === 'string' && name !== '' ? name : '?';
};

function buildFromBlock(block: StatBlock): ImportedCreature {
  const id = idFrom(block.index ?? block.name).slice(0, 60);
  const entries = readEntries(block);
  const head = buildHeadLines(block);
  const notes = limitNotes([...head.notes, ...entries.flatMap((entry) => entry.notes)]);
  const sheet = {
    kind: 'monster',
    size: findSize(block) ?? 'medium',
    level: block.challenge_rating,
    group: id,
    scores: scoresOf(block),
    ...bonusesOf(block),
    ac: acOf(block),
    hp: block.hit_points,
    ...(block.hit_dice !== undefined && HIT_DICE.test(block.hit_dice) && { hitDice: block.hit_dice }),
    ...speedsOf(block),
    senses: sensesOf(block),
    ...defencesOf(block),
    deeds: entries.flatMap(({ features }) => features),
    ...(notes.length > 0 && { notes }),
  } as unknown as Json;
  const lines = entries.map((entry) => checkEntry(block, entry));
  return { id, name: block.name, sheet, lines: [...head.lines, ...lines] };
}

/** Adds the contradictions within an entry to its line. */
function checkEntry(block: StatBlock, { line, features, entry }: ReadEntry): ImportLine {
  const attack = features.map((feature) => feature.attack).find(isFields);
  const bonus = typeof attack?.bonus === 'number' ? attack.bonus : undefined;
  const found = findEntryContradictions(block, { ...entry, bonus });
  return found.length === 0 ? line : { ...line, remarks: [...line.remarks, ...found] };
}

/** Keeps notes within the limits of a sheet; long texts are cut where the limit is. */
function limitNotes(notes: readonly SheetNote[]): readonly SheetNote[] {
  let left: number = NOTE_LIMITS.total;
  return notes.slice(0, NOTE_LIMITS.notes).map(({ title, text }) => {
    const shortened = text.slice(0, Math.min(NOTE_LIMITS.text, left));
    left -= shortened.length;
    return { title: title.slice(0, NOTE_LIMITS.title), text: shortened };
  });
}

interface Head {
  readonly lines: readonly ImportLine[];
  readonly notes: readonly SheetNote[];
}

/** The lines above the actions: numbers and defences. */
const buildHeadLines = (block: StatBlock): Head => ({
  lines: [
    ...listNumberLines(block),
    ...describeDefences(block).map(({ text, remarks }) => buildLine(text, remarks)),
    ...block.unread.map(
      (text): ImportLine => ({
        text,
        outcome: 'noted',
        remarks: [buildRemark('left-out', 'line-kept', {})],
      }),
    ),
  ],
  notes: listHeadNotes(block),
});

const buildLine = (text: string, remarks: readonly ImportRemark[] = []): ImportLine => ({
  text,
  outcome: remarks.some(({ kind }) => kind === 'left-out') ? 'partly' : 'played',
  remarks,
});

const listWords = ({ type, alignment, languages }: StatBlock): readonly string[] =>
  [type, alignment, languages].filter((text): text is string => text !== undefined && text !== '');

const listNumberLines = (block: StatBlock): readonly ImportLine[] => {
  const armour = describeArmour(block);
  const { hit_points: points, hit_points_roll: roll, challenge_rating: challenge } = block;
  const dice = roll === undefined ? '' : ` (${roll})`;
  const speeds = Object.entries(block.speed).map(([gait, far]) => `${gait} ${String(far)}`);
  return [
    buildLine([block.name, block.size, ...listWords(block)].join(', '), listUnreadNumbers(block)),
    buildLine(armour.text, armour.remarks),
    buildLine(`HP ${points}${dice}, CR ${challenge}`, findContradictions(block)),
    buildLine(speeds.join(', '), listLeftSpeeds(block)),
    buildLine(ABILITIES.map((ability) => `${ability} ${scoresOf(block)[ability]}`).join(', ')),
  ];
};

const listHeadNotes = (block: StatBlock): readonly SheetNote[] => {
  const armour = describeArmour(block);
  const texts = [...listWords(block), ...block.unread];
  const speeds = listLeftSpeeds(block).length > 0 ? [JSON.stringify(block.speed)] : [];
  const left = describeDefences(block).filter(({ remarks }) => remarks.length > 0);
  const words = [
    ...texts,
    ...(armour.remarks.length > 0 ? [armour.text] : []),
    ...speeds,
    ...left.map(({ text }) => text),
  ];
  return words.length > 0 ? [{ title: block.name, text: words.join('\n') }] : [];
};

const HIT_DICE = /^\d{1,2}d(?:4|6|8|10|12|20)$/u;

const findSize = ({ size }: StatBlock): string | undefined =>
  SIZE_NAMES.find((name) => name === size.toLowerCase());

const acOf = ({ armor_class: ac }: StatBlock): number | null =>
  ac === undefined ? null : typeof ac === 'number' ? ac : (ac[0]?.value ?? null);

function speedsOf({ speed }: StatBlock): Readonly<Record<string, number>> {
  const [walk, ...others] = ['walk', 'climb', 'swim', 'fly'].map((gait) => {
    const input = speed[gait];
    return input === undefined || typeof input === 'boolean' ? undefined : parseMetres(input);
  });
  const [climb, swim, fly] = others;
  return {
    speed: walk ?? 0,
    ...(climb !== undefined && { climb }),
    ...(swim !== undefined && { swim }),
    ...(fly !== undefined && { fly }),
  };
}

const sensesOf = ({ senses }: StatBlock): Readonly<Record<string, number>> =>
  Object.fromEntries(
    SENSES.flatMap((sense) => {
      const input = senses[sense];
      return input === undefined || typeof input === 'boolean' ? [] : [[sense, parseMetres(input)] as const];
    }),
  );

/** Reads `saving-throw-dex` and `skill-stealth` with their printed bonuses. */
function bonusesOf({ proficiencies }: StatBlock): {
  readonly saves: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
} {
  const of = (prefix: string, allowed: readonly string[]): Record<string, number> =>
    Object.fromEntries(
      proficiencies.flatMap(({ value, proficiency: { index } }) => {
        const name = index.startsWith(prefix) ? index.slice(prefix.length) : '';
        return allowed.includes(name) ? [[name, value] as const] : [];
      }),
    );
  return { saves: of('saving-throw-', ABILITIES), skills: of('skill-', SKILL_NAMES) };
}

const isBonus = (index: string): boolean =>
  [
    ...ABILITIES.map((ability) => `saving-throw-${ability}`),
    ...SKILL_NAMES.map((name) => `skill-${name}`),
  ].includes(index);

/** Remarks on numbers of the stat block that cannot be used. */
function listUnreadNumbers(block: StatBlock): readonly ImportRemark[] {
  const { size, hit_dice: dice, hit_points_roll: roll, proficiencies } = block;
  const badDice = [
    ...(dice !== undefined && !HIT_DICE.test(dice) ? [dice] : []),
    ...(roll !== undefined && !diceText.safeParse(roll).success ? [roll] : []),
  ];
  return [
    ...(findSize(block) ? [] : [buildRemark('left-out', 'size-left-out', { what: size })]),
    ...badDice.map((what) => buildRemark('left-out', 'hit-dice-left-out', { what })),
    ...proficiencies
      .map(({ proficiency }) => proficiency.index)
      .filter((index) => !isBonus(index))
      .map((what) => buildRemark('left-out', 'bonus-left-out', { what })),
  ];
}

const listLeftSpeeds = ({ speed }: StatBlock): readonly ImportRemark[] =>
  Object.keys(speed)
    .filter((gait) => !['walk', 'climb', 'swim', 'fly'].includes(gait))
    .map((what) => buildRemark('left-out', 'speed-left-out', { what }));
