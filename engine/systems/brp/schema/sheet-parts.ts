import {
  addFault,
  countingNumber,
  createIdGiver,
  failWith,
  hasNoDuplicates,
  isFields,
  listOrSingle,
  oneOrMore,
} from '@arbitro/kernel';
import { z } from 'zod';
import { ARMOURS, type ArmourRow } from '../content/armour-table.ts';
import { findArmourId, findCharacteristic, findIncompleteSkill, findSkillId } from '../content/naming.ts';
import { isSkill, type SkillId } from '../content/skill-table.ts';
import { countFullHands, findWeaponModes, HANDS } from '../rules/arms.ts';
import { CHARACTERISTICS, COVER_STOPS, LENGTHS, type Material } from '../rules/tables.ts';
import { type Arm, type Armour, HOLDS, type Skill } from '../state.ts';
import { SHEET_FAULTS, unknownArm, unknownArmour, unknownSkill } from './sheet-faults.ts';
import { enumByName } from './spelling.ts';

export const nameText = z.string().min(1).max(60);
export const time = z.number().nonnegative();

export const characteristic = enumByName(CHARACTERISTICS, findCharacteristic);

const SETTING_PREFIX = 'own:';
/** Whether the id belongs to a skill added by a setting. Whether the setting has it is checked on use. */
export const isSettingSkill = (id: SkillId): boolean =>
  id.startsWith(SETTING_PREFIX) && id.length > SETTING_PREFIX.length;

export const settingSkillId = (id: string): SkillId => `${SETTING_PREFIX}${id}`;

const parseSkillId = (text: string): SkillId =>
  isSettingSkill(text) ? text : (findSkillId(text) ?? findIncompleteSkill(text) ?? text);

/** A skill by any of its names. An unknown name stays as typed and is refused on use. */
export const skillId = z.string().min(1).max(80).transform(parseSkillId);

const skillPoints = z.preprocess(
  (input) => (typeof input === 'number' ? { written: input } : input),
  z.strictObject({
    written: countingNumber.max(999).nullable().default(null),
    professional: countingNumber.default(0),
    personal: countingNumber.default(0),
    gained: countingNumber.default(0),
    ticked: z.boolean().default(false),
  }),
);

/** Skills by name in any language; a plain number is the full rating. @rule brp.skills.rating */
export const skills = z.record(z.string().max(80), skillPoints).transform((input, context) => {
  const read = new Map<SkillId, Skill>();
  for (const [text, points] of Object.entries(input)) {
    const id = parseSkillId(text);
    if (!isSkill(id) && !isSettingSkill(id)) addFault(context, text, unknownSkill(id), [text]);
    if (read.has(id)) addFault(context, text, SHEET_FAULTS.twice, [text]);
    read.set(id, points);
  }
  return Object.fromEntries(read);
});

/** Limits the number of dice and sides so that odds can be computed quickly. */
const DIE_PATTERN = '(?:[1-9]|1\\d|20)d(?:[1-9]\\d?|100)';
const DICE_PATTERN = new RegExp(`^(?:${DIE_PATTERN}|\\d{1,3})(?:[+-](?:${DIE_PATTERN}|\\d{1,3}))*$`, 'u');
const BONUS = new RegExp(`^(?:0|-?${DIE_PATTERN})$`, 'u');

/** Dice notation of the tables: `1d8+1`. Also accepts a capital D, a leading plus and a long minus. */
const diceSchema = (form: RegExp) =>
  z
    .string()
    .max(40)
    .transform((text) => text.trim().replace(/^\+/u, '').replaceAll('−', '-').toLowerCase())
    .refine((text) => form.test(text), failWith(SHEET_FAULTS.dice));
export const diceText = diceSchema(DICE_PATTERN);
/** A bonus may be negative: `-1d4`. */
export const bonusText = diceSchema(BONUS);

export const attackedScore = enumByName([...CHARACTERISTICS, 'hit-points'], findCharacteristic);
export const poisonKind = {
  kind: nameText.default('poison'),
  eff: countingNumber.max(999),
  attacks: oneOrMore(attackedScore).default(['hit-points']),
  speed: z.union([z.enum(['fast', 'slow']), countingNumber]).default('fast'),
  resisted: z.enum(['half', 'none']).default('half'),
};
/** A plain number is its potency. */
export const poison = z.preprocess(
  (input) => (typeof input === 'number' ? { eff: input } : input),
  z.strictObject(poisonKind),
);

