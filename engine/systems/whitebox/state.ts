import type { CreatureId } from '@arbitro/kernel';
import type { Creature } from './creature.ts';
import type { Options } from './options.ts';
import type { Intent } from './rules/deeds.ts';
import type { AlternativePhase, Category } from './rules/tables.ts';

export * from './creature.ts';

export interface Room {
  readonly id: string;
  /** Feet. */
  readonly width: number;
  readonly length: number;
  /** What can be heard there, for the Referee; nothing: silence. */
  readonly noise: string | null;
}
/** How well something is hidden. @rule whitebox.exploration.search-adjustment */
export interface Hiding {
  /** No description finds it by itself. */
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
  /** Who holds it; nobody: it is wedged. */
  readonly heldBy?: CreatureId | undefined;
  /** Nobody sees it before it is found. */
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
  /** How deep one falls; nothing: it does something else. */
  readonly fall: number | null;
  readonly damage: string | null;
  readonly save: { readonly category: Category | null; readonly onSave: 'none' | 'half' } | null;
  /** Whom it takes: whoever set it off, or all who are there. */
  readonly takes: 'one' | 'all';
}

/** Whoever has been by once is not asked again. */
export interface Passed {
  readonly who: CreatureId;
  readonly by: string;
}

export interface Fighter {
  readonly who: CreatureId;
  /** Feet along the line on which the fight takes place. */
  readonly at: number;
  readonly intent: Intent | null;
  readonly acted: boolean;
  /** Feet moved this round. */
  readonly moved: number;
  /** It has changed sides after its turn in this phase, or let it go by after a spell: it is not waited for again. */
  readonly turnOver?: true | undefined;
  /** It has cast a spell in this round: of the rest nothing was declared. */
  readonly hasCast?: true | undefined;
  /** Whose place it knows though they cannot be seen. */
  readonly knows: readonly CreatureId[];
  /** Of those, whom it senses as if it saw them. */
  readonly senses: readonly CreatureId[];
}

/** Oil on somebody. @rule whitebox.combat.burning-oil */
export interface Fire {
  readonly on: CreatureId;
  readonly by: CreatureId;
  readonly lit: boolean;
  readonly roundsLeft: number;
  /** The round in which it last did its damage. */
  readonly burnt: number;
}

/**
 * Where a fight stands: the free step of whoever surprised the others, declaring, announcing spells, acting side by
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
  /** Sides in the order of acting; those that tie share a place. */
  readonly order: readonly (readonly string[])[];
  /** The place in `order` that acts now. */
  readonly turn: number;
  /** Who has still to act, declare or announce now. */
  readonly pending: readonly CreatureId[];
  /** Of those, whose turn it is by Dexterity; nothing: any of them. */
  readonly now: readonly CreatureId[] | null;
  /** Comrades act by Dexterity. */
  readonly byDexterity: boolean;
  readonly fighters: readonly Fighter[];
  readonly fires: readonly Fire[];
  /** Somebody fell since the Referee last thought of morale. */
  readonly fallen: readonly CreatureId[];
  readonly over: boolean;
  readonly winner: string | null;
  /** Somebody acts whom one does not see. Never so at the table itself, only in what somebody takes it to be. */
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
  /** The Referee is asked about morale whenever somebody has fallen. */
  readonly asksMorale: boolean;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly traps: readonly Trap[];
  readonly passed: readonly Passed[];
  /** Who walks in front, and so on. */
  readonly march: readonly CreatureId[];
  /** Gold pieces found and not yet counted as experience. */
  readonly treasure: number;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
  readonly joust: Joust | null;
}

/** Where a table begins, and a fight that is on already. */
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
    /** By side; without it they act as they are listed, and roll when the next round begins. */
    readonly initiative: Readonly<Record<string, number>>;
  } | null;
}

export const isUp = ({ status }: Pick<Creature, 'status'>): boolean => status === 'up';
/** Gives up fighting, or runs. @rule whitebox.morale.check */
export const isBroken = ({ morale }: Pick<Creature, 'morale'>): boolean =>
  morale === 'surrender' || morale === 'flee';
