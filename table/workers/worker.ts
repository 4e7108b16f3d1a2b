import { parentPort, workerData } from 'node:worker_threads';
import { loadSystem } from '@arbitro/catalogue/lazy';
import {
  type Encounter,
  type ExactResult,
  type PartialTally,
  type PreparedJob,
  prepareJob,
  type SimJob,
  type StreamRange,
  simulate,
  solveExactly,
  solveIfSmall,
} from '@arbitro/simulation';

/** The start data of a worker: the job, and the folders of custom systems. */
export interface WorkerInput {
  readonly work: SimJob;
  readonly folders: readonly string[];
}

/** A task for a worker: simulate some fights, solve one encounter exactly, or prepare the job and report errors. */
export type WorkerTask = StreamRange | { readonly exactly: number; readonly ifSmall?: boolean } | 'look';
export type WorkerResult = PartialTally | ExactResult | 'too-large' | PreparedWork;

/** The part of an encounter that can be sent to another thread: its roster and its initial world. */
export type StartedEncounter = Pick<Encounter, 'roster' | 'initialWorld'>;
/** The encounters of the job at their start, or what is wrong with the job. */
export type PreparedWork =
  | { readonly kind: 'ready'; readonly encounters: readonly StartedEncounter[] }
  | Exclude<PreparedJob, { kind: 'ready' }>;

const port = parentPort;
const { work, folders } = workerData as WorkerInput;
// each thread has its own catalogue
if (folders.length > 0) await (await import('@arbitro/custom-systems')).loadCustomSystemsByName(folders);
// loads only the systems it needs, so that the worker starts fast
const ids = new Set(work.files.map(({ system }) => String(system)));
const systems = await Promise.all([...ids].map((id) => loadSystem(id)));
const preparedJob = prepareJob(
  work,
  systems.filter((system) => system !== undefined),
);
port?.on('message', (task: WorkerTask) =>
  port.postMessage(task === 'look' ? describePreparedWork() : runTask(task)),
);

function describePreparedWork(): PreparedWork {
  if (preparedJob.kind !== 'ready') return preparedJob;
  return {
    kind: 'ready',
    encounters: preparedJob.encounters.map(({ roster, initialWorld }) => ({ roster, initialWorld })),
  };
}

function runTask(task: Exclude<WorkerTask, 'look'>): PartialTally | ExactResult | 'too-large' {
  if (preparedJob.kind !== 'ready') throw new Error('a worker was given work that cannot be done');
  const { encounters } = preparedJob;
  if ('from' in task) return simulate(encounters, task.from, task.to);
  const encounter = encounters[task.exactly];
  if (!encounter) throw new Error(`there is no encounter ${task.exactly}`);
  return task.ifSmall ? (solveIfSmall(encounter) ?? 'too-large') : solveExactly(encounter);
}
