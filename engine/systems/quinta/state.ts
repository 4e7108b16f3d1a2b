import type { GridMap, Square } from '@arbitro/grid';
import type { CreatureId, PictureFrame, SheetNote } from '@arbitro/kernel';
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
import type { Behaviour, EndingSave, Feature, OngoingHelp, Trait } from './state-features.ts';

export * from './state-features.ts';

export type Scores = { readonly [A in Ability]: number };
/** `expert-half`: doubled by one rule and halved by another. */
export type Training = 'half' | 'proficient' | 'expert' | 'expert-half';

/** A condition of a creature, and how it got it. */
export interface Affliction {
  readonly condition: Condition;
  readonly source: CreatureId | null;
  readonly cause: string;
  /** Ends at the end of this creature's turn in so many rounds; null: until it is removed. */
  readonly rounds: number | null;
  readonly level: number;
  readonly escapeDc: number | null;
  /** How the creature acts under it, if its cause says so. */
  readonly behaviour: Behaviour | null;
  readonly endsOnSave?: EndingSave | undefined;
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
  /** Attacks left under this action, by feature. */
  readonly attacks: readonly { readonly deed: string; readonly left: number }[];
  /** Diagonal steps of this turn, for the option in which every second costs double. */
  readonly diagonals: number;
}

/** The budget at the beginning of a turn. @rule quinta.turn.move-and-action */
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

export interface ReadiedFeature {
  readonly kind: 'deed';
  readonly deed: string;
  readonly on: CreatureId | null;
  /** Where an area is centred, or where it points. */
  readonly at?: Square | undefined;
}

export interface PreparedAction {
  readonly trigger: string;
  readonly act: ReadiedFeature | { readonly kind: 'move'; readonly to: Square } | ReadiedAction;
}

export const KINDS = ['character', 'monster'] as const;
type Kind = (typeof KINDS)[number];

/** Light radii in metres: bright light, and how much farther dim light reaches. */
export interface Glow {
  readonly bright: number;
  readonly dim: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly kg: number;
  readonly held: boolean;
  /** The light it gives while held. */
  readonly light: Glow | null;
}

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: Kind;
  readonly side: string;
  /** Creatures of one group roll initiative together. */
  readonly group: string | null;
  readonly size: Size;
  /** Level, or challenge rating. */
  readonly level: number;
  readonly scores: Scores;
  readonly mostScore: number;
  readonly saves: readonly Ability[];
  readonly skills: { readonly [S in Skill]?: Training };
  readonly tools: readonly string[];
  /** Bonuses as the stat block prints them, by `save:dex`, `skill:stealth`, `initiative`. */
  readonly printed: Readonly<Record<string, number>>;
  readonly ac: number | null;
  readonly hp: number;
  readonly fullHp: number;
  /** The normal maximum, while it is lowered. */
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
  readonly deeds: readonly Feature[];
  /** Uses spent and recharges pending, by feature. */
  readonly spent: Readonly<Record<string, number>>;
  readonly usesDeathSaves: boolean;
  readonly life: 'alive' | 'stable' | 'dead';
  readonly successes: number;
  readonly failures: number;
  readonly afflictions: readonly Affliction[];
  readonly at: Square | null;
  /** The total that others must reach to find it; null: not hidden. */
  readonly hidden: number | null;
  readonly burning: boolean;
  readonly breath: number | null;
  readonly fasting: number;
  readonly thirsty: boolean;
  readonly rides: CreatureId | null;
  readonly riding: 'controlled' | 'independent';
  readonly mount: { readonly fit: boolean; readonly trained: boolean; readonly willing: boolean };
  readonly items: readonly Item[];
  /** The game master counts how much it carries. */
  readonly weighed: boolean;
  readonly dodging: boolean;
  readonly readied: PreparedAction | null;
  readonly helping: OngoingHelp | null;
  readonly budget: Budget;
  readonly attitudes: Readonly<Record<CreatureId, Attitude>>;
  /** When an approach opens again, by `target/approach`. */
  readonly barred: Readonly<Record<string, number>>;
  readonly restedAt: number | null;
  /** When a stable creature wakes, once it is known. */
  readonly wakesAt: number | null;
  readonly gone: 'fled' | 'surrendered' | null;
  /** Absent without any. */
  readonly traits?: readonly Trait[] | undefined;
  /** What the game master plays by its words: traits, legendary actions. */
  readonly notes?: readonly SheetNote[] | undefined;
}
export type Sheet = Omit<Creature, 'id' | 'name'>;

/** An object that can be attacked or broken. */
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
  /** The index in `order` of the creature on turn; below 0 an unseen creature has the turn (`turnIndexOf`). */
  readonly turn: number;
  readonly over: boolean;
  readonly winner: string | null;
  /** Metres between two creatures that fought each other without known positions, as said or assumed; by `one/other`. */
  readonly apart?: Readonly<Record<string, number>> | undefined;
  /** Creatures that had fled or surrendered when the fight ended. */
  readonly away?: readonly CreatureId[] | undefined;
}

export interface Journey {
  /** Null: not travelling. */
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
  /** Used where no map says otherwise. */
  readonly light: Light;
  readonly map: GridMap | null;
  /** A picture under the map for display; no rule uses it. */
  readonly picture: string | null;
  readonly pictureFrame?: PictureFrame | undefined;
  readonly things: readonly Thing[];
  readonly journey: Journey;
  /** Cover set by the game master, by `attacker/target`. */
  readonly covers: Readonly<Record<string, Cover>>;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
  /** Only in a world under fog as a viewer knows it: `#` for each square of the map that is seen now, otherwise `.`. */
  readonly inSight?: string | undefined;
}

export interface Scene {
  readonly map: GridMap | null;
  readonly picture: string | null;
  readonly pictureFrame?: PictureFrame | undefined;
  readonly light: Light;
  readonly things: readonly Thing[];
  readonly clock: number;
  /** A fight in progress: the order with initiatives, and whose turn it is. */
  readonly fight: {
    readonly round: number;
    readonly order: Readonly<Record<CreatureId, number>>;
    readonly turn: CreatureId | null;
  } | null;
}
