import type { CreatureId, SheetNote } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Condition } from './rules/effects.ts';
import type { Characteristic, Hardship, Length, PoisonSpeed } from './rules/tables.ts';

/** The current and the original value of a characteristic; null if the creature has none. */
export interface Trait {
  readonly now: number;
  readonly full: number;
}
export type Characteristics = { readonly [C in Characteristic]: Trait | null };

/** The rating is base plus points, or the number of a creature block. */
export interface Skill {
  readonly written: number | null;
  readonly professional: number;
  readonly personal: number;
  readonly gained: number;
  readonly ticked: boolean;
}

export type BonusShare = 'full' | 'half' | 'none';
export type Velocity = 'low' | 'high';
export type ShieldSize = 'small' | 'medium' | 'large';

export interface Poison {
  readonly kind: string;
  readonly eff: number;
  /** What it damages, each by the same amount: hit points or characteristics. */
  readonly attacks: readonly (Characteristic | 'hit-points')[];
  /** Or the number of seconds, if the poison has its own delay. */
  readonly speed: PoisonSpeed | number;
  /** The effect when resisted: a half, or none. */
  readonly resisted: 'half' | 'none';
}

/** How a weapon attacks and parries. */
export interface Weapon {
  readonly name: string;
  readonly skill: SkillId;
  /** The rating of an attack that has no skill: claws, a bite. */
  readonly chance: number | null;
  /** Without the damage bonus: `1d8+1`. */
  readonly damage: string;
  readonly bonus: BonusShare;
  /** How many hands it takes; 0 for a natural weapon. */
  readonly hands: number;
  readonly points: number | null;
  readonly range: number | null;
  readonly velocity: Velocity | null;
  readonly reload: number;
  readonly magazine: number | null;
  readonly length: Length;
  readonly shield: ShieldSize | null;
  /** Knocks down a target that fails to resist the damage. */
  readonly knocksDown: boolean;
  readonly poison: Poison | null;
}

export const HOLDS = ['hand', 'stowed', 'slung', 'dropped'] as const;
/** `slung`: a shield that is carried but not moved, and covers what is behind it. */
export type Hold = (typeof HOLDS)[number];

/** A weapon or shield that a creature has. */
export interface Arm {
  readonly id: string;
  /** The ways to use it: in melee and, if possible, thrown. */
  readonly modes: readonly Weapon[];
  readonly held: Hold;
  readonly damage: number;
  /** Shots left in the magazine. */
  readonly shots: number | null;
  /** Rounds of loading still needed. */
  readonly loading: number;
}

export interface Armour {
  readonly name: string;
  readonly points: number;
  /** Armour points against fast attacks, if they differ. */
  readonly second: number | null;
  readonly physical: number;
  readonly perceptive: number;
}

export const WOUND_KINDS = ['weapon', 'fall', 'poison', 'disease', 'other'] as const;
export type WoundKind = (typeof WOUND_KINDS)[number];
export interface Wound {
  readonly id: number;
  /** The hit points it costs now, without the part that has healed. */
  readonly points: number;
  readonly treated: boolean;
  readonly kind: WoundKind;
  /** The clock time of the injury. */
  readonly at: number;
}

/** A creature's state. Hours of unconsciousness have an end time; without one it lasts until its cause ends. */
export type BodyState =
  | { readonly is: 'up' }
  | {
      readonly is: 'unconscious';
      readonly until: number | null;
      readonly cause: 'wounds' | 'knock-out' | 'power';
    }
  /** At 0 hit points or fewer: dies at the end of the round, or after twelve seconds. */
  | { readonly is: 'dying'; readonly at: number }
  | { readonly is: 'dead' };

export interface Disease {
  readonly name: string;
  readonly severe: boolean;
  /** What a severe disease damages. */
  readonly attacks: readonly (Characteristic | 'hit-points')[];
  /** Additional loss of hit points, and its interval. */
  readonly drains: { readonly points: string; readonly every: number } | null;
  readonly failures: number;
  /** The day a minor disease began; the first recovery roll is on the second morning. */
  readonly day: number;
  readonly nextAt: number;
  readonly drainsAt: number | null;
  /** What a doctor has added to the next roll; null if no doctor has tried. */
  readonly steps: number | null;
}

/** A dose that has not taken effect yet. */
export interface Dose extends Poison {
  readonly onsetAt: number;
  /** The reduction from an antidote taken before. */
  readonly lessened: number;
}
export interface Antidote {
  readonly against: string;
  readonly eff: number;
  readonly takenAt: number;
}

/** Lost points of characteristics that return at a rate of one a week. */
export interface CharacteristicLoss {
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
  /** The dice of a creature block's characteristics; null once rolled, or if they are never rolled. */
  readonly dice: { readonly [C in Characteristic]?: string | undefined } | null;
  readonly mov: number;
  readonly swims: number | null;
  readonly flies: 'technological' | 'natural' | null;
  /** Values that the block states itself, or that were fixed at creation. */
  readonly stated: {
    readonly hitPoints: number | null;
    readonly power: number | null;
    readonly damageBonus: string | null;
  };
  readonly wounds: readonly Wound[];
  readonly power: number;
  /** The clock time at which power points began to be missing; absent if none are. */
  readonly lacksPowerSince?: number;
  readonly skills: Readonly<Record<SkillId, Skill>>;
  readonly arms: readonly Arm[];
  readonly body: Armour | null;
  readonly helmet: Armour | null;
  /** Natural armour: fur, scales. */
  readonly hide: number;
  readonly equipment: readonly string[];
  readonly nightSight: boolean;
  /** Which attacks may be combined in one round, by the ids of arms; empty: one attack of any kind. */
  readonly routines: readonly (readonly string[])[];
  readonly state: BodyState;
  readonly conditions: readonly Condition[];
  readonly heldBy: CreatureId | null;
  readonly hardships: readonly Hardship[];
  readonly diseases: readonly Disease[];
  readonly doses: readonly Dose[];
  readonly antidotes: readonly Antidote[];
  readonly losses: readonly CharacteristicLoss[];
  /** When the week of healing and the day of rest end. */
  readonly healsAt: number | null;
  /** Specialisations the game master allows as substitutes, by the skill they replace. */
  readonly related: Readonly<Record<SkillId, SkillId>>;
  /** What the game master plays by its words: traits, legendary actions. */
  readonly notes?: readonly SheetNote[] | undefined;
}
export type Sheet = Omit<Creature, 'id' | 'name'>;
