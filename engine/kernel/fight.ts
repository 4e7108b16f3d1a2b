import type { CreatureId } from './kernel.ts';
import { createIndexFinder, MAX_LINEAR_SEARCH } from './memo.ts';
import type { FightState } from './system.ts';

/** A world that may contain a fight; a finished fight stays until the next. */
interface WithFight<Fight> {
  readonly fight: Fight | null;
}

/** Returns the current fight, or undefined. */
export const findFight = <Fight extends { readonly over: boolean }>({
  fight,
}: WithFight<Fight>): Fight | undefined => (fight && !fight.over ? fight : undefined);

/** Returns how the fight stands, or undefined if there was none. */
export const fightStateOf = ({ fight }: WithFight<FightState>): FightState | undefined =>
  fight ? { over: fight.over, round: fight.round, winner: fight.winner } : undefined;

/** Returns the fight that validation has found; throws otherwise. */
export function getFight<Fight extends { readonly over: boolean }>(world: WithFight<Fight>): Fight {
  const fight = findFight(world);
  if (!fight) throw new Error('there is no fight: the action was let through unchecked');
  return fight;
}

/** A fight with a list of its participants. */
interface WithFighters<Fighter> {
  readonly fighters: readonly Fighter[];
}
interface FighterRef {
  readonly who: CreatureId;
}

export const findFighter = <Fighter extends FighterRef>(
  { fighters }: WithFighters<Fighter>,
  id: CreatureId,
): Fighter | undefined => fighters[findFighterIndex(fighters, id)];

function findFighterIndex(fighters: readonly FighterRef[], id: CreatureId): number {
  if (fighters.length > MAX_LINEAR_SEARCH) return findInLongList(fighters, id);
  for (let index = 0; index < fighters.length; index++) if (fighters[index]!.who === id) return index;
  return -1;
}
const findInLongList = createIndexFinder<FighterRef>(({ who }) => who);

/** Returns true if the creature is in the current fight. */
export function isParticipant(
  world: WithFight<WithFighters<FighterRef> & { readonly over: boolean }>,
  id: CreatureId,
): boolean {
  const fight = findFight(world);
  return fight !== undefined && findFighter(fight, id) !== undefined;
}

/** Returns a fighter that validation has found in the fight; throws otherwise. */
export function getFighter<Fighter extends FighterRef>(
  world: WithFight<WithFighters<Fighter> & { readonly over: boolean }>,
  id: CreatureId,
): Fighter {
  const found = findFighter(getFight(world), id);
  if (!found) throw new Error(`${id} is not in the fight: the action was let through unchecked`);
  return found;
}

/** The number of a turn that no visible creature has: it keeps its previous position in the order. */
const restingTurnAt = (index: number): number => -1 - index;

/** The index in the order of a turn, whether a visible creature has it or not. */
export const turnIndexOf = (turn: number): number => (turn < 0 ? -1 - turn : turn);

interface TurnOrder {
  readonly order: readonly CreatureId[];
  readonly turn: number;
}

/**
 * Returns the turn in an order from which creatures were removed. The turn of a removed creature stays with the last
 * creature before it that can act, as if no turn had been taken since; no number reveals where the removed creature
 * stood.
 */
export function findTurnAfterRemoval(
  { order, turn }: TurnOrder,
  stays: (id: CreatureId) => boolean,
  canAct: (id: CreatureId) => boolean,
): number {
  const remaining = order.filter(stays);
  const whose = order[turn];
  if (whose !== undefined && stays(whose)) return remaining.indexOf(whose);
  const before = order.slice(0, turn < 0 ? turnIndexOf(turn) + 1 : turn).filter(stays);
  const last = before.findLast(canAct) ?? before.at(-1);
  return restingTurnAt(last === undefined ? 0 : remaining.indexOf(last));
}
