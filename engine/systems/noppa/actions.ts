import type { CreatureId, Person } from '@arbitro/kernel';
import type { Condition } from './effects.ts';
import type { ReadiedAct, Trigger } from './readied.ts';
import type { Said } from './state.ts';
import type { Attribute, Defence, Threat } from './tables.ts';

/** What is in the hands from now on: free along with an act. */
type Hold = { readonly hold?: readonly string[] | undefined };
type By = { readonly by: CreatureId };

export type Initiative = { readonly type: 'initiative' } & By;
export type Attack = {
  readonly type: 'attack';
  /** A weapon, an attack spell or a foe's attack; `unarmed` is always there, of a foe its first attack. */
  readonly with: string;
  readonly on: readonly CreatureId[];
  /** Nobody saw it coming: it cannot be parried. */
  readonly surprise?: boolean | undefined;
} & By &
  Hold;
export type Cast = {
  readonly type: 'cast';
  readonly spell: string;
  readonly on: readonly CreatureId[];
} & By &
  Hold;
export type Move = {
  readonly type: 'move';
  /** The zone; one's own to leave a melee and stay near. */
  readonly to: string;
  readonly withdraw?: boolean | undefined;
} & By &
  Hold;
export type Ready = {
  readonly type: 'ready';
  readonly act: ReadiedAct;
  readonly trigger: Trigger;
  readonly words: string;
} & By &
  Hold;
export type GoOff = { readonly type: 'go-off'; readonly on?: CreatureId | undefined } & By;
export type Pass = { readonly type: 'pass' } & By;
export type Delay = { readonly type: 'delay' } & By;
export type Act = { readonly type: 'act'; readonly cost: number; readonly what: string } & By & Hold;
/** Ends an effect that weighs on oneself. */
export type Recover = { readonly type: 'recover'; readonly condition: Condition } & By & Hold;
export type Leave = { readonly type: 'leave' } & By;
export type Check = {
  readonly type: 'check';
  readonly attribute: Attribute;
  /** The game master is asked where it is not said. */
  readonly tn?: number | undefined;
  readonly bonus?: number | undefined;
} & By;
export type Gear = { readonly type: 'gear'; readonly hold: readonly string[] } & By;
export type Take = { readonly type: 'take'; readonly item: string } & By;
export type Drop = { readonly type: 'drop'; readonly item: string } & By;

export interface Joining {
  readonly who: CreatureId;
  readonly side?: string | undefined;
  readonly zone?: string | undefined;
}
export type BeginFight = { readonly type: 'fight'; readonly participants?: readonly Joining[] | undefined };
export type Join = { readonly type: 'join' } & Joining;
export type EndFight = { readonly type: 'end-fight' };
export type EndScene = { readonly type: 'end-scene' };
export type Milestone = { readonly type: 'milestone' };
export type Hazard = {
  readonly type: 'hazard';
  readonly name: string;
  readonly on: readonly CreatureId[];
  readonly threat: Threat;
  /** Another defence than the threat usually asks for. */
  readonly defence?: Defence | undefined;
  readonly tn?: number | undefined;
  readonly damage: number;
  readonly effects: readonly Condition[];
};
export type Say = { readonly type: 'say'; readonly who: CreatureId } & Said;
/** All that was said of somebody, or what was said of that kind or in those words. */
export type TakeBack = {
  readonly type: 'take-back';
  readonly who: CreatureId;
  readonly kind?: Said['kind'] | undefined;
  readonly what?: string | undefined;
};
export type Rereads = { readonly type: 'rereads'; readonly asked: boolean };
/** The game master says that this is what a readied act waited for. */
export type SetOff = {
  readonly type: 'set-off';
  readonly who: CreatureId;
  readonly on?: CreatureId | undefined;
};
export type BreakReadiness = { readonly type: 'break-readiness'; readonly who: CreatureId };
export type Fall = { readonly type: 'fall'; readonly who: CreatureId };
export type Restore = {
  readonly type: 'restore';
  readonly who: CreatureId;
  readonly body: number;
  readonly mind: number;
};
export type Inflict = {
  readonly type: 'condition';
  readonly who: CreatureId;
  readonly condition: Condition;
  readonly gained: boolean;
};
export type Bind = {
  readonly type: 'bind';
  readonly who: CreatureId;
  readonly part: string;
  readonly bound: boolean;
};
export type SetAttribute = {
  readonly type: 'set-attribute';
  readonly who: CreatureId;
  readonly attribute: Attribute;
  readonly value: number;
  readonly racial?: number | undefined;
};
export type Learn = { readonly type: 'learn'; readonly who: CreatureId; readonly what: string };
export type Create = {
  readonly type: 'create';
  readonly id: CreatureId;
  readonly name: string;
  readonly kind: 'player' | 'companion';
  /** How many points the attributes have between them; a random character has none to give. */
  readonly points?: number | undefined;
  readonly random: boolean;
};
export type Bring = {
  readonly type: 'bring';
  readonly id: CreatureId;
  readonly name: string;
  readonly from: string;
  readonly zone?: string | undefined;
};

export type Action =
  | Initiative
  | Attack
  | Cast
  | Move
  | Ready
  | GoOff
  | Pass
  | Delay
  | Act
  | Recover
  | Leave
  | Check
  | Gear
  | Take
  | Drop
  | BeginFight
  | Join
  | EndFight
  | EndScene
  | Milestone
  | Hazard
  | Say
  | TakeBack
  | Rereads
  | SetOff
  | BreakReadiness
  | Fall
  | Restore
  | Inflict
  | Bind
  | SetAttribute
  | Learn
  | Create
  | Bring;

/**
 * Whose doing it is. What somebody finds, what a check asks for and that nobody saw it coming is the game master's
 * to say, whoever acts.
 */
export function actor(action: Action): Person {
  if (action.type === 'take') return 'gm';
  if (action.type === 'check' && (action.tn !== undefined || action.bonus !== undefined)) return 'gm';
  if (action.type === 'attack' && action.surprise === true) return 'gm';
  return 'by' in action && typeof action.by === 'string' ? action.by : 'gm';
}

/** Everybody an action speaks of. */
export function named(action: Action): readonly CreatureId[] {
  switch (action.type) {
    case 'fight':
      return (action.participants ?? []).map(({ who }) => who);
    case 'attack':
    case 'cast':
      return [action.by, ...action.on];
    case 'ready':
      return 'on' in action.act && action.act.on !== null ? [action.by, action.act.on] : [action.by];
    case 'go-off':
      return action.on === undefined ? [action.by] : [action.by, action.on];
    case 'set-off':
      return action.on === undefined ? [action.who] : [action.who, action.on];
    case 'hazard':
      return action.on;
    case 'end-fight':
    case 'end-scene':
    case 'milestone':
    case 'rereads':
    case 'create':
    case 'bring':
      return [];
    default:
      return ['by' in action && typeof action.by === 'string' ? action.by : (action as { who: string }).who];
  }
}
