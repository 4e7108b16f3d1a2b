import {
  checkAll,
  countingNumber,
  creatureId,
  failWith,
  hasNoDuplicates,
  openInKinds,
  openToAll,
  placeId,
  type SheetCheck,
  sheetNotes,
  WORLD_FAULTS,
  whenGone,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { countFullHands, isInRange, listHeldItems, maxBody, maxMind } from '../rules/derived.ts';
import { ROLL_USES, STATUSES, type Status } from '../rules/effects.ts';
import { type Readied, TRIGGERS } from '../rules/readied.ts';
import { ATTRIBUTES, COSTS, HANDS, MODES, SIZE_NAMES, SIZES } from '../rules/tables.ts';
import { type Creature, KINDS, type Kind, type Scene, type Sheet } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { cost, defence, fillName, item, nameText, skill, spell } from './sheet-things.ts';

export const attribute = z.enum(ATTRIBUTES);

const attributesSchema = (item: z.ZodType<number>) =>
  z.strictObject(Object.fromEntries(ATTRIBUTES.map((key) => [key, item])));
const attributes = attributesSchema(z.int().min(0).max(6).default(2)).prefault({});
const racial = attributesSchema(z.int().min(-1).max(1).default(0)).prefault({});

const foeAttack = z
  .strictObject({
    id: nameText,
    name: nameText.optional(),
    mode: z.enum(MODES).default('melee'),
    area: z.boolean().default(false),
    cost: cost.default(COSTS.attack),
    tn: countingNumber.max(20),
    defence: defence.default('basic'),
    damage: countingNumber.default(1),
    effects: z.array(nameText).default([]),
    handy: z.boolean().default(false),
    range: countingNumber.nullable().default(null),
  })
  .transform(fillName);

/** A zone of the scene. */
export const zoneName = placeId(nameText);

export const trigger = z.enum(TRIGGERS);
export const readiedAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attack'), means: nameText, on: creatureId.nullable().default(null) }),
  z.strictObject({ kind: z.literal('cast'), spell: nameText, on: creatureId.nullable().default(null) }),
  z.strictObject({ kind: z.literal('move'), to: zoneName, withdraw: z.boolean().optional() }),
  z.strictObject({
    kind: z.literal('other'),
    what: z.string().max(200).default(''),
    cost: cost.default(COSTS.ready),
  }),
]);

/** A creature stays ready though the zone it was ready to go to is gone. */
const readiedSchema = whenGone(
  z.strictObject({
    act: readiedAct,
    cost,
    trigger,
    words: z.string().max(200).default(''),
    spent: z.int().min(1).default(1),
  }),
  (left: Readied | undefined, before: Readied): Readied =>
    left ?? { ...before, act: { kind: 'other', what: '', cost: before.cost } },
);

export const remarkFields = {
  kind: z.enum(['advantage', 'disadvantage', 'tn']),
  by: wholeNumber.default(0),
  what: z.string().max(60).default(''),
  until: z.enum(['roll', 'scene']).default('roll'),
  for: z.enum(ROLL_USES).optional(),
};

/** Creatures whose players roll for them. */
const ROLLED_FOR = ['player', 'companion'] as const satisfies readonly Kind[];

/** A complete saved creature. Every field has a default except those that identify the creature. */
export const creatureSheet = z.strictObject({
  kind: openToAll(z.enum(KINDS).default('player')),
  side: openToAll(nameText.optional()),
  attributes: openInKinds(ROLLED_FOR, attributes),
  racial,
  status: openToAll(z.enum(Object.keys(STATUSES) as [Status, ...Status[]]).optional()),
  body: openInKinds(ROLLED_FOR, countingNumber.nullable().optional()),
  fullBody: countingNumber.nullable().optional(),
  damageTaken: countingNumber.default(0),
  mind: openInKinds(ROLLED_FOR, countingNumber.optional()),
  items: z.array(item).default([]),
  spells: z.array(spell).default([]),
  skills: z.array(skill).default([]),
  bound: openInKinds(ROLLED_FOR, z.array(nameText).default([])),
  size: openToAll(z.enum(SIZE_NAMES).default('normal')),
  weight: z.number().positive().max(100).optional(),
  initiative: z.int().min(1).max(20).nullable().default(null),
  stats: z.array(countingNumber).max(6).nullable().default(null),
  attacks: z.array(foeAttack).default([]),
  tns: z.record(nameText, countingNumber.max(20)).default({}),
  build: z.enum(['armoured', 'mobile']).nullable().default(null),
  zone: openToAll(z.string().max(60).default('')),
  actions: openToAll(countingNumber.default(0)),
  carried: openToAll(wholeNumber.default(0)),
  readied: readiedSchema.nullable().default(null),
  riposte: openInKinds(ROLLED_FOR, countingNumber.default(0)),
  riposteAgainst: creatureId.nullable().default(null),
  otherRipostes: z.array(z.strictObject({ against: creatureId, dice: z.int().min(1) })).optional(),
  conditions: openToAll(z.array(nameText).default([])),
  said: openInKinds(ROLLED_FOR, z.array(z.strictObject(remarkFields)).default([])),
  notes: sheetNotes,
});
type ParsedSheet = z.output<typeof creatureSheet>;

