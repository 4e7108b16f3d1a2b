import { allDifferent, countingNumber, isFields, listOrOne, oneOrMore, saying } from '@arbitro/kernel';
import { z } from 'zod';
import { ARMOURS, type ArmourRow } from '../content/armour-table.ts';
import { armourNamed, characteristicNamed, nearlySkill, skillNamed } from '../content/naming.ts';
import { isSkill, type SkillId } from '../content/skill-table.ts';
import { HANDS, handsFull, modesNamed } from '../rules/arms.ts';
import { CHARACTERISTICS, COVER_STOPS, LENGTHS, type Material } from '../rules/tables.ts';
import { type Arm, type Armour, HOLDS, type Skill } from '../state.ts';
import { complain, SHEET_FAULTS, unknownArm, unknownArmour, unknownSkill } from './sheet-faults.ts';
import { oneNamed } from './spelling.ts';

export const name = z.string().min(1).max(60);

export const characteristic = oneNamed(CHARACTERISTICS, characteristicNamed);

const OWN = 'own:';
/** Whether the id belongs to a skill added by a setting. Whether the setting has it is checked on use. */
export const isOwn = (id: SkillId): boolean => id.startsWith(OWN) && id.length > OWN.length;

export const ownId = (id: string): SkillId => `${OWN}${id}`;

const meant = (text: string): SkillId =>
  isOwn(text) ? text : (skillNamed(text) ?? nearlySkill(text) ?? text);

/** A skill by any of its names. An unknown name stays as typed and is refused on use. */
export const skillId = z.string().min(1).max(80).transform(meant);

const skillPoints = z.preprocess(
  (given) => (typeof given === 'number' ? { written: given } : given),
  z.strictObject({
    written: countingNumber.max(999).nullable().default(null),
    professional: countingNumber.default(0),
    personal: countingNumber.default(0),
    gained: countingNumber.default(0),
    ticked: z.boolean().default(false),
  }),
);

/** Skills by name in any language; a plain number is the full rating. @rule brp.skills.rating */
export const skills = z.record(z.string().max(80), skillPoints).transform((given, context) => {
  const read = new Map<SkillId, Skill>();
  for (const [text, points] of Object.entries(given)) {
    const id = meant(text);
    if (!isSkill(id) && !isOwn(id)) complain(context, text, unknownSkill(id), [text]);
    if (read.has(id)) complain(context, text, SHEET_FAULTS.twice, [text]);
    read.set(id, points);
  }
  return Object.fromEntries(read);
});

/** Limits the number of dice and sides so that odds can be computed quickly. */
const DIE = '(?:[1-9]|1\\d|20)d(?:[1-9]\\d?|100)';
const DICE = new RegExp(`^(?:${DIE}|\\d{1,3})(?:[+-](?:${DIE}|\\d{1,3}))*$`, 'u');
const BONUS = new RegExp(`^(?:0|-?${DIE})$`, 'u');

/** Dice notation of the tables: `1d8+1`. Also accepts a capital D, a leading plus and a long minus. */
const diceLike = (form: RegExp) =>
  z
    .string()
    .max(40)
    .transform((text) => text.trim().replace(/^\+/u, '').replaceAll('−', '-').toLowerCase())
    .refine((text) => form.test(text), saying(SHEET_FAULTS.dice));
export const diceText = diceLike(DICE);
/** A bonus may be negative: `-1d4`. */
export const bonusText = diceLike(BONUS);

export const attacked = oneNamed([...CHARACTERISTICS, 'hit-points'], characteristicNamed);
export const poisonKind = {
  kind: name.default('poison'),
  eff: countingNumber.max(999),
  attacks: oneOrMore(attacked).default(['hit-points']),
  speed: z.union([z.enum(['fast', 'slow']), countingNumber]).default('fast'),
  resisted: z.enum(['half', 'none']).default('half'),
};
/** A plain number is its potency. */
export const poison = z.preprocess(
  (given) => (typeof given === 'number' ? { eff: given } : given),
  z.strictObject(poisonKind),
);

