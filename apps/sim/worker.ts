import { parentPort, workerData } from 'node:worker_threads';
import { loadSystem } from '@arbitro/catalogue/lazy';
import { type Exact, exactly, type Part, readied, simulate, type Work } from '@arbitro/simulation';

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

/** What a worker is asked: some of the fights, or the exact chances of one encounter. */
export type Task = Range | { readonly exactly: number };
export type Done = Part | Exact;

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
if (!port || ready.is !== 'ready') throw new Error('a worker was given work that cannot be done');
const { encounters } = ready;
port.on('message', (task: Task) => port.postMessage(doneBy(task)));

function doneBy(task: Task): Done {
  if ('from' in task) return simulate(encounters, task.from, task.to);
  const encounter = encounters[task.exactly];
  if (!encounter) throw new Error(`there is no encounter ${task.exactly}`);
  return exactly(encounter);
}
