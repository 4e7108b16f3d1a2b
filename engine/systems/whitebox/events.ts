import type { AnyEventIn, CreatureId, Reason } from '@arbitro/kernel';
import type { Intent } from './actions.ts';
import type { Condition } from './effects.ts';
import type { RuleId } from './rules.ts';
import type { Casting, Fire, Joust, Light, Phase, Status } from './state.ts';
import type { Category, Loyalty, Morale, Mount, Pace, Terrain } from './tables.ts';

export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: number;
}

export interface Facts {
  // The clock
  'time-passed': { minutes: number; clock: number };
  'light-lit': { who: CreatureId; light: string };
  'light-doused': { who: CreatureId; light: string };
  'light-burned': { who: CreatureId; light: Light };
  'light-spent': { who: CreatureId; light: string };
  'lantern-filled': { who: CreatureId; light: string; pints: number; oil: number };

  /** Whom the light falls on, whether it falls on who asks, and whether they see where it does not. */
  looked: { who: CreatureId; lit: readonly CreatureId[]; isLit: boolean; seesInDark: boolean };

  // Exploring
  went: {
    who: readonly CreatureId[];
    to: string;
    pace: Pace;
    feet: number;
    minutes: number;
    /** Of those who cannot walk. */
    carried?: readonly CreatureId[] | undefined;
  };
  'door-tried': { who: CreatureId; door: string; opened: boolean; rolled: boolean };
  'door-opened': { door: string };
  'door-closed': { door: string };
  'door-held': { who: CreatureId; door: string; held: boolean; wedged?: true | undefined };
  'door-locked': { door: string; locked: boolean };
  /** Only that something was heard, or not. */
  listened: { who: CreatureId; door: string; heard: boolean };
  'noise-known': { who: CreatureId; noise: string };
  searched: { who: readonly CreatureId[]; room: string; areas: readonly number[]; turns: number };
  /** A feeling that something is wrong in this room. */
  sensed: { who: CreatureId; room: string };
  'passed-by': { who: CreatureId; by: string };
  'door-found': { who: CreatureId | null; door: string };
  'trap-found': { who: CreatureId | null; trap: string };
  'nothing-found': { who: readonly CreatureId[]; room: string };
  'trap-crossed': { who: CreatureId; trap: string; triggered: boolean };
  'trap-set': { trap: string; armed: boolean };
  fell: { who: CreatureId; feet: number };
  marched: { order: readonly CreatureId[] };
  travelled: {
    who: readonly CreatureId[];
    days: number;
    miles: number;
    forced: boolean;
    terrain: Terrain;
    because: readonly Reason[];
  };
  'outdoors-set': { outdoors: boolean };

  // A fight
  'fight-began': { participants: readonly Placed[]; byDexterity: boolean };
  /** `rolled` is empty where the Referee said it. */
  'surprise-settled': { surprised: readonly CreatureId[]; sides: readonly string[] };
  'phase-began': { round: number; phase: Phase; turn: number; pending: readonly CreatureId[] };
  'round-began': { round: number };
  /** By Dexterity, among comrades. */
  'turn-came': { who: readonly CreatureId[] };
  'initiative-rolled': {
    initiative: Readonly<Record<string, number>>;
    order: readonly (readonly string[])[];
  };
  /** To whoever declared it and the Referee alone, until all have. */
  declared: { who: CreatureId; intent: Intent };
  'intents-shown': { intents: readonly { readonly who: CreatureId; readonly intent: Intent }[] };
  announced: { who: CreatureId; spell: string | null };
  'casting-set': { who: CreatureId; casting: Casting | null };
  'turn-done': { who: CreatureId };
  moved: { who: CreatureId; feet: number; at: number };
  placed: { who: CreatureId; at: number };
  'weapon-readied': { who: CreatureId; weapon: string };
  joined: { who: CreatureId; side: string; at: number };
  left: { who: CreatureId };
  'round-ended': { round: number };
  'fight-ended': { winner: string | null };
  'dexterity-order-set': { on: boolean };
  acted: { who: CreatureId; what: string };
  /** What had been meant can no longer be done. */
  thwarted: { who: CreatureId; what: string };
  passed: { who: CreatureId };

