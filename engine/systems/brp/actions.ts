import type { CreatureId, Person } from '@arbitro/kernel';
import type { ObjectId } from './content/object-table.ts';
import type { SkillId } from './content/skill-table.ts';
import type { Condition, Light } from './effects.ts';
import type { Antidote, Armour, Cover, Disease, Intent, Poison, WoundKind } from './state.ts';
import type { Characteristic, CharacteristicRoll, Difficulty, Hardship, Level, PriceBand } from './tables.ts';

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

// In a fight
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

// Rolls
/** What a use of a skill is like, as the game master says. */
export interface Use {
  readonly difficulty?: Difficulty | undefined;
  /** Percentage points. */
  readonly bonus?: number | undefined;
  /** Without any there is no tick. */
  readonly stakes?: boolean | undefined;
}
export type Check = {
  readonly type: 'check';
  readonly skill?: SkillId | undefined;
  readonly roll?: CharacteristicRoll | undefined;
  /** The game master says what comes of it, where no player character is concerned. */
  readonly decided?: Level | undefined;
  /** How long it takes, by the table of durations; the clock goes on by it. */
  readonly takes?: string | undefined;
  /** It is impossible, and the dice are thrown all the same to show how badly it fails. */
  readonly anyway?: boolean | undefined;
} & By &
  Use;
/** Several successes of one skill; failures cost time alone. */
export type Task = {
  readonly type: 'task';
  readonly skill: SkillId;
  readonly successes: number;
  readonly takes?: string | undefined;
} & By &
  Use;
export interface Party extends Use {
  readonly by: CreatureId;
  readonly skill: SkillId;
}
export type Contest = {
  readonly type: 'contest';
  readonly parties: readonly Party[];
  readonly ifAllFail?: 'nobody' | 'stalemate' | undefined;
};
/** One side of the resistance table: somebody's characteristic, a thing of the table of sizes, or a number. */
export type Force =
  | { readonly who: CreatureId; readonly characteristic: Characteristic }
  /** Where a range is printed the game master says the size; unsaid it is the middle. */
  | { readonly object: ObjectId; readonly size?: number | undefined }
  | { readonly value: number };
export const RESISTANCE_USES = [
  'lift',
  'foot-race',
  'arm-wrestling',
  'squeeze-through',
  'drinking',
  'will',
  'attention',
  'other',
] as const;
export type Resist = {
  readonly type: 'resist';
  readonly use: (typeof RESISTANCE_USES)[number];
  readonly active: Force;
  readonly passive: Force;
};
export type Bargain = { readonly type: 'bargain'; readonly band: PriceBand } & By & Use;
export type Jump = {
  readonly type: 'jump';
  readonly metres: number;
  readonly up?: boolean | undefined;
} & By &
  Use;
export type Command = { readonly type: 'command' } & By & Use;

// Time, healing, experience
export type Wait = {
  readonly type: 'time';
  readonly amount: number;
  readonly unit: 'round' | 'minute' | 'turn' | 'hour' | 'day' | 'week';
  /** A night's rest is in it. */
  readonly rest?: boolean | undefined;
  /** Who is in hospital under the best of care. */
  readonly hospital?: readonly CreatureId[] | undefined;
};
export type EndAdventure = { readonly type: 'experience'; readonly interlude?: boolean | undefined };
export type FreeChecks = { readonly type: 'free-checks'; readonly skills: readonly SkillId[] } & By;
export type Teach = {
  readonly type: 'teach';
  readonly student: CreatureId;
  readonly skill: SkillId;
  readonly hours: number;
} & By;
export type SpendPower = { readonly type: 'spend-power'; readonly points: number } & By;

