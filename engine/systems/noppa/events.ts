import {
  type AnyEventIn,
  type Audience,
  type Audiences,
  type CreatureId,
  creature,
  type Reason,
} from '@arbitro/kernel';
import type { Condition, Status } from './effects.ts';
import type { ReadiedAct, Trigger } from './readied.ts';
import type { RuleId } from './rules.ts';
import type { Creature, Item, Phase, Said, Skill, Spell, World } from './state.ts';
import type { Attribute, Defence } from './tables.ts';

export type Outcome = 'success' | 'failure';

/** A roll as everybody at the table hears of it. */
interface RollTold {
  who: CreatureId;
  tn: number;
  threshold: number;
  outcome: Outcome;
  extra: number;
  complication: boolean;
  /** What gave advantage or disadvantage, where something did. */
  why?: readonly string[];
}
export interface Ready {
  readonly who: CreatureId;
  readonly actions: number;
}
export interface Standing {
  readonly who: CreatureId;
  readonly side: string;
  readonly zone: string;
}

interface Facts {
  checked: RollTold & { attribute: Attribute };
  'read-again': { who: CreatureId; threshold: number };
  'mind-spent': { who: CreatureId; roller: CreatureId; mind: number };
  'mind-paid': { who: CreatureId; cost: number; mind: number; for: string };
  'partial-granted': { who: CreatureId };
  'extra-used': { who: CreatureId; extra: number; use: string };
  complicated: { who: CreatureId; what: string; effect: 'story' | 'disadvantage' | 'condition' };
  'said-spent': { who: CreatureId; said: readonly Said[] };

  'fight-began': { participants: readonly Standing[]; order: readonly CreatureId[] };
  'round-began': { round: number; phase: Phase; actions: readonly Ready[]; pending: readonly CreatureId[] };
  'initiative-rolled': {
    who: CreatureId;
    actions: number;
    successes: number;
    complication: boolean;
    because: readonly Reason[];
  };
  /** `who` may act on it: a number that is only a hidden creature's is not told. */
  'tick-began': { tick: number; who: readonly CreatureId[] };
  'round-ended': { pending: readonly CreatureId[] };
  passed: { who: CreatureId; actions: number };
  /** `lost` beside them, where not all could be moved. */
  delayed: { who: CreatureId; carried: number; lost?: number };
  'let-go': { who: CreatureId };
  joined: { who: CreatureId; side: string; zone: string; order: readonly CreatureId[] };
  left: { who: CreatureId; order: readonly CreatureId[] };
  'fight-ended': { winner: string | null };
  'scene-ended': { lifted: readonly CreatureId[] };

  paid: {
    who: CreatureId;
    for: string;
    cost: number;
    actions: number;
    carried: number;
    because: readonly Reason[];
  };
  reacted: { who: CreatureId; with: string; cost: number; actions: number };
  declared: { by: CreatureId; with: string; on: readonly CreatureId[]; surprise: boolean };
  acted: { who: CreatureId; what: string };
  'readiness-begun': {
    who: CreatureId;
    act: ReadiedAct;
    cost: number;
    trigger: Trigger;
    words: string;
    spent: number;
  };
  'readiness-held': { who: CreatureId; spent: number; actions: number };
  'readiness-kept': { who: CreatureId };
  'readiness-lost': { who: CreatureId };
  'readiness-broken': { who: CreatureId };
  'went-off': { who: CreatureId; on: CreatureId | null };
  thwarted: { who: CreatureId; what: string };

  'melee-grew': {
    melee: string;
    zone: string;
    members: readonly CreatureId[];
    /** Melees that became this one. */
    merged: readonly string[];
    formed: number;
  };
  'melee-left': { who: CreatureId; melee: string };
  'melee-ended': { melee: string; members: readonly CreatureId[] };
  moved: { who: CreatureId; from: string; to: string };
  'opening-given': { by: CreatureId };

