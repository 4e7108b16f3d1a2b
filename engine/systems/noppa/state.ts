import type { SheetNote } from '@arbitro/kernel';
import { type CreatureId, findFight } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Condition, RollUse, Status } from './rules/effects.ts';
import type { Readied } from './rules/readied.ts';
import type { Attribute, Defence, Mode, Size } from './rules/tables.ts';

export type Attributes = { readonly [A in Attribute]: number };
/** Dice added to rolls of a kind. */
export type Bonuses = { readonly [U in RollUse]?: number | undefined };
/** What a shield, a skill or a spell allows to parry, besides melee attacks. */
export type Parryable = Exclude<Mode, 'melee'>;

/** A harmful effect that extra successes of an attack may buy. */
export interface Trait {
  readonly effect: Condition;
  readonly price: number;
}

/** How a weapon or an attack spell attacks. */
export interface StrikeStats {
  readonly mode: Mode;
  /** The damage type or defence by which a foe's target number is looked up. */
  readonly key: string;
  readonly damage: number;
  readonly area: boolean;
  /** Gives no opening for a free strike. */
  readonly handy: boolean;
  /** The range in zones; null if the game master decides. */
  readonly range: number | null;
  /** The defence of a comrade in the area. */
  readonly defence: Defence;
  readonly traits: readonly Trait[];
}

export interface Weapon extends StrikeStats {
  readonly cost: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly weight: 'light' | 'heavy' | 'none';
  /** How it is used: held or worn. */
  readonly worn: 'hand' | 'armour' | 'trinket';
  readonly hands: number;
  /** Held or worn now. */
  readonly inUse: boolean;
  readonly bonus: Bonuses;
  readonly weapon: Weapon | null;
  readonly parries: readonly Parryable[];
}

export interface Spell {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly mindCost: number;
  readonly racial: boolean;
  /** The body part that a racial spell needs. */
  readonly bodyPart: string | null;
  readonly attack: StrikeStats | null;
  /** Body points it restores. */
  readonly heal: number;
  readonly parries: readonly Parryable[];
}

export interface Skill {
  readonly id: string;
  readonly name: string;
  readonly bonus: Bonuses;
  readonly parries: readonly Parryable[];
}

/** A foe's attack: it is not rolled but has a target number for the defender. */
export interface FoeAttack {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  readonly area: boolean;
  readonly cost: number;
  readonly tn: number;
  readonly defence: Defence;
  readonly damage: number;
  readonly effects: readonly Condition[];
  readonly handy: boolean;
  readonly range: number | null;
}

/** A game master's remark on a creature's later rolls. */
export interface GmRemark {
  readonly kind: 'advantage' | 'disadvantage' | 'tn';
  /** For `tn`: the adjustment. */
  readonly by: number;
  readonly what: string;
  /** Valid for all rolls of the next act or defence, or until the scene ends. */
  readonly until: 'roll' | 'scene';
  /** The kind of roll it applies to; all kinds if absent. */
  readonly for?: RollUse | undefined;
}

/** Dice kept for an attack on a particular attacker. */
export interface Riposte {
  readonly against: CreatureId;
  readonly dice: number;
}

export const KINDS = ['player', 'companion', 'foe'] as const;
/** A player rolls for a companion, which is not a player character. */
export type Kind = (typeof KINDS)[number];

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: Kind;
  readonly side: string;
  readonly attributes: Attributes;
  readonly racial: Attributes;
  readonly status: Status;
  /** Null for a foe whose fall the game master decides. */
  readonly body: number | null;
  readonly fullBody: number | null;
  readonly damageTaken: number;
  readonly mind: number;
  readonly items: readonly Item[];
  readonly spells: readonly Spell[];
  readonly skills: readonly Skill[];
  /** Bound body parts: `hands`, `voice`, `wings`. */
  readonly bound: readonly string[];
  readonly size: Size;
  readonly weight: number;
  readonly initiative: number | null;
  readonly stats: readonly number[] | null;
  readonly attacks: readonly FoeAttack[];
  readonly tns: Readonly<Record<string, number>>;
  readonly build: 'armoured' | 'mobile' | null;
  readonly zone: string;
  readonly actions: number;
  /** Actions carried into the next round; negative if owed. */
  readonly carried: number;
  readonly readied: Readied | null;
  readonly riposte: number;
  readonly riposteAgainst: CreatureId | null;
  /** Riposte dice against further attackers, if the table keeps them by attacker. */
  readonly otherRipostes?: readonly Riposte[] | undefined;
  readonly conditions: readonly Condition[];
  readonly said: readonly GmRemark[];
  /** What the game master plays by its words: traits, legendary actions. */
  readonly notes?: readonly SheetNote[] | undefined;
}
export type Sheet = Omit<Creature, 'id' | 'name'>;

export interface Border {
  readonly between: readonly [string, string];
  readonly difficult: boolean;
}

export interface Melee {
  readonly id: string;
  readonly zone: string;
  readonly members: readonly CreatureId[];
}

export const meleeId = (number: number): string => `melee-${number}`;

export const PHASES = ['initiative', 'acting', 'round-end'] as const;
export type Phase = (typeof PHASES)[number];

export interface Fight {
  readonly round: number;
  /** The current number of the countdown. */
  readonly tick: number;
  readonly phase: Phase;
  /** All participants, in the order in which they act on a tick. */
  readonly order: readonly CreatureId[];
  /** Creatures that have still to roll initiative, or may still carry actions over. */
  readonly pending: readonly CreatureId[];
  /** Creatures that have passed on this tick. */
  readonly passed: readonly CreatureId[];
  readonly melees: readonly Melee[];
  /** How many melees there have been: the number of the next. */
  readonly formed: number;
  readonly over: boolean;
  readonly winner: string | null;
}

export interface World {
  readonly options: Options;
  readonly zones: readonly string[];
  readonly borders: readonly Border[];
  /** Whether the game master is asked after every roll how to read it. */
  readonly rereads: boolean;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}

export function meleeOf(world: World, id: CreatureId): Melee | undefined {
  const fight = findFight(world);
  if (fight) for (const melee of fight.melees) if (melee.members.includes(id)) return melee;
  return undefined;
}

/** Whether a player rolls for the creature; a foe has only target numbers. */
export const isRolledFor = ({ kind }: Creature): boolean => kind !== 'foe';

/** The initial scene of a table: the zones, and an optional fight in progress. */
export interface Scene {
  readonly zones: readonly string[];
  readonly borders: readonly Border[];
  readonly rereads: boolean;
  readonly fight: {
    readonly round: number;
    readonly tick: number;
    readonly melees: readonly (readonly CreatureId[])[];
  } | null;
}
