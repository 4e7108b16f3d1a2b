import type { CreatureId, Person } from '@arbitro/kernel';
import type { TableAction } from './actions-at-table.ts';
import type { Ready, Search, TurnAction } from './actions-in-turn.ts';

export type * from './actions-at-table.ts';
export * from './actions-in-turn.ts';

/** What can be asked: the order of combat and what one does in it; tests, time, and the game master's word. */
export type Action = TurnAction | TableAction;
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
  'leaves',
] as const;

/** Whose doing it is. A difficulty, a circumstance, cover: these are the game master's to say, whoever acts. */
export function actor(action: Action): Person {
  if (action.type === 'cover' || action.type === 'condition') return 'gm';
  if (action.type === 'ready' && hasWordOfGm(action.act)) return 'gm';
  if (!('by' in action) || typeof action.by !== 'string') return 'gm';
  return hasWordOfGm(action) ? 'gm' : action.by;
}

function hasWordOfGm(said: object): boolean {
  for (const word of WORD_OF_GM)
    if ((said as { readonly [key: string]: unknown })[word] !== undefined) return true;
  return false;
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
      return typeof action.cover === 'object' ? [...action.who, ...Object.keys(action.cover)] : action.who;
    case 'move':
      return [action.by, ...(action.leaves ?? [])];
    case 'use':
      return [action.by, ...(action.on ?? [])];
    case 'ready':
      return [action.by, ...namedIn(action.act)];
    case 'trigger':
      return [...partsNamed(action), ...(action.also ?? [])];
    case 'search':
      return [action.by, ...namedIn(action)];
    case 'attitude':
      return action.toward === undefined ? [action.who] : [action.who, action.toward];
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

/** Whom something that somebody is ready for is about. */
export const namedIn = (act: Ready['act'] | Search): readonly CreatureId[] =>
  [('on' in act && act.on) || null, ('for' in act && act.for) || null].filter((id) => id !== null);

/** Fields are looked at one by one: this is asked of every action that is thought of. */
function partsNamed(action: {
  readonly by?: unknown;
  readonly who?: unknown;
  readonly on?: unknown;
}): readonly CreatureId[] {
  const ids: CreatureId[] = [];
  if (typeof action.by === 'string') ids.push(action.by);
  if (typeof action.who === 'string') ids.push(action.who);
  if (typeof action.on === 'string') ids.push(action.on);
  return ids;
}
