import type { CreatureId } from './kernel.ts';
import { placeFinder } from './memo.ts';

/** A world that may contain a fight; a finished fight stays until the next. */
interface Fought<Fight> {
  readonly fight: Fight | null;
}

/** Returns the current fight, or undefined. */
export const fightOn = <Fight extends { readonly over: boolean }>({
  fight,
}: Fought<Fight>): Fight | undefined => (fight && !fight.over ? fight : undefined);

/** Returns the fight that validation has found; throws otherwise. */
export function theFight<Fight extends { readonly over: boolean }>(world: Fought<Fight>): Fight {
  const fight = fightOn(world);
  if (!fight) throw new Error('there is no fight: the action was let through unchecked');
  return fight;
}

/** A fight with a list of its participants. */
interface Fighting<Fighter> {
  readonly fighters: readonly Fighter[];
}
interface Who {
  readonly who: CreatureId;
}

export const fighterIn = <Fighter extends Who>(
  { fighters }: Fighting<Fighter>,
  id: CreatureId,
): Fighter | undefined => fighters[placeOfFighter(fighters, id)];

const placeOfFighter = placeFinder<Who>(({ who }) => who);

/** Returns true if the creature is in the current fight. */
export function takesPart(
  world: Fought<Fighting<Who> & { readonly over: boolean }>,
  id: CreatureId,
): boolean {
  const fight = fightOn(world);
  return fight !== undefined && fighterIn(fight, id) !== undefined;
}

/** Returns a fighter that validation has found in the fight; throws otherwise. */
export function fighter<Fighter extends Who>(
  world: Fought<Fighting<Fighter> & { readonly over: boolean }>,
  id: CreatureId,
): Fighter {
  const found = fighterIn(theFight(world), id);
  if (!found) throw new Error(`${id} is not in the fight: the action was let through unchecked`);
  return found;
}

/** A turn that no visible creature has: it rests at its previous place in the order. */
const restingAt = (place: number): number => -1 - place;

/** The index in the order at which a turn stands or rests. */
export const turnPlace = (turn: number): number => (turn < 0 ? -1 - turn : turn);

interface TurnOrder {
  readonly order: readonly CreatureId[];
  readonly turn: number;
}

/**
 * Returns the turn in an order from which creatures were removed. The turn of a removed creature rests with the last
 * creature before it that can act, as if no turn had been taken since; no number reveals where the removed creature
 * stood.
 */
export function turnAmong(
  { order, turn }: TurnOrder,
  stays: (id: CreatureId) => boolean,
  canAct: (id: CreatureId) => boolean,
): number {
  const left = order.filter(stays);
  const whose = order[turn];
  if (whose !== undefined && stays(whose)) return left.indexOf(whose);
  const before = order.slice(0, turn < 0 ? turnPlace(turn) + 1 : turn).filter(stays);
  const last = before.findLast(canAct) ?? before.at(-1);
  return restingAt(last === undefined ? 0 : left.indexOf(last));
}
