import type { AnyWorld, CreatureId, CreatureStatus, CreatureValues, System } from '@arbitro/kernel';

/** The weights of a policy that looks ahead. */
export interface Weights {
  /** The actor's side, relative to the other's. */
  readonly ours: number;
  /** One unit of any resource that can be spent. */
  readonly reserves: number;
}

/** Being on its feet counts as much as a creature's full health; a creature that is down may get up again. */
const STATUS_VALUES: { readonly [F in CreatureStatus]: number } = { up: 1, down: 0.3, dead: 0, away: 0.3 };

type SystemStats = Pick<System, 'combatStats' | 'tactics'>;
export interface Viewpoint {
  readonly world: AnyWorld;
  /** The actor: its action may have changed only its state in the fight. */
  readonly who: CreatureId;
  readonly weights: Weights;
}

/**
 * Returns a function that says how much better the side of `who` stands in a later world. Creatures that are unchanged
 * objects keep their value: one action changes few.
 */
export function createPositionGain(system: SystemStats, sight: Viewpoint): (after: AnyWorld) => number {
  const { world, who, weights } = sight;
  const side = system.combatStats.side(world, who);
  const signs = world.creatures.map(({ id }) =>
    system.combatStats.side(world, id) === side ? weights.ours : -1,
  );
  const values = system.tactics.valueCreatures?.(world, who) ?? valueByHealth(system, world);
  const worthAt = (now: AnyWorld, index: number, id: CreatureId): number => {
    const sign = signs[index] ?? 0;
    const spared = sign > 0 && weights.reserves > 0 ? weights.reserves * sumReserves(system, now, id) : 0;
    return sign * values.of(now, id) + spared;
  };
  const before = world.creatures.map(({ id }, index) => worthAt(world, index, id));
  return (after) => {
    let sum = 0;
    for (let index = 0; index < world.creatures.length; index++) {
      const then = world.creatures[index];
      const creature = after.creatures[index];
      if (then && creature && (creature !== then || creature.id === who))
        sum += worthAt(after, index, creature.id) - (before[index] ?? 0);
    }
    return sum;
  };
}

/** By health, status and what the system adds. */
function valueByHealth(system: SystemStats, world: AnyWorld): CreatureValues<AnyWorld> {
  const fulls = world.creatures.map(({ id }) => system.combatStats.health(world, id)?.full ?? null);
  const mights = computeWeights(fulls);
  const indices = new Map(world.creatures.map(({ id }, index) => [id, index]));
  return {
    of: (later, id) => {
      const index = indices.get(id) ?? -1;
      return (mights[index] ?? 1) * evaluateCreature(system, later, { id, full: fulls[index] ?? 1 });
    },
  };
}

/** Creatures with more health count for more: a dragon outweighs a recruit. */
function computeWeights(fulls: readonly (number | null)[]): readonly number[] {
  const knownFulls = fulls.filter((full) => full !== null);
  const mean = knownFulls.reduce((sum, full) => sum + full, 0) / Math.max(1, knownFulls.length);
  return fulls.map((full) => (full === null ? 1 : full / mean));
}

interface KnownCreature {
  readonly id: CreatureId;
  /** Its full health, as before the action. */
  readonly full: number;
}

function evaluateCreature(
  { combatStats: faring, tactics }: SystemStats,
  world: AnyWorld,
  { id, full }: KnownCreature,
): number {
  const fate = faring.status(world, id);
  const edge = tactics.positionValue?.(world, id) ?? 0;
  if (fate !== 'up') return STATUS_VALUES[fate] + edge;
  const health = faring.health(world, id);
  return STATUS_VALUES.up + edge + (health ? weighHealth(health.now / full) : 1);
}

/** The last hit points count for more than the first: a hurt creature is closer to falling. */
const weighHealth = (part: number): number => Math.sqrt(Math.max(0, part));

function sumReserves(
  { combatStats: faring }: Pick<System, 'combatStats'>,
  world: AnyWorld,
  id: CreatureId,
): number {
  let sum = 0;
  for (const left of Object.values(faring.reserves(world, id))) sum += left;
  return sum;
}
