import { z } from 'zod';
import { ABILITIES, type Ability } from './tables.ts';

const named = z.looseObject({ index: z.string() });
const text = z.string().max(4000);
const whole = z.number();

const oneDamage = z.looseObject({ damage_type: named.optional(), damage_dice: text.optional() });
/** Dice and a type, or several to choose from. */
const damage = oneDamage.extend({
  from: z.looseObject({ options: z.array(oneDamage).default([]) }).optional(),
});
const attackOf = z.looseObject({ action_name: text, count: z.union([whole, text]).default(1) });
const attacks = z.union([
  z.looseObject({ items: z.array(attackOf) }).transform(({ items }) => items),
  attackOf.transform((one) => [one]),
]);
const actionShape = z.looseObject({
  name: text,
  desc: text.default(''),
  attack_bonus: whole.optional(),
  damage: z.array(damage).default([]),
  dc: z.looseObject({ dc_type: named, dc_value: whole.optional(), success_type: text.optional() }).optional(),
  usage: z
    .looseObject({ type: text, dice: text.optional(), min_value: whole.optional(), times: whole.optional() })
    .optional(),
  multiattack_type: text.optional(),
  actions: z.array(attackOf).default([]),
  /** Sets of attacks, one of which is made. */
  action_options: z
    .looseObject({ from: z.looseObject({ options: z.array(attacks).default([]) }) })
    .optional(),
});
export type PublishedAction = z.infer<typeof actionShape>;

/** A monster in the shape of the public database; whatever else it has is let pass. */
export const monsterShape = z.looseObject({
  index: text.optional(),
  name: text.min(1),
  size: text.default('Medium'),
  armor_class: z.union([whole, z.array(z.looseObject({ value: whole })).min(1)]).optional(),
  hit_points: whole,
  hit_points_roll: text.optional(),
  hit_dice: text.optional(),
  speed: z.record(z.string(), z.union([text, z.boolean()])).default({}),
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
  senses: z.record(z.string(), z.union([text, whole])).default({}),
  challenge_rating: whole.default(0),
  proficiency_bonus: whole.optional(),
  actions: z.array(actionShape).default([]),
  special_abilities: z.array(z.looseObject({ name: text })).default([]),
  legendary_actions: z.array(z.looseObject({ name: text })).default([]),
  reactions: z.array(z.looseObject({ name: text })).default([]),
});
export type PublishedMonster = z.infer<typeof monsterShape>;

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

/** `30 ft.` is 9 metres. */
export const metresIn = (text: string): number => (Number(/\d+/u.exec(text)?.[0] ?? 0) * 3) / 10;
