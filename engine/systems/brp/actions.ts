import type { CreatureId, Person } from '@arbitro/kernel';
import type {
  AllowRelated,
  Approve,
  Bargain,
  Check,
  Command,
  Contest,
  EndAdventure,
  Expose,
  Fall,
  FreeChecks,
  Gear,
  GivePoison,
  Hardships,
  Harm,
  Heal,
  Inflict,
  Jump,
  Resist,
  RollBlock,
  SetCharacteristic,
  SetSkill,
  SpendPower,
  TakeAntidote,
  Task,
  Teach,
  Treat,
  Wait,
  Wear,
} from './actions-at-peace.ts';
import type {
  Ambush,
  Attack,
  BeginFight,
  BreakFree,
  Declare,
  EndFight,
  FirstAid,
  Grapple,
  HoldBack,
  Join,
  Leave,
  Move,
  Other,
  Place,
  Reload,
  SetLight,
  Stand,
  TakeCover,
  Unaware,
  Wake,
} from './actions-in-fight.ts';

export * from './actions-at-peace.ts';
export * from './actions-in-fight.ts';

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
  'meanwhile',
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
      return [...action.by, ...action.on, ...(action.participants ?? []).map(({ who }) => who)];
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
