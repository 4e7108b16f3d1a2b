import { useEffect, useState } from 'react';
import { sendRequest } from '../../live/api.ts';
import type { Cluster } from './simulation-place.ts';

/** Returns the server's workers, if it has any; asked again after each simulation. */
export function useCluster(running: boolean): Cluster | undefined {
  const [cluster, setCluster] = useState<Cluster>();
  useEffect(() => {
    if (running) return;
    let left = false;
    void sendRequest<Cluster>('/simulations').then((reply) => {
      if (!left) setCluster(reply.ok && reply.value.workers > 0 ? reply.value : undefined);
    });
    return () => {
      left = true;
    };
  }, [running]);
  return cluster;
}
