import {
  addFault,
  checkAll,
  countingNumber,
  creatureId,
  hasNoDuplicates,
  listOrSingle,
  openToAll,
  type SheetCheck,
  sheetNotes,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { findProfessionId } from '../content/naming.ts';
import { hitPoints, isExhausted } from '../rules/derived.ts';
import { CONDITION_NAMES } from '../rules/effects.ts';
import {
  CHARACTERISTIC_AVERAGE,
  CHARACTERISTICS,
  FAINTS_AT,
  HARDSHIPS,
  HUMAN_MOV,
  INT,
  PERSONAL_TIMES,
  POW,
  PROFESSIONAL_POINTS,
} from '../rules/tables.ts';
import { listSeenArms } from '../secrecy/visible-arms.ts';
import { type BodyState, type Characteristics, KINDS, type Sheet, WOUND_KINDS } from '../state.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import {
  armourSchema,
  arms,
  attackedScore,
  bonusText,
  characteristic,
  diceText,
  nameText,
  poisonKind,
  skillId,
  skills,
  time,
} from './sheet-parts.ts';
import { keyedByCharacteristic } from './spelling.ts';

const text = z.string().max(2000).default('');

const trait = z.preprocess(
  (input) => (typeof input === 'number' ? { now: input, full: input } : input),
  z.strictObject({ now: countingNumber.max(999), full: countingNumber.max(999) }).nullable(),
);
const characteristics = keyedByCharacteristic(
  z.strictObject(
    Object.fromEntries(
      CHARACTERISTICS.map((which) => [which, trait.prefault(CHARACTERISTIC_AVERAGE[which])]),
    ),
  ),
).prefault({});

const identity = z
  .strictObject({
    race: text,
    gender: text,
    hand: text,
    stature: text,
    description: text,
    age: text,
    features: text,
    profession: text.transform((input) => findProfessionId(input) ?? input),
    background: text,
  })
  .prefault({});

const wound = z.preprocess(
  (input) => (typeof input === 'number' ? { points: input } : input),
  z.strictObject({
    id: z.int().min(1).optional(),
    points: z.int().min(1),
    treated: z.boolean().default(false),
    kind: z.enum(WOUND_KINDS).default('weapon'),
    at: time.default(0),
  }),
);

/** Plain numbers are accepted; each is a wound. */
const wounds = listOrSingle(z.array(wound)).transform((input, context) => {
  const max = Math.max(0, ...input.map(({ id = 0 }) => id));
  let next = max;
  const read = input.map((item) => {
    if (item.id === undefined) next += 1;
    return { ...item, id: item.id ?? next };
  });
  if (!hasNoDuplicates(read.map(({ id }) => String(id)))) addFault(context, input, SHEET_FAULTS.twice);
  return read;
});

const state: z.ZodType<BodyState> = z.preprocess(
  (input) => (typeof input === 'string' ? { is: input } : input),
  z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('up') }),
    z.strictObject({
      is: z.literal('unconscious'),
      until: time.nullable().default(null),
      cause: z.enum(['wounds', 'knock-out', 'power']).default('wounds'),
    }),
    z.strictObject({ is: z.literal('dying'), at: time.default(0) }),
    z.strictObject({ is: z.literal('dead') }),
  ]),
);

/** A disease; a minor one may be given by its name alone. */
const diseaseKind = {
  name: nameText,
  severe: z.boolean().default(false),
  attacks: listOrSingle(z.array(attackedScore)).default([]),
  drains: z
    .strictObject({ points: diceText, every: z.int().min(1) })
    .nullable()
    .default(null),
};
export const diseaseInput = z.preprocess(
  (input) => (typeof input === 'string' ? { name: input } : input),
  z.strictObject(diseaseKind),
);
const disease = z.strictObject({
  ...diseaseKind,
  failures: countingNumber.default(0),
  day: countingNumber.default(1),
  nextAt: time.default(0),
  drainsAt: time.nullable().default(null),
  steps: wholeNumber.nullable().default(null),
});

