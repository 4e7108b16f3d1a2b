import {
  type AnyEventIn,
  type Audience,
  type Audiences,
  type CreatureId,
  creature,
  type Reason,
} from '@arbitro/kernel';
import type { Status } from './effects.ts';
import type { RuleId } from './rules.ts';
import type { Boost, Level, Share, World } from './state.ts';

export const GRADES = ['passed', 'failed', 'gravely-failed'] as const;
export type Grade = (typeof GRADES)[number];
/** How much of what was wanted came about: every risk passed, some, none. */
export type Extent = 'full' | 'partial' | 'none';
export type VersusOutcome = 'success' | 'partial' | 'defended' | 'failed';

/** One contestant's showing. */
export interface Showing {
  readonly who: CreatureId;
  readonly grade: Grade;
  readonly margin: number;
}
export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
}
export interface Initiative {
  readonly who: CreatureId;
  readonly initiative: number;
}

interface Facts {
  /** `total` is told where the rules go on to use it; the roll itself always has it. */
  'risk-taken': {
    who: CreatureId;
    kind: string;
    level: Level;
    required: number;
    grade: Grade;
    total?: number;
  };
  'attempt-settled': {
    who: CreatureId;
    extent: Extent;
    passed: readonly string[];
    failed: readonly string[];
  };
  'versus-settled': {
    attacker: CreatureId;
    defender: CreatureId;
    attackerExtent: Extent;
    defenderExtent: Extent | 'not-rolled';
    outcome: VersusOutcome;
    passed: readonly string[];
  };
  'approach-chosen': { who: CreatureId; kind: string };
  'contest-settled': { winners: readonly CreatureId[]; showings: readonly Showing[] };
  'fight-began': { participants: readonly Placed[] };
  'order-set': { order: readonly CreatureId[]; initiatives: readonly Initiative[] };
  'round-began': { round: number };
  'turn-began': { who: CreatureId; turn: number };
  joined: { who: CreatureId; side: string; initiative: number; order: readonly CreatureId[]; turn: number };
  left: { who: CreatureId; order: readonly CreatureId[]; turn: number };
  'turn-passed': { who: CreatureId };
  'fight-ended': { winner: string | null };
  launched: { by: CreatureId; ability: string; on: readonly CreatureId[] };
  'cost-paid': { who: CreatureId; resource: string; cost: number; left: number };
  fizzled: { by: CreatureId; ability: string };
  struck: { by: CreatureId; on: CreatureId; hit: boolean };
  'damage-reckoned': { by: CreatureId; damage: number; because: readonly Reason[] };
  wounded: {
    who: CreatureId;
    by: CreatureId;
    damage: number;
    absorbed: number;
    health: number;
    shield: number;
    because: readonly Reason[];
  };
  healed: { who: CreatureId; by: CreatureId; points: number; health: number; because: readonly Reason[] };
  'shield-raised': { who: CreatureId; by: CreatureId; points: number; shield: number };
  boosted: { who: CreatureId; by: CreatureId; boosts: readonly Boost[] };
  'effects-ended': { who: CreatureId };
  fell: { who: CreatureId; status: Status; timesAtZeroToday: number };
  died: { who: CreatureId; status: Status; timesAtZeroToday: number };
  defeated: { who: CreatureId; status: Status };
  rose: { who: CreatureId; status: Status };
  rallied: { who: CreatureId; status: Status };
  'exp-gained': {
    who: CreatureId;
    from: CreatureId;
    gained: number;
    exp: number;
    worth: number;
    among: number;
    /** Kept where experience is rounded over the whole battle. */
    share: Share | null;
    because: readonly Reason[];
  };
  levelled: { who: CreatureId; level: number };
  harmed: { who: CreatureId; points: number; health: number };
  /** `wanted` where the maximum left less than was given. */
  restored: { who: CreatureId; points: number; health: number; wanted?: number };
  'resource-changed': { who: CreatureId; resource: string; points: number; left: number };
  'exp-awarded': { who: CreatureId; points: number; exp: number };
  'gear-changed': { who: CreatureId; gear: string; inUse: boolean };
  'day-began': { day: number };
  'consequence-told': { who: CreatureId; text: string };
}

export type EventType = keyof Facts;
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
/** What can have happened. */
export type Event = AnyEventIn<Facts, RuleId>;

/** Places in the order of turns. */
export const INNER: { readonly [T in EventType]?: readonly (keyof Facts[T])[] } = {
  'turn-began': ['turn'],
  'risk-taken': ['total'],
  joined: ['order', 'turn'],
  left: ['order', 'turn'],
};

const everyone = (): Audience => 'everyone';

/** An opponent's numbers stay with the game master; those of the players lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'player' ? 'everyone' : { only: [id] };
}
const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);

const AUDIENCE: Audiences<Facts, RuleId, World> = {
  'risk-taken': everyone,
  'attempt-settled': everyone,
  'versus-settled': everyone,
  'approach-chosen': everyone,
  'contest-settled': everyone,
  'fight-began': everyone,
  'order-set': everyone,
  'round-began': everyone,
  'turn-began': everyone,
  joined: everyone,
  left: everyone,
  'turn-passed': everyone,
  'fight-ended': everyone,
  launched: everyone,
  'cost-paid': ofWhom,
  fizzled: everyone,
  struck: everyone,
  'damage-reckoned': ({ by }, world) => openTo(world, by),
  wounded: ofWhom,
  healed: ofWhom,
  'shield-raised': ofWhom,
  boosted: ofWhom,
  'effects-ended': ofWhom,
  fell: everyone,
  died: everyone,
  defeated: everyone,
  rose: everyone,
  rallied: everyone,
  'exp-gained': ofWhom,
  levelled: everyone,
  harmed: ofWhom,
  restored: ofWhom,
  'resource-changed': ofWhom,
  'exp-awarded': ofWhom,
  'gear-changed': everyone,
  'day-began': everyone,
  'consequence-told': everyone,
};

export function audience(world: World, event: Event): Audience {
  return (AUDIENCE[event.type] as (event: Event, world: World) => Audience)(event, world);
}
