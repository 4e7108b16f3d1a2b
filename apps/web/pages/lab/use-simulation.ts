import { useCallback, useEffect, useRef, useState } from 'react';
import { moduleAddressOf } from '../../app/custom-systems.ts';
import { startFightWorker } from '../../app/start-fight-worker.ts';
import type { FailedReply } from '../../live/api.ts';
import {
  BrowserSimulation,
  countBrowserWorkers,
  type LabWorkers,
  type WorkerMessage,
} from './browser-simulation.ts';
import { simulateOnCluster } from './cluster-simulation.ts';
import type { LabRequest, SimulationMessage } from './simulation-messages.ts';
import type { SimulationPlace } from './simulation-place.ts';

export interface Simulation {
  readonly message: SimulationMessage | undefined;
  readonly running: boolean;
  /** The percentage points to which the percentages of the last simulation were to be known, if that was its goal. */
  readonly within: number | undefined;
  readonly place: SimulationPlace;
  /** Why it runs in the browser, although the cluster was chosen. */
  readonly denied: FailedReply | undefined;
  start(labRequest: LabRequest, place?: SimulationPlace): void;
  stop(): void;
}

/** The server's code for a simulation that reached its time limit: the results so far stay. */
export const TIME_LIMIT_CODE = 'long-enough';

/** Runs simulations; the last results stay when it is stopped. */
export function useSimulation(): Simulation {
  const [simulationMessage, setTold] = useState<SimulationMessage>();
  const [running, setRunning] = useState(false);
  const [place, setPlace] = useState<SimulationPlace>('browser');
  const [denied, setDenied] = useState<FailedReply>();
  const [within, setWithin] = useState<number>();
  const leave = useRef<() => void>(undefined);
  const stop = useCallback((): void => {
    leave.current?.();
    leave.current = undefined;
    setRunning(false);
  }, []);
  const begin = useCallback(
    (labRequest: LabRequest, simulationPlace: SimulationPlace): void => {
      setTold(undefined);
      setPlace(simulationPlace);
      setWithin(labRequest.goal.within);
      const hear = (news: SimulationMessage): void => {
        setTold(news);
        if (news.is === 'trouble' || news.done >= news.fights) stop();
      };
      if (simulationPlace === 'browser' || labRequest.subject.kind === 'world') {
        leave.current = simulateInBrowser(labRequest, hear);
        return;
      }
      const off = new AbortController();
      leave.current = () => off.abort();
      void simulateOnCluster({ ...labRequest, files: labRequest.subject.files }, off.signal, hear).then(
        (why) => {
          if (!why || off.signal.aborted) return;
          // the browser will find and report errors of the fight itself
          if (why.status !== 400 && why.status !== 422) setDenied(why);
          if (why.code === TIME_LIMIT_CODE) stop();
          else begin(labRequest, 'browser');
        },
      );
    },
    [stop],
  );
  const start = useCallback(
    (labRequest: LabRequest, simulationPlace: SimulationPlace = 'browser'): void => {
      stop();
      setRunning(true);
      setDenied(undefined);
      begin(labRequest, simulationPlace);
    },
    [stop, begin],
  );
  useEffect(() => stop, [stop]);
  return { message: simulationMessage, running, within, place, denied, start, stop };
}

/** Simulates in workers of this browser; returns a function that terminates them. */
function simulateInBrowser(
  labRequest: LabRequest,
  notify: (simulationMessage: SimulationMessage) => void,
): () => void {
  const create: LabWorkers['create'] = (hear) => {
    const worker = startFightWorker();
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => hear(data);
    worker.onerror = ({ message }) => hear({ is: 'trouble', why: 'broke', says: message });
    return worker;
  };
  const request = { ...labRequest, module: moduleAddressOf(labRequest.system) };
  const simulation = new BrowserSimulation(request, { count: countBrowserWorkers(), create }, notify);
  return () => simulation.stop();
}