  // Blows
  'target-drawn': { who: CreatureId; meant: CreatureId; on: CreatureId };
  'attack-rolled': { who: CreatureId; on: CreatureId; with: string; hit: boolean };
  'damage-rolled': { by: CreatureId | null; on: CreatureId; damage: number; because: readonly Reason[] };
  wounded: { who: CreatureId; by: CreatureId | null; damage: number; hp: number; lost: number };
  'status-set': { who: CreatureId; status: Status; by: CreatureId | null };
  'bleeding-set': { who: CreatureId; bleeding: boolean; round: number | null };
  bled: { who: CreatureId; hp: number; lost: number };
  'oil-thrown': { who: CreatureId; on: CreatureId; hit: boolean; oil: number };
  'fires-set': { fires: readonly Fire[] };
  'oil-lit': { who: CreatureId; on: CreatureId; caught: boolean };
  'position-known': { who: CreatureId; of: CreatureId; known: boolean };
  detected: { who: CreatureId; of: CreatureId; detects: boolean };

  // Spells and perils
  cast: { who: CreatureId; spell: string; on: readonly CreatureId[]; memorised: number };
  'spell-lost': { who: CreatureId; spell: string; memorised: number };
  'hazard-met': { name: string; on: readonly CreatureId[] };
  saved: { who: CreatureId; against: string; category: Category | 'single'; saved: boolean };
  'condition-gained': { who: CreatureId; condition: Condition; until: number | null };
  /** It has no power over them. */
  unaffected: { who: CreatureId; condition: Condition };
  'condition-lost': { who: CreatureId; condition: Condition };
  'spells-learned': { who: CreatureId };

  // Healing
  healed: { who: CreatureId; points: number; hp: number; because: readonly Reason[] };
  bound: { who: CreatureId; on: CreatureId };
  bandaged: { who: CreatureId; on: CreatureId; points: number; hp: number };
  rested: { who: CreatureId; days: number; restDays: number };

  // Company
  'morale-checked': { who: readonly CreatureId[]; morale: Morale; rolled: boolean };
  'morale-asked-set': { asked: boolean };
  'morale-considered': { fallen: readonly CreatureId[] };
  'loyalty-checked': { who: CreatureId; loyalty: Loyalty; carried: number };
  'treatment-set': { who: CreatureId; modifier: number };
  /** In a fight: its turn is over, or comes with its new side. */
  served: {
    who: CreatureId;
    employer: CreatureId | null;
    side: string;
    turn?: 'over' | 'later' | undefined;
  };
  parleyed: { who: CreatureId; words: string; outcome: 'avoided' | 'delayed' | 'refused' };

  // Experience
  'treasure-found': { gold: number; treasure: number };
  'award-made': {
    monsters: number;
    gold: number;
    /** Nobody gets what is left over. */
    left: number;
    credited: readonly CreatureId[];
    /** Of these the ones that nobody gave a value. */
    worthless: readonly CreatureId[];
  };
  'experience-gained': { who: CreatureId; xp: number; total: number; because: readonly Reason[] };
  'level-gained': { who: CreatureId; level: number; points: number; hp: number; maxHp: number };

  // The joust
  'joust-began': { joust: Joust };
  tilted: { tilt: number };
  'lance-struck': { who: CreatureId; on: CreatureId; hit: boolean; high: boolean };
  'joust-points': { who: CreatureId; points: number; total: number; because: readonly Reason[] };
  unhorsed: { who: CreatureId; state: 'unhorsed' | 'stunned' | 'dead' };
  'joust-ended': { winner: CreatureId | null; loser: CreatureId | null };
  forfeited: { who: CreatureId; to: CreatureId; ransom: number };

  // The Referee's word
  ruled: { who: CreatureId; what: string; ruling: string };
  'gear-held': { who: CreatureId; hand: readonly string[] };
  'load-set': { who: CreatureId; pounds: number };
  mounted: { who: CreatureId; mount: Mount };
}

export type EventType = keyof Facts;
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
/** What can have happened. */
export type Event = AnyEventIn<Facts, RuleId>;

export const INNER: { readonly [T in EventType]?: readonly (keyof Facts[T])[] } = {
  'phase-began': ['turn', 'pending'],
  wounded: ['lost'],
  bled: ['lost'],
  'morale-considered': ['fallen'],
  'oil-thrown': ['oil'],
  cast: ['memorised'],
  'spell-lost': ['memorised'],
};
