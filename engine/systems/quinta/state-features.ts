import type { CreatureId } from '@arbitro/kernel';
import type { Condition } from './rules/effects.ts';
import type { Ability, DamageType, Skill } from './rules/tables.ts';

export interface Damage {
  /** Dice and constants: `1d8`, `2d6+3`, `1`. */
  readonly dice: string;
  readonly type: DamageType;
}

/** What a creature that does not control itself does. */
export const CONDUCTS = ['as-usual', 'nothing', 'wanders', 'lashes-out'] as const;
export type Conduct = (typeof CONDUCTS)[number];

/** A die to roll at the start of each turn, and the conduct up to each result. */
export interface Behaviour {
  readonly die: number;
  readonly rows: readonly { readonly upTo: number; readonly does: Conduct }[];
}

/** A save at the end of each turn of the creature: a success ends the condition. */
export interface EndingSave {
  readonly ability: Ability;
  readonly dc: number;
  /** Rolled once: the condition that a failure makes of it. */
  readonly otherwise?: Condition | undefined;
}

/** What a hit or a failed save does besides damage. */
export type Consequence =
  | {
      readonly kind: 'condition';
      readonly condition: Condition;
      readonly rounds: number | null;
      readonly escapeDc: number | null;
      readonly behaviour: Behaviour | null;
      readonly endsOnSave?: EndingSave | undefined;
    }
  | { readonly kind: 'push'; readonly metres: number }
  | { readonly kind: 'temporary'; readonly dice: string };

export interface AttackPart {
  readonly kind: 'melee' | 'ranged';
  /** Metres. */
  readonly reach: number;
  readonly range: readonly [number, number] | null;
  /** As the stat block prints it; if null, from ability and proficiency. */
  readonly bonus: number | null;
  readonly ability: Ability;
  readonly proficient: boolean;
  readonly damage: readonly Damage[];
  /** The ability's modifier is added to the first damage. */
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

/** What a creature always has, without doing anything for it. */
export type Trait =
  | { readonly kind: 'pack-tactics' | 'magic-resistance' }
  /** A failed save becomes a success, so many times a day. */
  | { readonly kind: 'legendary-resistance'; readonly uses: number }
  /** At the start of its turn, unless it took damage of these types since the last. */
  | { readonly kind: 'regeneration'; readonly points: number; readonly stoppedBy: readonly DamageType[] }
  | AuraTrait;

/** What happens to those near it at the start of its own turns, or of theirs. */
export interface AuraTrait {
  readonly kind: 'aura';
  readonly name: string;
  readonly metres: number;
  readonly starts: 'own' | 'theirs';
  readonly damage: readonly Damage[];
  readonly save: SavePart | null;
}
export const SHAPES = ['sphere', 'cone', 'line', 'cube'] as const;
export interface Area {
  readonly shape: (typeof SHAPES)[number];
  /** Radius, length or side in metres. */
  readonly size: number;
  readonly width: number;
  /** The maximum distance of its origin; null: it starts at its creator. */
  readonly range: number | null;
}

/** Something a creature can do: a weapon, a breath, a spell, a potion. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly cost: 'action' | 'bonus' | 'reaction';
  readonly magic: boolean;
  readonly attack: AttackPart | null;
  readonly save: SavePart | null;
  readonly area: Area | null;
  /** The range of a save, healing or temporary hit points, in metres. */
  readonly range: number;
  readonly heals: string | null;
  readonly temporary: string | null;
  readonly gives: readonly Consequence[];
  /** Attacks made together with one action, by id. */
  readonly multi: readonly { readonly deed: string; readonly times: number }[];
  readonly recharge: number | null;
  readonly uses: number | null;
  /** Is in hand, or needs no hand. */
  readonly held: boolean;
}

/** Help that lasts until the helper's next turn. */
export interface OngoingHelp {
  readonly kind: 'check' | 'attack';
  readonly on: CreatureId;
  readonly skill: Skill | null;
  /** With a check that uses this tool. */
  readonly tool?: string | undefined;
}
