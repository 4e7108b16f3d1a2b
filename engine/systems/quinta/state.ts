import type { GridMap, Square } from '@arbitro/grid';
import type { CreatureId } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Condition } from './rules/effects.ts';
import type { ReadiedAction } from './rules/readiable.ts';
import type {
  Ability,
  Attitude,
  Cover,
  DamageType,
  Light,
  Material,
  Pace,
  Sense,
  Size,
  Skill,
} from './rules/tables.ts';
import type { Behaviour, Deed } from './state-deeds.ts';

export * from './state-deeds.ts';

export type Scores = { readonly [A in Ability]: number };
/** `expert-half`: doubled by one rule and halved by another. */
export type Training = 'half' | 'proficient' | 'expert' | 'expert-half';

/** A condition somebody has, and how it came. */
export interface Afflicted {
  readonly condition: Condition;
  readonly source: CreatureId | null;
  readonly cause: string;
  /** Ends at the end of this creature's turn in so many rounds; nothing: until it is removed. */
  readonly rounds: number | null;
  readonly level: number;
  readonly escapeDc: number | null;
  /** How one acts under it, where its cause says so. */
  readonly behaviour: Behaviour | null;
}

export interface Budget {
  readonly action: boolean;
  readonly bonus: boolean;
  readonly reaction: boolean;
  readonly interaction: boolean;
  /** Metres. */
  readonly moved: number;
  readonly dashes: number;
  readonly disengaged: boolean;
  /** Attacks still to make under this action, by deed. */
  readonly attacks: readonly { readonly deed: string; readonly left: number }[];
  /** Diagonals of this turn, where every second costs twice. */
  readonly diagonals: number;
}

/** What everybody has at the beginning of a turn. @rule quinta.turn.move-and-action */
export const FULL_BUDGET: Budget = {
  action: true,
  bonus: true,
  reaction: true,
  interaction: true,
  moved: 0,
  dashes: 0,
  disengaged: false,
  attacks: [],
  diagonals: 0,
};

export interface ReadiedDeed {
  readonly kind: 'deed';
  readonly deed: string;
  readonly on: CreatureId | null;
  /** Where an area is laid, or whither it points. */
  readonly at?: Square | undefined;
}

export interface Readied {
  readonly trigger: string;
  readonly act: ReadiedDeed | { readonly kind: 'move'; readonly to: Square } | ReadiedAction;
}

export interface Helping {
  readonly kind: 'check' | 'attack';
  readonly on: CreatureId;
  readonly skill: Skill | null;
}

export const KINDS = ['character', 'monster'] as const;
type Kind = (typeof KINDS)[number];

/** How far something shines, in metres: brightly, and so much farther dimly. */
export interface Glow {
  readonly bright: number;
  readonly dim: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly kg: number;
  readonly held: boolean;
  /** Of what shines while it is in hand. */
  readonly light: Glow | null;
}

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: Kind;
  readonly side: string;
  /** Those of one group roll initiative together. */
  readonly group: string | null;
  readonly size: Size;
  /** Level, or challenge rating. */
  readonly level: number;
  readonly scores: Scores;
  readonly mostScore: number;
  readonly saves: readonly Ability[];
  readonly skills: { readonly [S in Skill]?: Training };
  readonly tools: readonly string[];
  /** Bonuses as a block prints them, by `save:dex`, `skill:stealth`, `initiative`. */
  readonly printed: Readonly<Record<string, number>>;
  readonly ac: number | null;
  readonly hp: number;
  readonly fullHp: number;
  /** The maximum when healthy, while it is lowered. */
  readonly healthyHp: number | null;
  readonly temporary: number;
  readonly hitDice: { readonly sides: number; readonly total: number; readonly left: number };
  readonly speed: number;
  readonly climb: number | null;
  readonly swim: number | null;
  readonly fly: number | null;
  readonly senses: { readonly [S in Sense]?: number };
  readonly resistances: readonly DamageType[];
  readonly vulnerabilities: readonly DamageType[];
  readonly immunities: readonly DamageType[];
  readonly unaffectedBy: readonly Condition[];
  readonly deeds: readonly Deed[];
  /** Uses left and breaths to come back, by deed. */
  readonly spent: Readonly<Record<string, number>>;
  readonly usesDeathSaves: boolean;
  readonly life: 'alive' | 'stable' | 'dead';
  readonly successes: number;
  readonly failures: number;
  readonly afflictions: readonly Afflicted[];
  readonly at: Square | null;
  /** The total others must reach to find it. */
  readonly hidden: number | null;
  readonly burning: boolean;
  readonly breath: number | null;
  readonly fasting: number;
  readonly thirsty: boolean;
  readonly rides: CreatureId | null;
  readonly riding: 'controlled' | 'independent';
  readonly mount: { readonly fit: boolean; readonly trained: boolean; readonly willing: boolean };
  readonly items: readonly Item[];
  /** The game master has asked how much it carries. */
  readonly weighed: boolean;
  readonly dodging: boolean;
  readonly readied: Readied | null;
  readonly helping: Helping | null;
  readonly budget: Budget;
  readonly attitudes: Readonly<Record<CreatureId, Attitude>>;
  /** Until when an approach is closed, by `target/approach`. */
  readonly barred: Readonly<Record<string, number>>;
  readonly restedAt: number | null;
  /** When somebody Stable wakes, once it is known. */
  readonly wakesAt: number | null;
  readonly gone: 'fled' | 'surrendered' | null;
}
export type Sheet = Omit<Creature, 'id' | 'name'>;

/** A thing that can be attacked or broken. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly material: Material;
  readonly size: 'tiny' | 'small' | 'medium' | 'large';
  readonly fragile: boolean;
  readonly magical: boolean;
  readonly hp: number;
  readonly threshold: number;
  readonly at: Square | null;
}

export interface Fight {
  readonly round: number;
  /** In the order of initiative. */
  readonly order: readonly { readonly who: CreatureId; readonly initiative: number }[];
  /** The place in `order` of whose turn it is; below 0 somebody has it who is not seen (`turnPlace`). */
  readonly turn: number;
  readonly over: boolean;
  readonly winner: string | null;
  /** Metres between two who fought each other, as said or supposed where no places are known; by `one/other`. */
  readonly apart?: Readonly<Record<string, number>> | undefined;
  /** Who had fled or given up when it ended. */
  readonly away?: readonly CreatureId[] | undefined;
}

export interface Journey {
  /** Nothing: not on the way. */
  readonly pace: Pace | null;
  /** Ranks from the front. */
  readonly ranks: readonly (readonly CreatureId[])[];
  readonly vehicle: {
    readonly kind: 'land' | 'water';
    readonly kmPerHour: number;
    readonly hoursPerDay: number;
  } | null;
  readonly mountsTired: boolean;
  readonly metres: number;
}

export interface World {
  readonly options: Options;
  readonly clock: number;
  /** Where no map says otherwise. */
  readonly light: Light;
  readonly map: GridMap | null;
  /** What lies under the map to be looked at; no rule does. */
  readonly picture: string | null;
  readonly things: readonly Thing[];
  readonly journey: Journey;
  /** Cover that the game master has said, by `attacker/target`. */
  readonly covers: Readonly<Record<string, Cover>>;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}

export interface Scene {
  readonly map: GridMap | null;
  readonly picture: string | null;
  readonly light: Light;
  readonly things: readonly Thing[];
  readonly clock: number;
  /** A fight that is on already: the order with initiatives, and whose turn it is. */
  readonly fight: {
    readonly round: number;
    readonly order: Readonly<Record<CreatureId, number>>;
    readonly turn: CreatureId | null;
  } | null;
}