/** A complete saved creature. Every field has a default. */
export const creatureSheet = z.strictObject({
  kind: openToAll(z.enum(KINDS).default('pc')),
  side: openToAll(nameText.optional()),
  identity,
  approval: z.enum(['approved', 'pending', 'vetoed']).default('approved'),
  characteristics,
  dice: keyedByCharacteristic(z.partialRecord(z.enum(CHARACTERISTICS), diceText).nullable()).default(null),
  mov: countingNumber.max(999).default(HUMAN_MOV),
  swims: countingNumber.nullable().default(null),
  flies: z.enum(['technological', 'natural']).nullable().default(null),
  stated: z
    .strictObject({
      hitPoints: countingNumber.nullable().default(null),
      power: countingNumber.nullable().default(null),
      damageBonus: bonusText.nullable().default(null),
    })
    .prefault({}),
  wounds: wounds.default([]),
  power: countingNumber.optional(),
  skills: skills.default({}),
  arms: openToAll(arms.default([]), listSeenArms),
  body: openToAll(armourSchema('body').default(null)),
  helmet: openToAll(armourSchema('helmet').default(null)),
  hide: countingNumber.default(0),
  equipment: listOrSingle(z.array(z.string().max(200))).default([]),
  nightSight: z.boolean().default(false),
  routines: z.array(z.array(nameText).min(1)).default([]),
  state: openToAll(state.optional()),
  conditions: openToAll(listOrSingle(z.array(z.enum(CONDITION_NAMES))).default([])),
  heldBy: openToAll(creatureId.nullable().default(null)),
  hardships: listOrSingle(z.array(z.enum(HARDSHIPS))).default([]),
  diseases: openToAll(listOrSingle(z.array(disease)).default([])),
  doses: listOrSingle(
    z.array(z.strictObject({ ...poisonKind, onsetAt: time.default(0), lessened: countingNumber.default(0) })),
  ).default([]),
  antidotes: listOrSingle(
    z.array(z.strictObject({ against: nameText, eff: countingNumber, takenAt: time.default(0) })),
  ).default([]),
  losses: listOrSingle(z.array(z.strictObject({ characteristic, nextAt: time }))).default([]),
  healsAt: time.nullable().default(null),
  related: z.record(skillId, skillId).default({}),
  notes: sheetNotes,
});
type ParsedSheet = z.output<typeof creatureSheet>;

/** Derives omitted values: full power, the default side, the state that follows from the wounds. */
function completeSheet(input: ParsedSheet): Sheet {
  const traits = input.characteristics as Characteristics;
  const power = input.power ?? input.stated.power ?? traits[POW]?.now ?? 0;
  const side = input.side ?? (input.kind === 'pc' ? 'heroes' : 'foes');
  const heldBy = input.conditions.includes('held') ? input.heldBy : null;
  const known = { ...input, characteristics: traits, power, side, heldBy };
  return { ...known, state: input.state ?? stateOf(known) };
}

/** @rule brp.wounds.unconscious @rule brp.wounds.death @rule brp.derived.power-points */
function stateOf(creature: Pick<Sheet, 'characteristics' | 'stated' | 'wounds' | 'power'>): BodyState {
  const left = hitPoints(creature).value;
  if (left <= 0) return { is: 'dying', at: 0 };
  if (left <= FAINTS_AT) return { is: 'unconscious', until: null, cause: 'wounds' };
  return isExhausted(creature) ? { is: 'unconscious', until: null, cause: 'power' } : { is: 'up' };
}

/** Checks for sheets and for creatures in play. */
export const armsFit = ({ arms, routines }: Pick<Sheet, 'arms' | 'routines'>): boolean =>
  routines.flat().every((id) => arms.some((arm) => arm.id === id));

const sumSpentPoints = ({ skills: all }: Sheet, kind: 'professional' | 'personal'): number =>
  Object.values(all).reduce((sum, skill) => sum + skill[kind], 0);

/** @rule brp.professions.points @rule brp.personal.points */
const SHEET_CHECKS: readonly SheetCheck<Sheet>[] = [
  [armsFit, 'routines', SHEET_FAULTS.routine],
  [
    (creature) => sumSpentPoints(creature, 'professional') <= PROFESSIONAL_POINTS,
    'skills',
    SHEET_FAULTS.professional,
  ],
  [
    (creature) =>
      sumSpentPoints(creature, 'personal') <= PERSONAL_TIMES * (creature.characteristics[INT]?.full ?? 0),
    'skills',
    SHEET_FAULTS.personal,
  ],
];

export const sheetSchema: z.ZodType<Sheet> = creatureSheet
  .transform(completeSheet)
  .check(checkAll(SHEET_CHECKS));
