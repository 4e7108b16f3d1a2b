/** Where fights are fought: in this browser, or by the workers that the server has. */
export type Place = 'browser' | 'cluster';

/** What the server says of its workers. */
export interface Cluster {
  readonly workers: number;
  readonly mostFights: number;
}

/** From here on a browser keeps people waiting. */
const LARGE = 2_000;
const FIGHTS = [100, 500, LARGE, 10_000] as const;
/** What is asked of a cluster alone, unless it takes less. */
const HUGE = 100_000;

/** How many fights can be asked for; what was chosen while there was a cluster stays. */
export function fightsOffered(cluster: Cluster | undefined, chosen: number): readonly number[] {
  const most = cluster && Math.min(HUGE, cluster.mostFights);
  return [...new Set([...FIGHTS, ...(most === undefined ? [] : [most]), chosen])].toSorted((a, b) => a - b);
}

/** Where so many fights go: as somebody chose, otherwise the many to the cluster; without one there is no choice. */
export function placeFor(
  { fights, place }: { readonly fights: number; readonly place?: Place | undefined },
  cluster: Cluster | undefined,
): Place {
  if (!cluster || cluster.workers === 0 || fights > cluster.mostFights) return 'browser';
  return place ?? (fights < LARGE ? 'browser' : 'cluster');
}
