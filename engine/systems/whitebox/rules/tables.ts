/** @rule whitebox.movement.base-rate */
export const RACES = ['human', 'elf', 'dwarf', 'halfling'] as const;
export type Race = (typeof RACES)[number];

export const CLASSES = ['cleric', 'fighter', 'magic-user', 'thief'] as const;
export type Class = (typeof CLASSES)[number];
/** The last level in the tables; higher levels use its row. */
export const LAST_LEVEL = 10;
/** The highest level of a sheet. */
export const MAX_LEVEL = 99;

export const ABILITIES = [
  'strength',
  'intelligence',
  'wisdom',
  'constitution',
  'dexterity',
  'charisma',
] as const;
export type Ability = (typeof ABILITIES)[number];

/**
 * Minutes in each unit of time.
 * @rule whitebox.time.turn @rule whitebox.time.combat-round @rule whitebox.time.conversion
 */
export const MINUTES = { round: 1, minute: 1, turn: 10, hour: 60, day: 1440, week: 10080 } as const;
export type TimeUnit = keyof typeof MINUTES;

/** Tens of feet by pounds carried, up to and including `upTo`. @rule whitebox.movement.base-rate */
export const RATES: readonly {
  readonly upTo: number;
  readonly rate: { readonly [R in Race]: number };
}[] = [
  { upTo: 75, rate: { elf: 12, human: 12, dwarf: 9, halfling: 9 } },
  { upTo: 100, rate: { elf: 9, human: 9, dwarf: 6, halfling: 6 } },
  { upTo: 150, rate: { elf: 6, human: 6, dwarf: 3, halfling: 3 } },
  { upTo: 300, rate: { elf: 3, human: 3, dwarf: 3, halfling: 3 } },
];

/** The factor for the rate. @rule whitebox.movement.mode-adjustments */
export const MODES = { careful: 1 / 2, normal: 1, run: 2, combat: 1 / 3 } as const;
/** Paces while time is counted in turns. @rule whitebox.movement.modes */
export const PACES = ['careful', 'normal', 'run'] as const;
export type Pace = (typeof PACES)[number];

export const FEET_PER_RATE = 10;
/** @rule whitebox.travel.combat-yards */
export const FEET_PER_YARD = 3;
/** @rule whitebox.movement.two-moves */
export const MOVES_PER_TURN = 2;
/** The maximum distance of creatures in melee, in feet, inclusive. @rule whitebox.combat.melee-range */
export const MELEE_FEET = 10;
/** The distance at which a creature that closes in stops. */
export const CLOSE_FEET = 5;

/** Chances in six. @rule whitebox.exploration.open-door */
export const OPEN_DOOR_IN_SIX: { readonly [R in Race]: number } = { human: 2, elf: 2, dwarf: 1, halfling: 1 };
/** @rule whitebox.exploration.listen */
export const HEAR_IN_SIX: { readonly [R in Race]: number } = { human: 1, elf: 2, dwarf: 2, halfling: 2 };
/** @rule whitebox.exploration.secret-door-search @rule whitebox.exploration.secret-door-elf-search */
export const FIND_DOORS_IN_SIX: { readonly [R in Race]: number } = {
  human: 2,
  elf: 4,
  dwarf: 2,
  halfling: 2,
};
/** Null where passing by gives no chance. @rule whitebox.exploration.secret-door-elf-passing */
export const SENSE_DOORS_IN_SIX: { readonly [R in Race]: number | null } = {
  human: null,
  elf: 2,
  dwarf: null,
  halfling: null,
};
/** Traps in stone. @rule whitebox.exploration.dwarf-stone-trap-search */
export const FIND_STONE_TRAPS_IN_SIX: { readonly [R in Race]: number | null } = {
  human: null,
  elf: null,
  dwarf: 4,
  halfling: null,
};
/** @rule whitebox.exploration.dwarf-stone-trap-passing */
export const SENSE_STONE_TRAPS_IN_SIX: { readonly [R in Race]: number | null } = {
  human: null,
  elf: null,
  dwarf: 2,
  halfling: null,
};
/** @rule whitebox.exploration.trap-trigger */
export const TRAP_IN_SIX = 2;
/** @rule whitebox.combat.surprise */
export const SURPRISED_IN_SIX = 2;
/** The side of the area that a turn of searching covers. @rule whitebox.exploration.search-time */
export const AREA_FEET = 10;
/** One die per this many feet. @rule whitebox.exploration.trap-fall-damage */
export const FALL_FEET = 10;

