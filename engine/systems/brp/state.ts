import type { CreatureId } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Creature } from './creature.ts';
import type { Options } from './options.ts';
import type { Condition, Light } from './rules/effects.ts';
import type { Material, Phase } from './rules/tables.ts';

export * from './creature.ts';

export interface Cover {
  readonly material: Material | 'other';
  /** What it takes off a shot that goes through it; nothing goes through where there is no number. */
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
/** What somebody said they would do. */
export interface Intent {
  readonly act: Act;
  readonly with: string | null;
  readonly on: CreatureId | null;
  readonly thrown: boolean;
  readonly knockout: boolean;
  readonly words: string;
}

/** Whose fight it is, this round. */
export interface Fighter {
  readonly who: CreatureId;
  /** Metres along the line on which the fight takes place. */
  readonly at: number;
  readonly intent: Intent | null;
  readonly moved: number;
  /** Weapons drawn and put away. */
  readonly handled: number;
  /** Nothing: no action this round. */
  readonly rank: number | null;
  /** The rank is one part in so many because of a step that is still to come; absent where it is not. */
  readonly shared?: number;
  /** Came in during this round, and acts from the next on; absent for all others. */
  readonly isLate?: true;
  /** Arms used to attack this round. */
  readonly used: readonly string[];
  readonly acted: boolean;
  readonly defences: number;
  /** Shoots out of an ambush this round, and whom that has already warned. */
  readonly ambushes: boolean;
  /** For whom one lies in wait; absent where one does not. */
  readonly ambushOn?: readonly CreatureId[];
  readonly warned: readonly CreatureId[];
  /** Conditions gained in the moment in which one acts together with others: they do not hinder that act. */
  readonly gainedAtOnce?: readonly Condition[];
  /** Whose place this one does not know. */
  readonly unawareOf: readonly CreatureId[];
  readonly cover: Cover | null;
}

/** First aid that takes effect when the round ends. */
export interface Aid {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly wound: number;
  readonly points: number;
  readonly round: number;
}

/** A thing of somebody's on the ground. */
export interface Lying {
  readonly who: CreatureId;
  readonly arm: string;
  readonly at: number;
}

export interface Fight {
  readonly round: number;
  readonly phase: Phase;
  /** In the order of dexterity. */
  readonly fighters: readonly Fighter[];
  /** Who has still to declare, or to move. */
  readonly pending: readonly CreatureId[];
  /** Who has still to act, in order; those in one group act at the same time. */
  readonly turns: readonly (readonly CreatureId[])[];
  /** Who was up when those began who act at the same time now: to them it is still that moment. Empty where one acts alone. */
  readonly together: readonly CreatureId[];
  readonly engaged: readonly (readonly [CreatureId, CreatureId])[];
  readonly aids: readonly Aid[];
  /** What has been dropped or thrown, and not picked up; absent where nothing was. */
  readonly ground?: readonly Lying[];
  readonly over: boolean;
  readonly winner: string | null;
  /** Somebody acts whom one does not see. Never so at the table itself, only in what somebody takes it to be. */
  readonly unseen: boolean;
}

/** What a setting makes of the list of skills. */
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
  /** When people rested, within the last day; absent where they did not. */
  readonly rests?: readonly Rest[];
}

/** From one time of the clock to another. */
export interface Rest {
  readonly from: number;
  readonly to: number;
}

/** Where a table begins, and a fight that is on already. */
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
