import type { CreatureId } from '@arbitro/kernel';

type By = { readonly by: CreatureId };
type Who = { readonly who: CreatureId };

/** How many feet, and whence or whither. Toward somebody one stops beside them. */
export interface Step {
  readonly feet: number;
  readonly toward?: CreatureId | undefined;
  readonly from?: CreatureId | undefined;
}
/** Going before the deed, or after it: one move in a round. */
interface Going {
  readonly first?: Step | undefined;
  readonly after?: Step | undefined;
}

export type Attack = {
  readonly type: 'attack';
  readonly on: CreatureId;
  /** By its id; without one the first in hand that reaches. */
  readonly with?: string | undefined;
  /** What the Referee adds, for once. */
  readonly modifier?: number | undefined;
} & By &
  Going;
/** In the standard sequence: what was announced when the round began. In the alternative one: what is ready. */
export type Cast = {
  readonly type: 'cast';
  readonly spell: string;
  readonly on: readonly CreatureId[];
} & By &
  Going;
/** Alternative sequence: the rest of the round goes into the next spell. */
export type Prepare = { readonly type: 'prepare'; readonly spell: string } & By;
export type Move = { readonly type: 'move' } & Step & By;
/** Takes a weapon in hand, ready to shoot where it shoots. */
export type ReadyWeapon = { readonly type: 'ready'; readonly weapon: string } & By & Going;
export type ThrowOil = {
  readonly type: 'throw-oil';
  readonly on: CreatureId;
  /** For the size of the target, where the Referee says it. */
  readonly modifier?: number | undefined;
} & By &
  Going;
export type LightOil = { readonly type: 'light-oil'; readonly on: CreatureId } & By & Going;
export type BindWounds = { readonly type: 'bind'; readonly on: CreatureId } & By & Going;
/** Where nobody fights, too; in a fight it is the deed of the round. */
export type OpenDoor = {
  readonly type: 'open-door';
  readonly door: string;
  /** What the Referee adds to the chance, for once. */
  readonly modifier?: number | undefined;
} & By &
  Going;
/** What no rule covers: the Referee is asked what comes of it. */
export type Other = { readonly type: 'other'; readonly what: string } & By & Going;
export type Pass = { readonly type: 'pass' } & By;

type Deed =
  | Attack
  | Cast
  | Prepare
  | Move
  | ReadyWeapon
  | ThrowOil
  | LightOil
  | BindWounds
  | OpenDoor
  | Other
  | Pass;
/** What somebody means to do, or does at the same time as others. */
export type Intent = Deed extends infer D ? (D extends Deed ? Omit<D, 'by'> : never) : never;

export type Declare = { readonly type: 'declare'; readonly intent: Intent } & By;
/** When the round begins, in the standard sequence; nothing: no spell this round. */
export type Announce = { readonly type: 'announce'; readonly spell: string | null } & By;

export interface Joining {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly at?: number | undefined;
}
export type BeginFight = {
  readonly type: 'fight';
  readonly participants?: readonly Joining[] | undefined;
  /** Feet between the sides where nobody says where they stand. */
  readonly distance?: number | undefined;
  /** Sides that the Referee says are surprised; nobody rolls then. */
  readonly surprised?: readonly string[] | undefined;
  /** The party's light cannot be seen, so that others can be surprised all the same. */
  readonly lightHidden?: boolean | undefined;
};
export type Join = { readonly type: 'join' } & Joining;
export type Leave = { readonly type: 'leave' } & By;
export type EndFight = { readonly type: 'end-fight' };
export type Place = { readonly type: 'place'; readonly at: number } & Who;
export type ByDexterity = { readonly type: 'by-dexterity'; readonly on: boolean };
/** Whether somebody knows where the unseen are. */
export type KnowPosition = {
  readonly type: 'know-position';
  readonly of: CreatureId;
  readonly known: boolean;
} & Who;
/** Whether a keen or mighty monster senses the unseen: as the Referee says, or by a chance in six. */
export type Detect = {
  readonly type: 'detect';
  readonly of: CreatureId;
  readonly detects: boolean | number;
} & Who;
export type MoraleCheck = {
  readonly type: 'morale';
  readonly who: readonly CreatureId[];
  readonly modifier?: number | undefined;
  /** The Referee says what comes of it. */
  readonly decided?: 'surrender' | 'flee' | 'hold' | 'fight-for-advantage' | 'attack' | undefined;
};
export type AskMorale = { readonly type: 'ask-morale'; readonly asked: boolean };
export type Parley = { readonly type: 'parley'; readonly words: string } & By;
