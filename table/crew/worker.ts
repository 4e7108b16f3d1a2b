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

/** Streams of the seed, from the first to before the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a worker begins with: the work, and the folders of systems of one's own. */
export interface Hired {
  readonly work: Work;
  readonly folders: readonly string[];
}

/** What a worker is asked: some of the fights, the exact chances of one encounter, or whether it can be done at all. */
export type Task = Range | { readonly exactly: number } | 'look';
export type Done = Part | Exact | Looked;

/** What of an encounter can be sent: who is in it, and the world it begins in. */
export type Begun = Pick<Encounter, 'roster' | 'begun'>;
/** The encounters of the work as they begin, or what is wrong with it. */
export type Looked =
  | { readonly is: 'ready'; readonly encounters: readonly Begun[] }
  | Exclude<Ready, { is: 'ready' }>;

const port = parentPort;
const { work, folders } = workerData as Hired;
// a thread has a catalogue of its own
if (folders.length > 0) await (await import('@arbitro/own')).bringFoldersByName(folders);
// only the systems it needs: a worker is soon ready
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
