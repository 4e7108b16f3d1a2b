import { parentPort, workerData } from 'node:worker_threads';
import { loadSystem } from '@arbitro/catalogue/lazy';
import {
  type Encounter,
  type Exact,
  exactly,
  type Part,
  type Ready,
  readied,
  simulate,
  type Work,
} from '@arbitro/simulation';

/** Streams of the seed: from the first (inclusive) to the last (exclusive). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The start data of a worker: the job, and the folders of custom systems. */
export interface Hired {
  readonly work: Work;
  readonly folders: readonly string[];
}

/** A task for a worker: simulate some fights, solve one encounter exactly, or prepare the job and report errors. */
export type Task = Range | { readonly exactly: number } | 'look';
export type Done = Part | Exact | Looked;

/** The part of an encounter that can be sent to another thread: its roster and its initial world. */
export type Begun = Pick<Encounter, 'roster' | 'begun'>;
/** The encounters of the job at their start, or what is wrong with the job. */
export type Looked =
  | { readonly is: 'ready'; readonly encounters: readonly Begun[] }
  | Exclude<Ready, { is: 'ready' }>;

const port = parentPort;
const { work, folders } = workerData as Hired;
// each thread has its own catalogue
if (folders.length > 0) await (await import('@arbitro/own')).bringFoldersByName(folders);
// loads only the systems it needs, so that the worker starts fast
const ids = new Set(work.files.map(({ system }) => String(system)));
const systems = await Promise.all([...ids].map((id) => loadSystem(id)));
const ready = readied(
  work,
  systems.filter((system) => system !== undefined),
);
port?.on('message', (task: Task) => port.postMessage(task === 'look' ? looked() : doneBy(task)));

function looked(): Looked {
  if (ready.is !== 'ready') return ready;
  return { is: 'ready', encounters: ready.encounters.map(({ roster, begun }) => ({ roster, begun })) };
}

function doneBy(task: Exclude<Task, 'look'>): Part | Exact {
  if (ready.is !== 'ready') throw new Error('a worker was given work that cannot be done');
  const { encounters } = ready;
  if ('from' in task) return simulate(encounters, task.from, task.to);
  const encounter = encounters[task.exactly];
  if (!encounter) throw new Error(`there is no encounter ${task.exactly}`);
  return exactly(encounter);
}
