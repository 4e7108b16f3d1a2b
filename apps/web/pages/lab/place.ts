/** Where fights are simulated: in this browser, or by the server's workers. */
export type Place = 'browser' | 'cluster';

/** The server's description of its workers. */
export interface Cluster {
  readonly workers: number;
  readonly mostFights: number;
}

/** From this number of fights on, the browser is slow. */
const LARGE = 2_000;
const FIGHTS = [100, 500, LARGE, 10_000] as const;
/** The number of fights offered only with a cluster, unless it allows fewer. */
const HUGE = 100_000;

/** Returns the numbers of fights to choose from; a number chosen while there was a cluster stays. */
export function fightsOffered(cluster: Cluster | undefined, chosen: number): readonly number[] {
  const most = cluster && Math.min(HUGE, cluster.mostFights);
  return [...new Set([...FIGHTS, ...(most === undefined ? [] : [most]), chosen])].toSorted((a, b) => a - b);
}

/**
 * Returns where so many fights are simulated: as the user chose, otherwise large numbers on the cluster; without one
 * there is no choice.
 */
export function placeFor(
  { fights, place }: { readonly fights: number; readonly place?: Place | undefined },
  cluster: Cluster | undefined,
): Place {
  if (!cluster || cluster.workers === 0 || fights > cluster.mostFights) return 'browser';
  return place ?? (fights < LARGE ? 'browser' : 'cluster');
}
