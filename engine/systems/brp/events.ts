import type { AnyEventIn, CreatureId, Reason } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { Condition, Light } from './effects.ts';
import type { RuleId } from './rules.ts';
import type {
  Aid,
  Antidote,
  Armour,
  Body,
  Cover,
  Disease,
  Dose,
  Hold,
  Intent,
  Loss,
  Wound,
} from './state.ts';
import type {
  Characteristic,
  CharacteristicRoll,
  Hardship,
  Level,
  Outcome,
  Phase,
  PriceBand,
  Severity,
} from './tables.ts';

/** A roll as everybody hears of it: how well it went. The chance stays with those who may know it. */
interface RollTold {
  who: CreatureId;
  skill: SkillId;
  level: Level;
}
export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: number;
}
export interface Turn {
  readonly who: CreatureId;
  readonly rank: number | null;
  /** One part in so many, where that is because of a step still to come. */
  readonly shared?: number;
}

export interface Facts {
  /** `rolled` is false where nothing was left to chance. */
  checked: RollTold & { rolled: boolean };
  'characteristic-rolled': { who: CreatureId; roll: CharacteristicRoll; level: Level; rolled: boolean };
  ticked: { who: CreatureId; skill: SkillId };
  'task-done': { who: CreatureId; skill: SkillId; successes: number; rolls: number };
  contested: { winner: CreatureId | null; level: Level; outcome: 'won' | 'nobody' | 'stalemate' };
  resisted: {
    use: string;
    active: CreatureId | null;
    passive: CreatureId | null;
    overcome: boolean;
    rolled: boolean;
  };
  bargained: { who: CreatureId; from: PriceBand; to: PriceBand };
  jumped: { who: CreatureId; metres: number; cleared: boolean };
  commanded: { who: CreatureId; together: boolean };

  'fight-began': { participants: readonly Placed[] };
  'round-began': { round: number; phase: Phase; pending: readonly CreatureId[] };
  declared: { who: CreatureId; intent: Intent };
  readied: { who: CreatureId; moved: number; at: number; handled: number };
  /** `at`: where on the line of the fight it lies from now on. */
  'arm-held': { who: CreatureId; arm: string; held: Hold; at?: number };
  'ranks-set': {
    ranks: readonly Turn[];
    turns: readonly (readonly CreatureId[])[];
    together: readonly CreatureId[];
  };
  'turn-done': {
    who: CreatureId;
    turns: readonly (readonly CreatureId[])[];
    together: readonly CreatureId[];
  };
  'turn-lost': {
    who: CreatureId;
    turns: readonly (readonly CreatureId[])[];
    together?: readonly CreatureId[];
  };
  engaged: { who: CreatureId; with: CreatureId };
  disengaged: { who: CreatureId; with: CreatureId };
  joined: { who: CreatureId; side: string; at: number };
  left: { who: CreatureId };
  'round-ended': { round: number; clock: number };
  'fight-ended': { winner: string | null };
  /** `moved` where it is one's own step, with all of this round before it. */
  placed: { who: CreatureId; at: number; moved?: number };
  acted: { who: CreatureId; what: string };
  held: { who: CreatureId };

  'attack-rolled': RollTold & { on: CreatureId; with: string; rolled: boolean };
  'shot-fired': { who: CreatureId; arm: string; shots: number | null; loading: number };
  'cover-hit': { who: CreatureId; on: CreatureId; stops: number | null };
  defended: RollTold & {
    against: CreatureId;
    defence: 'parry' | 'dodge';
    with: string | null;
    defences: number;
  };
  struck: { by: CreatureId; on: CreatureId; outcome: Outcome };
  'arm-damaged': { who: CreatureId; arm: string; points: number; damage: number; broken: boolean };
  'damage-rolled': { by: CreatureId | null; on: CreatureId; damage: number; because: readonly Reason[] };
  wounded: {
    who: CreatureId;
    by: CreatureId | null;
    points: number;
    wound: Wound;
    hitPoints: number;
    healsAt: number;
  };
  'armour-held': { who: CreatureId };
  'state-set': { who: CreatureId; state: Body };
  'knocked-out': { who: CreatureId; by: CreatureId };
  'condition-gained': { who: CreatureId; condition: Condition; by: CreatureId | null };
  'condition-lost': { who: CreatureId; condition: Condition };
  'loading-done': { who: CreatureId; arm: string; loading: number; shots: number | null };

  ambushed: { by: CreatureId; on: readonly CreatureId[]; hidden: boolean };
  'ambush-over': { who: readonly CreatureId[] };
  warned: { who: CreatureId; of: CreatureId };
  'unaware-of': { who: CreatureId; of: CreatureId; unaware: boolean };
  'cover-taken': { who: CreatureId; cover: Cover | null };
  'light-set': { light: Light };

  'aid-given': { who: CreatureId; on: CreatureId; level: Level; wound: number };
  'aid-begun': { aid: Aid };
  'aids-done': { aids: readonly Aid[] };
  'wound-healed': { who: CreatureId; wound: number; points: number; left: number; hitPoints: number };
  /** `rested`: with rest, as the game master says. */
  'time-passed': { clock: number; rested?: true };
  'heals-at': { who: CreatureId; at: number | null };
  /** `lacksSince` where points are missing after it. */
  'power-set': { who: CreatureId; power: number; lacksSince?: number };
  'skill-gained': { who: CreatureId; skill: SkillId; by: number; rating: number };
  'tick-erased': { who: CreatureId; skill: SkillId };
  taught: { who: CreatureId; student: CreatureId; skill: SkillId; learned: boolean };
  'experience-opened': { interlude: boolean };

  fell: { who: CreatureId; metres: number };
  'disease-caught': { who: CreatureId; disease: Disease };
  'disease-went-on': { who: CreatureId; disease: Disease; severity: Severity | null };
  'disease-ended': { who: CreatureId; name: string };
  'disease-avoided': { who: CreatureId; name: string };
  'hardships-set': { who: CreatureId; hardships: readonly Hardship[] };
  treated: { who: CreatureId; on: CreatureId; name: string; steps: number };
  'characteristic-changed': { who: CreatureId; characteristic: Characteristic; now: number; full: number };
  'losses-set': { who: CreatureId; losses: readonly Loss[] };
  poisoned: { who: CreatureId; dose: Dose };
  'poison-noticed': { who: CreatureId };
  'poison-took': { who: CreatureId; dose: Dose; points: number; resisted: boolean };
  'antidote-taken': { who: CreatureId; antidote: Antidote };
  'block-rolled': { who: CreatureId; characteristics: { readonly [C in Characteristic]?: number } };
  'skill-set': { who: CreatureId; skill: SkillId; rating: number };
  'related-allowed': { who: CreatureId; skill: SkillId; by: SkillId | null };
  approved: { who: CreatureId; approved: boolean };
  worn: { who: CreatureId; body: Armour | null; helmet: Armour | null };
}

export type EventType = keyof Facts;
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
/** What can have happened. */
export type Event = AnyEventIn<Facts, RuleId>;

export const INNER: { readonly [T in EventType]?: readonly (keyof Facts[T])[] } = {
  'round-began': ['pending'],
  'ranks-set': ['turns', 'together'],
  'turn-done': ['turns', 'together'],
  'turn-lost': ['turns', 'together'],
  wounded: ['healsAt'],
  'losses-set': ['losses'],
};
