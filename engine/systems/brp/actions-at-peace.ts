import type { CreatureId } from '@arbitro/kernel';
import type { ObjectId } from './content/object-table.ts';
import type { SkillId } from './content/skill-table.ts';
import type { Condition } from './effects.ts';
import type { Antidote, Armour, Disease, Poison, WoundKind } from './state.ts';
import type { Characteristic, CharacteristicRoll, Difficulty, Hardship, Level, PriceBand } from './tables.ts';

type By = { readonly by: CreatureId };
type Who = { readonly who: CreatureId };

/** What a use of a skill is like, as the game master says. */
export interface Use {
  readonly difficulty?: Difficulty | undefined;
  /** Percentage points. */
  readonly bonus?: number | undefined;
  /** Without any there is no tick. */
  readonly stakes?: boolean | undefined;
}
export type Check = {
  readonly type: 'check';
  readonly skill?: SkillId | undefined;
  readonly roll?: CharacteristicRoll | undefined;
  /** The game master says what comes of it, where no player character is concerned. */
  readonly decided?: Level | undefined;
  /** How long it takes, by the table of durations; the clock goes on by it. */
  readonly takes?: string | undefined;
  /** It is impossible, and the dice are thrown all the same to show how badly it fails. */
  readonly anyway?: boolean | undefined;
} & By &
  Use;
/** Several successes of one skill; failures cost time alone. */
export type Task = {
  readonly type: 'task';
  readonly skill: SkillId;
  readonly successes: number;
  readonly takes?: string | undefined;
} & By &
  Use;
export interface Party extends Use {
  readonly by: CreatureId;
  readonly skill: SkillId;
}
export type Contest = {
  readonly type: 'contest';
  readonly parties: readonly Party[];
  readonly ifAllFail?: 'nobody' | 'stalemate' | undefined;
};
/** One side of the resistance table: somebody's characteristic, a thing of the table of sizes, or a number. */
export type Force =
  | { readonly who: CreatureId; readonly characteristic: Characteristic }
  /** Where a range is printed the game master says the size; unsaid it is the middle. */
  | { readonly object: ObjectId; readonly size?: number | undefined }
  | { readonly value: number };
export const RESISTANCE_USES = [
  'lift',
  'foot-race',
  'arm-wrestling',
  'squeeze-through',
  'drinking',
  'will',
  'attention',
  'other',
] as const;
export type Resist = {
  readonly type: 'resist';
  readonly use: (typeof RESISTANCE_USES)[number];
  readonly active: Force;
  readonly passive: Force;
};
export type Bargain = { readonly type: 'bargain'; readonly band: PriceBand } & By & Use;
export type Jump = {
  readonly type: 'jump';
  readonly metres: number;
  readonly up?: boolean | undefined;
} & By &
  Use;
export type Command = { readonly type: 'command' } & By & Use;

// Time, healing, experience
export type Wait = {
  readonly type: 'time';
  readonly amount: number;
  readonly unit: 'round' | 'minute' | 'turn' | 'hour' | 'day' | 'week';
  /** A night's rest is in it. */
  readonly rest?: boolean | undefined;
  /** Who is in hospital under the best of care. */
  readonly hospital?: readonly CreatureId[] | undefined;
};
export type EndAdventure = { readonly type: 'experience'; readonly interlude?: boolean | undefined };
export type FreeChecks = { readonly type: 'free-checks'; readonly skills: readonly SkillId[] } & By;
export type Teach = {
  readonly type: 'teach';
  readonly student: CreatureId;
  readonly skill: SkillId;
  readonly hours: number;
} & By;
export type SpendPower = { readonly type: 'spend-power'; readonly points: number } & By;

// Spot rules and the game master's word
export type Fall = {
  readonly type: 'fall';
  readonly metres: number;
  readonly dodge?: boolean | undefined;
} & Who;
export type Expose = {
  readonly type: 'expose';
  readonly disease: Pick<Disease, 'name' | 'severe' | 'attacks' | 'drains'>;
} & Who;
export type Hardships = { readonly type: 'hardships'; readonly hardships: readonly Hardship[] } & Who;
export type Treat = { readonly type: 'treat'; readonly on: CreatureId; readonly disease: string } & By & Use;
export type GivePoison = {
  readonly type: 'poison';
  readonly poison: Poison;
  readonly doses?: number | undefined;
  /** In food or drink: a Sense roll may notice it. */
  readonly swallowed?: boolean | undefined;
} & Who;
export type TakeAntidote = { readonly type: 'antidote' } & Who & Pick<Antidote, 'against' | 'eff'>;
export type Harm = {
  readonly type: 'harm';
  readonly damage: number;
  readonly kind: WoundKind;
  readonly armour?: boolean | undefined;
} & Who;
export type Heal = { readonly type: 'heal'; readonly wound: number; readonly points: number } & Who;
export type Inflict = {
  readonly type: 'condition';
  readonly condition: Condition;
  readonly gained: boolean;
} & Who;
export type SetCharacteristic = {
  readonly type: 'set-characteristic';
  readonly characteristic: Characteristic;
  readonly value: number;
} & Who;
/** A beast with dice in its block gets its own numbers. */
export type RollBlock = { readonly type: 'roll-block' } & Who;
export type SetSkill = { readonly type: 'set-skill'; readonly skill: SkillId; readonly rating: number } & Who;
export type AllowRelated = {
  readonly type: 'related';
  readonly skill: SkillId;
  readonly by: SkillId | null;
} & Who;
export type Approve = { readonly type: 'approve'; readonly approved: boolean } & Who;
/** What is in hand, stowed or slung; outside a fight at will. */
export type Gear = {
  readonly type: 'gear';
  readonly hand: readonly string[];
  readonly slung?: readonly string[] | undefined;
} & By;
export type Wear = {
  readonly type: 'wear';
  readonly body: Armour | null;
  readonly helmet: Armour | null;
} & By;
