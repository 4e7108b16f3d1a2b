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
