import type { Square } from '@arbitro/grid';
import type { CreatureId } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import type { Readied } from './state.ts';
import type { Ability, Approach, Cover, Disposition, Skill } from './tables.ts';

type By = { readonly by: CreatureId };
type Who = { readonly who: CreatureId };

// The order of combat
export interface Joining {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly at?: Square | undefined;
}
export type BeginFight = {
  readonly type: 'fight';
  readonly participants?: readonly Joining[] | undefined;
  readonly surprised?: readonly CreatureId[] | undefined;
};
export type Join = { readonly type: 'join' } & Joining;
export type Leave = {
  readonly type: 'leave';
  readonly how: 'fled' | 'surrendered';
  /** The game master's word: without running, whoever's turn it is. */
  readonly allowed?: true | undefined;
} & By;
export type EndFight = { readonly type: 'end-fight' };
export type EndTurn = { readonly type: 'end-turn' } & By;

// Moving
export const GAITS = ['walk', 'climb', 'swim', 'fly', 'crawl'] as const;
export type Gait = (typeof GAITS)[number];
export type Move = {
  readonly type: 'move';
  /** Step by step, or where to: then by the cheapest way. */
  readonly to?: Square | undefined;
  readonly path?: readonly Square[] | undefined;
  /** Without a map: so many metres. */
  readonly metres?: number | undefined;
  readonly gait?: Gait | undefined;
  readonly difficult?: boolean | undefined;
  /** Without a map: whose reach is left, by the game master's word. */
  readonly leaves?: readonly CreatureId[] | undefined;
} & By;
export type Jump = {
  readonly type: 'jump';
  readonly to?: Square | undefined;
  readonly metres?: number | undefined;
  readonly high?: boolean | undefined;
  readonly runUp?: boolean | undefined;
} & By;
export type DropProne = { readonly type: 'drop-prone' } & By;
export type Stand = { readonly type: 'stand' } & By;
export type Mount = {
  readonly type: 'mount';
  readonly on: CreatureId;
  readonly control?: 'controlled' | 'independent' | undefined;
} & By;
export type Dismount = { readonly type: 'dismount'; readonly to?: Square | undefined } & By;

// Actions of a turn
export type Attack = {
  readonly type: 'attack';
  /** A deed that attacks; `unarmed` is always there. */
  readonly with?: string | undefined;
  readonly on?: CreatureId | undefined;
  /** A place, for what is not seen. */
  readonly at?: Square | undefined;
  readonly thing?: string | undefined;
  /** Where something lets one use another ability. */
  readonly ability?: Ability | undefined;
  /** The game master's word. */
  readonly cover?: Cover | undefined;
  readonly mode?: 'advantage' | 'disadvantage' | undefined;
  readonly bonus?: number | undefined;
  readonly distance?: number | undefined;
} & By;
/** A breath, a spell, a potion, a power: whatever is no plain attack. */
export type Use = {
  readonly type: 'use';
  readonly deed: string;
  readonly on?: readonly CreatureId[] | undefined;
  /** Where an area is laid, or whither it points. */
  readonly at?: Square | undefined;
} & By;
export type Grapple = { readonly type: 'grapple'; readonly on: CreatureId } & By;
export type Shove = {
  readonly type: 'shove';
  readonly on: CreatureId;
  readonly effect: 'push' | 'prone';
} & By;
export type Escape = { readonly type: 'escape'; readonly skill: 'athletics' | 'acrobatics' } & By;
export type Release = { readonly type: 'release'; readonly on: CreatureId } & By;
export type Dash = { readonly type: 'dash' } & By;
export type Disengage = { readonly type: 'disengage' } & By;
export type Dodge = { readonly type: 'dodge' } & By;
export type Help = {
  readonly type: 'help';
  readonly how: 'check' | 'attack' | 'first-aid';
  readonly on: CreatureId;
  readonly skill?: Skill | undefined;
} & By;
export type Hide = { readonly type: 'hide'; readonly allowed?: boolean | undefined } & By;
export type Influence = {
  readonly type: 'influence';
  readonly on: CreatureId;
  readonly approach: Approach;
  /** Asked of the game master where it is not said. */
  readonly disposition?: Disposition | undefined;
} & By;
export type Ready = {
  readonly type: 'ready';
  readonly trigger: string;
  readonly act: Readied['act'] | NeverReadied;
} & By;
/** The game master says that what somebody waited for has come, and on whom or where it is then done. */
export type Trigger = {
  readonly type: 'trigger';
  readonly on?: CreatureId | undefined;
  readonly at?: Square | undefined;
  /** Without a map: who else is caught in an area. */
  readonly also?: readonly CreatureId[] | undefined;
} & Who;
export type Search = {
  readonly type: 'search';
  readonly skill: Skill;
  readonly for?: CreatureId | undefined;
  readonly dc?: number | undefined;
  readonly spot?: 'right' | 'wrong' | undefined;
  readonly sense?: 'sight' | 'hearing' | undefined;
} & By;
export type Study = { readonly type: 'study'; readonly skill: Skill; readonly dc?: number | undefined } & By;
export type Utilize = { readonly type: 'utilize'; readonly what: string } & By;
/** The one thing that is free in a turn. */
export type Interact = {
  readonly type: 'interact';
  readonly what: string;
  readonly draw?: string | undefined;
  readonly stow?: string | undefined;
} & By;
export type Speak = {
  readonly type: 'speak';
  readonly words: string;
  readonly long?: boolean | undefined;
} & By;
export type Improvise = {
  readonly type: 'improvise';
  readonly what: string;
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | undefined;
  readonly dc?: number | undefined;
} & By;
export type Break = { readonly type: 'break'; readonly thing: string } & By;
export type PutOut = { readonly type: 'put-out' } & By;

/** What can be made ready as it is done on one's turn; attacks, spells and powers are deeds. */
export type Readiable =
  | Dash
  | Disengage
  | Dodge
  | Help
  | Hide
  | Influence
  | Search
  | Study
  | Utilize
  | Improvise
  | Grapple
  | Shove
  | Escape
  | Break
  | PutOut;
/** Such an action with its type as the kind, by whoever is ready; on whom may be left for the trigger to say. */
export type ReadiedAction = ReadiedAs<Readiable>;
type ReadiedAs<A> = A extends { readonly type: infer Kind }
  ? Omit<A, 'type' | 'by' | 'on'> & { readonly kind: Kind } & OnWhom<A>
  : never;
type OnWhom<A> = A extends { readonly on: CreatureId } ? { readonly on: CreatureId | null } : unknown;
/** What somebody may ask for, to be told that it cannot be made ready. */
export interface NeverReadied {
  readonly kind: Exclude<Action['type'], Readiable['type'] | 'move' | 'attack' | 'use'>;
}

export type TurnAction =
  | BeginFight
  | Join
  | Leave
  | EndFight
  | EndTurn
  | Move
  | Jump
  | DropProne
  | Stand
  | Mount
  | Dismount
  | Attack
  | Use
  | Grapple
  | Shove
  | Escape
  | Release
  | Dash
  | Disengage
  | Dodge
  | Help
  | Hide
  | Influence
  | Ready
  | Trigger
  | Search
  | Study
  | Utilize
  | Interact
  | Speak
  | Improvise
  | Break
  | PutOut;
