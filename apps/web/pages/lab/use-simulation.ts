import { useCallback, useEffect, useRef, useState } from 'react';
import { moduleOf } from '../../app/own-systems.ts';
import type { Denied } from '../../live/api.ts';
import type { Asked, Told } from './asked.ts';
import { foughtOnCluster } from './on-cluster.ts';
import type { Place } from './place.ts';

export interface Simulation {
  readonly told: Told | undefined;
  readonly running: boolean;
  readonly place: Place;
  /** Why it runs in the browser, although the cluster was chosen. */
  readonly denied: Denied | undefined;
  start(asked: Asked, place?: Place): void;
  stop(): void;
}

/** The server's code for a simulation that reached its time limit: the results so far stay. */
export const LONG_ENOUGH = 'long-enough';

/** Runs simulations; the last results stay when it is stopped. */
export function useSimulation(): Simulation {
  const [told, setTold] = useState<Told>();
  const [running, setRunning] = useState(false);
  const [place, setPlace] = useState<Place>('browser');
  const [denied, setDenied] = useState<Denied>();
  const leave = useRef<() => void>(undefined);
  const stop = useCallback((): void => {
    leave.current?.();
    leave.current = undefined;
    setRunning(false);
  }, []);
  const begin = useCallback(
    (asked: Asked, at: Place): void => {
      setTold(undefined);
      setPlace(at);
      const hear = (news: Told): void => {
        setTold(news);
        if (news.is === 'trouble' || news.done >= news.fights) stop();
      };
      if (at === 'browser' || asked.subject.kind === 'world') {
        leave.current = inBrowser(asked, hear);
        return;
      }
      const off = new AbortController();
      leave.current = () => off.abort();
      void foughtOnCluster({ ...asked, files: asked.subject.files }, off.signal, hear).then((why) => {
        if (!why || off.signal.aborted) return;
        // the browser will find and report errors of the fight itself
        if (why.status !== 400 && why.status !== 422) setDenied(why);
        if (why.code === LONG_ENOUGH) stop();
        else begin(asked, 'browser');
      });
    },
    [stop],
  );
  const start = useCallback(
    (asked: Asked, at: Place = 'browser'): void => {
      stop();
      setRunning(true);
      setDenied(undefined);
      begin(asked, at);
    },
    [stop, begin],
  );
  useEffect(() => stop, [stop]);
  return { told, running, place, denied, start, stop };
}

/** Simulates in a worker of this browser; returns a function that terminates it. */
function inBrowser(asked: Asked, tell: (told: Told) => void): () => void {
  const hired = new Worker(new URL('./simulate-worker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
  hired.onerror = ({ message }) => tell({ is: 'trouble', why: 'broke', says: message });
  hired.postMessage({ ...asked, module: moduleOf(asked.system) } satisfies Asked);
  return () => hired.terminate();
}
