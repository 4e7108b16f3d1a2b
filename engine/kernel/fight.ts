import type { CreatureId } from './kernel.ts';
import { placeFinder } from './memo.ts';

/** A world that may have a fight in it; one that is over stays there until the next. */
interface Fought<Fight> {
  readonly fight: Fight | null;
}

/** The fight that is on, if one is. */
export const fightOn = <Fight extends { readonly over: boolean }>({
  fight,
}: Fought<Fight>): Fight | undefined => (fight && !fight.over ? fight : undefined);

/** The fight that the action was checked to need. */
export function theFight<Fight extends { readonly over: boolean }>(world: Fought<Fight>): Fight {
  const fight = fightOn(world);
  if (!fight) throw new Error('there is no fight: the action was let through unchecked');
  return fight;
}

/** Where a fight keeps a list of those in it. */
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

/** Whether somebody is in the fight that is on. */
export function takesPart(
  world: Fought<Fighting<Who> & { readonly over: boolean }>,
  id: CreatureId,
): boolean {
  const fight = fightOn(world);
  return fight !== undefined && fighterIn(fight, id) !== undefined;
}

/** Somebody whom the action was checked to find in the fight. */
export function fighter<Fighter extends Who>(
  world: Fought<Fighting<Fighter> & { readonly over: boolean }>,
  id: CreatureId,
): Fighter {
  const found = fighterIn(theFight(world), id);
  if (!found) throw new Error(`${id} is not in the fight: the action was let through unchecked`);
  return found;
}

/** A turn that nobody seen has: it rests at the place of the order where it was before. */
const restingAt = (place: number): number => -1 - place;

/** The place in the order at which a turn stands or rests. */
export const turnPlace = (turn: number): number => (turn < 0 ? -1 - turn : turn);

interface TurnOrder {
  readonly order: readonly CreatureId[];
  readonly turn: number;
}

/**
 * The turn in an order that has lost some of its creatures. The turn of a creature that is not there rests with the
 * last one before it who can act, as if nobody had taken a turn since; no number tells where the missing one stood.
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
