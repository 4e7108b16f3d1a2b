import type { Square } from '@arbitro/grid';
import type { CreatureId } from '@arbitro/kernel';
import type { Condition } from './effects.ts';
import type { Behaviour, Damage } from './state.ts';
import type { Ability, Attitude, Cover, Light, Pace, Skill } from './tables.ts';

type By = { readonly by: CreatureId };
type Who = { readonly who: CreatureId };

// Tests
export interface Circumstance {
  readonly mode?: 'advantage' | 'disadvantage' | undefined;
  readonly bonus?: number | undefined;
}
export type Check = {
  readonly type: 'check';
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | undefined;
  /** Another skill that serves as well. */
  readonly or?: Skill | undefined;
  readonly tool?: string | undefined;
  /** The game master is asked where it is not said. */
  readonly dc?: number | undefined;
  /** What it relies on: in the dark sight fails where hearing does not. */
  readonly sense?: 'sight' | 'hearing' | undefined;
  /** Whom it is about: somebody to talk round, or to make out. */
  readonly on?: CreatureId | undefined;
  /** How far away that is, where no map says so. */
  readonly distance?: number | undefined;
} & By &
  Circumstance;
export type Save = {
  readonly type: 'save';
  readonly ability: Ability;
  readonly dc: number;
  readonly willingly?: boolean | undefined;
  /** Against whatever it is saved from. */
  readonly cover?: Cover | undefined;
} & By &
  Circumstance;

// Rest, time, travel
export type Rest = {
  readonly type: 'rest';
  readonly kind: 'short' | 'long';
  readonly who?: readonly CreatureId[] | undefined;
  /** Hours. */
  readonly interruptedAfter?: number | undefined;
};
export type Wait = {
  readonly type: 'time';
  readonly amount: number;
  readonly unit: 'round' | 'minute' | 'hour' | 'day';
};
export type Travel = {
  readonly type: 'travel';
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day';
  readonly mounted?: boolean | undefined;
  readonly gallops?: number | undefined;
};
/** Nothing: the group halts. */
export type SetPace = { readonly type: 'pace'; readonly pace: Pace | null };
export type March = { readonly type: 'march'; readonly ranks: readonly (readonly CreatureId[])[] };
export type Board = {
  readonly type: 'vehicle';
  readonly vehicle: {
    readonly kind: 'land' | 'water';
    readonly kmPerHour: number;
    readonly hoursPerDay: number;
  } | null;
};
export type EndDay = { readonly type: 'end-day'; readonly litres: number; readonly kg: number } & Who;

// Hazards and the game master's word
export type Fall = {
  readonly type: 'fall';
  readonly metres: number;
  readonly liquid?: boolean | undefined;
} & Who;
export type Burn = { readonly type: 'burn'; readonly burning: boolean } & Who;
export type Choke = {
  readonly type: 'choke';
  readonly choking: boolean;
  /** Drawn in before, or not: then it suffocates at once. */
  readonly breath?: 'held' | 'none' | undefined;
} & Who;
export type Hurt = {
  readonly type: 'hurt';
  readonly who: readonly CreatureId[];
  readonly damage: readonly Damage[];
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half: boolean } | undefined;
  /** From what it comes from: of all of them, or of each by id. */
  readonly cover?: Cover | Readonly<Record<CreatureId, Cover>> | undefined;
};
export type Heal = { readonly type: 'heal'; readonly points: number } & Who;
export type Temporary = { readonly type: 'temporary'; readonly points: number } & Who;
export type Inflict = {
  readonly type: 'condition';
  readonly condition: Condition;
  readonly gained: boolean;
  readonly by?: CreatureId | undefined;
  readonly rounds?: number | undefined;
  readonly levels?: number | undefined;
  readonly behaviour?: Behaviour | undefined;
} & Who;
export type Revive = { readonly type: 'revive'; readonly points: number } & Who;
export type SetScore = {
  readonly type: 'set-score';
  readonly ability: Ability;
  readonly by: number;
  /** What the effect says of a score of 0. */
  readonly onZero?: 'dies' | 'nothing' | Condition | undefined;
} & Who;
/** Something takes from the most hit points one can have, or gives them back. */
export type SetMaximum = { readonly type: 'set-maximum'; readonly change: number } & Who;
export type SetCover = {
  readonly type: 'cover';
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly cover: Cover | null;
};
export type SetLight = { readonly type: 'light'; readonly light: Light };
export type Place = { readonly type: 'place'; readonly at: Square } & Who;
/** Moved by something else than oneself. */
export type Push = { readonly type: 'push'; readonly to: Square } & Who;
export type SetAttitude = {
  readonly type: 'attitude';
  /** Nobody in particular: everybody, whatever was felt for one of them before. */
  readonly toward?: CreatureId | undefined;
  readonly attitude: Attitude;
} & Who;
export type Spare = { readonly type: 'death-saves'; readonly uses: boolean } & Who;
/** How much somebody carries counts from now on, or no longer. */
export type Weigh = { readonly type: 'weigh'; readonly counts: boolean } & Who;

export type TableAction =
  | Check
  | Save
  | Rest
  | Wait
  | Travel
  | SetPace
  | March
  | Board
  | EndDay
  | Fall
  | Burn
  | Choke
  | Hurt
  | Heal
  | Temporary
  | Inflict
  | Revive
  | SetScore
  | SetMaximum
  | SetCover
  | SetLight
  | Place
  | Push
  | SetAttitude
  | Spare
  | Weigh;
