import {
  checkAll,
  countingNumber,
  creatureId,
  hasNoDuplicates,
  openToAll,
  type SheetCheck,
  sheetNotes,
} from '@arbitro/kernel';
import { z } from 'zod';
import { exhaustionOf } from '../rules/derived.ts';
import {
  ABILITIES,
  ATTITUDES,
  EXHAUSTION,
  SCORES,
  SENSES,
  SIZE_NAMES,
  SKILL_NAMES,
} from '../rules/tables.ts';
import { type Affliction, type Creature, KINDS, type Sheet, type Training } from '../state.ts';
import { normalizeSheet } from './normalize-sheet.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import { features, traits } from './sheet-features.ts';
import { ability, condition, damageType, metres, nameText, skill, square } from './sheet-parts.ts';
import {
  afflictions,
  barredApproach,
  budget,
  helping,
  hideAttacks,
  hideDurations,
  items,
  readiedSchema,
  toward,
  UNSAID_CAUSE,
} from './sheet-state.ts';

const scores = z
  .strictObject(
    Object.fromEntries(
      ABILITIES.map((which) => [which, z.int().min(0).max(SCORES.most).default(10)] as const),
    ) as Record<(typeof ABILITIES)[number], z.ZodDefault<z.ZodInt>>,
  )
  .prefault({});

/** Everything that doubles or halves the bonus, each at most once. @rule quinta.proficiency.multiply-divide-once */
function normalizeTraining(input: unknown): unknown {
  if (!Array.isArray(input)) return input;
  const has = (part: Training): boolean => input.includes(part) || input.includes('expert-half');
  const strange = input.find((part) => !TRAININGS.some((known) => known === part));
  if (strange !== undefined) return strange;
  if (has('expert')) return has('half') ? 'expert-half' : 'expert';
  return has('half') ? 'half' : 'proficient';
}
const TRAININGS = ['half', 'proficient', 'expert', 'expert-half'] as const satisfies readonly Training[];

/** `[stealth, perception]`, or `{ stealth: expert, history: half, arcana: [expert, half] }`. */
const skills = z.preprocess(
  (input) =>
    Array.isArray(input) ? Object.fromEntries(input.map((item) => [item, 'proficient'] as const)) : input,
  z.partialRecord(skill, z.preprocess(normalizeTraining, z.enum(TRAININGS))),
);

const PRINTED_KEYS = [
  'initiative',
  ...ABILITIES.map((which) => `save:${which}`),
  ...SKILL_NAMES.map((which) => `skill:${which}`),
];

/** `3d8`: the number of dice, all unspent. */
function normalizeHitDice(input: unknown): unknown {
  const matched = typeof input === 'string' ? /^(\d+)d(\d+)$/iu.exec(input) : null;
  return matched ? { total: Number(matched[1]), sides: Number(matched[2]) } : input;
}
const hitDice = z.preprocess(
  normalizeHitDice,
  z
    .strictObject({
      sides: z.int().min(4).max(20),
      total: countingNumber.max(99),
      left: countingNumber.max(99).optional(),
    })
    .transform(({ sides, total, left }) => ({ sides, total, left: Math.min(left ?? total, total) })),
);

const FIT_MOUNT = { fit: true, trained: true, willing: true };
const mount = z.preprocess(
  (input) => (input === true ? FIT_MOUNT : input),
  z
    .strictObject({
      fit: z.boolean().default(false),
      trained: z.boolean().default(false),
      willing: z.boolean().default(true),
    })
    .prefault({}),
);

/** `1/4`, as challenge ratings are written. */
const level = z.preprocess(
  (input) => (input === '1/8' ? 0.125 : input === '1/4' ? 0.25 : input === '1/2' ? 0.5 : input),
  z.number().min(0).max(30).default(1),
);