/**
 * The radius of a light, and how long it lasts: a torch, or a pint of oil in a lantern.
 * @rule whitebox.exploration.light-radius @rule whitebox.exploration.light-duration
 */
export const LIGHTS = {
  torch: { feet: 30, minutes: 60 },
  lantern: { feet: 30, minutes: 240 },
} as const;
export type LightKind = keyof typeof LIGHTS;

/** The sum of both notations of an armour class. @rule whitebox.attack.ac-conversion */
export const AC_SUM = 19;
/** Ascending armour classes that the tables print: 9 [10] to 0 [19]. */
export const TABLE_AC_RANGE = { least: 10, most: 19 } as const;

interface AttackRow {
  readonly upTo: number;
  /** By descending armour class, from 9 to 0. */
  readonly needed: readonly number[];
}
const clericAndThief: readonly AttackRow[] = [
  { upTo: 3, needed: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
  { upTo: 5, needed: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] },
  { upTo: 7, needed: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] },
  { upTo: 8, needed: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16] },
  { upTo: 9, needed: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
  { upTo: 10, needed: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14] },
];
/**
 * The number to hit, as printed.
 * @rule whitebox.attack.table-cleric-thief @rule whitebox.attack.table-fighter @rule whitebox.attack.table-magic-user
 */
export const ATTACKS: { readonly [C in Class]: readonly AttackRow[] } = {
  cleric: clericAndThief,
  thief: clericAndThief,
  fighter: [
    { upTo: 1, needed: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
    { upTo: 2, needed: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] },
    { upTo: 4, needed: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] },
    { upTo: 5, needed: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16] },
    { upTo: 7, needed: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
    { upTo: 8, needed: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14] },
    { upTo: 10, needed: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  ],
  'magic-user': [
    { upTo: 4, needed: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
    { upTo: 6, needed: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] },
    { upTo: 8, needed: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] },
    { upTo: 10, needed: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16] },
  ],
};

/** @rule whitebox.combat.invisible-target */
export const INVISIBLE_TO_HIT = -4;
/** Creatures with this many hit dice notice invisible ones. @rule whitebox.combat.invisible-detection */
export const SENSING_HIT_DICE = 7;
/** The armour class of a target for oil, ascending; how long it burns. @rule whitebox.combat.burning-oil */
export const OIL = { ac: 11, rounds: 2, damage: '1d6' } as const;

export const CATEGORIES = [
  'death-poison',
  'wands-rays',
  'paralysis-stone',
  'dragon-breath',
  'spells-staves',
] as const;
/** A category of peril. @rule whitebox.saves.matrix */
export type Category = (typeof CATEGORIES)[number];

type SaveRow = readonly [number, number, number, number, number, number];
/**
 * By level from the first: the five categories in order, then the single throw.
 * @rule whitebox.saves.table-cleric @rule whitebox.saves.table-fighter @rule whitebox.saves.table-magic-user
 * @rule whitebox.saves.table-thief @rule whitebox.saves.single-targets
 */
