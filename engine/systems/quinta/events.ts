import type { Square } from '@arbitro/grid';
import {
  type AnyEventIn,
  type Audience,
  type Audiences,
  type CreatureId,
  creature,
  type Reason,
} from '@arbitro/kernel';
import type { Condition, Source } from './effects.ts';
import { whoTracks } from './rules/lost.ts';
import type { RuleId } from './rules.ts';
import type { Afflicted, Budget, Helping, Journey, Readied, World } from './state.ts';
import type { Ability, Approach, Attitude, Cover, DamageType, Light, Skill } from './tables.ts';

export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: Square | null;
}
export interface Initiative {
  readonly who: CreatureId;
  readonly initiative: number;
}
export interface Share {
  readonly type: DamageType;
  readonly points: number;
}

interface Facts {
  checked: {
    who: CreatureId;
    ability: Ability;
    skill: Skill | null;
    success: boolean;
    rolled: boolean;
    sources: readonly Source[];
  };
  saved: {
    who: CreatureId;
    ability: Ability;
    success: boolean;
    rolled: boolean;
    sources: readonly Source[];
  };

  'fight-began': { participants: readonly Placed[] };
  'initiative-rolled': { who: readonly CreatureId[]; initiative: number };
  'order-set': { order: readonly Initiative[]; turn: number };
  'turn-began': { who: CreatureId; turn: number; round: number; budget: Budget };
  'turn-ended': { who: CreatureId };
  joined: { who: CreatureId; side: string; at: Square | null; order: readonly Initiative[]; turn: number };
  left: { who: CreatureId; how: 'fled' | 'surrendered' };
  'fight-ended': { winner: string | null };

  moved: { who: CreatureId; to: Square | null; spent: number; diagonals: number; willing: boolean };
  'movement-stopped': { who: CreatureId };
  stood: { who: CreatureId; spent: number };
  jumped: { who: CreatureId; metres: number; cleared: boolean };
  mounted: { who: CreatureId; on: CreatureId; riding: 'controlled' | 'independent'; spent: number };
  dismounted: { who: CreatureId; at: Square | null; fell: boolean; spent: number };
  placed: { who: CreatureId; at: Square };

  'action-taken': { who: CreatureId; action: string; budget: Budget };
  'reaction-taken': { who: CreatureId; reaction: string };
  'interaction-taken': { who: CreatureId; what: string; budget: Budget };
  'item-held': { who: CreatureId; item: string; held: boolean };
  spoke: { who: CreatureId; words: string };
  improvised: { who: CreatureId; what: string; success: boolean };
  'dodge-begun': { who: CreatureId };
  'dodge-ended': { who: CreatureId };
  helped: { who: CreatureId; helping: Helping };
  'help-used': { who: CreatureId };
  hid: { who: CreatureId; hidden: number | null };
  revealed: { who: CreatureId };
  found: { who: CreatureId; by: CreatureId };
  influenced: { who: CreatureId; on: CreatureId; approach: Approach; complies: boolean };
  'attitude-set': { who: CreatureId; toward: CreatureId; attitude: Attitude };
  barred: { who: CreatureId; on: CreatureId; approach: Approach; until: number };
  'ready-set': { who: CreatureId; readied: Readied | null };
  'deed-spent': { who: CreatureId; deed: string; spent: number };
  recharged: { who: CreatureId; deed: string };

  attacked: {
    by: CreatureId;
    on: CreatureId | null;
    thing: string | null;
    with: string;
    hit: boolean;
    critical: boolean;
    opportunity: boolean;
    cover: Cover;
    sources: readonly Source[];
  };
  'deed-used': { by: CreatureId; deed: string; on: readonly CreatureId[] };
  'damage-rolled': { by: CreatureId | null; shares: readonly Share[]; because: readonly Reason[] };
  wounded: {
    who: CreatureId;
    by: CreatureId | null;
    points: number;
    hp: number;
    temporary: number;
    because: readonly Reason[];
  };
  unharmed: { who: CreatureId };
  'bloodied-changed': { who: CreatureId; bloodied: boolean };
  'knocked-out': { who: CreatureId; by: CreatureId };
  dropped: { who: CreatureId };
  died: { who: CreatureId };
  'death-saved': { who: CreatureId; successes: number; failures: number; success: boolean };
  stabilised: { who: CreatureId; successes: number; failures: number };
  'waking-set': { who: CreatureId; at: number };
  healed: { who: CreatureId; points: number; hp: number };
  'temporary-set': { who: CreatureId; temporary: number };
  'maximum-set': { who: CreatureId; fullHp: number; hp: number };
  revived: { who: CreatureId; hp: number };
  'thing-damaged': { thing: string; points: number; hp: number };
  'thing-broken': { thing: string };