// Spot rules and the game master's word
export type Fall = {
  readonly type: 'fall';
  readonly metres: number;
  readonly dodge?: boolean | undefined;
} & Who;
export type Expose = {
  readonly type: 'expose';
  readonly disease: Pick<Disease, 'name' | 'severe' | 'attacks' | 'drains'>;
} & Who;
export type Hardships = { readonly type: 'hardships'; readonly hardships: readonly Hardship[] } & Who;
export type Treat = { readonly type: 'treat'; readonly on: CreatureId; readonly disease: string } & By & Use;
export type GivePoison = {
  readonly type: 'poison';
  readonly poison: Poison;
  readonly doses?: number | undefined;
  /** In food or drink: a Sense roll may notice it. */
  readonly swallowed?: boolean | undefined;
} & Who;
export type TakeAntidote = { readonly type: 'antidote' } & Who & Pick<Antidote, 'against' | 'eff'>;
export type Harm = {
  readonly type: 'harm';
  readonly damage: number;
  readonly kind: WoundKind;
  readonly armour?: boolean | undefined;
} & Who;
export type Heal = { readonly type: 'heal'; readonly wound: number; readonly points: number } & Who;
export type Inflict = {
  readonly type: 'condition';
  readonly condition: Condition;
  readonly gained: boolean;
} & Who;
export type SetCharacteristic = {
  readonly type: 'set-characteristic';
  readonly characteristic: Characteristic;
  readonly value: number;
} & Who;
/** A beast with dice in its block gets its own numbers. */
export type RollBlock = { readonly type: 'roll-block' } & Who;
export type SetSkill = { readonly type: 'set-skill'; readonly skill: SkillId; readonly rating: number } & Who;
export type AllowRelated = {
  readonly type: 'related';
  readonly skill: SkillId;
  readonly by: SkillId | null;
} & Who;
export type Approve = { readonly type: 'approve'; readonly approved: boolean } & Who;
/** What is in hand, stowed or slung; outside a fight at will. */
export type Gear = {
  readonly type: 'gear';
  readonly hand: readonly string[];
  readonly slung?: readonly string[] | undefined;
} & By;
export type Wear = {
  readonly type: 'wear';
  readonly body: Armour | null;
  readonly helmet: Armour | null;
} & By;

export type Action =
  | Declare
  | Move
  | Attack
  | Grapple
  | BreakFree
  | Reload
  | Stand
  | Other
  | HoldBack
  | FirstAid
  | Wake
  | BeginFight
  | Join
  | Leave
  | EndFight
  | Ambush
  | Unaware
  | TakeCover
  | SetLight
  | Place
  | Check
  | Task
  | Contest
  | Resist
  | Bargain
  | Jump
  | Command
  | Wait
  | EndAdventure
  | FreeChecks
  | Teach
  | SpendPower
  | Fall
  | Expose
  | Hardships
  | Treat
  | GivePoison
  | TakeAntidote
  | Harm
  | Heal
  | Inflict
  | SetCharacteristic
  | RollBlock
  | SetSkill
  | AllowRelated
  | Approve
  | Gear
  | Wear;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** What only the game master may say of somebody else's doing. */
const WORD_OF_GM = [
  'difficulty',
  'bonus',
  'stakes',
  'decided',
  'distance',
  'leave',
  'takes',
  'anyway',
] as const;

/** Whose doing it is. How hard something is, and what is at stake, is the game master's to say, whoever acts. */
export function actor(action: Action): Person {
  if (!('by' in action) || typeof action.by !== 'string') return 'gm';
  if (action.type === 'related' || action.type === 'teach' || action.type === 'free-checks') return 'gm';
  if (WORD_OF_GM.some((word) => (action as { readonly [key: string]: unknown })[word] !== undefined))
    return 'gm';
  return action.by;
}

/** Everybody an action speaks of. */
export function named(action: Action): readonly CreatureId[] {
  switch (action.type) {
    case 'fight':
      return (action.participants ?? []).map(({ who }) => who);
    case 'ambush':
      return [...action.by, ...action.on];
    case 'contest':
      return action.parties.map(({ by }) => by);
    case 'resist':
      return [action.active, action.passive].flatMap((force) => ('who' in force ? [force.who] : []));
    case 'unaware':
      return [action.who, action.of];
    case 'teach':
      return [action.by, action.student];
    case 'time':
      return action.hospital ?? [];
    case 'end-fight':
    case 'light':
    case 'experience':
      return [];
    case 'related':
      return [action.who];
    case 'attack':
    case 'grapple':
    case 'first-aid':
    case 'wake':
    case 'treat':
      return [action.by, action.on];
    case 'declare':
    case 'move':
      return [action.by, ...declaredNames(action)];
    default:
      return ['who' in action ? action.who : action.by];
  }
}

const declaredNames = (action: Declare | Move): readonly CreatureId[] =>
  [action.type === 'declare' ? action.on : null, action.move?.toward, action.move?.from].filter(
    (id): id is CreatureId => typeof id === 'string',
  );