  'attack-rolled': RollTold & { on: CreatureId; because: readonly Reason[] };
  'effect-bought': { by: CreatureId; on: CreatureId; effect: Condition; price: number };
  struck: { by: CreatureId | null; on: CreatureId; hit: boolean };
  'defence-rolled': RollTold & { by: CreatureId | null; defence: Defence; because: readonly Reason[] };
  parried: RollTold & { by: CreatureId };
  covered: { who: CreatureId; on: CreatureId; successes: number };
  'riposte-kept': { who: CreatureId; dice: number; against: CreatureId | null };
  /** Against whom, where a table keeps them by attacker. */
  'riposte-used': { who: CreatureId; dice: number; against?: CreatureId };
  wounded: {
    who: CreatureId;
    by: CreatureId | null;
    damage: number;
    body: number | null;
    damageTaken: number;
    because: readonly Reason[];
  };
  fainted: { who: CreatureId; status: Status };
  woke: { who: CreatureId; status: Status };
  healed: { who: CreatureId; points: number; body: number; because: readonly Reason[] };
  'mind-restored': { who: CreatureId; points: number; mind: number; because: readonly Reason[] };
  'condition-gained': { who: CreatureId; condition: Condition };
  'condition-lost': { who: CreatureId; condition: Condition };

  'gear-held': { who: CreatureId; held: readonly string[] };
  'gear-taken': { who: CreatureId; item: Item };
  'gear-dropped': { who: CreatureId; item: string };
  'milestone-reached': { who: readonly CreatureId[] };
  'word-given': { who: CreatureId; said: Said };
  /** `said` is what is left. */
  'word-taken-back': { who: CreatureId; taken: readonly Said[]; said: readonly Said[] };
  'rereads-set': { asked: boolean };
  bound: { who: CreatureId; part: string; bound: boolean };
  'attribute-set': {
    who: CreatureId;
    attribute: Attribute;
    value: number;
    racial: number;
    body: number | null;
    mind: number;
  };
  'spell-learned': { who: CreatureId; spell: Spell };
  'skill-learned': { who: CreatureId; skill: Skill };
  'hazard-met': { name: string; on: readonly CreatureId[] };
  came: { creature: Creature };
}

export type EventType = keyof Facts;
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
/** What can have happened. */
export type Event = AnyEventIn<Facts, RuleId>;

/** Running numbers of melees. */
export const INNER: { readonly [T in EventType]?: readonly (keyof Facts[T])[] } = {
  joined: ['order'],
  left: ['order'],
  'melee-grew': ['melee', 'merged', 'formed'],
  'melee-left': ['melee'],
  'melee-ended': ['melee'],
};

const everyone = (): Audience => 'everyone';

/** A foe's numbers stay with the game master; those of the players lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'foe' ? { only: [id] } : 'everyone';
}
const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);

const AUDIENCE: Audiences<Facts, RuleId, World> = {
  checked: everyone,
  'read-again': everyone,
  'mind-spent': everyone,
  'mind-paid': everyone,
  'partial-granted': everyone,
  'extra-used': everyone,
  complicated: everyone,
  'said-spent': ofWhom,
  'fight-began': everyone,
  'round-began': everyone,
  'initiative-rolled': everyone,
  'tick-began': everyone,
  'round-ended': everyone,
  passed: everyone,
  delayed: everyone,
  'let-go': everyone,
  joined: everyone,
  left: everyone,
  'fight-ended': everyone,
  'scene-ended': everyone,
  paid: everyone,
  reacted: everyone,
  declared: everyone,
  acted: everyone,
  'readiness-begun': ofWhom,
  'readiness-held': everyone,
  'readiness-kept': everyone,
  'readiness-lost': everyone,
  'readiness-broken': everyone,
  'went-off': everyone,
  thwarted: everyone,
  'melee-grew': everyone,
  'melee-left': everyone,
  'melee-ended': everyone,
  moved: everyone,
  'opening-given': everyone,
  'attack-rolled': everyone,
  'effect-bought': everyone,
  struck: everyone,
  'defence-rolled': everyone,
  parried: everyone,
  covered: everyone,
  'riposte-kept': everyone,
  'riposte-used': everyone,
  wounded: ofWhom,
  fainted: everyone,
  woke: everyone,
  healed: ofWhom,
  'mind-restored': ofWhom,
  'condition-gained': everyone,
  'condition-lost': everyone,
  'gear-held': everyone,
  'gear-taken': everyone,
  'gear-dropped': everyone,
  'milestone-reached': everyone,
  'word-given': ofWhom,
  'word-taken-back': ofWhom,
  'rereads-set': () => 'gm',
  bound: everyone,
  'attribute-set': ofWhom,
  'spell-learned': ofWhom,
  'skill-learned': ofWhom,
  'hazard-met': everyone,
  came: ({ creature: { id, kind } }) => (kind === 'foe' ? { only: [id] } : 'everyone'),
};

export function audience(world: World, event: Event): Audience {
  return (AUDIENCE[event.type] as (event: Event, world: World) => Audience)(event, world);
}
