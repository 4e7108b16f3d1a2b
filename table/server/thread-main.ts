import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { listTransferable, runTask, type Task } from './thread-tasks.ts';

/** Less than the main thread, yet enough on a crowded machine. */
const NICENESS = 5;

const folders = workerData as readonly string[];
// Linux gives each thread a priority of its own: the one that answers everybody goes first
if (process.platform === 'linux') setPriority(NICENESS);
// a thread has a catalogue of its own; tasks that arrive before it is ready wait
if (folders.length > 0) await (await import('@arbitro/own')).bringFolders(folders);
parentPort?.on('message', (task: Task) => {
  const result = runTask(task);
  parentPort?.postMessage({ result }, listTransferable(result));
});
parentPort?.postMessage({ ready: true });