/** A whole creature as saved. Missing fields are derived from the others. */
export const creatureSheet = z.strictObject({
  kind: openToAll(z.enum(KINDS).default('character')),
  side: openToAll(nameText.optional()),
  group: nameText.nullable().default(null),
  size: openToAll(z.enum(SIZE_NAMES).default('medium')),
  level,
  scores,
  mostScore: z.int().min(1).max(SCORES.most).optional(),
  saves: z.array(ability).default([]),
  skills: skills.default({}),
  tools: z.array(nameText).max(40).default([]),
  printed: z.partialRecord(z.enum(PRINTED_KEYS), z.int().min(-20).max(40)).default({}),
  ac: countingNumber.max(60).nullable().default(null),
  hp: countingNumber.max(9999).optional(),
  fullHp: countingNumber.max(9999).optional(),
  healthyHp: countingNumber.max(9999).nullable().default(null),
  temporary: countingNumber.max(9999).default(0),
  hitDice: hitDice.optional(),
  speed: metres.default(9),
  climb: metres.nullable().default(null),
  swim: metres.nullable().default(null),
  fly: metres.nullable().default(null),
  senses: z.partialRecord(z.enum(SENSES), metres).default({}),
  resistances: z.array(damageType).default([]),
  vulnerabilities: z.array(damageType).default([]),
  immunities: z.array(damageType).default([]),
  unaffectedBy: z.array(condition).default([]),
  deeds: features.default([]),
  spent: z.record(nameText, countingNumber).default({}),
  usesDeathSaves: z.boolean().optional(),
  life: openToAll(z.enum(['alive', 'stable', 'dead']).optional()),
  successes: openToAll(countingNumber.max(3).default(0)),
  failures: openToAll(countingNumber.max(3).default(0)),
  afflictions: openToAll(afflictions.default([]), hideDurations),
  at: openToAll(square.nullable().default(null)),
  hidden: z.int().nullable().default(null),
  burning: openToAll(z.boolean().default(false)),
  breath: z.int().nullable().default(null),
  fasting: countingNumber.default(0),
  thirsty: z.boolean().default(false),
  rides: openToAll(creatureId.nullable().default(null)),
  riding: openToAll(z.enum(['controlled', 'independent']).default('controlled')),
  mount: openToAll(mount),
  items: items.default([]),
  weighed: z.boolean().default(false),
  dodging: openToAll(z.boolean().default(false)),
  readied: readiedSchema.nullable().default(null),
  helping: openToAll(helping.nullable().default(null)),
  budget: openToAll(budget, hideAttacks),
  attitudes: openToAll(z.record(toward, z.enum(ATTITUDES)).default({})),
  barred: openToAll(z.record(barredApproach, z.number()).default({})),
  restedAt: z.number().nullable().default(null),
  wakesAt: z.number().nullable().default(null),
  gone: openToAll(z.enum(['fled', 'surrendered']).nullable().default(null)),
  traits: traits.optional(),
  notes: sheetNotes,
});
/** The sheet as written by hand: conditions by their everyday names. */
const writtenSheet = creatureSheet.extend({ conditions: afflictions.optional() });
type ParsedSheet = z.output<typeof writtenSheet>;

const ZERO_HP_AFFLICTION = {
  condition: 'unconscious',
  source: null,
  cause: 'zero-hp',
  rounds: null,
  level: 1,
  escapeDc: null,
  behaviour: null,
} as const satisfies Affliction;

/**
 * A creature at 0 hit points is unconscious. It is dead if it makes no death saves, or if its exhaustion has reached
 * the last level.
 * @rule quinta.death.at-zero @rule quinta.death.monsters @rule quinta.conditions.exhausted
 */
function completeSheet({ conditions, ...given }: ParsedSheet): Sheet {
  const { kind } = given;
  const afflictions = conditions ?? given.afflictions;
  const fullHp = given.fullHp ?? Math.max(given.hp ?? 10, 1);
  const isSpent = given.life === undefined && exhaustionOf({ afflictions }) >= EXHAUSTION.deadly;
  const hp = isSpent ? 0 : (given.hp ?? fullHp);
  const usesDeathSaves = given.usesDeathSaves ?? kind === 'character';
  const life = given.life ?? (!isSpent && (hp > 0 || usesDeathSaves) ? 'alive' : 'dead');
  const isOut =
    hp === 0 && life !== 'dead' && !afflictions.some(({ cause }) => cause === ZERO_HP_AFFLICTION.cause);
  const total = Math.max(1, Math.floor(given.level));
  return {
    ...given,
    side: given.side ?? (kind === 'character' ? 'heroes' : 'foes'),
    mostScore:
      given.mostScore ??
      (kind === 'character' ? Math.max(SCORES.adventurer, ...Object.values(given.scores)) : SCORES.most),
    hp,
    fullHp,
    usesDeathSaves,
    life,
    hitDice: given.hitDice ?? { sides: 8, total, left: total },
    printed: given.printed as Sheet['printed'],
    afflictions: isOut
      ? [...afflictions.filter((affliction) => !isPlainUnconscious(affliction)), ZERO_HP_AFFLICTION]
      : afflictions,
  };
}

/** Named without a reason: at 0 hit points it is the one from that. @rule quinta.death.unconscious */
const isPlainUnconscious = ({ condition: which, cause, source, rounds, endsOnSave }: Affliction): boolean =>
  which === ZERO_HP_AFFLICTION.condition &&
  cause === UNSAID_CAUSE &&
  source === null &&
  rounds === null &&
  endsOnSave === undefined;

type CheckedFields = Pick<Creature, 'hp' | 'fullHp' | 'life' | 'afflictions' | 'items'>;
const afflictionKey = ({ condition: which, cause, source }: Affliction): string =>
  `${which}/${cause}/${source}`;

/** Checks on a sheet and on any creature in play. */
export const SHEET_CHECKS: readonly SheetCheck<CheckedFields>[] = [
  [({ hp, fullHp }) => hp <= fullHp, 'hp', SHEET_FAULTS.hp],
  [({ hp, life }) => life === 'alive' || hp === 0, 'life', SHEET_FAULTS.life],
  [({ afflictions }) => hasNoDuplicates(afflictions.map(afflictionKey)), 'afflictions', SHEET_FAULTS.twice],
  [({ items: all }) => hasNoDuplicates(all.map(({ id }) => id)), 'items', SHEET_FAULTS.twice],
];

export const sheetSchema: z.ZodType<Sheet> = z
  .preprocess(normalizeSheet, writtenSheet)
  .transform(completeSheet)
  .check(checkAll(SHEET_CHECKS));
