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
export function createPositionGain(system: SystemStats, viewpoint: Viewpoint): (after: AnyWorld) => number {
  const { world, who, weights } = viewpoint;
  const side = system.combatStats.side(world, who);
  const signs = world.creatures.map(({ id }) =>
    system.combatStats.side(world, id) === side ? weights.ours : -1,
  );
  const values = system.tactics.valueCreatures?.(world, who) ?? valueByHealth(system, world);
  const valueAt = (currentWorld: AnyWorld, index: number, id: CreatureId): number => {
    const sign = signs[index] ?? 0;
    const reserveValue =
      sign > 0 && weights.reserves > 0 ? weights.reserves * sumReserves(system, currentWorld, id) : 0;
    return sign * values.of(currentWorld, id) + reserveValue;
  };
  const valuesBefore = world.creatures.map(({ id }, index) => valueAt(world, index, id));
  return (after) => {
    let sum = 0;
    for (let index = 0; index < world.creatures.length; index++) {
      const creatureBefore = world.creatures[index];
      const creature = after.creatures[index];
      if (creatureBefore && creature && (creature !== creatureBefore || creature.id === who))
        sum += valueAt(after, index, creature.id) - (valuesBefore[index] ?? 0);
    }
    return sum;
  };
}

/** By health, status and what the system adds. */
function valueByHealth(system: SystemStats, world: AnyWorld): CreatureValues<AnyWorld> {
  const fullHealths = world.creatures.map(({ id }) => system.combatStats.health(world, id)?.full ?? null);
  const sizeWeights = computeWeights(fullHealths);
  const indices = new Map(world.creatures.map(({ id }, index) => [id, index]));
  return {
    of: (later, id) => {
      const index = indices.get(id) ?? -1;
      return (
        (sizeWeights[index] ?? 1) * evaluateCreature(system, later, { id, full: fullHealths[index] ?? 1 })
      );
    },
  };
}

/** Creatures with more health count for more: a dragon outweighs a recruit. */
function computeWeights(fullHealths: readonly (number | null)[]): readonly number[] {
  const knownHealths = fullHealths.filter((full) => full !== null);
  const mean = knownHealths.reduce((sum, full) => sum + full, 0) / Math.max(1, knownHealths.length);
  return fullHealths.map((full) => (full === null ? 1 : full / mean));
}

interface KnownCreature {
  readonly id: CreatureId;
  /** Its full health, as before the action. */
  readonly full: number;
}

function evaluateCreature(
  { combatStats, tactics }: SystemStats,
  world: AnyWorld,
  { id, full }: KnownCreature,
): number {
  const status = combatStats.status(world, id);
  const positionValue = tactics.positionValue?.(world, id) ?? 0;
  if (status !== 'up') return STATUS_VALUES[status] + positionValue;
  const health = combatStats.health(world, id);
  return STATUS_VALUES.up + positionValue + (health ? weighHealth(health.now / full) : 1);
}

/** The last hit points count for more than the first: a hurt creature is closer to falling. */
const weighHealth = (part: number): number => Math.sqrt(Math.max(0, part));

function sumReserves({ combatStats }: Pick<System, 'combatStats'>, world: AnyWorld, id: CreatureId): number {
  let sum = 0;
  for (const amount of Object.values(combatStats.reserves(world, id))) sum += amount;
  return sum;
}
