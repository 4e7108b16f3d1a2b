import { useCallback, useEffect, useRef, useState } from 'react';
import { moduleOf } from '../../app/own-systems.ts';
import type { Asked, Told } from './asked.ts';

export interface Simulation {
  readonly told: Told | undefined;
  readonly running: boolean;
  start(asked: Asked): void;
  stop(): void;
}

/** A worker that fights; what it has told last stays when it is stopped. */
export function useSimulation(): Simulation {
  const [told, setTold] = useState<Told>();
  const [running, setRunning] = useState(false);
  const worker = useRef<Worker>(undefined);
  const stop = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(false);
  }, []);
  const start = useCallback(
    (asked: Asked): void => {
      stop();
      const hired = new Worker(new URL('./simulate-worker.ts', import.meta.url), { type: 'module' });
      worker.current = hired;
      setRunning(true);
      setTold(undefined);
      hired.onmessage = ({ data }: MessageEvent<Told>) => {
        setTold(data);
        if (data.is === 'trouble' || data.done >= data.fights) stop();
      };
      hired.onerror = ({ message }) => {
        setTold({ is: 'trouble', why: 'broke', says: message });
        stop();
      };
      hired.postMessage({ ...asked, module: moduleOf(asked.system) } satisfies Asked);
    },
    [stop],
  );
  useEffect(() => stop, [stop]);
  return { told, running, start, stop };
}
