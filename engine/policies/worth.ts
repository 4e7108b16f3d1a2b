import type { AnyWorld, CreatureId, Fate, System } from '@arbitro/kernel';

/** What counts for how much when a policy looks ahead. */
export interface Weights {
  /** Of one's own side beside the other's. */
  readonly ours: number;
  /** Of a unit of whatever can be spent. */
  readonly reserves: number;
}

/** Being on one's feet counts as much as the whole of one's health. */
const STANDING: { readonly [F in Fate]: number } = { up: 1, down: 0.25, dead: 0, away: 0.25 };

/** How well this side stands, seen with these weights: more is better. */
export function worth(system: Faring, world: AnyWorld, side: string, weights: Weights): number {
  let sum = 0;
  for (const { id } of world.creatures) {
    const ours = system.faring.side(world, id) === side;
    const value = worthOf(system, world, id);
    sum += ours ? weights.ours * value + weights.reserves * reservesOf(system, world, id) : -value;
  }
  return sum;
}

type Faring = Pick<System, 'faring'>;

function worthOf({ faring }: Faring, world: AnyWorld, id: CreatureId): number {
  const fate = faring.fate(world, id);
  if (fate !== 'up') return STANDING[fate];
  const health = faring.health(world, id);
  return STANDING.up + (health ? Math.max(0, health.now) / Math.max(1, health.full) : 1);
}

function reservesOf({ faring }: Faring, world: AnyWorld, id: CreatureId): number {
  let sum = 0;
  for (const left of Object.values(faring.reserves(world, id))) sum += left;
  return sum;
}
