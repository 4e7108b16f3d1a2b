import type { Language } from '@arbitro/kernel';
import {
  comparisonOf,
  findIntervalRule,
  reportOf,
  type SimJob,
  type SimulationGoal,
  type SimulationRun,
} from '@arbitro/simulation';
import type { StartedEncounter } from '@arbitro/workers';
import type { ClusterNotice, ClusterRequest } from '@arbitro/workers/cluster';
import { buildErrorBody, buildErrorReply } from '../http/error-replies.ts';
import type { ErrorReply, StreamListener } from '../live/table-service.ts';

export type { StartedEncounter } from '@arbitro/workers';

/** Milliseconds between two reports, and between two checks whether workers are still active. */
const REPORT_MS = 250;
const WORKER_CHECK_MS = 5_000;

interface SimulationParts {
  readonly request: ClusterRequest;
  readonly listener: StreamListener;
  readonly language: Language;
  /** The maximum milliseconds. */
  readonly longest: number;
  readonly reportError: (error: unknown) => void;
}

/** A running simulation: reports to the client repeatedly, until all fights are counted or the client leaves. */
export class Simulation {
  readonly #parts: SimulationParts;
  readonly #stop = new AbortController();
  #errorReply: ErrorReply | undefined;

  constructor(parts: SimulationParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Resolves when its jobs are gone from the queue. */
  async run(
    work: SimJob,
    encounters: readonly StartedEncounter[],
    workers: () => Promise<number>,
  ): Promise<void> {
    const { request, listener, language, longest } = this.#parts;
    let lastReportAt = 0;
    let latest: SimulationRun | undefined;
    const sendFigures = (run: SimulationRun): void => listener.tell(buildFigures(run, request, encounters));
    const watch = this.#watch(workers);
    const enough = setTimeout(() => this.#end(buildErrorReply('long-enough')), longest);
    try {
      const { simulateInCluster } = await import('@arbitro/workers/cluster');
      await simulateInCluster(work, encounters, {
        ...request,
        signal: this.#stop.signal,
        onNotice: (clusterNotice) => this.#notice(clusterNotice),
        onProgress: (_done, run) => {
          latest = run;
          const now = performance.now();
          if (run.isOver || now - lastReportAt < REPORT_MS) return;
          lastReportAt = now;
          sendFigures(run);
        },
      });
      if (latest) sendFigures(latest);
    } catch (error) {
      this.#fail(error);
    } finally {
      clearInterval(watch);
      clearTimeout(enough);
    }
    if (this.#errorReply) listener.tell(formatMessage('refused', buildErrorBody(this.#errorReply, language)));
    listener.end();
  }

  /** Ends it when two checks in a row find no worker: cut connections come back at once, a lost worker does not. */
  #watch(workers: () => Promise<number>): NodeJS.Timeout {
    let nobody = 0;
    const checkStop = async (): Promise<void> => {
      nobody = (await workers()) === 0 ? nobody + 1 : 0;
      if (nobody > 1) this.#end(buildErrorReply('no-workers'));
    };
    // the code that requests the fights waits for an unavailable database
    return setInterval(() => void checkStop().catch(() => undefined), WORKER_CHECK_MS);
  }

  #notice(clusterNotice: ClusterNotice): void {
    if (clusterNotice.is === 'without-system')
      this.#end(buildErrorReply('worker-lacks-system', { system: clusterNotice.system }));
  }

  #fail(error: unknown): void {
    // the reason goes to the log: it may name things on the workers' machines
    this.#parts.reportError(error);
    const { is } = error as { readonly is?: unknown };
    this.#end(buildErrorReply(is === 'lost' || is === 'no-database' ? 'no-workers' : 'fights-broke'));
  }

  #end(why: ErrorReply): void {
    this.#errorReply ??= why;
    this.#stop.abort();
  }
}

/** Returns the same figures as `arbitro sim --json` for the first n fights. */
function buildFigures(
  run: SimulationRun,
  goal: SimulationGoal,
  encounters: readonly StartedEncounter[],
): string {
  const { tallies, pairs } = run.total;
  const rule = findIntervalRule(goal, run.counted);
  const reports = tallies.flatMap((tally, index) => {
    const encounter = encounters[index];
    return encounter ? [reportOf(tally, encounter.initialWorld, rule)] : [];
  });
  const comparisons = pairs.map((pair) => comparisonOf(pair, rule));
  return formatMessage('figures', { ...run.getProgress(), reports, comparisons });
}

const formatMessage = (event: 'figures' | 'refused', data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
