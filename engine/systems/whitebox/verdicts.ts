import { type CreatureId, creature, refuse, type Verdict } from '@arbitro/kernel';
import type { Action, ActionOf } from './actions.ts';
import { forbids } from './effects.ts';
import { refuseWhitebox } from './refusals.ts';
import { isUp, type World } from './state.ts';

export type Verdicts<T extends Action['type']> = {
  readonly [A in T]: (world: World, action: ActionOf<A>) => Verdict;
};

/** What belongs to a fight; the rest can be done in peace. */
export type FightAction =
  | 'attack'
  | 'cast'
  | 'prepare'
  | 'move'
  | 'ready'
  | 'throw-oil'
  | 'light-oil'
  | 'bind'
  | 'open-door'
  | 'other'
  | 'pass'
  | 'declare'
  | 'announce'
  | 'fight'
  | 'join'
  | 'leave'
  | 'end-fight'
  | 'place'
  | 'by-dexterity'
  | 'know-position'
  | 'detect';
export type PeaceAction = Exclude<Action['type'], FightAction>;

/** Down, or kept from acting by something upon them. */
export function notUp(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  if (!isUp(one)) return refuse('cannot-act', { who, status: one.status });
  const [bound] = one.conditions.filter((condition) => forbids({ conditions: [condition] }, 'act'));
  return bound && refuse('cannot-act', { who, status: bound.name });
}

/** Hands reach nobody in another room. */
export function inAnotherRoom(world: World, by: CreatureId, on: CreatureId): Verdict {
  const { room } = creature(world, by);
  const isThere = room === null || creature(world, on).room === null || creature(world, on).room === room;
  return isThere ? undefined : refuseWhitebox('not-there', { who: on, room });
}

export const dead = (world: World, { who }: { readonly who: CreatureId }): Verdict =>
  creature(world, who).status === 'dead' ? refuseWhitebox('is-dead', { who }) : undefined;
