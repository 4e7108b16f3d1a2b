import { type CreatureId, fightOn } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Condition, Status, Use } from './rules/effects.ts';
import type { Readied } from './rules/readied.ts';
import type { Attribute, Defence, Mode, Size } from './rules/tables.ts';

export type Attributes = { readonly [A in Attribute]: number };
/** Dice that something adds to rolls of a kind. */
export type Bonuses = { readonly [U in Use]?: number | undefined };
/** What a shield, a skill or a spell lets one parry beside melee attacks. */
export type Parryable = Exclude<Mode, 'melee'>;

/** A harmful effect that extra successes of an attack may buy. */
export interface Trait {
  readonly effect: Condition;
  readonly price: number;
}

/** How a weapon or an attack spell strikes. */
export interface Striking {
  readonly mode: Mode;
  /** The one type of damage, or defence, that the foe's target number is looked up by. */
  readonly key: string;
  readonly damage: number;
  readonly area: boolean;
  /** Kätevä: gives no opening for a free strike. */
  readonly handy: boolean;
  /** How many zones away; nothing where the game master judges it. */
  readonly range: number | null;
  /** What a comrade in the way defends with. */
  readonly defence: Defence;
  readonly traits: readonly Trait[];
}

export interface Weapon extends Striking {
  readonly cost: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly weight: 'light' | 'heavy' | 'none';
  /** How it is used: in the hands, or worn. */
  readonly worn: 'hand' | 'armour' | 'trinket';
  readonly hands: number;
  /** In the hands now, or put on. */
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
  /** The part of the body that a racial spell needs. */
  readonly bodyPart: string | null;
  readonly attack: Striking | null;
  /** Body points it gives back. */
  readonly heal: number;
  readonly parries: readonly Parryable[];
}

export interface Skill {
  readonly id: string;
  readonly name: string;
  readonly bonus: Bonuses;
  readonly parries: readonly Parryable[];
}

/** A foe's attack: nobody rolls it, it has a target number for whoever defends. */
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

/** What the game master has said of a creature's rolls to come. */
export interface Said {
  readonly kind: 'advantage' | 'disadvantage' | 'tn';
  /** For `tn`: by how much. */
  readonly by: number;
  readonly what: string;
  /** For the next act or defence with all its rolls, or until the scene ends. */
  readonly until: 'roll' | 'scene';
  /** For this kind of roll alone; for any where nothing is named. */
  readonly for?: Use | undefined;
}

/** Dice kept for an attack on one who attacked. */
export interface Riposte {
  readonly against: CreatureId;
  readonly dice: number;
}

export const KINDS = ['player', 'companion', 'foe'] as const;
/** A companion is rolled for by a player and is no player character. */
export type Kind = (typeof KINDS)[number];

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: Kind;
  readonly side: string;
  readonly attributes: Attributes;
  readonly racial: Attributes;
  readonly status: Status;
  /** Nothing for a foe of whom the game master says when it falls. */
  readonly body: number | null;
  readonly fullBody: number | null;
  readonly damageTaken: number;
  readonly mind: number;
  readonly items: readonly Item[];
  readonly spells: readonly Spell[];
  readonly skills: readonly Skill[];
  /** What cannot be moved now: `hands`, `voice`, `wings`. */
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
  /** Actions for the next round: moved there, or owed. */
  readonly carried: number;
  readonly readied: Readied | null;
  readonly riposte: number;
  readonly riposteAgainst: CreatureId | null;
  /** Beside it, where a table keeps riposte dice by attacker, those against the others. */
  readonly otherRipostes?: readonly Riposte[] | undefined;
  readonly conditions: readonly Condition[];
  readonly said: readonly Said[];
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
  /** The number at which the countdown stands. */
  readonly tick: number;
  readonly phase: Phase;
  /** All who take part, in the order in which they act on one tick. */
  readonly order: readonly CreatureId[];
  /** Who has still to roll initiative, or may still delay. */
  readonly pending: readonly CreatureId[];
  /** Who has let this tick go by. */
  readonly passed: readonly CreatureId[];
  readonly melees: readonly Melee[];
  /** How many melees there have been: the next one's number. */
  readonly formed: number;
  readonly over: boolean;
  readonly winner: string | null;
}

export interface World {
  readonly options: Options;
  readonly zones: readonly string[];
  readonly borders: readonly Border[];
  /** The game master is asked after every roll whether it should be read otherwise. */
  readonly rereads: boolean;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
}

export function meleeOf(world: World, id: CreatureId): Melee | undefined {
  const fight = fightOn(world);
  if (fight) for (const melee of fight.melees) if (melee.members.includes(id)) return melee;
  return undefined;
}

/** Is rolled for by a player; of a foe only the target numbers are known. */
export const rolls = ({ kind }: Creature): boolean => kind !== 'foe';

/** Where a table begins: the zones, and a fight that is on already. */
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
