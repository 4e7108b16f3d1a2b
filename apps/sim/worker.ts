import { parentPort, workerData } from 'node:worker_threads';
import { systems } from '@arbitro/catalogue';
import { readied, simulate, type Work } from '@arbitro/simulation';

/** Streams of the seed, from the first to before the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const port = parentPort;
const ready = readied(workerData as Work, systems);
if (!port || ready.is !== 'ready') throw new Error('a worker was given work that cannot be done');
const { encounters } = ready;
port.on('message', ({ from, to }: Range) => port.postMessage(simulate(encounters, from, to)));
