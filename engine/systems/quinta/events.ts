import type { Square } from '@arbitro/grid';
import type { AnyEventIn, CreatureId, Reason } from '@arbitro/kernel';
import type { Condition, Source } from './effects.ts';
import type { RuleId } from './rules.ts';
import type { Afflicted, Budget, Conduct, Helping, Journey, Readied } from './state.ts';
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
/** How far one is from another now, as it is supposed where no places are known. */
export interface Apart {
  readonly who: CreatureId;
  readonly from: CreatureId;
  readonly metres: number;
}
export interface Share {
  readonly type: DamageType;
  readonly points: number;
}

export interface Facts {
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
  'initiative-rolled': { who: readonly CreatureId[]; initiative: number; sources?: readonly Source[] };
  /** Those who are out, dead or gone, keep their place and are not told. */
  'order-set': { order: readonly Initiative[]; turn: number; out?: readonly CreatureId[] };
  'turn-began': { who: CreatureId; turn: number; round: number; budget: Budget };
  'turn-ended': { who: CreatureId };
  joined: { who: CreatureId; side: string; at: Square | null; order: readonly Initiative[]; turn: number };
  left: { who: CreatureId; how: 'fled' | 'surrendered' };
  'fight-ended': { winner: string | null };

  moved: {
    who: CreatureId;
    to: Square | null;
    spent: number;
    diagonals: number;
    willing: boolean;
    /** On ground that costs one more. */
    difficult?: boolean;
    apart?: readonly Apart[];
  };
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
  /** Haltingly, where a condition lets nobody speak otherwise. */
  spoke: { who: CreatureId; words: string; haltingly: boolean };
  improvised: { who: CreatureId; what: string; success: boolean };
  'dodge-begun': { who: CreatureId };
  'dodge-ended': { who: CreatureId };
  helped: { who: CreatureId; helping: Helping | null };
  'help-used': { who: CreatureId };
  hid: { who: CreatureId; hidden: number | null; sources?: readonly Source[] };
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
    /** Metres between them, where no places are known: as said, or within reach of a blow. */
    apart?: number;
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
  /** Limited: there was more than the maximum takes. */
  healed: { who: CreatureId; points: number; hp: number; limited?: boolean };
  'temporary-set': { who: CreatureId; temporary: number };
  'maximum-set': { who: CreatureId; fullHp: number; hp: number };
  revived: { who: CreatureId; hp: number };
  'thing-damaged': { thing: string; points: number; hp: number };
  'thing-broken': { thing: string };

  'condition-gained': { who: CreatureId; affliction: Afflicted };
  'condition-lost': {
    who: CreatureId;
    condition: Condition;
    cause: string;
    source: CreatureId | null;
    /** It lasts on for another reason. */
    still?: boolean;
  };
  'condition-resisted': { who: CreatureId; condition: Condition };
  /** The level of this cause; the total is left out in older logs. */
  'exhaustion-set': { who: CreatureId; level: number; cause: string; total?: number };
  'rounds-left': {
    who: CreatureId;
    condition: Condition;
    cause: string;
    source: CreatureId | null;
    rounds: number;
  };

  'conduct-set': { who: CreatureId; conduct: Conduct; budget: Budget };

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
  /** Limited: by the highest or the lowest that it can be. */
  'score-set': { who: CreatureId; ability: Ability; score: number; limited?: 'most' | 'least' };
  'cover-set': { by: CreatureId; on: CreatureId; cover: Cover | null };
  'light-set': { light: Light };
  'death-saves-set': { who: CreatureId; uses: boolean };
  'weight-counted': { who: CreatureId; counts: boolean };
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
  'conduct-set': ['budget'],
  'interaction-taken': ['budget'],
};
