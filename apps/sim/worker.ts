import { parentPort, workerData } from 'node:worker_threads';
import { systems } from '@arbitro/catalogue';
import { type Exact, exactly, type Part, readied, simulate, type Work } from '@arbitro/simulation';

/** Streams of the seed, from the first to before the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a worker is asked: some of the fights, or the exact chances of one encounter. */
export type Task = Range | { readonly exactly: number };
export type Done = Part | Exact;

const port = parentPort;
const ready = readied(workerData as Work, systems);
if (!port || ready.is !== 'ready') throw new Error('a worker was given work that cannot be done');
const { encounters } = ready;
port.on('message', (task: Task) => port.postMessage(doneBy(task)));

function doneBy(task: Task): Done {
  if ('from' in task) return simulate(encounters, task.from, task.to);
  const encounter = encounters[task.exactly];
  if (!encounter) throw new Error(`there is no encounter ${task.exactly}`);
  return exactly(encounter);
}
