import type { RuleId } from '../rules.ts';

/** @rule quinta.ability.six-abilities */
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];

/** @rule quinta.ability.score-range */
export const SCORES = { least: 1, most: 30, adventurer: 20 } as const;

/** The proficiency bonus by level or challenge, up to and including the first number. @rule quinta.proficiency.bonus */
export const PROFICIENCY_BONUSES = [
  [4, 2],
  [8, 3],
  [12, 4],
  [16, 5],
  [20, 6],
  [24, 7],
  [28, 8],
  [30, 9],
] as const;

/** @rule quinta.proficiency.skill-table */
export const SKILLS = {
  acrobatics: 'dex',
  'animal-handling': 'wis',
  arcana: 'int',
  athletics: 'str',
  deception: 'cha',
  history: 'int',
  insight: 'wis',
  intimidation: 'cha',
  investigation: 'int',
  medicine: 'wis',
  nature: 'int',
  perception: 'wis',
  performance: 'cha',
  persuasion: 'cha',
  religion: 'int',
  'sleight-of-hand': 'dex',
  stealth: 'dex',
  survival: 'wis',
} as const satisfies Record<string, Ability>;
export type Skill = keyof typeof SKILLS;
export const SKILL_NAMES = Object.keys(SKILLS) as readonly Skill[];

/** @rule quinta.d20.typical-dc */
export const TYPICAL_DCS = {
  'very-easy': 5,
  easy: 10,
  medium: 15,
  hard: 20,
  'very-hard': 25,
  'nearly-impossible': 30,
} as const;

/** @rule quinta.damage.types */
export const DAMAGE_TYPES = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** From the smallest; the value is the side in squares. @rule quinta.movement.size */
export const SIZES = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 } as const;
/** Each fills a quarter of the square. @rule quinta.movement.size */
export const TINY_IN_SQUARE = 4;
export type Size = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];
export const sizeStep = (size: Size): number => SIZE_NAMES.indexOf(size);

/** Metres. @rule quinta.grid.squares */
export const SQUARE = 1.5;

/** @rule quinta.attack.cover */
export const COVERS = { none: 0, half: 2, 'three-quarters': 5, total: 0 } as const;
export type Cover = keyof typeof COVERS;
export const COVER_NAMES = Object.keys(COVERS) as readonly Cover[];

/** @rule quinta.vision.light-levels */
export const LIGHTS = ['bright', 'dim', 'darkness'] as const;
export type Light = (typeof LIGHTS)[number];
export const OBSCUREMENTS = ['none', 'lightly', 'heavily'] as const;
export type Obscurement = (typeof OBSCUREMENTS)[number];
export const OBSCURED_BY_LIGHT = {
  bright: 'none',
  dim: 'lightly',
  darkness: 'heavily',
} as const satisfies Record<Light, Obscurement>;

