import {
  checkAll,
  countingNumber,
  creatureId,
  openToAll,
  type SheetCheck,
  sheetNotes,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { abilityModifier, xpBonusOf } from '../content/ability-table.ts';
import { CLASS_DATA } from '../content/class-table.ts';
import { findOwnId, findSpellId, findWeaponId } from '../content/naming.ts';
import { ABILITIES, CATEGORIES, LAST_LEVEL, LOYALTIES, MORALES, MOUNTS, SIZES } from '../rules/tables.ts';
import { listSeenLights, listSeenWeapons } from '../secrecy/visible-arms.ts';
import { KINDS, type Sheet, STATUSES } from '../state.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';
import { lights, spells, weapons } from './sheet-items.ts';
import { armourClass, classSchema, conditions, level, nameText, raceSchema } from './sheet-parts.ts';

const modifier = wholeNumber.min(-20).max(20);
const points = wholeNumber.min(-9999).max(9999);
const gold = countingNumber.max(100_000_000);
const flag = z.boolean().default(false);

const AVERAGE = 10;
const scores = z
  .strictObject(
    Object.fromEntries(ABILITIES.map((which) => [which, z.int().min(1).max(30).default(AVERAGE)])),
  )
  .nullable();
const saves = z.partialRecord(z.enum([...CATEGORIES, 'any']), modifier);

/** Only the employer, or the employer with the details of the service. */
const service = z.preprocess(
  (input) => (typeof input === 'string' ? { employer: input } : input),
  z
    .strictObject({
      employer: creatureId,
      loyalty: z.enum(LOYALTIES).nullable().default(null),
      carried: modifier.default(0),
      treatment: wholeNumber.min(-99).max(99).default(0),
    })
    .nullable(),
);

const casting = z.strictObject({
  spell: nameText,
  phase: z.enum(['preparing', 'ready']).default('preparing'),
  since: countingNumber.default(0),
});

/** A complete creature as saved. Every field has a default. */
export const creatureSheet = z.strictObject({
  kind: openToAll(z.enum(KINDS).default('character')),
  side: openToAll(nameText.optional()),
  race: openToAll(raceSchema.optional()),
  class: classSchema.default(null),
  level: level.default(1),
  xp: gold.optional(),
  xpBonus: wholeNumber.min(-100).max(1000).optional(),
  thresholds: z
    .array(gold)
    .max(LAST_LEVEL - 1)
    .nullable()
    .default(null),
  scores: scores.default(null),
  strengthToHit: modifier.optional(),
  strengthDoors: modifier.optional(),
  dexterityToHit: modifier.optional(),
  charismaLoyalty: modifier.optional(),
  ac: armourClass.prefault({ descending: 9 }),
  hp: points.optional(),
  maxHp: z.int().min(1).max(9999).optional(),
  status: z.enum(STATUSES).nullable().default(null),
  bleeding: z.boolean().nullable().default(null),
  droppedIn: openToAll(countingNumber.nullable().default(null)),
  lostThisBattle: countingNumber.default(0),
  bandaged: openToAll(flag),
  restDays: countingNumber.default(0),
  load: z.number().nonnegative().max(100_000).default(0),
  equipment: z.array(z.string().max(200)).default([]),
  gold: gold.default(0),
  rate: countingNumber.max(999).nullable().optional(),
  weapons: openToAll(weapons.default([]), listSeenWeapons),
  routine: z.array(nameText).default([]),
  oil: countingNumber.max(999).default(0),
  lights: openToAll(lights.default([]), listSeenLights),
  spells: spells.default([]),
  casting: openToAll(casting.nullable().default(null)),
  classSaves: saves.default({}),
  raceSaves: saves.default({}),
  conditions: openToAll(conditions.default([])),
  mount: openToAll(z.enum(MOUNTS).default('none')),
  hitDice: countingNumber.max(99).optional(),
  hitBonus: wholeNumber.min(-99).max(99).optional(),
  saveTarget: wholeNumber.min(-99).max(99).optional(),
  xpValue: gold.nullable().default(null),
  size: openToAll(z.enum(SIZES).default('man')),
  undead: flag,
  mindless: flag,
  fearless: flag,
  keenSenses: flag,
  opensDoors: z.boolean().default(true),
  seesInDark: z.boolean().optional(),
  morale: openToAll(z.enum(MORALES).nullable().default(null)),
  service: service.default(null),
  credited: flag,
  room: openToAll(nameText.nullable().default(null)),
  notes: sheetNotes,
});
type ParsedSheet = z.output<typeof creatureSheet>;

/** Our own defaults: hit points per level or die, and the damage of a monster with this many dice. */
const POINTS_PER_DIE = 4;
const SAVE_OF_NO_DICE = 19;
const OWN_RATE = 12;

/** Fills in missing fields from the others. */
function completeSheet(input: ParsedSheet): Sheet {
  const hitDice = input.hitDice ?? (input.class === null && input.kind === 'monster' ? 1 : input.level);
  const dice = input.class === null ? hitDice : input.level;
  const maxHp = input.maxHp ?? Math.max(input.hp ?? POINTS_PER_DIE * dice, 1);
  const hp = input.hp ?? maxHp;
  const race = input.race === undefined ? (input.kind === 'monster' ? null : 'human') : input.race;
  return {
    ...input,
    ...fillModifiers(input),
    ...resolveNamesToIds(input),
    side: input.side ?? (input.kind === 'monster' ? 'foes' : 'party'),
    race,
    xp: input.xp ?? experienceForLevel(input),
    scores: input.scores as Sheet['scores'],
    hp,
    maxHp,
    ...fillStatus(input, hp),
    rate: input.rate === undefined ? (race === null ? OWN_RATE : null) : input.rate,
    hitDice,
    hitBonus: input.hitBonus ?? (input.class === null ? hitDice : 0),
    saveTarget: input.saveTarget ?? SAVE_OF_NO_DICE - hitDice,
    seesInDark: input.seesInDark ?? input.kind === 'monster',
  };
}

/** Replaces names of weapons and spells of the sheet with their ids. */
const resolveNamesToIds = ({
  routine,
  weapons: own,
  casting,
  spells: known,
}: ParsedSheet): Pick<Sheet, 'routine' | 'casting'> => ({
  routine: routine.map((text) => findOwnId(own, text, findWeaponId)),
  casting: casting && { ...casting, spell: findOwnId(known, casting.spell, findSpellId) },
});

/** The options decide whether zero hit points mean death. @rule whitebox.damage.unconscious-optional */
const fillStatus = ({ status, bleeding }: ParsedSheet, hp: number): Pick<Sheet, 'status' | 'bleeding'> =>
  hp > 0 ? { status: status ?? 'up', bleeding: bleeding ?? false } : { status, bleeding };

/** The modifiers of the scores, where none are given. @rule whitebox.attack.modifiers */
function fillModifiers(input: ParsedSheet) {
  const scored = input.scores as Sheet['scores'];
  const modifierOf = (ability: (typeof ABILITIES)[number]): number =>
    scored === null ? 0 : abilityModifier(scored[ability]);
  const prime = input.class === null || scored === null ? null : scored[CLASS_DATA[input.class].prime];
  return {
    xpBonus: input.xpBonus ?? (prime === null ? 0 : xpBonusOf(prime)),
    strengthToHit: input.strengthToHit ?? modifierOf('strength'),
    strengthDoors: input.strengthDoors ?? modifierOf('strength'),
    dexterityToHit: input.dexterityToHit ?? modifierOf('dexterity'),
    charismaLoyalty: input.charismaLoyalty ?? modifierOf('charisma'),
  };
}

/** The minimum experience of the level. @rule whitebox.xp.level-advance */
function experienceForLevel({ class: of, level: at, thresholds }: ParsedSheet): number {
  const steps = thresholds ?? (of === null ? [] : CLASS_DATA[of].thresholds);
  return steps[at - 2] ?? 0;
}

/** Invariants of a sheet and of any creature in play. */
export const SHEET_CHECKS: readonly SheetCheck<Sheet>[] = [
  [({ hp, maxHp }) => hp <= maxHp, 'hp', SHEET_FAULTS.hitPoints],
  [
    ({ weapons: all, routine }) => routine.every((id) => all.some((weapon) => weapon.id === id)),
    'routine',
    SHEET_FAULTS.routine,
  ],
  [
    ({ casting, spells: all }) =>
      casting === null || all.some(({ id, memorised }) => id === casting.spell && memorised > 0),
    'casting',
    SHEET_FAULTS.casting,
  ],
];

/** In play, the Referee may set what no sheet may. */
const STATUS_CHECK: SheetCheck<Sheet> = [
  ({ hp, status }) => hp > 0 || status !== 'up',
  'status',
  SHEET_FAULTS.status,
];

/** A beast always has its weapons: all are in hand unless stated otherwise. */
function fillWeaponsInHand(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('kind' in input) || input.kind !== 'monster')
    return input;
  if (!('weapons' in input) || !Array.isArray(input.weapons)) return input;
  const all: readonly unknown[] = input.weapons;
  return {
    ...input,
    weapons: all.map((weapon) => {
      if (typeof weapon === 'string') return { weapon, inHand: true };
      return typeof weapon === 'object' ? { inHand: true, ...weapon } : weapon;
    }),
  };
}

export const sheetSchema: z.ZodType<Sheet> = z.preprocess(
  fillWeaponsInHand,
  creatureSheet.transform(completeSheet).check(checkAll([STATUS_CHECK, ...SHEET_CHECKS])),
);
