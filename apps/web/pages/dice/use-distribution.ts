import { useEffect, useRef, useState } from 'react';
import type { Distribution, DistributionResult } from './distribution.ts';

export type DistributionState = DistributionResult | 'counting' | 'too-slow' | undefined;

const PAUSE_MS = 150;
const TIMEOUT_MS = 10_000;

/**
 * Computes the exact distribution of a notation in a worker; a worker that is still busy with the previous notation is
 * terminated. Until the new result is there, `shown` holds the previous one.
 */
export function useDistribution(text: string | undefined): {
  readonly count: DistributionState;
  readonly shown: Distribution | undefined;
} {
  const [count, setCount] = useState<DistributionState>();
  const lastShown = useRef<Distribution>(undefined);
  useEffect(() => {
    if (text === undefined) {
      setCount(undefined);
      return;
    }
    return startCounting(text, setCount);
  }, [text]);
  if (typeof count === 'object') lastShown.current = count.ok ? count.value : undefined;
  if (count === undefined || count === 'too-slow') lastShown.current = undefined;
  return { count, shown: lastShown.current };
}

function startCounting(text: string, notify: (count: DistributionState) => void): () => void {
  let worker: Worker | undefined;
  const begin = setTimeout(() => {
    notify('counting');
    worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<DistributionResult>) => {
      clearTimeout(end);
      worker?.terminate();
      notify(data);
    };
    worker.onerror = () => notify('too-slow');
    worker.postMessage(text);
  }, PAUSE_MS);
  const end = setTimeout(() => {
    worker?.terminate();
    notify('too-slow');
  }, TIMEOUT_MS);
  return () => {
    clearTimeout(begin);
    clearTimeout(end);
    worker?.terminate();
  };
}