/** @rule quinta.vision.special-senses */
export const SENSES = ['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const;
export type Sense = (typeof SENSES)[number];

/** @rule quinta.social.attitudes */
export const ATTITUDES = ['hostile', 'indifferent', 'friendly'] as const;
export type Attitude = (typeof ATTITUDES)[number];
/** The key of an attitude towards all creatures. */
export const EVERYBODY = '*';
export const DISPOSITIONS = ['willing', 'unwilling', 'hesitant'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];
/** @rule quinta.actions.influence */
export const APPROACHES = [
  'deception',
  'intimidation',
  'performance',
  'persuasion',
  'animal-handling',
] as const;
export type Approach = (typeof APPROACHES)[number];
export const INFLUENCE = { dc: 15, cooldownSeconds: 86_400 } as const;

/** @rule quinta.actions.search @rule quinta.actions.study */
export const SEARCH_SKILLS = ['insight', 'medicine', 'perception', 'survival'] as const;
export const STUDY_SKILLS = ['arcana', 'history', 'investigation', 'nature', 'religion'] as const;

/** Passive scores: base 10, plus or minus 5 for advantage or disadvantage. @ruling R96 */
export const PASSIVE = { base: 10, mode: 5 } as const;

/** @rule quinta.travel.pace */
export const PACES = {
  printed: {
    fast: { minute: 120, hour: 4, day: 48 },
    normal: { minute: 90, hour: 3, day: 38 },
    slow: { minute: 60, hour: 2, day: 29 },
  },
  'metric-corrected': {
    fast: { minute: 120, hour: 6, day: 48 },
    normal: { minute: 90, hour: 4.5, day: 38 },
    slow: { minute: 60, hour: 3, day: 29 },
  },
} as const;
export type Pace = keyof (typeof PACES)['printed'];
export const PACE_NAMES = Object.keys(PACES.printed) as readonly Pace[];
/** @rule quinta.travel.pace-effects */
export const PACE_EFFECTS = {
  fast: { perception: 'disadvantage', survival: 'disadvantage', stealth: 'disadvantage' },
  normal: { stealth: 'disadvantage' },
  slow: { perception: 'advantage', survival: 'advantage' },
} as const satisfies Record<Pace, Partial<Record<Skill, 'advantage' | 'disadvantage'>>>;

/** @rule quinta.combat.rounds @rule quinta.rest.rests */
export const SECONDS = {
  round: 6,
  minute: 60,
  hour: 3_600,
  day: 86_400,
} as const;

/** Seconds of each rest, and from the end of a long rest to the next. @rule quinta.rest.rests @ruling R135 */
export const REST_SECONDS = {
  book: { short: SECONDS.hour, long: 8 * SECONDS.hour, betweenLong: 16 * SECONDS.hour },
  gritty: { short: 8 * SECONDS.hour, long: 7 * SECONDS.day, betweenLong: 16 * SECONDS.hour },
  heroic: { short: 5 * SECONDS.minute, long: SECONDS.hour, betweenLong: 0 },
} as const;

/** @rule quinta.objects.breaking-resilient */
export const MATERIALS = {
  cloth: 11,
  paper: 11,
  rope: 11,
  crystal: 13,
  glass: 13,
  ice: 13,
  wood: 15,
  stone: 17,
  iron: 19,
  steel: 19,
  mithral: 21,
  adamantine: 23,
} as const;
export type Material = keyof typeof MATERIALS;
export const OBJECT_HIT_POINTS = {
  tiny: { fragile: 2, resilient: 5 },
  small: { fragile: 3, resilient: 10 },
  medium: { fragile: 4, resilient: 18 },
  large: { fragile: 5, resilient: 27 },
} as const;

/** Light radii in metres, by item name. @rule quinta.exploration.equipment */
const TORCH = { bright: 6, dim: 6 } as const;
export const LIGHT_SOURCES = { torch: TORCH, torcia: TORCH, soihtu: TORCH } as const;

/** Kilograms per point of Strength, by size. @rule quinta.objects.carrying */
export const CARRYING = { tiny: 3.75, small: 7.5, medium: 7.5, large: 15, huge: 30, gargantuan: 60 } as const;
/** @rule quinta.hazards.dehydration @rule quinta.hazards.malnutrition */
export const WATER = { tiny: 1, small: 4, medium: 4, large: 16, huge: 64, gargantuan: 256 } as const;
export const FOOD = { tiny: 0.125, small: 0.5, medium: 0.5, large: 2, huge: 8, gargantuan: 32 } as const;
/** @rule quinta.hazards.falling */
export const FALL = { metres: 3, most: 20, liquidDc: 15 } as const;
/** @rule quinta.hazards.burning */
export const BURNING_DICE = '1d4';
/** In seconds. @rule quinta.hazards.suffocation */
export const BREATH = { least: 30, each: 60 } as const;
/** @rule quinta.hazards.malnutrition */
export const HUNGER = { dc: 10, days: 5 } as const;
/** Causes of exhaustion that rests do not remove. */
export const WANT_CAUSES: readonly string[] = ['dehydration', 'malnutrition', 'suffocation'];
/** @rule quinta.conditions.exhausted */
export const EXHAUSTION = {
  deadly: 10,
  models: {
    'srd-per-level': { test: -2, metres: -1.5 },
    'ten-step': { test: -1, metres: 0 },
  },
} as const;
/**
 * Tenths of a metre per point of Strength; what a high jump adds to the modifier; the run-up in metres.
 * @rule quinta.movement.modes
 */
export const JUMP = { tenths: 3, high: 3, runUp: 3 } as const;
/** First aid, waking a creature, staying mounted. @rule quinta.death.stabilise @rule quinta.mounted.falling-off */
export const AID_DC = 10;
export const MOUNTED_DC = 10;
/** @rule quinta.actions.hide */
export const HIDE_DC = 15;
/** @rule quinta.death.saves @rule quinta.death.save-tally */
export const DEATH_SAVE = { dc: 10, tally: 3 } as const;

/** Causes of unconsciousness that relate to hit points. @rule quinta.death.unconscious @rule quinta.damage.knock-out */
export const UNCONSCIOUS_CAUSES = { zero: 'zero-hp', knockOut: 'knock-out' } as const;

/** The twelve standard actions, and the rule of each. @rule quinta.actions.list */
export const STANDARD_ACTIONS = {
  attack: 'quinta.actions.attack',
  dash: 'quinta.actions.dash',
  disengage: 'quinta.actions.disengage',
  dodge: 'quinta.actions.dodge',
  help: 'quinta.actions.help',
  hide: 'quinta.actions.hide',
  influence: 'quinta.actions.influence',
  magic: 'quinta.actions.magic',
  ready: 'quinta.actions.ready',
  search: 'quinta.actions.search',
  study: 'quinta.actions.study',
  utilize: 'quinta.actions.utilize',
} as const satisfies Record<string, RuleId>;

/** The key of two creatures, in either order. */
export const pairKey = (text: string, other: string): string =>
  text < other ? `${text}/${other}` : `${other}/${text}`;

/** Ways of moving. */
export const GAITS = ['walk', 'climb', 'swim', 'fly', 'crawl'] as const;
export type Gait = (typeof GAITS)[number];
