import { findEnd, type SimulationGoal } from '@arbitro/simulation';

/** Where fights are simulated: in this browser, or by the server's workers. */
export type SimulationPlace = 'browser' | 'cluster';

/** The server's description of its workers. */
export interface Cluster {
  readonly workers: number;
  readonly mostFights: number;
}

/** From this number of fights on, the browser is slow. */
const MANY_FIGHTS = 2_000;
const FIGHT_COUNTS = [100, 500, MANY_FIGHTS, 10_000] as const;
/** The number of fights offered only with a cluster, unless it allows fewer. */
const CLUSTER_FIGHTS = 100_000;

/** The percentage points to choose from. */
export const POINTS = [5, 2, 1] as const;

/** Returns the numbers of fights to choose from; a number chosen while there was a cluster stays. */
export function listFightCounts(cluster: Cluster | undefined, chosen: number | undefined): readonly number[] {
  const max = cluster && Math.min(CLUSTER_FIGHTS, cluster.mostFights);
  return [...new Set([...FIGHT_COUNTS, max, chosen])]
    .filter((count) => count !== undefined)
    .toSorted((a, b) => a - b);
}

/**
 * Returns where fights are simulated: as the user chose, otherwise large numbers on the cluster; without one there is no
 * choice.
 */
export function choosePlace(
  { goal, place }: { readonly goal: SimulationGoal; readonly place?: SimulationPlace | undefined },
  cluster: Cluster | undefined,
): SimulationPlace {
  const fights = findEnd(goal);
  if (!cluster || cluster.workers === 0 || fights > cluster.mostFights) return 'browser';
  return place ?? (fights < MANY_FIGHTS ? 'browser' : 'cluster');
}
