import { addFault, type Fields, failWith, hasNoDuplicates, isFields, listOrSingle } from '@arbitro/kernel';
import { z } from 'zod';
import { SQUARE } from '../rules/tables.ts';
import { type AttackPart, type Feature, type SavePart, SHAPES, type Trait } from '../state.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import {
  ability,
  consequences,
  damage,
  damageType,
  diceText,
  difficulty,
  idFrom,
  metres,
  nameText,
} from './sheet-parts.ts';

/** Damage with its type beside it: `damage: 1d8, type: slashing`. */
function mergeDamageType(input: unknown): unknown {
  if (!isFields(input) || !('type' in input)) return input;
  const { type, damage: dice, ...rest } = input;
  return { ...rest, damage: [{ dice, type }] };
}

const save: z.ZodType<SavePart> = z.preprocess(
  mergeDamageType,
  z.strictObject({
    ability,
    dc: difficulty,
    damage: damage.default([]),
    half: z.boolean().default(false),
    onFail: consequences.default([]),
  }),
);

const range: z.ZodType<readonly [number, number]> = z
  .preprocess((input) => (typeof input === 'number' ? [input, input] : input), z.tuple([metres, metres]))
  .refine(([normal, long]) => long >= normal, failWith(SHEET_FAULTS.farther));

/** With a printed bonus the damage already includes all modifiers, and the attack is natural rather than held. */
const attack: z.ZodType<AttackPart> = z.preprocess(
  mergeDamageType,
  z
    .strictObject({
      kind: z.enum(['melee', 'ranged']),
      reach: metres.default(SQUARE),
      range: range.nullable().default(null),
      bonus: z.int().min(-20).max(40).nullable().default(null),
      ability: ability.optional(),
      proficient: z.boolean().default(true),
      damage: damage.default([]),
      addsModifier: z.boolean().optional(),
      save: save.nullable().default(null),
      onHit: consequences.default([]),
      hands: z.int().min(0).max(2).optional(),
    })
    .check((context) => {
      const { kind, range: far } = context.value;
      if (kind === 'ranged' && far === null) addFault(context, far, SHEET_FAULTS.range, ['range']);
    })
    .transform((input) => ({
      ...input,
      ability: input.ability ?? (input.kind === 'melee' ? ('str' as const) : ('dex' as const)),
      addsModifier: input.addsModifier ?? input.bonus === null,
      hands: input.hands ?? (input.bonus === null ? 1 : 0),
    })),
);

/** `{ cone: 4.5 }`, `{ sphere: 6, range: 45 }`, or written out. */
function normalizeArea(input: unknown): unknown {
  if (!isFields(input) || 'shape' in input) return input;
  const shape = SHAPES.find((shape) => shape in input);
  if (shape === undefined) return input;
  const { [shape]: size, ...rest } = input;
  return { shape, size, ...rest };
}
const area = z.preprocess(
  normalizeArea,
  z.strictObject({
    shape: z.enum(SHAPES),
    size: metres,
    width: metres.default(SQUARE),
    range: metres.nullable().default(null),
  }),
);

/** `[claw, claw, bite]`, `{ claw: 2, bite: 1 }`, or written out. */
function normalizeMultiattack(input: unknown): unknown {
  if (isFields(input)) return Object.entries(input).map(([deed, times]) => ({ deed, times }));
  if (!Array.isArray(input) || !input.every((item) => typeof item === 'string')) return input;
  return [...new Set<string>(input)].map((deed) => ({
    deed,
    times: input.filter((other) => other === deed).length,
  }));
}
const multi = z.preprocess(
  normalizeMultiattack,
  z.array(z.strictObject({ deed: nameText, times: z.int().min(1).max(20) })).max(10),
);

const ATTACK_FIELDS = [
  'reach',
  'bonus',
  'ability',
  'proficient',
  'damage',
  'type',
  'addsModifier',
  'save',
  'onHit',
  'hands',
] as const;

