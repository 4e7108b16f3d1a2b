import type { RuleId } from '../rules.ts';

/** The characteristics, as sheets and actions name them. @rule brp.characteristics.list */
export const STR = 'FOR';
export const CON = 'COS';
export const SIZ = 'TAG';
export const INT = 'INT';
export const POW = 'POT';
export const DEX = 'DES';
export const CHA = 'FAS';

/** In the order in which they are rolled. @rule brp.characteristics.list */
export const CHARACTERISTICS = [STR, CON, SIZ, INT, POW, DEX, CHA] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** @rule brp.characteristics.list */
export const CHARACTERISTIC_DICE = {
  [STR]: '3d6',
  [CON]: '3d6',
  [SIZ]: '2d6+6',
  [INT]: '2d6+6',
  [POW]: '3d6',
  [DEX]: '3d6',
  [CHA]: '3d6',
} as const satisfies Record<Characteristic, string>;

/** The average of those dice, for creatures that have not rolled. @rule brp.characteristics.list */
export const CHARACTERISTIC_AVERAGE = {
  [STR]: 10,
  [CON]: 10,
  [SIZ]: 13,
  [INT]: 13,
  [POW]: 10,
  [DEX]: 10,
  [CHA]: 10,
} as const satisfies Record<Characteristic, number>;

/** @rule brp.characteristics.human-range */
export const HUMAN_RANGE = { least: 3, most: 18 } as const;

/** @rule brp.characteristics.shift-points */
export const MAX_SHIFTED_POINTS = 3;

/** Size has no roll. @rule brp.characteristics.rolls */
export const CHARACTERISTIC_ROLLS = {
  vigour: STR,
  stamina: CON,
  idea: INT,
  luck: POW,
  agility: DEX,
  charisma: CHA,
} as const satisfies Record<string, Characteristic>;
export type CharacteristicRoll = keyof typeof CHARACTERISTIC_ROLLS;
export const CHARACTERISTIC_ROLL_NAMES = Object.keys(CHARACTERISTIC_ROLLS) as readonly CharacteristicRoll[];
export const CHARACTERISTIC_ROLL_TIMES = 5;

/** @rule brp.derived.movement */
export const HUMAN_MOV = 10;
export const RUN_TIMES = 3;

/** By the sum of strength and size, up to and including the first number. @rule brp.derived.damage-bonus */
export const DAMAGE_BONUSES = [
  [12, '-1d6'],
  [16, '-1d4'],
  [24, '0'],
  [32, '1d4'],
  [40, '1d6'],
  [56, '2d6'],
] as const satisfies readonly (readonly [number, string])[];
/** One more d6 for every 16 points, or part of it, beyond the table. @rule brp.derived.damage-bonus */
export const DAMAGE_BONUS_STEP = 16;