const weapon = z
  .strictObject({
    name,
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
    if (!isSkill(skill) && !isOwn(skill)) complain(context, skill, unknownSkill(skill), ['skill']);
  })
  .transform((given) => ({
    ...given,
    hands: given.hands ?? (given.chance === null ? 1 : 0),
    velocity: given.velocity ?? (given.range === null ? null : ('low' as const)),
    length: given.length ?? (given.range === null ? ('short' as const) : ('missile' as const)),
  }));

/** Accepts an arm by name, by name with its state, or written in full. */
function spelled(given: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof given === 'string') return { modes: modesOr(given, context) };
  if (!isFields(given) || 'modes' in given) return given;
  const { weapon: by, ...rest } = given;
  if (typeof by === 'string') return { ...rest, modes: modesOr(by, context) };
  if (by !== undefined) return { ...rest, modes: [by] };
  const { id, held, shots, loading, ...own } = rest;
  return { id, held, shots, loading, modes: [own] };
}

function modesOr(text: string, context: z.core.$RefinementCtx): unknown {
  const modes = modesNamed(text);
  if (!modes) complain(context, text, unknownArm(text));
  return modes;
}

const arm = z.preprocess(
  spelled,
  z.strictObject({
    id: name.optional(),
    modes: z.array(weapon).min(1).max(4),
    held: z.enum(HOLDS).optional(),
    damage: countingNumber.default(0),
    shots: countingNumber.nullable().optional(),
    loading: countingNumber.default(0),
  }),
);
type GivenArm = z.output<typeof arm>;

/** Gives each arm its own id and a full magazine, and puts arms in hand as far as two hands allow. */
export const arms = listOrOne(z.array(arm)).transform((given, context): readonly Arm[] => {
  const read: Arm[] = [];
  let free = HANDS - handsFull(given.map(({ modes, held = 'stowed' }) => ({ modes, held })));
  for (const one of given) {
    const needs = handsFull([{ modes: one.modes, held: 'hand' }]);
    const held = one.held ?? (needs <= free ? 'hand' : 'stowed');
    if (one.held === undefined && held === 'hand') free -= needs;
    read.push(completed({ ...one, held }, [...read, ...given]));
  }
  if (!allDifferent(read.map(({ id }) => id))) complain(context, given, SHEET_FAULTS.twice);
  if (handsFull(read) > HANDS) complain(context, given, SHEET_FAULTS.hands);
  return read;
});

function completed(
  { id, modes, held, damage, shots, loading }: GivenArm & Pick<Arm, 'held'>,
  others: readonly Pick<GivenArm, 'id'>[],
): Arm {
  const full = modes.find(({ magazine }) => magazine !== null)?.magazine ?? null;
  return {
    id: id ?? freeId(modes[0]?.name ?? '', others),
    modes,
    held,
    damage,
    shots: shots === undefined ? full : shots,
    loading,
  };
}

function freeId(base: string, taken: readonly Pick<GivenArm, 'id'>[]): string {
  const isTaken = (id: string): boolean => taken.some((other) => other.id === id);
  let id = base;
  for (let at = 2; isTaken(id); at++) id = `${base}-${at}`;
  return id;
}

const written = z.strictObject({
  name,
  points: countingNumber,
  second: countingNumber.nullable().default(null),
  physical: z.int().max(0).default(0),
  perceptive: z.int().max(0).default(0),
});

/** Armour by its name in any language, or written in full; null if none is worn. */
export const armour = (worn: ArmourRow['worn']): z.ZodType<Armour | null> =>
  z.preprocess((given, context) => {
    if (typeof given !== 'string') return given;
    const id = armourNamed(given);
    if (id === undefined) return complain(context, given, unknownArmour(given));
    const { points, second, physical, perceptive } = ARMOURS[id];
    if (ARMOURS[id].worn !== worn) complain(context, given, SHEET_FAULTS.helmet);
    return { name: id, points, second, physical, perceptive };
  }, written.nullable());

/** Cover by its material alone, or with the damage it stops. @rule brp.spot.cover */
export const cover = z.preprocess(
  (given) => (typeof given === 'string' ? { material: given } : given),
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
