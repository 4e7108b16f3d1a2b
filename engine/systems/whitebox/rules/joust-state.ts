import { type CreatureId, type Draft, getCreature } from '@arbitro/kernel';
import { isLance } from '../content/naming.ts';
import type { Creature, Joust, Jouster, Weapon, World } from '../state.ts';

/** Returns the current joust, or undefined. */
export const findJoust = ({ joust }: Pick<World, 'joust'>): Joust | undefined =>
  joust && !joust.over ? joust : undefined;

/** Returns the creature's lance, or undefined. @rule whitebox.joust.contest */
export const findLance = ({ weapons }: Pick<Creature, 'weapons'>): Weapon | undefined =>
  weapons.find(isLance);

/** Returns the current state of both riders. */
export function getRiders(world: World): readonly [Creature, Creature] {
  const joust = findJoust(world);
  if (!joust) throw new Error('there is no joust: the action was let through unchecked');
  const [a, b] = joust.jousters;
  return [getCreature(world, a.who), getCreature(world, b.who)];
}

export const isRiding = (world: World, id: CreatureId): boolean =>
  findJoust(world)?.jousters.some(({ who, state }) => who === id && state === 'riding') ?? false;

export function updateJouster(joust: Draft<Joust>, who: CreatureId, change: Partial<Jouster>): void {
  const [first, second] = joust.jousters;
  joust.jousters = [
    first.who === who ? { ...first, ...change } : first,
    second.who === who ? { ...second, ...change } : second,
  ];
}