/** Best first. @rule brp.opposed.procedure */
export const LEVELS = ['special', 'success', 'failure'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_RANK = { special: 2, success: 1, failure: 0 } as const satisfies Record<Level, number>;

/** @rule brp.skills.low-chance @rule brp.skills.always-fail */
export const CHANCE_BOUNDS = { low: 5, most: 95 } as const;

/**
 * The factor of each difficulty. Automatic needs no roll, and Impossible has no chance.
 * @rule brp.difficulty.easy @rule brp.difficulty.normal @rule brp.difficulty.difficult @rule brp.difficulty.impossible
 */
export const DIFFICULTIES = {
  automatic: { factor: 1, rule: 'brp.difficulty.automatic' },
  easy: { factor: 2, rule: 'brp.difficulty.easy' },
  normal: { factor: 1, rule: 'brp.difficulty.normal' },
  difficult: { factor: 1 / 2, rule: 'brp.difficulty.difficult' },
  impossible: { factor: 0, rule: 'brp.difficulty.impossible' },
} as const satisfies Record<string, { readonly factor: number; readonly rule: RuleId }>;
export type Difficulty = keyof typeof DIFFICULTIES;
export const DIFFICULTY_NAMES = Object.keys(DIFFICULTIES) as readonly Difficulty[];

/** @rule brp.resistance.table */
export const RESISTANCE = { even: 50, step: 5, beyond: 10, least: 5, most: 95 } as const;

/** The characteristics on each side; an object has only its size. @rule brp.resistance.uses */
export const RESISTANCE_SIDES = {
  lift: { active: STR, passive: 'thing' },
  'foot-race': { active: DEX, passive: DEX },
  'arm-wrestling': { active: STR, passive: STR },
  'squeeze-through': { active: SIZ, passive: 'thing' },
  drinking: { active: CON, passive: CON },
  will: { active: POW, passive: POW },
  attention: { active: CHA, passive: CHA },
} as const satisfies Record<
  string,
  { readonly active: Characteristic; readonly passive: Characteristic | 'thing' }
>;

/** @rule brp.time.round @rule brp.time.turn */
export const SECONDS = {
  round: 12,
  minute: 60,
  turn: 300,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
} as const;

/** @rule brp.combat.phases */
export const PHASES = ['declaration', 'movement', 'actions'] as const;
export type Phase = (typeof PHASES)[number];

/** How far a creature may move and still act, and the effect on its rank. @rule brp.combat.movement */
export const MOVEMENT = [
  { upTo: 5, shared: 1 },
  { upTo: 15, shared: 2 },
  { below: 30, shared: 4 },
] as const;
/** The free step in metres, engaged or not; targets this near are in melee reach. @ruling R118 */
export const FREE_STEP = 5;

/** The minimum that counts as a night's rest; the book has no number. @rule brp.derived.power-points @ruling R14 */
export const NIGHT_REST = 6 * SECONDS.hour;

/** @rule brp.spot.draw-weapon */
export const HANDLING_COST = 5;

/** Earlier in the list acts first. @rule brp.combat.dex-ties */
export const LENGTHS = ['missile', 'long', 'medium', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

export type Outcome = 'hit' | 'hit-hard' | 'stopped' | 'missed';
/**
 * Rows: the attack's level. Columns: the defence's level; no defence is a failure.
 * @rule brp.combat.attack-defence-matrix
 */
export const ATTACK_AND_DEFENCE = {
  special: { special: 'stopped', success: 'hit', failure: 'hit-hard' },
  success: { special: 'stopped', success: 'stopped', failure: 'hit' },
  failure: { special: 'missed', success: 'missed', failure: 'missed' },
} as const satisfies Record<Level, Record<Level, Outcome>>;

/** Damage from a parry to the parrying weapon and to the attacker's. @rule brp.combat.weapon-breakage */
export const PARRY_WEAR = { parrying: 2, attacking: 1 } as const;

/** At up to one, two and three times the listed range. @rule brp.weapons.range */
export const RANGE_FACTORS = [1, 1 / 2, 1 / 4] as const;

/** @rule brp.spot.fire-into-combat */
export const INTO_COMBAT_PENALTY = -20;

/** @rule brp.skills.martial-arts */
export const MARTIAL_PARRY = 3;

/** A D3 is half of a D6, rounded up. @rule brp.healing.first-aid @rule brp.dice.set @ruling R3 */
export const FIRST_AID_DICE = { success: '1d3', special: '1d3+3' } as const;

/** The maximum healed in a week, and the amount in hospital. @rule brp.healing.natural @rule brp.healing.hospital */
export const WEEKLY_HEALING = 3;

/** @rule brp.wounds.unconscious */
export const FAINTS_AT = 2;

/** @rule brp.disease.severity-table */
export const SEVERITIES = [
  { failures: 1, severity: 'mild', every: SECONDS.week },
  { failures: 2, severity: 'acute', every: SECONDS.day },
  { failures: 3, severity: 'grave', every: SECONDS.hour },
  { failures: 4, severity: 'terminal', every: SECONDS.minute },
] as const;
export type Severity = (typeof SEVERITIES)[number]['severity'];

/** Multipliers by hardship; the worst one applies if the options use this ladder. @rule brp.disease.conditions */
export const HARDSHIP_MULTIPLIERS = { 'not-in-bed': 4, wilds: 3, strenuous: 2, wounded: 1 } as const;
export type Hardship = keyof typeof HARDSHIP_MULTIPLIERS;
export const HARDSHIPS = Object.keys(HARDSHIP_MULTIPLIERS) as readonly Hardship[];
export const STAMINA_TIMES = 5;

/** @rule brp.poison.delay */
export const POISON_DELAY = { fast: 3 * SECONDS.round, slow: 3 * SECONDS.turn } as const;
export type PoisonSpeed = keyof typeof POISON_DELAY;
/** @rule brp.poison.antidote */
export const ANTIDOTE_WINDOW = 6 * SECONDS.turn;

/** Most expensive first. @rule brp.skills.bargain */
export const PRICE_BANDS = [
  'out-of-reach',
  'priceless',
  'expensive',
  'fair',
  'good-value',
  'cheap',
  'free',
] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** @rule brp.skills.jump */
export const JUMP = { across: 3, up: 1 } as const;

/** Metres for each die of damage. @rule brp.spot.falling */
export const METRES_PER_DIE = 3;

/** @rule brp.spot.cover */
export const COVER_STOPS = { wood: 4, brick: null, metal: null } as const;
export type Material = keyof typeof COVER_STOPS;

/** @rule brp.spot.ambush-setup */
export const AMBUSH_SKILLS = ['stealth', 'hide'] as const;
export const SENSES = ['listen', 'sense', 'spot'] as const;

/** @rule brp.experience.roll @rule brp.experience.hundred */
export const EXPERIENCE = { gain: 6, always: 100 } as const;
/** The minimum study time, in hours. @rule brp.time.skill-durations */
export const LESSON_HOURS = 6;
/** @rule brp.experience.downtime-checks */
export const FREE_CHECKS = 4;
/** @rule brp.professions.points */
export const PROFESSIONAL_POINTS = 300;
/** @rule brp.personal.points */
export const PERSONAL_TIMES = 10;
/** @rule brp.creation.cap-75 */
export const STARTING_CAP = 75;
/** Rating from which a character starts with the skill's weapon. @rule brp.equipment.starting */
export const ARMED_FROM = 50;

/** @rule brp.skills.competence-levels */
export const COMPETENCE = [
  [5, 'novice'],
  [25, 'neophyte'],
  [50, 'amateur'],
  [75, 'professional'],
  [90, 'expert'],
  [100, 'master'],
  [Number.POSITIVE_INFINITY, 'secret-knowledge'],
] as const;
