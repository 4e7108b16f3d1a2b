import type { CreatureId, SheetNote } from '@arbitro/kernel';
import type { Condition } from './rules/effects.ts';
import type {
  Ability,
  Category,
  Class,
  LightKind,
  Loyalty,
  Morale,
  Mount,
  Race,
  Size,
} from './rules/tables.ts';

export const KINDS = ['character', 'npc', 'monster'] as const;
/** A player's character, a companion played by the Referee, or any other creature. */
export type Kind = (typeof KINDS)[number];

/** Both notations; they add up to 19. @rule whitebox.attack.ac-conversion */
export interface ArmourClass {
  readonly descending: number;
  readonly ascending: number;
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly kind: 'melee' | 'missile';
  /** A melee weapon that can be thrown: from a distance it counts as a missile. */
  readonly thrown: boolean;
  readonly damage: string;
  /** A bonus to hit. */
  readonly magic: number;
  readonly inHand: boolean;
  /** A missile weapon that can be shot at once. */
  readonly ready: boolean;
  /** Null: any distance. */
  readonly range: number | null;
  /** Attacks per round. */
  readonly attacks: number;
}

/** What is left of an effect when the saving throw succeeds. @rule whitebox.saves.success-effect */
export const ON_SAVE = ['none', 'half', 'custom'] as const;
export type OnSave = (typeof ON_SAVE)[number];

export interface SpellEffect {
  readonly damage: string | null;
  readonly heals: string | null;
  readonly condition: Condition | null;
  /** The duration of the condition; null: until it is ended. */
  readonly minutes: number | null;
}
export interface Spell {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** How often it can still be cast. */
  readonly memorised: number;
  /** How often it is learnt per day. */
  readonly perDay: number;
  readonly range: number | null;
  /** The maximum number of targets. */
  readonly targets: number;
  readonly effect: SpellEffect;
  /** Null: no saving throw is allowed. */
  readonly save: { readonly category: Category | null; readonly onSave: OnSave } | null;
  /** When it takes effect: in the caster's own turn, or at the end of the round. */
  readonly timing: 'turn' | 'round-end';
}

/** The spell that a creature is casting in this fight. */
export interface Casting {
  readonly spell: string;
  readonly phase: 'preparing' | 'ready';
  readonly since: number;
}

export interface Light {
  readonly id: string;
  readonly kind: LightKind;
  readonly lit: boolean;
  /** The minutes left of the current torch or pint. */
  readonly minutesLeft: number;
  /** Further pints of oil, for a lantern. */
  readonly pints: number;
}

export const STATUSES = ['up', 'unconscious', 'stunned', 'dead'] as const;
export type Status = (typeof STATUSES)[number];

export interface ActiveCondition {
  readonly name: Condition;
  /** The minute at which it ends. */
  readonly until: number | null;
}

/** By category of peril; `any` applies to all. */
export type SaveBonuses = { readonly [C in Category | 'any']?: number | undefined };

/** The service of a creature to the party. */
export interface Service {
  readonly employer: CreatureId;
  readonly loyalty: Loyalty | null;
  readonly carried: number;
  readonly treatment: number;
}

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: Kind;
  readonly side: string;
  readonly race: Race | null;
  /** Null: attacks with `hitBonus` and saves at `saveTarget`. */
  readonly class: Class | null;
  readonly level: number;
  readonly xp: number;
  readonly xpBonus: number;
  /** The experience for the second level, the third and so on; null: the class's own. */
  readonly thresholds: readonly number[] | null;
  readonly scores: { readonly [A in Ability]: number } | null;
  readonly strengthToHit: number;
  readonly strengthDoors: number;
  readonly dexterityToHit: number;
  readonly charismaLoyalty: number;
  readonly ac: ArmourClass;
  readonly hp: number;
  readonly maxHp: number;
  readonly status: Status;
  readonly bleeding: boolean;
  /** The round in which the bleeding began, or null outside a fight. */
  readonly droppedIn: number | null;
  readonly lostThisBattle: number;
  readonly bandaged: boolean;
  readonly restDays: number;
  /** Pounds. */
  readonly load: number;
  /** Other equipment, as terms or free text: armour, rope. No rule reads it. */
  readonly equipment: readonly string[];
  /** Gold pieces in the purse. */
  readonly gold: number;
  /** For creatures of none of the four races. */
  readonly rate: number | null;
  readonly weapons: readonly Weapon[];
  /** Weapons that make one attack together, in order; empty: one weapon at a time. */
  readonly routine: readonly string[];
  readonly oil: number;
  readonly lights: readonly Light[];
  readonly spells: readonly Spell[];
  readonly casting: Casting | null;
  readonly classSaves: SaveBonuses;
  readonly raceSaves: SaveBonuses;
  readonly conditions: readonly ActiveCondition[];
  readonly mount: Mount;
  readonly hitDice: number;
  readonly hitBonus: number;
  readonly saveTarget: number;
  readonly xpValue: number | null;
  readonly size: Size;
  readonly undead: boolean;
  readonly mindless: boolean;
  readonly fearless: boolean;
  readonly keenSenses: boolean;
  readonly opensDoors: boolean;
  readonly seesInDark: boolean;
  readonly morale: Morale | null;
  readonly service: Service | null;
  /** True if its experience has been awarded. */
  readonly credited: boolean;
  /** The room, by its name in the scene; null without rooms. */
  readonly room: string | null;
  /** What the game master plays by its words: traits, legendary actions. */
  readonly notes?: readonly SheetNote[] | undefined;
}
export interface Sheet extends Omit<Creature, 'id' | 'name' | 'status' | 'bleeding'> {
  /** Null: the hit points and the options decide. */
  readonly status: Status | null;
  readonly bleeding: boolean | null;
}
