import { systemById } from '@arbitro/catalogue';
import { type Fault, type Language, parseWithSchema } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import type { SimulationRequest } from '@arbitro/protocol';
import type { NoFightReason, SimJob } from '@arbitro/simulation';
import { prepareInWorker } from '@arbitro/workers';
import type { ClusterRequest } from '@arbitro/workers/cluster';
import { z } from 'zod';
import { buildErrorReply, buildSchemaErrorReply } from '../http/error-replies.ts';
import type { ErrorReply, ServiceResult, StreamListener } from '../live/table-service.ts';
import { VERSION } from '../version.ts';
import { Simulation, type StartedEncounter } from './simulation.ts';

/** Maximum simulations at a time, of one server and of one address: a worker runs the chunks of all of them in turn. */
const MAX_RUNNING = 4;
const MAX_BY_ADDRESS = 2;
/** Milliseconds for which the number of workers is cached. */
const WORKER_COUNT_MS = 2_000;
/** Milliseconds until a fight must begin, and until the last must have ended. */
const PREPARE_MS = 30_000;
const MAX_SIMULATION_MS = 10 * 60_000;

/** A simulation that is admitted and prepared: it reports to the listener until the returned function of `run` ends it. */
export interface PreparedSimulation {
  run(listener: StreamListener, language: Language): () => void;
}

export interface SimulationsParts {
  /** The database of the tables, which also has the workers' queue. */
  readonly database: string | undefined;
  /** The maximum milliseconds of a simulation. */
  readonly longest?: number | undefined;
  readonly reportError: (error: unknown) => void;
}

/** Runs simulations for clients with the workers that wait in this server's database; not available without workers. */
export class Simulations {
  readonly #parts: SimulationsParts;
  /** The addresses of running simulations. */
  readonly #runningAddresses: string[] = [];
  readonly #running = new Map<Simulation, Promise<void>>();
  #workerCount: { readonly time: number; readonly count: Promise<number> } | undefined;

  constructor(parts: SimulationsParts) {
    this.#parts = parts;
  }

  /** Returns the number of worker processes; 0 when it cannot be determined. */
  workers(): Promise<number> {
    return this.#counted().catch(() => 0);
  }

