import type { AnyWorld, CreatureId, Fate, System } from '@arbitro/kernel';

/** What counts for how much when a policy looks ahead. */
export interface Weights {
  /** Of one's own side beside the other's. */
  readonly ours: number;
  /** Of a unit of whatever can be spent. */
  readonly reserves: number;
}

/** Being on one's feet counts as much as the whole of one's health; whoever is down may be up again. */
const STANDING: { readonly [F in Fate]: number } = { up: 1, down: 0.3, dead: 0, away: 0.3 };

type Fared = Pick<System, 'faring' | 'tactics'>;
interface Sight {
  readonly world: AnyWorld;
  /** Whose doing it is: they may have changed their place in the fight alone. */
  readonly who: CreatureId;
  readonly weights: Weights;
}

/**
 * Tells how much better the side of `who` stands in worlds that come of this one. Whoever is the same creature as
 * before counts as before: one action touches few.
 */
export function betterment(system: Fared, sight: Sight): (after: AnyWorld) => number {
  const { world, who, weights } = sight;
  const side = system.faring.side(world, who);
  const signs = world.creatures.map(({ id }) => (system.faring.side(world, id) === side ? weights.ours : -1));
  const fulls = world.creatures.map(({ id }) => system.faring.health(world, id)?.full ?? null);
  const mights = mightsOf(fulls);
  const worthAt = (now: AnyWorld, at: number, id: CreatureId): number => {
    const sign = signs[at] ?? 0;
    const spared = sign > 0 && weights.reserves > 0 ? weights.reserves * reservesOf(system, now, id) : 0;
    return sign * (mights[at] ?? 1) * worthOf(system, now, { id, full: fulls[at] ?? 1 }) + spared;
  };
  const before = world.creatures.map(({ id }, at) => worthAt(world, at, id));
  return (after) => {
    let sum = 0;
    for (let at = 0; at < world.creatures.length; at++) {
      const then = world.creatures[at];
      const one = after.creatures[at];
      if (then && one && (one !== then || one.id === who))
        sum += worthAt(after, at, one.id) - (before[at] ?? 0);
    }
    return sum;
  };
}

/** Whoever can take much counts for much: a dragon is not one of the levy. */
function mightsOf(fulls: readonly (number | null)[]): readonly number[] {
  const told = fulls.filter((full) => full !== null);
  const mean = told.reduce((sum, full) => sum + full, 0) / Math.max(1, told.length);
  return fulls.map((full) => (full === null ? 1 : full / mean));
}

interface Known {
  readonly id: CreatureId;
  /** The whole of their health, as it was before. */
  readonly full: number;
}

function worthOf({ faring, tactics }: Fared, world: AnyWorld, { id, full }: Known): number {
  const fate = faring.fate(world, id);
  const edge = tactics.edge?.(world, id) ?? 0;
  if (fate !== 'up') return STANDING[fate] + edge;
  const health = faring.health(world, id);
  return STANDING.up + edge + (health ? curve(health.now / full) : 1);
}

/** The last points count for more than the first: whoever is hurt is struck again, and falls. */
const curve = (part: number): number => Math.sqrt(Math.max(0, part));

function reservesOf({ faring }: Pick<System, 'faring'>, world: AnyWorld, id: CreatureId): number {
  let sum = 0;
  for (const left of Object.values(faring.reserves(world, id))) sum += left;
  return sum;
}
