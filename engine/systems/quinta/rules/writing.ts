import { type CreatureId, creature, type Draft } from '@arbitro/kernel';
import { budgetCopy, copyOf, fightCopy, worldCopy } from '../copies.ts';
import type { Creature, Fight, World } from '../state.ts';

/** Ends dodging, readiness and help. */
export function standBy(next: Draft<Creature>): void {
  next.dodging = false;
  next.readied = null;
  next.helping = null;
}

/** Counts movement; the diagonals of the turn stay as they are unless given. */
export function writeMovement(next: Draft<Creature>, spent: number, diagonals = next.budget.diagonals): void {
  const budget = budgetCopy(next.budget);
  budget.moved += spent;
  budget.diagonals = diagonals;
  next.budget = budget;
}

/** A creature with hit points is no longer dying. */
export function writeHitPoints(next: Draft<Creature>, hp: number): void {
  next.hp = hp;
  if (hp > 0) writeDeathSaves(next, 'alive', { successes: 0, failures: 0 });
}

export function writeDeathSaves(
  next: Draft<Creature>,
  life: Creature['life'],
  { successes, failures }: Pick<Creature, 'successes' | 'failures'>,
): void {
  next.life = life;
  next.successes = successes;
  next.failures = failures;
}

export function withFight(world: World, fight: Fight): World {
  const next = worldCopy(world);
  next.fight = fight;
  return next;
}

/** Writes to the fight; without one nothing is written. */
export function inFight(world: World, write: (next: Draft<Fight>) => void): World {
  if (!world.fight) return world;
  const next = fightCopy(world.fight);
  write(next);
  return withFight(world, next);
}

export function writeOrder(next: Draft<Fight>, { order, turn }: Pick<Fight, 'order' | 'turn'>): void {
  next.order = order;
  next.turn = turn;
}

/** A rider is where the mount is. @rule quinta.mounted.mounting */
export function withRiders(world: World, mount: CreatureId): World {
  if (!world.creatures.some(({ rides }) => rides === mount)) return world;
  const { at } = creature(world, mount);
  const next = worldCopy(world);
  next.creatures = world.creatures.map((one) => {
    if (one.rides !== mount) return one;
    const rider = copyOf(one);
    rider.at = at;
    return rider;
  });
  return next;
}
