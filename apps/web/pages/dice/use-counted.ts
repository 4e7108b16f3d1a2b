import { useEffect, useRef, useState } from 'react';
import type { Counted, Counting } from './counted.ts';

export type Count = Counting | 'counting' | 'too-slow' | undefined;

const PAUSE_MS = 150;
const PATIENCE_MS = 10_000;

/**
 * Computes the exact distribution of a notation in a worker; a worker that is still busy with the previous notation is
 * terminated. Until the new result is there, `shown` holds the previous one.
 */
export function useCounted(text: string | undefined): {
  readonly count: Count;
  readonly shown: Counted | undefined;
} {
  const [count, setCount] = useState<Count>();
  const shown = useRef<Counted>(undefined);
  useEffect(() => {
    if (text === undefined) {
      setCount(undefined);
      return;
    }
    return counting(text, setCount);
  }, [text]);
  if (typeof count === 'object') shown.current = count.ok ? count.value : undefined;
  if (count === undefined || count === 'too-slow') shown.current = undefined;
  return { count, shown: shown.current };
}

function counting(text: string, tell: (count: Count) => void): () => void {
  let worker: Worker | undefined;
  const begin = setTimeout(() => {
    tell('counting');
    worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Counting>) => {
      clearTimeout(end);
      worker?.terminate();
      tell(data);
    };
    worker.onerror = () => tell('too-slow');
    worker.postMessage(text);
  }, PAUSE_MS);
  const end = setTimeout(() => {
    worker?.terminate();
    tell('too-slow');
  }, PATIENCE_MS);
  return () => {
    clearTimeout(begin);
    clearTimeout(end);
    worker?.terminate();
  };
}
