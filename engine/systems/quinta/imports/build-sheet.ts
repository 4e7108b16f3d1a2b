import {
  type ImportedCreature,
  type ImportLine,
  type ImportRemark,
  isFields,
  type Json,
  NOTE_LIMITS,
  type SheetNote,
} from '@arbitro/kernel';
import { ABILITIES, SENSES, SKILL_NAMES } from '../rules/tables.ts';
import { idFrom } from '../schema/sheet-parts.ts';
import { defencesOf } from './block-defences.ts';
import { blockShape, parseMetres, type StatBlock, scoresOf } from './block-shape.ts';
import { findEntryContradictions } from './contradictions.ts';
import { type ReadEntry, readEntries } from './entries.ts';
import { buildHead, findSize, isHitDice } from './head-parts.ts';
import { fillMissing } from './missing-numbers.ts';
import { buildRemark } from './remarks.ts';

/** Builds the sheet of a stat block, whichever format it came in. */
export function buildCreature(raw: unknown): ImportedCreature {
  const read = blockShape.safeParse(raw);
  if (read.success) return buildFromBlock(read.data, []);
  const filled = fillMissing(raw);
  const whole = filled && blockShape.safeParse(filled.raw);
  if (whole?.success) return buildFromBlock(whole.data, filled?.remarks ?? []);
  const name = findName(raw);
  const copied = isFields(raw) && typeof raw.copy_of === 'string' ? raw.copy_of : undefined;
  if (copied !== undefined) return buildUnread(name, [buildRemark('fault', 'copy-of', { what: copied })]);
  const remarks = read.error.issues.map(({ path }) =>
    path.length === 0
      ? buildRemark('fault', 'no-monster', {})
      : buildRemark('fault', 'not-of-this-shape', { field: path.map(String).join('.') }),
  );
  return buildUnread(name, remarks);
}

const buildUnread = (name: string, remarks: readonly ImportRemark[]): ImportedCreature => ({
  id: idFrom(name),
  name,
  sheet: null,
  lines: [{ text: name, outcome: 'unread', remarks }],
});

const findName = (raw: unknown): string => {
  const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  return typeof name === 'string' && name !== '' ? name : '?';
};

function buildFromBlock(block: StatBlock, missing: readonly ImportRemark[]): ImportedCreature {
  const id = idFrom(block.index ?? block.name).slice(0, 60);
  const entries = readEntries(block);
  const head = buildHead(block);
  const traits = entries.flatMap(({ trait }) => trait ?? []);
  const whole = [...head.notes, ...entries.flatMap((entry) => entry.notes)];
  const notes = limitNotes(whole);
  const cut =
    countCharacters(whole) > countCharacters(notes) ? [buildRemark('left-out', 'notes-cut', {})] : [];
  const sheet = {
    kind: 'monster',
    size: findSize(block) ?? 'medium',
    level: block.challenge_rating,
    group: id,
    scores: scoresOf(block),
    ...bonusesOf(block),
    ...(block.initiative !== undefined && { printed: { initiative: block.initiative } }),
    ac: acOf(block),
    hp: block.hit_points,
    ...(block.hit_dice !== undefined && isHitDice(block.hit_dice) && { hitDice: block.hit_dice }),
    ...speedsOf(block),
    senses: sensesOf(block),
    ...defencesOf(block),
    deeds: entries.flatMap(({ features }) => features),
    ...(traits.length > 0 && { traits }),
    ...(notes.length > 0 && { notes }),
  } as unknown as Json;
  const lines = entries.map((entry) => checkEntry(block, entry));
  const gaps = [...missing, ...cut].map(
    (remark): ImportLine => ({ text: block.name, outcome: 'unread', remarks: [remark] }),
  );
  return { id, name: block.name, sheet, lines: [...gaps, ...head.lines, ...lines] };
}

/** Adds the contradictions within an entry to its line. */
function checkEntry(block: StatBlock, { line, features, entry }: ReadEntry): ImportLine {
  const attack = features.map((feature) => feature.attack).find(isFields);
  const bonus = typeof attack?.bonus === 'number' ? attack.bonus : undefined;
  const found = findEntryContradictions(block, { ...entry, bonus });
  return found.length === 0 ? line : { ...line, remarks: [...line.remarks, ...found] };
}

const countCharacters = (notes: readonly SheetNote[]): number =>
  notes.reduce((sum, { title, text }) => sum + title.length + text.length, 0);

/** Keeps notes within the limits of a sheet; long texts are cut where the limit is. */
function limitNotes(notes: readonly SheetNote[]): readonly SheetNote[] {
  let left: number = NOTE_LIMITS.total;
  return notes.slice(0, NOTE_LIMITS.notes).map(({ title, text }) => {
    const shortened = text.slice(0, Math.min(NOTE_LIMITS.text, left));
    left -= shortened.length;
    return { title: title.slice(0, NOTE_LIMITS.title), text: shortened };
  });
}

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
