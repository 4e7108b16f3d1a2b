import { type CreatureId, type Draft, getCreature } from '@arbitro/kernel';
import { copyBudget, copyCreature, copyFight, copyWorld } from '../copy-state.ts';
import type { Creature, Fight, World } from '../state.ts';

/** Ends dodging, readiness and help. */
export function endOngoingActions(next: Draft<Creature>): void {
  next.dodging = false;
  next.readied = null;
  next.helping = null;
}

/** Adds spent movement. The diagonals of the turn stay unchanged unless given. */
export function writeMovement(next: Draft<Creature>, spent: number, diagonals = next.budget.diagonals): void {
  const budget = copyBudget(next.budget);
  budget.moved += spent;
  budget.diagonals = diagonals;
  next.budget = budget;
}

/** Sets hit points; a creature with hit points is no longer dying. */
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

export function replaceFight(world: World, fight: Fight): World {
  const next = copyWorld(world);
  next.fight = fight;
  return next;
}

/** Updates the fight, if there is one. */
export function updateFight(world: World, write: (next: Draft<Fight>) => void): World {
  if (!world.fight) return world;
  const next = copyFight(world.fight);
  write(next);
  return replaceFight(world, next);
}

export function writeOrder(next: Draft<Fight>, { order, turn }: Pick<Fight, 'order' | 'turn'>): void {
  next.order = order;
  next.turn = turn;
}

/** Moves riders to the position of their mount. @rule quinta.mounted.mounting */
export function moveRiders(world: World, mount: CreatureId): World {
  if (!world.creatures.some(({ rides }) => rides === mount)) return world;
  const { at } = getCreature(world, mount);
  const next = copyWorld(world);
  next.creatures = world.creatures.map((creature) => {
    if (creature.rides !== mount) return creature;
    const rider = copyCreature(creature);
    rider.at = at;
    return rider;
  });
  return next;
}
