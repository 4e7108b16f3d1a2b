import { isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { ABILITIES, type Ability } from '../rules/tables.ts';
import { idFrom } from '../schema/sheet-parts.ts';

const named = z.preprocess(
  (given) => (typeof given === 'string' ? { index: idFrom(given) } : given),
  z.looseObject({ index: z.string() }),
);
const text = z.string().max(4000);
const whole = z.number();

const difficulty = z.looseObject({
  dc_type: named,
  dc_value: whole.optional(),
  success_type: text.optional(),
});
const oneDamage = z.looseObject({ damage_type: named.optional(), damage_dice: text.optional() });
/** Dice and a type, or several to choose from. */
const damage = oneDamage.extend({
  from: z.looseObject({ options: z.array(oneDamage).default([]) }).optional(),
  /** Dealt only to targets that fail this save. */
  dc: difficulty.optional(),
});
const breath = z.looseObject({
  name: text,
  damage: z.array(damage).default([]),
  dc: difficulty.optional(),
});
const attackOf = z.looseObject({
  action_name: text,
  count: z.union([whole, text]).default(1),
  type: text.optional(),
});
const attacks = z.union([
  z.looseObject({ items: z.array(attackOf) }).transform(({ items }) => items),
  attackOf.transform((one) => [one]),
]);
const actionShape = z.looseObject({
  name: text,
  desc: text.default(''),
  attack_bonus: whole.optional(),
  damage: z.array(damage).default([]),
  dc: difficulty.optional(),
  usage: z
    .looseObject({ type: text, dice: text.optional(), min_value: whole.optional(), times: whole.optional() })
    .optional(),
  multiattack_type: text.optional(),
  actions: z.array(attackOf).default([]),
  /** Sets of attacks; the creature makes one of the sets. */
  action_options: z
    .looseObject({ from: z.looseObject({ options: z.array(attacks).default([]) }) })
    .optional(),
  /** Breaths; the creature uses one of them. */
  options: z.looseObject({ from: z.looseObject({ options: z.array(breath).default([]) }) }).optional(),
});
export type PublishedAction = z.infer<typeof actionShape>;

/** `1/4` is a quarter. */
const challenge = z.preprocess((given) => {
  const [, over, under = '1'] =
    (typeof given === 'string' && /^(\d+)(?:\/(\d+))?$/u.exec(given.trim())) || [];
  return over === undefined ? given : Number(over) / Number(under);
}, whole.min(0).max(30));

/** `30 ft., fly 60 ft.`: each value by its name; the value without a name gets `unnamed`. */
const byName = (unnamed: string) => (given: unknown) =>
  typeof given === 'string'
    ? Object.fromEntries(
        given
          .split(',')
          .map((part) => [/^[a-z ]*[a-z]/iu.exec(part.trim())?.[0].toLowerCase() ?? unnamed, part]),
      )
    : given;
const measures = z.record(z.string(), z.union([text, whole, z.boolean()])).default({});

const armour = z.preprocess(
  (given) => (typeof given === 'string' && /^\s*\d/u.test(given) ? Number.parseInt(given, 10) : given),
  z.union([whole, z.array(z.looseObject({ value: whole }))]),
);

/** Treats null as missing. */
const withoutNulls = (given: unknown): unknown =>
  isFields(given) ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) : given;

const monsterFields = z.looseObject({
  index: text.optional(),
  name: text.min(1),
  size: text.default('Medium'),
  armor_class: armour.optional(),
  hit_points: z.int().min(1),
  hit_points_roll: text.optional(),
  hit_dice: text.optional(),
  speed: z.preprocess(byName('walk'), measures),
  strength: whole,
  dexterity: whole,
  constitution: whole,
  intelligence: whole,
  wisdom: whole,
  charisma: whole,
  proficiencies: z.array(z.looseObject({ value: whole, proficiency: named })).default([]),
  damage_resistances: z.array(text).default([]),
  damage_immunities: z.array(text).default([]),
  damage_vulnerabilities: z.array(text).default([]),
  condition_immunities: z.array(named).default([]),
  senses: z.preprocess(byName('sight'), measures),
  challenge_rating: challenge.default(0),
  proficiency_bonus: whole.optional(),
  actions: z.array(actionShape).default([]),
  special_abilities: z.array(z.looseObject({ name: text })).default([]),
  legendary_actions: z.array(z.looseObject({ name: text })).default([]),
  reactions: z.array(z.looseObject({ name: text })).default([]),
});
export type PublishedMonster = z.infer<typeof monsterFields>;
/** A monster in the format of the public database. Unknown fields are ignored. */
export const monsterShape = z.preprocess(withoutNulls, monsterFields);

const SCORES = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
} as const satisfies Record<Ability, keyof PublishedMonster>;

export const scoresOf = (monster: PublishedMonster): Record<Ability, number> =>
  Object.fromEntries(ABILITIES.map((ability) => [ability, monster[SCORES[ability]]])) as Record<
    Ability,
    number
  >;

/** `30 ft.` is 9 metres, and so is 30. */
export const metresIn = (feet: string | number): number =>
  (Number(/\d+/u.exec(String(feet))?.[0] ?? 0) * 3) / 10;
