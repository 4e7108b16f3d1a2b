import type { CreatureId } from '@arbitro/kernel';
import type { Light } from './effects.ts';
import type { Cover, Intent } from './state.ts';
import type { Difficulty } from './tables.ts';

type By = { readonly by: CreatureId };
type Who = { readonly who: CreatureId };

/** How far, and whence or whither. Without either it is a move that changes no distance. */
export interface Step {
  readonly metres: number;
  readonly toward?: CreatureId | undefined;
  readonly from?: CreatureId | undefined;
}
/** What is done before one acts: moving, drawing, putting away, dropping, kneeling behind a shield. */
export interface Readying {
  readonly move?: Step | undefined;
  readonly draw?: readonly string[] | undefined;
  readonly stow?: readonly string[] | undefined;
  readonly drop?: readonly string[] | undefined;
  readonly kneel?: boolean | undefined;
  /** The game master lets somebody who is engaged go further, or change their mind. */
  readonly leave?: boolean | undefined;
}

export type Declare = { readonly type: 'declare' } & By & {
    readonly [K in keyof Intent]?: Intent[K] | undefined;
  } & { readonly act: Intent['act'] } & Readying;
/** Where no intents are stated: one moves, in the order of dexterity, before anybody acts. */
export type Move = { readonly type: 'move' } & By & Readying;
export type Attack = {
  readonly type: 'attack';
  readonly on: CreatureId;
  /** The arm, by its id; without one the first that is in hand, or the fist. */
  readonly with?: string | undefined;
  /** Thrown, of an arm that can also be used hand to hand. */
  readonly thrown?: boolean | undefined;
  readonly knockout?: boolean | undefined;
  /** Metres to the target, where the game master says it. */
  readonly distance?: number | undefined;
  /** How hard the game master says it is, beside what the rules say. */
  readonly difficulty?: Difficulty | undefined;
} & By;
export type Grapple = { readonly type: 'grapple'; readonly on: CreatureId } & By;
export type BreakFree = { readonly type: 'break-free'; readonly how: 'grapple' | 'FOR' } & By;
export type Reload = { readonly type: 'reload'; readonly with: string } & By;
export type Stand = { readonly type: 'stand' } & By;
export type Other = { readonly type: 'act'; readonly what: string } & By;
export type HoldBack = { readonly type: 'hold' } & By;
export type FirstAid = {
  readonly type: 'first-aid';
  readonly on: CreatureId;
  readonly wound: number;
  readonly difficulty?: Difficulty | undefined;
  /** Outside a fight: how long it takes, where that is not a round. */
  readonly takes?: string | undefined;
  /** Outside a fight: while somebody else does something, so that no time passes for it. */
  readonly meanwhile?: boolean | undefined;
} & By;
export type Wake = { readonly type: 'wake'; readonly on: CreatureId } & By;

export interface Joining {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly at?: number | undefined;
}
export type BeginFight = { readonly type: 'fight'; readonly participants?: readonly Joining[] | undefined };
export type Join = { readonly type: 'join' } & Joining;
export type Leave = { readonly type: 'leave' } & By;
export type EndFight = { readonly type: 'end-fight' };
/** Before a fight, or at the beginning of one: who lies in wait for whom. */
export type Ambush = {
  readonly type: 'ambush';
  readonly by: readonly CreatureId[];
  readonly on: readonly CreatureId[];
  readonly skill: 'stealth' | 'hide';
  /** Without one each observer uses their best. */
  readonly sense?: 'listen' | 'sense' | 'spot' | undefined;
  /** Of the fight that it begins. */
  readonly participants?: readonly Joining[] | undefined;
};
/** Somebody does not know where an attacker is, who is behind or beside them. */
export type Unaware = {
  readonly type: 'unaware';
  readonly of: CreatureId;
  readonly sense?: 'listen' | 'sense' | 'spot' | undefined;
} & Who;
export type TakeCover = {
  readonly type: 'cover';
  readonly cover: Cover | null;
  /** The size of what is between; too small it is no cover. */
  readonly size?: number | undefined;
} & Who;
export type SetLight = { readonly type: 'light'; readonly light: Light };
export type Place = { readonly type: 'place'; readonly at: number } & Who;
