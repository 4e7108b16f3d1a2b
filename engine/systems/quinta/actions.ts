import type { Square } from '@arbitro/grid';
import type { CreatureId, Person } from '@arbitro/kernel';
import type { Condition } from './effects.ts';
import type { Damage, Readied } from './state.ts';
import type { Ability, Approach, Attitude, Cover, Disposition, Light, Pace, Skill } from './tables.ts';

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
export type Leave = { readonly type: 'leave'; readonly how: 'fled' | 'surrendered' } & By;
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
export type Ready = { readonly type: 'ready' } & By & Readied;
/** The game master says that what somebody waited for has come. */
export type Trigger = { readonly type: 'trigger'; readonly on?: CreatureId | undefined } & Who;
export type Search = {
  readonly type: 'search';
  readonly skill: Skill;
  readonly for?: CreatureId | undefined;
  readonly dc?: number | undefined;
  readonly spot?: 'right' | 'wrong' | undefined;
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

// Tests
export interface Circumstance {
  readonly mode?: 'advantage' | 'disadvantage' | undefined;
  readonly bonus?: number | undefined;
}
export type Check = {
  readonly type: 'check';
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | undefined;
  readonly tool?: string | undefined;
  /** The game master is asked where it is not said. */
  readonly dc?: number | undefined;
  /** What it relies on: in the dark sight fails where hearing does not. */
  readonly sense?: 'sight' | 'hearing' | undefined;
} & By &
  Circumstance;
export type Save = {
  readonly type: 'save';
  readonly ability: Ability;
  readonly dc: number;
  readonly willingly?: boolean | undefined;
} & By &
  Circumstance;

// Rest, time, travel
export type Rest = {
  readonly type: 'rest';
  readonly kind: 'short' | 'long';
  readonly who?: readonly CreatureId[] | undefined;
  readonly interruptedAfter?: number | undefined;
};
export type Wait = {
  readonly type: 'time';
  readonly amount: number;
  readonly unit: 'round' | 'minute' | 'hour' | 'day';
};
export type Travel = {
  readonly type: 'travel';
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day';
  readonly mounted?: boolean | undefined;
  readonly gallops?: number | undefined;
};
export type SetPace = { readonly type: 'pace'; readonly pace: Pace };
export type March = { readonly type: 'march'; readonly ranks: readonly (readonly CreatureId[])[] };
export type Board = {
  readonly type: 'vehicle';
  readonly vehicle: {
    readonly kind: 'land' | 'water';
    readonly kmPerHour: number;
    readonly hoursPerDay: number;
  } | null;
};
export type EndDay = { readonly type: 'end-day'; readonly litres: number; readonly kg: number } & Who;

// Hazards and the game master's word
export type Fall = {
  readonly type: 'fall';
  readonly metres: number;
  readonly liquid?: boolean | undefined;
} & Who;
export type Burn = { readonly type: 'burn'; readonly burning: boolean } & Who;
export type Choke = { readonly type: 'choke'; readonly choking: boolean } & Who;
export type Hurt = {
  readonly type: 'hurt';
  readonly who: readonly CreatureId[];
  readonly damage: readonly Damage[];
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half: boolean } | undefined;
};
export type Heal = { readonly type: 'heal'; readonly points: number } & Who;
export type Temporary = { readonly type: 'temporary'; readonly points: number } & Who;
export type Inflict = {
  readonly type: 'condition';
  readonly condition: Condition;
  readonly gained: boolean;
  readonly by?: CreatureId | undefined;
  readonly rounds?: number | undefined;
  readonly levels?: number | undefined;
} & Who;
export type Revive = { readonly type: 'revive'; readonly points: number } & Who;
export type SetScore = {
  readonly type: 'set-score';
  readonly ability: Ability;
  readonly by: number;
  readonly onZero?: 'dies' | undefined;
} & Who;
export type SetCover = {
  readonly type: 'cover';
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly cover: Cover | null;
};
export type SetLight = { readonly type: 'light'; readonly light: Light };
export type Place = { readonly type: 'place'; readonly at: Square } & Who;
/** Moved by something else than oneself. */
export type Push = { readonly type: 'push'; readonly to: Square } & Who;
export type SetAttitude = {
  readonly type: 'attitude';
  readonly toward: CreatureId;
  readonly attitude: Attitude;
} & Who;
export type Spare = { readonly type: 'death-saves'; readonly uses: boolean } & Who;

export type Action =
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
  | PutOut
  | Check
  | Save
  | Rest
  | Wait
  | Travel
  | SetPace
  | March
  | Board
  | EndDay
  | Fall
  | Burn
  | Choke
  | Hurt
  | Heal
  | Temporary
  | Inflict
  | Revive
  | SetScore
  | SetCover
  | SetLight
  | Place
  | Push
  | SetAttitude
  | Spare;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** What only the game master may say of somebody else's doing. */
const WORD_OF_GM = [
  'dc',
  'mode',
  'bonus',
  'cover',
  'distance',
  'disposition',
  'allowed',
  'spot',
  'difficult',
] as const;

/** Whose doing it is. A difficulty, a circumstance, cover: these are the game master's to say, whoever acts. */
export function actor(action: Action): Person {
  if (action.type === 'cover' || action.type === 'condition') return 'gm';
  if (!('by' in action) || typeof action.by !== 'string') return 'gm';
  if (WORD_OF_GM.some((word) => (action as { readonly [key: string]: unknown })[word] !== undefined))
    return 'gm';
  return action.by;
}

/** Everybody an action speaks of. */
export function named(action: Action): readonly CreatureId[] {
  switch (action.type) {
    case 'fight':
      return [...(action.participants ?? []).map(({ who }) => who), ...(action.surprised ?? [])];
    case 'march':
      return action.ranks.flat();
    case 'rest':
      return action.who ?? [];
    case 'hurt':
      return action.who;
    case 'use':
      return [action.by, ...(action.on ?? [])];
    case 'ready':
      return action.act.kind === 'deed' && action.act.on !== null ? [action.by, action.act.on] : [action.by];
    case 'search':
      return action.for === undefined ? [action.by] : [action.by, action.for];
    case 'attitude':
      return [action.who, action.toward];
    case 'end-fight':
    case 'time':
    case 'travel':
    case 'pace':
    case 'vehicle':
    case 'light':
      return [];
    default:
      return partsNamed(action);
  }
}

const partsNamed = (action: object): readonly CreatureId[] =>
  ['by', 'who', 'on'].flatMap((part) => {
    const id = (action as { readonly [key: string]: unknown })[part];
    return typeof id === 'string' ? [id] : [];
  });