/** A weapon in short form: `{ name, attack: melee, damage: 1d8, type: slashing }`. Its range is the range of the attack. */
function normalizeFeature(input: unknown): unknown {
  if (!isFields(input)) return input;
  const featureName = typeof input.name === 'string' ? input.name : '';
  const whole: Fields =
    input.id === undefined && featureName !== '' ? { ...input, id: idFrom(featureName) } : input;
  if (typeof whole.attack !== 'string') return applySpellDefaults(whole);
  const { attack: kind, range: far, ...rest } = whole;
  const isPart = (key: string): boolean => ATTACK_FIELDS.some((part) => part === key);
  const parts = Object.entries(rest).filter(([key]) => isPart(key));
  const others = Object.entries(rest).filter(([key]) => !isPart(key));
  return applySpellDefaults({
    ...Object.fromEntries(others),
    attack: { kind, ...Object.fromEntries(parts), ...(far === undefined ? {} : { range: far }) },
  });
}

/** A spell adds no modifier to damage unless it says so, and is not held in hand. @rule quinta.damage.roll */
const applySpellDefaults = (deed: Fields): Fields =>
  deed.magic === true && isFields(deed.attack)
    ? { ...deed, attack: { addsModifier: false, hands: 0, ...deed.attack } }
    : deed;

/** `5-6` on the stat block: it recharges on a 5. */
const recharge = z.preprocess(
  (input) => (typeof input === 'string' && /^[2-6](?:[-–]6)?$/u.test(input) ? Number(input[0]) : input),
  z.int().min(2).max(6),
);

const feature: z.ZodType<Feature> = z.preprocess(
  normalizeFeature,
  z.strictObject({
    id: nameText,
    name: nameText,
    cost: z.enum(['action', 'bonus', 'reaction']).default('action'),
    magic: z.boolean().default(false),
    attack: attack.nullable().default(null),
    save: save.nullable().default(null),
    area: area.nullable().default(null),
    range: metres.default(SQUARE),
    heals: diceText.nullable().default(null),
    temporary: diceText.nullable().default(null),
    gives: consequences.default([]),
    multi: multi.default([]),
    recharge: recharge.nullable().default(null),
    uses: z.int().min(1).max(99).nullable().default(null),
    held: z.boolean().default(true),
  }),
);

/** Attacks, breaths, spells and other features, each with its own id. */
export const features: z.ZodType<readonly Feature[]> = listOrSingle(
  z
    .array(feature)
    .max(60)
    .check((context) => {
      const all = context.value;
      if (!hasNoDuplicates(all.map(({ id }) => id))) addFault(context, all, SHEET_FAULTS.twice);
      const isAttack = (id: string): boolean =>
        id === 'unarmed' || all.some((feature) => feature.id === id && feature.attack !== null);
      all.forEach((feature, index) => {
        if (!feature.multi.every((part) => isAttack(part.deed)))
          addFault(context, feature.multi, SHEET_FAULTS.multi, [index, 'multi']);
      });
    }),
);

/** A trait by its name, or with its numbers: `{ kind: regeneration, points: 10, stoppedBy: [fire] }`. */
export const traits: z.ZodType<readonly Trait[]> = listOrSingle(
  z
    .array(
      z.preprocess(
        (input) => (typeof input === 'string' ? { kind: input } : input),
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.enum(['pack-tactics', 'magic-resistance']) }),
          z.strictObject({
            kind: z.literal('legendary-resistance'),
            uses: z.int().min(1).max(20).default(3),
          }),
          z.strictObject({
            kind: z.literal('regeneration'),
            points: z.int().min(1).max(999),
            stoppedBy: z.array(damageType).default([]),
          }),
          z.strictObject({
            kind: z.literal('aura'),
            name: nameText,
            metres,
            starts: z.enum(['own', 'theirs']).default('own'),
            damage: damage.default([]),
            save: save.nullable().default(null),
          }),
        ]),
      ),
    )
    .max(20),
);
