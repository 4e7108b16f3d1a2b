import type { GridMap, Square } from '@arbitro/grid';
import type { CreatureId } from '@arbitro/kernel';
import type { Condition } from './effects.ts';
import type { Options } from './options.ts';
import type {
  Ability,
  Approach,
  Attitude,
  Cover,
  DamageType,
  Light,
  Material,
  Pace,
  Sense,
  Size,
  Skill,
} from './tables.ts';

export type Scores = { readonly [A in Ability]: number };
export type Training = 'proficient' | 'expert';

export interface Damage {
  /** Dice and constants: `1d8`, `2d6+3`, `1`. */
  readonly dice: string;
  readonly type: DamageType;
}

/** What a hit or a failed save does beside damage. */
export type Consequence =
  | {
      readonly kind: 'condition';
      readonly condition: Condition;
      readonly rounds: number | null;
      readonly escapeDc: number | null;
    }
  | { readonly kind: 'push'; readonly metres: number }
  | { readonly kind: 'temporary'; readonly dice: string };

export interface AttackPart {
  readonly kind: 'melee' | 'ranged';
  /** Metres. */
  readonly reach: number;
  readonly range: readonly [number, number] | null;
  /** As the block prints it; otherwise ability and proficiency make it. */
  readonly bonus: number | null;
  readonly ability: Ability;
  readonly proficient: boolean;
  readonly damage: readonly Damage[];
  /** The ability's modifier goes to the first damage. */
  readonly addsModifier: boolean;
  /** What the target must save against when hit. */
  readonly save: SavePart | null;
  readonly onHit: readonly Consequence[];
  readonly hands: number;
}

export interface SavePart {
  readonly ability: Ability;
  readonly dc: number;
  readonly damage: readonly Damage[];
  readonly half: boolean;
  readonly onFail: readonly Consequence[];
}

export const SHAPES = ['sphere', 'cone', 'line', 'cube'] as const;
export interface Area {
  readonly shape: (typeof SHAPES)[number];
  /** Radius, length or side in metres. */
  readonly size: number;
  readonly width: number;
  /** How far away it may be laid; nothing: it starts at whoever makes it. */
  readonly range: number | null;
}

/** Something a creature can do: a weapon, a breath, a spell, a potion. */
export interface Deed {
  readonly id: string;
  readonly name: string;
  readonly cost: 'action' | 'bonus' | 'reaction';
  readonly magic: boolean;
  readonly attack: AttackPart | null;
  readonly save: SavePart | null;
  readonly area: Area | null;
  /** How far a save, a healing or a blessing reaches, in metres. */
  readonly range: number;
  readonly heals: string | null;
  readonly temporary: string | null;
  readonly gives: readonly Consequence[];
  /** Attacks that go together under one action, by id. */
  readonly multi: readonly { readonly deed: string; readonly times: number }[];
  readonly recharge: number | null;
  readonly uses: number | null;
  /** Is in hand, or need not be. */
  readonly held: boolean;
}

/** A condition somebody has, and how it came. */
export interface Afflicted {
  readonly condition: Condition;
  readonly source: CreatureId | null;
  readonly cause: string;
  /** Ends at the end of this creature's turn in so many rounds; nothing: until it is removed. */
  readonly rounds: number | null;
  readonly level: number;
  readonly escapeDc: number | null;
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

export interface Readied {
  readonly trigger: string;
  readonly act:
    | { readonly kind: 'deed'; readonly deed: string; readonly on: CreatureId | null }
    | { readonly kind: 'move'; readonly to: Square };
}

export interface Helping {
  readonly kind: 'check' | 'attack';
  readonly on: CreatureId;
  readonly skill: Skill | null;
}

export const KINDS = ['character', 'monster'] as const;
export type Kind = (typeof KINDS)[number];

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
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly kg: number;
    readonly held: boolean;
  }[];
  readonly dodging: boolean;
  readonly readied: Readied | null;
  readonly helping: Helping | null;
  readonly budget: Budget;
  readonly attitudes: Readonly<Record<CreatureId, Attitude>>;
  /** Until when an approach is closed, by `target/approach`. */
  readonly barred: Readonly<Record<string, number>>;
  readonly restedAt: number | null;
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
  readonly turn: number;
  readonly over: boolean;
  readonly winner: string | null;
}

export interface Journey {
  readonly pace: Pace;
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
  readonly things: readonly Thing[];
  readonly journey: Journey;
  /** Cover that the game master has said, by `attacker/target`. */
  readonly covers: Readonly<Record<string, Cover>>;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}

export interface Scene {
  readonly map: GridMap | null;
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

export type BarredKey = `${CreatureId}/${Approach}`;

export const fightOn = <F extends Pick<Fight, 'over'>>({
  fight,
}: {
  readonly fight: F | null;
}): F | undefined => (fight && !fight.over ? fight : undefined);

export function theFight(world: World): Fight {
  const fight = fightOn(world);
  if (!fight) throw new Error('there is no fight: the action was let through unchecked');
  return fight;
}