  'condition-gained': { who: CreatureId; affliction: Afflicted };
  'condition-lost': { who: CreatureId; condition: Condition; cause: string; source: CreatureId | null };
  'condition-resisted': { who: CreatureId; condition: Condition };
  'exhaustion-set': { who: CreatureId; level: number; cause: string };
  'rounds-left': {
    who: CreatureId;
    condition: Condition;
    cause: string;
    source: CreatureId | null;
    rounds: number;
  };

  'burning-set': { who: CreatureId; burning: boolean };
  'breath-set': { who: CreatureId; breath: number | null };
  fell: { who: CreatureId; metres: number };
  fasted: { who: CreatureId; fasting: number; thirsty: boolean };
  'time-passed': { clock: number };
  rested: { who: readonly CreatureId[]; kind: 'short' | 'long'; clock: number };
  'hit-die-spent': { who: CreatureId; left: number };
  restored: { who: CreatureId; hp: number; hitDice: number; restedAt: number };
  travelled: { metres: number; journey: Journey };
  'journey-set': { journey: Journey };
  'score-set': { who: CreatureId; ability: Ability; score: number };
  'cover-set': { by: CreatureId; on: CreatureId; cover: Cover | null };
  'light-set': { light: Light };
  'death-saves-set': { who: CreatureId; uses: boolean };
}

export type EventType = keyof Facts;
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
/** What can have happened. */
export type Event = AnyEventIn<Facts, RuleId>;

export const INNER: { readonly [T in EventType]?: readonly (keyof Facts[T])[] } = {
  'turn-began': ['budget', 'turn'],
  joined: ['turn', 'order'],
  'order-set': ['turn'],
  moved: ['diagonals'],
  'action-taken': ['budget'],
  'interaction-taken': ['budget'],
};

const everyone = (): Audience => 'everyone';

/** A monster's numbers stay with the game master; those of the characters lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'monster' ? { only: [id] } : 'everyone';
}
const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);
const ofGm = (): Audience => 'gm';

const AUDIENCE: Audiences<Facts, RuleId, World> = {
  checked: everyone,
  saved: everyone,
  'fight-began': everyone,
  'initiative-rolled': everyone,
  'order-set': everyone,
  'turn-began': everyone,
  'turn-ended': everyone,
  joined: everyone,
  left: everyone,
  'fight-ended': everyone,
  moved: ({ who, to }, world) => whoTracks(world, who, to),
  'movement-stopped': ({ who }, world) => whoTracks(world, who),
  stood: everyone,
  jumped: ({ who }, world) => whoTracks(world, who),
  mounted: everyone,
  dismounted: everyone,
  placed: ({ who, at }, world) => whoTracks(world, who, at),
  'action-taken': everyone,
  'reaction-taken': everyone,
  'interaction-taken': everyone,
  'item-held': everyone,
  spoke: everyone,
  improvised: everyone,
  'dodge-begun': everyone,
  'dodge-ended': everyone,
  helped: everyone,
  'help-used': everyone,
  hid: ofWhom,
  revealed: everyone,
  found: everyone,
  influenced: everyone,
  'attitude-set': everyone,
  barred: everyone,
  'ready-set': ofWhom,
  'deed-spent': ofWhom,
  recharged: ofWhom,
  attacked: everyone,
  'deed-used': everyone,
  'damage-rolled': everyone,
  wounded: ofWhom,
  unharmed: everyone,
  'bloodied-changed': everyone,
  'knocked-out': everyone,
  dropped: everyone,
  died: everyone,
  'death-saved': everyone,
  stabilised: everyone,
  'waking-set': ofGm,
  healed: ofWhom,
  'temporary-set': ofWhom,
  'maximum-set': ofWhom,
  revived: everyone,
  'thing-damaged': ofGm,
  'thing-broken': everyone,
  'condition-gained': everyone,
  'condition-lost': everyone,
  'condition-resisted': everyone,
  'exhaustion-set': everyone,
  'rounds-left': ofWhom,
  'burning-set': everyone,
  'breath-set': ofWhom,
  fell: everyone,
  fasted: ofWhom,
  'time-passed': everyone,
  rested: everyone,
  'hit-die-spent': ofWhom,
  restored: ofWhom,
  travelled: everyone,
  'journey-set': everyone,
  'score-set': ofWhom,
  'cover-set': everyone,
  'light-set': everyone,
  'death-saves-set': ofWhom,
};

export function audience(world: World, event: Event): Audience {
  return (AUDIENCE[event.type] as (event: Event, world: World) => Audience)(event, world);
}