  /** Admits the request and prepares it; the client may leave meanwhile. */
  async begin(
    simulationRequest: SimulationRequest,
    address: string,
    signal: AbortSignal,
  ): Promise<ServiceResult<PreparedSimulation>> {
    const errorReply = this.#refuseIfFull(address) ?? findUnplayable(simulationRequest);
    if (errorReply) return errorReply;
    this.#runningAddresses.push(address);
    const work = buildWork(simulationRequest);
    const counted = await this.#countWorkers(work, signal).catch((error: unknown): ErrorReply => {
      this.#parts.reportError(error);
      return buildErrorReply('fights-broke');
    });
    const { database } = this.#parts;
    if ('ok' in counted || database === undefined) {
      this.#release(address);
      return 'ok' in counted ? counted : buildErrorReply('no-workers');
    }
    const { fights, within, scenarios } = simulationRequest;
    const request = { database, version: VERSION, fights, within, compares: scenarios.length > 1 };
    return { ok: true, value: this.#prepareRun(work, counted.encounters, { request, address }) };
  }

  /** Aborts all running simulations, and waits until their jobs are gone from the queue. */
  async close(): Promise<void> {
    for (const simulation of this.#running.keys()) simulation.stop();
    await Promise.all(this.#running.values());
  }

  #prepareRun(
    work: SimJob,
    encounters: readonly StartedEncounter[],
    { request, address }: { readonly request: ClusterRequest; readonly address: string },
  ): PreparedSimulation {
    return {
      run: (listener, language) => {
        const { reportError, longest = MAX_SIMULATION_MS } = this.#parts;
        const simulation = new Simulation({ request, listener, language, longest, reportError });
        const workers = (): Promise<number> => this.#counted();
        const ended = simulation.run(work, encounters, workers).finally(() => {
          this.#running.delete(simulation);
          this.#release(address);
        });
        this.#running.set(simulation, ended);
        return () => simulation.stop();
      },
    };
  }

  #refuseIfFull(address: string): ErrorReply | undefined {
    if (this.#runningAddresses.length >= MAX_RUNNING) return buildErrorReply('simulations-busy');
    const ofAddress = this.#runningAddresses.filter((runningAddress) => runningAddress === address);
    return ofAddress.length >= MAX_BY_ADDRESS ? buildErrorReply('too-fast', { seconds: 10 }) : undefined;
  }

  #release(address: string): void {
    this.#runningAddresses.splice(this.#runningAddresses.indexOf(address), 1);
  }

  async #countWorkers(
    work: SimJob,
    clientSignal: AbortSignal,
  ): Promise<{ readonly encounters: readonly StartedEncounter[] } | ErrorReply> {
    if ((await this.workers()) === 0) return buildErrorReply('no-workers');
    const signal = AbortSignal.any([clientSignal, AbortSignal.timeout(PREPARE_MS)]);
    const counted = await prepareInWorker(work, signal);
    // a client that has left does not read it
    if (!counted || clientSignal.aborted) return buildErrorReply('fights-too-costly');
    if (counted.kind === 'faulty')
      return buildSchemaErrorReply(prefixFaults(counted.faults, ['scenarios', counted.file]));
    if (counted.kind === 'no-fight') return toNoFightReply(counted.fault);
    const sides = counted.encounters.flatMap(({ roster }) => Object.values(roster));
    const faults = Object.keys(work.options.policies ?? {}).flatMap((side) =>
      findFaults(z.enum(['all', ...new Set(sides)]), side, ['policies', side]),
    );
    return faults.length > 0 ? buildSchemaErrorReply(faults) : counted;
  }

  async #counted(): Promise<number> {
    const { database } = this.#parts;
    if (database === undefined) return 0;
    const now = performance.now();
    if (!this.#workerCount || now - this.#workerCount.time > WORKER_COUNT_MS) {
      // the queue is loaded only if there is a database for it
      const count = import('@arbitro/workers/cluster').then(({ countClusterWorkers: workersIn }) =>
        workersIn(database, VERSION),
      );
      this.#workerCount = { time: now, count };
    }
    return this.#workerCount.count;
  }
}

function buildWork({ scenarios, seed, policies, maxRounds }: SimulationRequest): SimJob {
  const simOptions = { seed, ...(policies && { policies }), ...(maxRounds !== undefined && { maxRounds }) };
  return { files: scenarios, options: simOptions };
}

/** Refuses a system that is not here, or a policy that the system does not have. */
function findUnplayable({ scenarios, policies = {} }: SimulationRequest): ErrorReply | undefined {
  for (const { system: id } of scenarios) {
    const system = systemById(String(id));
    if (!system) return buildErrorReply('no-such-system', { id: String(id) });
    const allowed = z.enum(listPolicyNames(system));
    const faults = Object.entries(policies).flatMap(([side, policy]) =>
      findFaults(allowed, policy, ['policies', side]),
    );
    if (faults.length > 0) return buildSchemaErrorReply(faults);
  }
  return undefined;
}

function findFaults(schema: z.ZodType, value: unknown, dataPath: Fault['at']): readonly Fault[] {
  const read = parseWithSchema(schema, value, dataPath);
  return read.ok ? [] : read.faults;
}

const prefixFaults = (faults: readonly Fault[], dataPath: Fault['at']): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, at: [...dataPath, ...fault.at] }));

function toNoFightReply(fault: NoFightReason): ErrorReply {
  if (fault.why === 'refused' || fault.why === 'asks')
    return buildErrorReply('no-fight-after', { step: fault.step + 1 });
  return buildErrorReply(fault.why);
}
