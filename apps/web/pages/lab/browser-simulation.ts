import type { AnyWorld } from '@arbitro/kernel';
import {
  comparisonOf,
  type Encounter,
  findIntervalRule,
  type PartialTally,
  reportOf,
  SimulationRun,
  type StreamRange,
} from '@arbitro/simulation';
import type { LabRequest, SimulationMessage, SimulationTrouble } from './simulation-messages.ts';

/** The part of an encounter that a worker can send. */
export type StartedEncounter = Pick<Encounter, 'roster' | 'initialWorld'>;

/** A worker's messages: one when it is prepared, then one for each range of streams. */
export type WorkerMessage =
  | { readonly is: 'ready'; readonly encounters: readonly StartedEncounter[] }
  | {
      readonly is: 'part';
      readonly range: StreamRange;
      readonly part: PartialTally;
      readonly milliseconds: number;
    }
  | SimulationTrouble;

/** What is used of a web worker. */
export interface LabWorker {
  postMessage(message: LabRequest | StreamRange): void;
  terminate(): void;
}

export interface LabWorkers {
  readonly count: number;
  /** Starts a worker whose messages go to `hear`. */
  create(hear: (message: WorkerMessage) => void): LabWorker;
}

/** Milliseconds of work in a range: this much may be lost at the end. */
const RANGE_MS = 60;
const MAX_RANGE_FIGHTS = 2000;
/** Milliseconds between two messages: more frequent ones would not be visible. */
const REPORT_MS = 100;

/** Simulates in several workers of this browser, so that all cores are used and the page never blocks. */
export class BrowserSimulation {
  readonly #request: LabRequest;
  readonly #tell: (simulationMessage: SimulationMessage) => void;
  readonly #workers: readonly LabWorker[];
  #run: SimulationRun | undefined;
  #worlds: readonly AnyWorld[] = [];
  #isStopped = false;
  #told = Number.NEGATIVE_INFINITY;

  constructor(
    request: LabRequest,
    { count, create }: LabWorkers,
    notify: (simulationMessage: SimulationMessage) => void,
  ) {
    this.#request = request;
    this.#tell = notify;
    this.#workers = Array.from({ length: count }, (_, index) =>
      create((message) => this.#hear(this.#workers[index]!, message)),
    );
    for (const worker of this.#workers) worker.postMessage(request);
  }

  stop(): void {
    this.#isStopped = true;
    for (const worker of this.#workers) worker.terminate();
  }

  #hear(worker: LabWorker, message: WorkerMessage): void {
    // messages that were on their way when the workers were terminated
    if (this.#isStopped) return;
    switch (message.is) {
      case 'trouble':
        return this.#fail(message);
      case 'ready':
        this.#run ??= this.#begin(message.encounters);
        return this.#giveWork(worker, this.#run, 1);
      case 'part':
        if (this.#run) this.#count(worker, this.#run, message);
    }
  }

  #fail(trouble: SimulationTrouble): void {
    this.stop();
    this.#tell(trouble);
  }

  #begin(encounters: readonly StartedEncounter[]): SimulationRun {
    this.#worlds = encounters.map(({ initialWorld }) => initialWorld);
    return new SimulationRun(encounters, this.#request.goal);
  }

  #count(worker: LabWorker, run: SimulationRun, message: Extract<WorkerMessage, { is: 'part' }>): void {
    const { range, part, milliseconds } = message;
    const hasChanged = run.complete(range, part);
    if (run.isOver) this.stop();
    else {
      const pace = (range.to - range.from) / Math.max(1, milliseconds);
      this.#giveWork(worker, run, Math.floor(pace * RANGE_MS));
    }
    const now = performance.now();
    if (!hasChanged || (!run.isOver && now - this.#told < REPORT_MS)) return;
    this.#told = now;
    this.#tell(this.#describe(run));
  }

  /** Ranges are smaller towards a possible end, so that all workers finish together. */
  #giveWork(worker: LabWorker, run: SimulationRun, size: number): void {
    const fair = Math.ceil(run.remaining / (2 * this.#workers.length));
    const range = run.next(Math.min(size, fair, MAX_RANGE_FIGHTS));
    if (range) worker.postMessage(range);
  }

  #describe(run: SimulationRun): SimulationMessage {
    const { goal } = this.#request;
    const rule = findIntervalRule(goal, run.counted);
    const { tallies, pairs } = run.total;
    const [pair] = pairs;
    return {
      is: 'figures',
      ...run.getProgress(),
      reports: this.#worlds.map((world, index) => reportOf(tallies[index]!, world, rule)),
      comparison: pair && comparisonOf(pair, rule),
    };
  }
}

/** Returns how many workers this browser can use. */
export const countBrowserWorkers = (): number =>
  Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency));
/** Each worker loads the rules again. */
const MAX_WORKERS = 16;
