import { isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { ABILITIES, type Ability } from '../rules/tables.ts';
import { idFrom } from '../schema/sheet-parts.ts';

const namedText = z.preprocess(
  (input) => (typeof input === 'string' ? { index: idFrom(input) } : input),
  z.preprocess(
    (input) =>
      isFields(input) && typeof input.name === 'string' && input.index === undefined
        ? { ...input, index: idFrom(input.name) }
        : input,
    z.looseObject({ index: z.string() }),
  ),
);
const longText = z.string().max(8000);
const anyNumber = z.number();

const difficulty = z.looseObject({
  dc_type: namedText,
  dc_value: anyNumber.optional(),
  success_type: longText.optional(),
});
const oneDamage = z.looseObject({
  damage_type: namedText.optional(),
  damage_dice: longText.optional(),
  damage_bonus: anyNumber.optional(),
});
/** Dice and a type, or several to choose from. */
const damage = oneDamage.extend({
  from: z
    .preprocess(
      (input) => (Array.isArray(input) ? { options: input } : input),
      z.looseObject({ options: z.array(oneDamage).default([]) }),
    )
    .optional(),
  /** Dealt only to targets that fail this save. */
  dc: difficulty.optional(),
});
const damages = z.preprocess((input) => (isFields(input) ? [input] : input), z.array(damage).default([]));
const breath = z.looseObject({
  name: longText,
  damage: damages,
  dc: difficulty.optional(),
});
const attackShape = z.looseObject({
  action_name: longText,
  count: z.union([anyNumber, longText]).default(1),
  type: longText.optional(),
});
const attacks = z.union([
  z.looseObject({ items: z.array(attackShape) }).transform(({ items }) => items),
  attackShape.transform((item) => [item]),
]);
const actionShape = z.looseObject({
  name: longText,
  desc: longText.default(''),
  attack_bonus: anyNumber.optional(),
  damage: damages,
  dc: difficulty.optional(),
  usage: z
    .looseObject({
      type: longText,
      dice: longText.optional(),
      min_value: anyNumber.optional(),
      times: anyNumber.optional(),
    })
    .optional(),
  multiattack_type: longText.optional(),
  actions: z.array(attackShape).default([]),
  /** Sets of attacks; the creature makes one of the sets. */
  action_options: z
    .looseObject({ from: z.looseObject({ options: z.array(attacks).default([]) }) })
    .optional(),
  /** Breaths; the creature uses one of them. */
  options: z.looseObject({ from: z.looseObject({ options: z.array(breath).default([]) }) }).optional(),
});
const wordsShape = z.looseObject({ name: longText, desc: longText.default('') });
export type BlockEntry = z.infer<typeof actionShape>;

/** `1/4` is a quarter. */
const challenge = z.preprocess((input) => {
  const [, over, under = '1'] =
    (typeof input === 'string' && /^(\d+)(?:\/(\d+))?$/u.exec(input.trim())) || [];
  return over === undefined ? input : Number(over) / Number(under);
}, anyNumber.min(0).max(30));

/** `30 ft., fly 60 ft.`: each value by its name; the value without a name gets `unnamed`. */
const parseByName = (unnamed: string) => (input: unknown) =>
  typeof input === 'string'
    ? Object.fromEntries(
        input
          .split(',')
          .map((part) => [/^[a-z ]*[a-z]/iu.exec(part.trim())?.[0].toLowerCase() ?? unnamed, part]),
      )
    : input;
const measures = z.record(z.string(), z.union([longText, anyNumber, z.boolean()])).default({});

const armour = z.preprocess(
  (input) => (typeof input === 'string' && /^\s*\d/u.test(input) ? Number.parseInt(input, 10) : input),
  z.union([anyNumber, z.array(z.looseObject({ value: anyNumber }))]),
);

/** Treats null as missing, and keeps the words of speeds and senses beside their numbers. */
const prepare = (input: unknown): unknown =>
  isFields(input)
    ? {
        ...(typeof input.speed === 'string' && { speed_text: input.speed }),
        ...(typeof input.senses === 'string' && { senses_text: input.senses }),
        ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
      }
    : input;

/** `Saving Throw: CON` with its bonus; older files have the name beside the bonus. */
const bonus = z.preprocess(
  (input) =>
    isFields(input) && input.proficiency === undefined && typeof input.name === 'string'
      ? { ...input, proficiency: { name: input.name } }
      : input,
  z.looseObject({ value: anyNumber, proficiency: namedText }),
);

const blockFields = z.looseObject({
  index: z.preprocess((input) => (typeof input === 'number' ? undefined : input), longText.optional()),
  name: longText.min(1),
  size: longText.default('Medium'),
  armor_class: armour.optional(),
  hit_points: z.int().min(1),
  hit_points_roll: longText.optional(),
  hit_dice: longText.optional(),
  speed: z.preprocess(parseByName('walk'), measures),
  strength: anyNumber,
  dexterity: anyNumber,
  constitution: anyNumber,
  intelligence: anyNumber,
  wisdom: anyNumber,
  charisma: anyNumber,
  proficiencies: z.array(bonus).default([]),
  damage_resistances: z.array(longText).default([]),
  damage_immunities: z.array(longText).default([]),
  damage_vulnerabilities: z.array(longText).default([]),
  condition_immunities: z.array(namedText).default([]),
  senses: z.preprocess(parseByName('sight'), measures),
  challenge_rating: challenge.default(0),
  proficiency_bonus: anyNumber.optional(),
  actions: z.array(actionShape).default([]),
  bonus_actions: z.array(actionShape).default([]),
  special_abilities: z.array(wordsShape).default([]),
  legendary_actions: z.array(wordsShape).default([]),
  lair_actions: z.array(wordsShape).default([]),
  reactions: z.array(wordsShape).default([]),
  /** Experience points, and what the block says in words of its kind. */
  xp: anyNumber.optional(),
  type: longText.optional(),
  alignment: longText.optional(),
  languages: longText.optional(),
  armor_desc: longText.optional(),
  initiative: anyNumber.optional(),
  passive_initiative: anyNumber.optional(),
  /** Speeds and senses as printed, with their words. */
  speed_text: longText.optional(),
  senses_text: longText.optional(),
  /** Lines of the source that belong to no known part. */
  unread: z.array(longText).default([]),
});
export type StatBlock = z.infer<typeof blockFields>;
/** A monster in the format of the public database. Unknown fields are ignored. */
export const blockShape = z.preprocess(prepare, blockFields);

/** The field of each score. */
export const SCORE_FIELDS = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
} as const satisfies Record<Ability, keyof StatBlock>;

export const scoresOf = (monster: StatBlock): Record<Ability, number> =>
  Object.fromEntries(ABILITIES.map((ability) => [ability, monster[SCORE_FIELDS[ability]]])) as Record<
    Ability,
    number
  >;

/** `30 ft.` is 9 metres, and so is 30. */
export const parseMetres = (feet: string | number): number =>
  (Number(/\d+/u.exec(String(feet))?.[0] ?? 0) * 3) / 10;
