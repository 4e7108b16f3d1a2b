import type { CreatureId } from '@arbitro/kernel';
import type { Creature } from './creature.ts';
import type { Options } from './options.ts';
import type { AlternativePhase, Category } from './rules/tables.ts';
import type { Intent } from './rules/turn-actions.ts';

export * from './creature.ts';

export interface Room {
  readonly id: string;
  /** Feet. */
  readonly width: number;
  readonly length: number;
  /** What can be heard there, for the Referee; null: silence. */
  readonly noise: string | null;
}
/** How well a thing is hidden. @rule whitebox.exploration.search-adjustment */
export interface Hiding {
  /** No description finds it without a roll. */
  readonly alwaysRoll: boolean;
  readonly adjustment: number;
}
export interface Door {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly open: boolean;
  readonly locked: boolean;
  /** Held or wedged: it does not fall shut. */
  readonly held: boolean;
  /** The creature that holds it; undefined: it is wedged. */
  readonly heldBy?: CreatureId | undefined;
  /** Not visible before it is found. */
  readonly secret: (Hiding & { readonly area: number; readonly found: boolean }) | null;
}
export interface Trap extends Hiding {
  readonly id: string;
  readonly room: string;
  /** The 10 by 10 foot area of the room it lies in, from 1. */
  readonly area: number;
  readonly stone: boolean;
  readonly armed: boolean;
  readonly found: boolean;
  readonly inSix: number;
  /** The depth of the fall; null: it has another effect. */
  readonly fall: number | null;
  readonly damage: string | null;
  readonly save: { readonly category: Category | null; readonly onSave: 'none' | 'half' } | null;
  /** Its targets: the creature that triggered it, or all present. */
  readonly takes: 'one' | 'all';
}

/** A creature that has passed once is not checked again. */
export interface PassedBy {
  readonly who: CreatureId;
  readonly by: string;
}

export interface Fighter {
  readonly who: CreatureId;
  /** The position on the line of the fight, in feet. */
  readonly at: number;
  readonly intent: Intent | null;
  readonly acted: boolean;
  /** Feet moved this round. */
  readonly moved: number;
  /** It changed sides after its turn in this phase, or skipped the rest after a spell: it does not act again. */
  readonly turnOver?: true | undefined;
  /** It has cast a spell in this round: nothing was declared for the rest. */
  readonly hasCast?: true | undefined;
  /** Unseen creatures whose position it knows. */
  readonly knows: readonly CreatureId[];
  /** Those of them that it senses as if it saw them. */
  readonly senses: readonly CreatureId[];
}

/** Oil on a creature. @rule whitebox.combat.burning-oil */
export interface Fire {
  readonly on: CreatureId;
  readonly by: CreatureId;
  readonly lit: boolean;
  readonly roundsLeft: number;
  /** The round in which it last did its damage. */
  readonly burnt: number;
}

/**
 * The phase of a fight: the free step of creatures that surprised others, declaring, announcing spells, acting side by
 * side in the standard sequence, or a phase of the alternative one.
 */
export type Phase = 'free' | 'declare' | 'announce' | 'acting' | AlternativePhase;

export interface Fight {
  /** 0 before the first: the free step or the free round. */
  readonly round: number;
  readonly phase: Phase;
  readonly sides: readonly string[];
  readonly surprised: readonly CreatureId[];
  /** By side, in the order of `sides`; empty before it is rolled. */
  readonly initiative: Readonly<Record<string, number>>;
  /** Sides in the order of acting; tied sides share a place. */
  readonly order: readonly (readonly string[])[];
  /** The index in `order` that acts now. */
  readonly turn: number;
  /** The creatures that still have to act, declare or announce now. */
  readonly pending: readonly CreatureId[];
  /** Those of them whose turn it is by Dexterity; null: any of them. */
  readonly now: readonly CreatureId[] | null;
  /** Comrades act by Dexterity. */
  readonly byDexterity: boolean;
  readonly fighters: readonly Fighter[];
  readonly fires: readonly Fire[];
  /** The creatures that fell since the Referee last considered morale. */
  readonly fallen: readonly CreatureId[];
  readonly over: boolean;
  readonly winner: string | null;
  /** An unseen creature acts. Never true in the actual world, only in a viewer's known world. */
  readonly unseen: boolean;
}

export const JOUSTER_STATES = ['riding', 'unhorsed', 'stunned', 'dead'] as const;
export interface Jouster {
  readonly who: CreatureId;
  readonly points: number;
  readonly state: (typeof JOUSTER_STATES)[number];
}
export interface Joust {
  readonly purpose: 'sport' | 'duel';
  readonly lances: 'blunt' | 'sharp';
  /** Passes ridden so far. */
  readonly tilt: number;
  readonly jousters: readonly [Jouster, Jouster];
  readonly over: boolean;
  readonly winner: CreatureId | null;
}

export interface World {
  readonly options: Options;
  /** Minutes since the table began. */
  readonly clock: number;
  readonly outdoors: boolean;
  /** The Referee is asked about morale whenever a creature has fallen. */
  readonly asksMorale: boolean;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly traps: readonly Trap[];
  readonly passed: readonly PassedBy[];
  /** The marching order, from the front. */
  readonly march: readonly CreatureId[];
  /** Gold pieces found and not yet counted as experience. */
  readonly treasure: number;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
  readonly joust: Joust | null;
}

/** The initial state of a table, and a fight in progress. */
export interface Scene {
  readonly clock: number;
  readonly outdoors: boolean;
  readonly asksMorale: boolean;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly traps: readonly Trap[];
  readonly march: readonly CreatureId[];
  readonly treasure: number;
  readonly fight: {
    readonly round: number;
    readonly at: Readonly<Record<CreatureId, number>>;
    /** By side; without it, sides act in listed order, and roll when the next round begins. */
    readonly initiative: Readonly<Record<string, number>>;
  } | null;
}

export const isUp = ({ status }: Pick<Creature, 'status'>): boolean => status === 'up';
/** Returns true if the creature surrendered or flees. @rule whitebox.morale.check */
export const isBroken = ({ morale }: Pick<Creature, 'morale'>): boolean =>
  morale === 'surrender' || morale === 'flee';