const weapon = z
  .strictObject({
    name: nameText,
    skill: skillId.default('brawl'),
    chance: countingNumber.nullable().default(null),
    damage: diceText,
    bonus: z.enum(['full', 'half', 'none']).default('full'),
    hands: z.int().min(0).max(HANDS).optional(),
    points: countingNumber.nullable().default(null),
    range: countingNumber.nullable().default(null),
    velocity: z.enum(['low', 'high']).nullable().optional(),
    reload: countingNumber.default(0),
    magazine: countingNumber.nullable().default(null),
    length: z.enum(LENGTHS).optional(),
    shield: z.enum(['small', 'medium', 'large']).nullable().default(null),
    knocksDown: z.boolean().default(false),
    poison: poison.nullable().default(null),
  })
  .check((context) => {
    const { skill } = context.value;
    if (!isSkill(skill) && !isSettingSkill(skill)) addFault(context, skill, unknownSkill(skill), ['skill']);
  })
  .transform((input) => ({
    ...input,
    hands: input.hands ?? (input.chance === null ? 1 : 0),
    velocity: input.velocity ?? (input.range === null ? null : ('low' as const)),
    length: input.length ?? (input.range === null ? ('short' as const) : ('missile' as const)),
  }));

/** Accepts an arm by name, by name with its state, or written in full. */
function normalizeArm(input: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof input === 'string') return { modes: findModesOrFault(input, context) };
  if (!isFields(input) || 'modes' in input) return input;
  const { weapon: by, ...rest } = input;
  if (typeof by === 'string') return { ...rest, modes: findModesOrFault(by, context) };
  if (by !== undefined) return { ...rest, modes: [by] };
  const { id, held, shots, loading, ...own } = rest;
  return { id, held, shots, loading, modes: [own] };
}

function findModesOrFault(text: string, context: z.core.$RefinementCtx): unknown {
  const modes = findWeaponModes(text);
  if (!modes) addFault(context, text, unknownArm(text));
  return modes;
}

const arm = z.preprocess(
  normalizeArm,
  z.strictObject({
    id: nameText.optional(),
    modes: z.array(weapon).min(1).max(4),
    held: z.enum(HOLDS).optional(),
    damage: countingNumber.default(0),
    shots: countingNumber.nullable().optional(),
    loading: countingNumber.default(0),
  }),
);
type GivenArm = z.output<typeof arm>;

/** Gives each arm its own id and a full magazine, and puts arms in hand as far as two hands allow. */
export const arms = listOrSingle(z.array(arm)).transform((input, context): readonly Arm[] => {
  const read: Arm[] = [];
  const giveId = createIdGiver(input.flatMap(({ id }) => (id === undefined ? [] : [id])));
  let free = HANDS - countFullHands(input.map(({ modes, held = 'stowed' }) => ({ modes, held })));
  for (const item of input) {
    const needs = countFullHands([{ modes: item.modes, held: 'hand' }]);
    const held = item.held ?? (needs <= free ? 'hand' : 'stowed');
    if (item.held === undefined && held === 'hand') free -= needs;
    read.push(completeArm({ ...item, held, id: item.id ?? giveId(item.modes[0]?.name ?? '') }));
  }
  if (!hasNoDuplicates(read.map(({ id }) => id))) addFault(context, input, SHEET_FAULTS.twice);
  if (countFullHands(read) > HANDS) addFault(context, input, SHEET_FAULTS.hands);
  return read;
});

function completeArm(arm: GivenArm & Pick<Arm, 'id' | 'held'>): Arm {
  const { id, modes, held, damage, shots, loading } = arm;
  const full = modes.find(({ magazine }) => magazine !== null)?.magazine ?? null;
  return { id, modes, held, damage, shots: shots === undefined ? full : shots, loading };
}

const armourObject = z.strictObject({
  name: nameText,
  points: countingNumber,
  second: countingNumber.nullable().default(null),
  physical: z.int().max(0).default(0),
  perceptive: z.int().max(0).default(0),
});

/** Armour by its name in any language, or written in full; null if none is worn. */
export const armourSchema = (worn: ArmourRow['worn']): z.ZodType<Armour | null> =>
  z.preprocess((input, context) => {
    if (typeof input !== 'string') return input;
    const id = findArmourId(input);
    if (id === undefined) return addFault(context, input, unknownArmour(input));
    const { points, second, physical, perceptive } = ARMOURS[id];
    if (ARMOURS[id].worn !== worn) addFault(context, input, SHEET_FAULTS.helmet);
    return { name: id, points, second, physical, perceptive };
  }, armourObject.nullable());

/** Cover by its material alone, or with the damage it stops. @rule brp.spot.cover */
export const cover = z.preprocess(
  (input) => (typeof input === 'string' ? { material: input } : input),
  z
    .strictObject({
      material: z.enum([...(Object.keys(COVER_STOPS) as [Material, ...Material[]]), 'other']),
      stops: countingNumber.max(999).nullable().optional(),
    })
    .transform(({ material, stops }) => ({
      material,
      stops: stops === undefined ? (material === 'other' ? null : COVER_STOPS[material]) : stops,
    }))
    .nullable(),
);