/** Derives omitted values: full points, the default side, the weight of the size. */
function completeSheet(input: ParsedSheet): Sheet {
  const attributes = input.attributes as Creature['attributes'];
  const isFoe = input.kind === 'foe';
  const body = input.body === undefined ? (isFoe ? null : maxBody({ attributes }).value) : input.body;
  return {
    ...input,
    attributes,
    racial: input.racial as Creature['racial'],
    side: input.side ?? (isFoe ? 'foes' : 'heroes'),
    body,
    fullBody: isFoe ? (input.fullBody ?? body) : null,
    status: input.status ?? (body === 0 ? 'fainted' : 'up'),
    mind: input.mind ?? (isFoe ? 0 : maxMind({ attributes }).value),
    weight: input.weight ?? SIZES[input.size],
    initiative: isFoe ? (input.initiative ?? 3) : input.initiative,
  };
}

/** Checks for sheets and for creatures in play. */
export const CHECKS: readonly SheetCheck<Sheet>[] = [
  [
    (creature) =>
      creature.kind === 'foe' ||
      ATTRIBUTES.every((key) => isInRange(creature.attributes[key], creature.racial[key])),
    'attributes',
    TEXT.faults.attributes,
  ],
  [
    (creature) =>
      creature.kind === 'foe' || (creature.body !== null && creature.body <= maxBody(creature).value),
    'body',
    TEXT.faults.bodyAtMost,
  ],
  [
    (creature) => creature.kind === 'foe' || creature.mind <= maxMind(creature).value,
    'mind',
    TEXT.faults.mindAtMost,
  ],
  [(creature) => countFullHands(listHeldItems(creature)) <= HANDS, 'items', TEXT.faults.hands],
  [
    ({ tns }) =>
      tns.touch === undefined || tns.homing === undefined || tns.touch + tns.homing === tns.mundane,
    'tns',
    TEXT.faults.targetNumbers,
  ],
];

/**
 * In play the game master may make a creature fall at any number of points; in a sheet from a file, state and points
 * must agree.
 */
const STATUS_CHECK: SheetCheck<Sheet> = [
  (creature) => creature.body === null || (creature.body === 0) === (creature.status === 'fainted'),
  'status',
  TEXT.faults.statusAgainstBody,
];

export const sheetSchema: z.ZodType<Sheet> = creatureSheet
  .transform(completeSheet)
  .check(checkAll([STATUS_CHECK, ...CHECKS]));

export const border = z
  .strictObject({ between: z.tuple([zoneName, zoneName]), difficult: z.boolean().default(false) })
  .readonly();

/** Zones and their borders, and an optional fight in progress. */
export const sceneSchema: z.ZodType<Scene> = z
  .strictObject({
    zones: z.array(nameText).default([]),
    borders: z.array(border).default([]),
    rereads: z.boolean().default(false),
    fight: z
      .strictObject({
        round: z.int().min(1).default(1),
        tick: z.int().min(1),
        melees: z
          .array(z.array(creatureId).min(2))
          .refine((melees) => hasNoDuplicates(melees.flat()), failWith(WORLD_FAULTS.twice))
          .default([]),
      })
      .nullable()
      .default(null),
  })
  .prefault({});
