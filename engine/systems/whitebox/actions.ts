import type { CreatureId, Person } from '@arbitro/kernel';
import type * as Peace from './actions-at-peace.ts';
import type * as Fighting from './actions-in-fight.ts';

export type * from './actions-at-peace.ts';
export type * from './actions-in-fight.ts';

export type Action =
  | Fighting.Attack
  | Fighting.Cast
  | Fighting.Prepare
  | Fighting.Move
  | Fighting.ReadyWeapon
  | Fighting.ThrowOil
  | Fighting.LightOil
  | Fighting.BindWounds
  | Fighting.OpenDoor
  | Fighting.Other
  | Fighting.Pass
  | Fighting.Declare
  | Fighting.Announce
  | Fighting.BeginFight
  | Fighting.Join
  | Fighting.Leave
  | Fighting.EndFight
  | Fighting.Place
  | Fighting.ByDexterity
  | Fighting.KnowPosition
  | Fighting.Detect
  | Fighting.MoraleCheck
  | Fighting.AskMorale
  | Fighting.Parley
  | Peace.Go
  | Peace.HoldDoor
  | Peace.LockDoor
  | Peace.Listen
  | Peace.Search
  | Peace.Reveal
  | Peace.Cross
  | Peace.SetTrap
  | Peace.Fall
  | Peace.LightUp
  | Peace.Douse
  | Peace.Refill
  | Peace.Look
  | Peace.March
  | Peace.Time
  | Peace.Travel
  | Peace.Rest
  | Peace.Bandage
  | Peace.Heal
  | Peace.Harm
  | Peace.Save
  | Peace.Hazard
  | Peace.LoyaltyCheck
  | Peace.Treatment
  | Peace.Serve
  | Peace.Treasure
  | Peace.Award
  | Peace.BeginJoust
  | Peace.Tilt
  | Peace.EndJoust
  | Peace.Attempt
  | Peace.Inflict
  | Peace.Gear
  | Peace.SetLoad
  | Peace.Mounting
  | Peace.Outdoors;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Whose doing it is. What modifies a roll is the Referee's to say, whoever acts. @rule whitebox.play.roles */
export function actor(action: Action): Person {
  if (!('by' in action) || 'modifier' in action) return partyLeader(action);
  return action.by;
}

/** What several do together is done by the first of them. */
function partyLeader(action: Action): Person {
  const together = action.type === 'go' || action.type === 'search' || action.type === 'cross';
  return together ? (action.who[0] ?? 'gm') : 'gm';
}

/** Everybody an action speaks of. */
export function named(action: Action): readonly CreatureId[] {
  switch (action.type) {
    case 'fight':
      return (action.participants ?? []).map(({ who }) => who);
    case 'joust':
      return action.between;
    case 'march':
      return action.order;
    case 'award':
      return [...action.sharers, ...Object.keys(action.assigned ?? {})];
    case 'hazard':
      return action.on;
    case 'declare':
      return [action.by, ...mentioned(action.intent)];
    default:
      return [...('by' in action ? [action.by] : []), ...mentioned(action)];
  }
}

/** Where an action names somebody. */
const FIELDS = ['who', 'on', 'of', 'toward', 'from', 'employer'] as const;
const STEPS = ['first', 'after'] as const;

export function mentioned(said: object): readonly CreatureId[] {
  const ids: CreatureId[] = [];
  collect(said as Readonly<Record<string, unknown>>, ids);
  return ids;
}

/** Into one list: every action of a simulated fight is looked through. */
function collect(said: Readonly<Record<string, unknown>>, ids: CreatureId[]): void {
  for (const field of FIELDS) {
    const value = said[field];
    if (typeof value === 'string') ids.push(value);
    else if (Array.isArray(value)) for (const id of value) if (typeof id === 'string') ids.push(id);
  }
  for (const field of STEPS) {
    const step = said[field];
    if (typeof step === 'object' && step !== null) collect(step as Readonly<Record<string, unknown>>, ids);
  }
}