export const SAVES: { readonly [C in Class]: readonly SaveRow[] } = {
  cleric: [
    [11, 12, 14, 16, 15, 15],
    [10, 11, 13, 15, 14, 14],
    [10, 11, 13, 15, 14, 13],
    [9, 10, 12, 14, 13, 12],
    [9, 10, 12, 14, 13, 11],
    [8, 9, 11, 13, 12, 10],
    [8, 9, 11, 13, 12, 9],
    [7, 8, 10, 12, 11, 8],
    [7, 8, 10, 12, 11, 7],
    [6, 7, 9, 11, 10, 6],
  ],
  fighter: [
    [12, 13, 14, 15, 16, 14],
    [12, 13, 14, 15, 16, 13],
    [10, 11, 12, 15, 14, 12],
    [10, 11, 12, 12, 14, 11],
    [10, 11, 12, 12, 14, 10],
    [8, 9, 10, 12, 12, 9],
    [8, 9, 10, 12, 12, 8],
    [8, 9, 10, 9, 12, 7],
    [6, 7, 8, 9, 10, 6],
    [6, 7, 8, 9, 10, 5],
  ],
  'magic-user': [
    [13, 14, 13, 16, 15, 15],
    [12, 13, 12, 15, 15, 14],
    [12, 13, 12, 15, 15, 13],
    [11, 12, 11, 14, 12, 12],
    [11, 12, 11, 14, 12, 11],
    [10, 11, 10, 13, 12, 10],
    [10, 11, 10, 13, 12, 9],
    [9, 10, 9, 12, 9, 8],
    [9, 10, 9, 12, 9, 7],
    [8, 9, 8, 11, 9, 6],
  ],
  thief: [
    [13, 14, 13, 15, 16, 14],
    [12, 14, 12, 14, 15, 13],
    [12, 14, 12, 14, 15, 12],
    [11, 11, 11, 13, 14, 11],
    [11, 11, 11, 13, 14, 10],
    [10, 11, 10, 12, 13, 9],
    [10, 11, 10, 12, 13, 8],
    [9, 8, 9, 11, 12, 7],
    [9, 8, 9, 11, 12, 6],
    [8, 8, 8, 10, 11, 5],
  ],
};
/** The two misprinted numbers, as the book prints them. @rule whitebox.saves.single-targets */
export const PRINTED_SINGLE_SAVES: { readonly [C in Class]?: Readonly<Record<number, number>> } = {
  fighter: { 3: 16 },
  thief: { 3: 16 },
};

export const MORALES = ['surrender', 'flee', 'hold', 'fight-for-advantage', 'attack'] as const;
export type Morale = (typeof MORALES)[number];
/** Two dice; totals below the first row use the first, above the last the last. @rule whitebox.morale.check */
export const MORALE_TABLE: readonly { readonly upTo: number; readonly morale: Morale }[] = [
  { upTo: 2, morale: 'surrender' },
  { upTo: 5, morale: 'flee' },
  { upTo: 8, morale: 'hold' },
  { upTo: 11, morale: 'fight-for-advantage' },
  { upTo: 12, morale: 'attack' },
];

export const LOYALTIES = [
  'traitor',
  'wavering',
  'doubtful',
  'average',
  'willing',
  'devoted',
  'loyalist',
] as const;
export type Loyalty = (typeof LOYALTIES)[number];
/** Three dice, and the modifier carried to the next check. @rule whitebox.loyalty.table */
export const LOYALTY_TABLE: readonly {
  readonly upTo: number;
  readonly loyalty: Loyalty;
  readonly carried: number;
}[] = [
  { upTo: 3, loyalty: 'traitor', carried: 0 },
  { upTo: 5, loyalty: 'wavering', carried: -2 },
  { upTo: 8, loyalty: 'doubtful', carried: -1 },
  { upTo: 12, loyalty: 'average', carried: 0 },
  { upTo: 15, loyalty: 'willing', carried: 1 },
  { upTo: 17, loyalty: 'devoted', carried: 2 },
  { upTo: 18, loyalty: 'loyalist', carried: 0 },
];

/** @rule whitebox.joust.three-tilts */
export const TILTS = 3;
/** @rule whitebox.joust.points */
export const JOUST_POINTS = { attack: 1, damage: 2, defeat: 3 } as const;
export const JOUST_ATTACK_NEEDED = 12;
/** @rule whitebox.joust.blunt-lance */
export const BLUNT_LANCE = '1d6-1';
/** @rule whitebox.joust.unhorse-save */
export const FALL_FROM_HORSE = '1d6';
export const MOUNTS = ['none', 'other', 'medium-warhorse', 'heavy-warhorse'] as const;
export type Mount = (typeof MOUNTS)[number];
/** @rule whitebox.joust.horse-bonus */
export const HORSE_TO_HIT: { readonly [M in Mount]: number } = {
  none: 0,
  other: 0,
  'medium-warhorse': 1,
  'heavy-warhorse': 2,
};

/** Consecutive days of rest that heal everything. @rule whitebox.healing.four-weeks */
export const DAYS_TO_HEAL_ALL = 28;

export const SIZES = ['small', 'man', 'large', 'giant'] as const;
export type Size = (typeof SIZES)[number];
export const TERRAINS = ['open', 'forest', 'hills', 'swamp', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The phases of a round in the alternative sequence. @rule whitebox.combat.alt-sequence */
export const ALTERNATIVE_PHASES = ['spells', 'missiles', 'melee', 'movement'] as const;
export type AlternativePhase = (typeof ALTERNATIVE_PHASES)[number];
