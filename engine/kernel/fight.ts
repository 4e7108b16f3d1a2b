import type { CreatureId } from './kernel.ts';

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
): Fighter | undefined => fighters.find(({ who }) => who === id);

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
