import type { CreatureId } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Creature } from './creature.ts';
import type { Options } from './options.ts';
import type { Condition, Light } from './rules/effects.ts';
import type { Material, Phase } from './rules/tables.ts';

export * from './creature.ts';

export interface Cover {
  readonly material: Material | 'other';
  /** How much damage the cover stops; null if nothing passes through it. */
  readonly stops: number | null;
}

export const ACTS = [
  'attack',
  'grapple',
  'break-free',
  'first-aid',
  'wake',
  'reload',
  'stand',
  'other',
  'hold',
] as const;
export type Act = (typeof ACTS)[number];
/** What a creature declared. */
export interface Intent {
  readonly act: Act;
  readonly with: string | null;
  readonly on: CreatureId | null;
  readonly thrown: boolean;
  readonly knockout: boolean;
  readonly words: string;
}

/** A creature's state in the fight, this round. */
export interface Fighter {
  readonly who: CreatureId;
  /** Position in metres along the line of the fight. */
  readonly at: number;
  readonly intent: Intent | null;
  readonly moved: number;
  /** The number of weapons drawn and stowed. */
  readonly handled: number;
  /** Null: no action this round. */
  readonly rank: number | null;
  /** The divisor of the rank because of a step still to come; absent without one. */
  readonly shared?: number;
  /** Joined during this round and acts from the next on; absent for all others. */
  readonly isLate?: true;
  /** Arms used to attack this round. */
  readonly used: readonly string[];
  readonly acted: boolean;
  readonly defences: number;
  /** Whether the creature shoots from an ambush this round; `warned` lists the creatures that have noticed it. */
  readonly ambushes: boolean;
  /** The creatures it waits in ambush for; absent if it does not. */
  readonly ambushOn?: readonly CreatureId[];
  readonly warned: readonly CreatureId[];
  /** Conditions gained during its simultaneous action with others: they do not hinder that action. */
  readonly gainedAtOnce?: readonly Condition[];
  /** Creatures whose position this creature does not know. */
  readonly unawareOf: readonly CreatureId[];
  readonly cover: Cover | null;
}

/** First aid that takes effect at the end of the round. */
export interface Aid {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly wound: number;
  readonly points: number;
  readonly round: number;
}

/** A creature's arm on the ground. */
export interface DroppedArm {
  readonly who: CreatureId;
  readonly arm: string;
  readonly at: number;
}

export interface Fight {
  readonly round: number;
  readonly phase: Phase;
  /** In order of dexterity. */
  readonly fighters: readonly Fighter[];
  /** Creatures that have still to declare or move. */
  readonly pending: readonly CreatureId[];
  /** Creatures that have still to act, in order; a group acts simultaneously. */
  readonly turns: readonly (readonly CreatureId[])[];
  /**
   * The creatures that were up when the simultaneous actions began; for them that moment counts. Empty if a creature
   * acts alone.
   */
  readonly together: readonly CreatureId[];
  readonly engaged: readonly (readonly [CreatureId, CreatureId])[];
  readonly aids: readonly Aid[];
  /** Arms dropped or thrown and not picked up; absent if there are none. */
  readonly ground?: readonly DroppedArm[];
  readonly over: boolean;
  readonly winner: string | null;
  /** A creature that the viewer does not see is acting. Set only in a viewer's known world, never in the real one. */
  readonly unseen: boolean;
}

/** Changes of a setting to the list of skills. */
export interface Setting {
  readonly removed: readonly SkillId[];
  readonly bases: Readonly<Record<SkillId, number>>;
  readonly added: Readonly<Record<SkillId, { readonly name: string; readonly base: number }>>;
}

export interface World {
  readonly options: Options;
  readonly setting: Setting;
  readonly light: Light;
  /** Seconds since the table began. */
  readonly clock: number;
  readonly creatures: readonly Creature[];
  readonly fight: Fight | null;
  /** Rests within the last day; absent if there were none. */
  readonly rests?: readonly Rest[];
}

/** A span of clock times. */
export interface Rest {
  readonly from: number;
  readonly to: number;
}

/** The initial scene of a table, with an optional fight in progress. */
export interface Scene {
  readonly setting: Setting;
  readonly light: Light;
  readonly clock: number;
  readonly fight: {
    readonly round: number;
    readonly at: Readonly<Record<CreatureId, number>>;
    readonly engaged: readonly (readonly [CreatureId, CreatureId])[];
  } | null;
}

export const isUp = ({ state }: Pick<Creature, 'state'>): boolean => state.is === 'up';
