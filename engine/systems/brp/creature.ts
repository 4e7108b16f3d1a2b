import type { CreatureId } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Condition } from './rules/effects.ts';
import type { Characteristic, Hardship, Length, PoisonSpeed } from './rules/tables.ts';

/** What is left of a characteristic, and what it was; nothing where a creature has none. */
export interface Trait {
  readonly now: number;
  readonly full: number;
}
export type Characteristics = { readonly [C in Characteristic]: Trait | null };

/** The rating is the base with the points upon it, or as a block says it. */
export interface Skill {
  readonly written: number | null;
  readonly professional: number;
  readonly personal: number;
  readonly gained: number;
  readonly ticked: boolean;
}

export type Bonus = 'full' | 'half' | 'none';
export type Velocity = 'low' | 'high';
export type ShieldSize = 'small' | 'medium' | 'large';

export interface Poison {
  readonly kind: string;
  readonly eff: number;
  /** What it takes, of each the same: hit points, or characteristics. */
  readonly attacks: readonly (Characteristic | 'hit-points')[];
  /** Or so many seconds, where the poison has a delay of its own. */
  readonly speed: PoisonSpeed | number;
  /** Of what is left of it when resisted, one part in so many; nothing where it then does nothing. */
  readonly resisted: 'half' | 'none';
}

/** How something strikes and parries. */
export interface Weapon {
  readonly name: string;
  readonly skill: SkillId;
  /** The rating of an attack that is no skill of its own: claws, a bite. */
  readonly chance: number | null;
  /** Without the damage bonus: `1d8+1`. */
  readonly damage: string;
  readonly bonus: Bonus;
  /** How many hands it takes; a natural weapon none. */
  readonly hands: number;
  readonly points: number | null;
  readonly range: number | null;
  readonly velocity: Velocity | null;
  readonly reload: number;
  readonly magazine: number | null;
  readonly length: Length;
  readonly shield: ShieldSize | null;
  /** Throws down whoever cannot hold out against the damage. */
  readonly knocksDown: boolean;
  readonly poison: Poison | null;
}

export const HOLDS = ['hand', 'stowed', 'slung', 'dropped'] as const;
/** Slung: a shield that is not moved, and covers what is behind it. */
export type Hold = (typeof HOLDS)[number];

/** A weapon or shield that somebody has. */
export interface Arm {
  readonly id: string;
  /** How it is used: hand to hand and, where it can be, thrown. */
  readonly modes: readonly Weapon[];
  readonly held: Hold;
  readonly damage: number;
  /** Shots left in the magazine. */
  readonly shots: number | null;
  /** Rounds of loading that are still to do. */
  readonly loading: number;
}

export interface Armour {
  readonly name: string;
  readonly points: number;
  /** Against what is fast, where that is another number. */
  readonly second: number | null;
  readonly physical: number;
  readonly perceptive: number;
}

export const WOUND_KINDS = ['weapon', 'fall', 'poison', 'disease', 'other'] as const;
export type WoundKind = (typeof WOUND_KINDS)[number];
export interface Wound {
  readonly id: number;
  /** What it costs now; what has healed is gone from it. */
  readonly points: number;
  readonly treated: boolean;
  readonly kind: WoundKind;
  /** The clock when it was dealt. */
  readonly at: number;
}

/** How somebody is. Hours of a faint end at a time; without one it lasts until its cause is gone. */
export type Body =
  | { readonly is: 'up' }
  | {
      readonly is: 'unconscious';
      readonly until: number | null;
      readonly cause: 'wounds' | 'knock-out' | 'power';
    }
  /** At 0 or less: dead at the end of the round, or of twelve seconds. */
  | { readonly is: 'dying'; readonly at: number }
  | { readonly is: 'dead' };

export interface Disease {
  readonly name: string;
  readonly severe: boolean;
  /** What a severe one takes. */
  readonly attacks: readonly (Characteristic | 'hit-points')[];
  /** Hit points it takes beside, and how often. */
  readonly drains: { readonly points: string; readonly every: number } | null;
  readonly failures: number;
  /** The day of a minor one: on the second morning the first roll to recover. */
  readonly day: number;
  readonly nextAt: number;
  readonly drainsAt: number | null;
  /** What a doctor has added for the next roll; nothing where none has tried. */
  readonly steps: number | null;
}

/** A dose on its way. */
export interface Dose extends Poison {
  readonly onsetAt: number;
  /** What an antidote taken before takes off it. */
  readonly lessened: number;
}
export interface Antidote {
  readonly against: string;
  readonly eff: number;
  readonly takenAt: number;
}

/** Points of characteristics that come back one a week. */
export interface Loss {
  readonly characteristic: Characteristic;
  readonly nextAt: number;
}

export interface Identity {
  readonly race: string;
  readonly gender: string;
  readonly hand: string;
  readonly stature: string;
  readonly description: string;
  readonly age: string;
  readonly features: string;
  readonly profession: string;
  readonly background: string;
}

export const KINDS = ['pc', 'npc'] as const;
export type Kind = (typeof KINDS)[number];

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: Kind;
  readonly side: string;
  readonly identity: Identity;
  readonly approval: 'approved' | 'pending' | 'vetoed';
  readonly characteristics: Characteristics;
  /** What a block rolls for its characteristics; nothing where it has been rolled, or never is. */
  readonly dice: { readonly [C in Characteristic]?: string | undefined } | null;
  readonly mov: number;
  readonly swims: number | null;
  readonly flies: 'technological' | 'natural' | null;
  /** Numbers that a block states itself, or that stay as they were made. */
  readonly stated: {
    readonly hitPoints: number | null;
    readonly power: number | null;
    readonly damageBonus: string | null;
  };
  readonly wounds: readonly Wound[];
  readonly power: number;
  /** The clock when points began to be missing; absent while none are. */
  readonly lacksPowerSince?: number;
  readonly skills: Readonly<Record<SkillId, Skill>>;
  readonly arms: readonly Arm[];
  readonly body: Armour | null;
  readonly helmet: Armour | null;
  /** Fur, scales: points that are not worn. */
  readonly hide: number;
  readonly equipment: readonly string[];
  readonly nightSight: boolean;
  /** Which attacks go together in one round, by the ids of arms; empty: one attack of any kind. */
  readonly routines: readonly (readonly string[])[];
  readonly state: Body;
  readonly conditions: readonly Condition[];
  readonly heldBy: CreatureId | null;
  readonly hardships: readonly Hardship[];
  readonly diseases: readonly Disease[];
  readonly doses: readonly Dose[];
  readonly antidotes: readonly Antidote[];
  readonly losses: readonly Loss[];
  /** When the week of healing and the day of rest end. */
  readonly healsAt: number | null;
  /** Another specialisation the game master lets one use, by the skill it stands in for. */
  readonly related: Readonly<Record<SkillId, SkillId>>;
}
export type Sheet = Omit<Creature, 'id' | 'name'>;
