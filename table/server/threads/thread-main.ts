import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { listTransferable, runTask, type Task, TaskStoppedError } from './thread-tasks.ts';
import type { ThreadData, ThreadMessage } from './worker-thread.ts';

const { folders, niceness, stopFlag } = workerData as ThreadData;
const isStopRequested = (): boolean => Atomics.load(stopFlag, 0) !== 0;
const sendMessage = (message: ThreadMessage, transferred: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transferred);

// Linux gives each thread its own priority: the main thread, which answers all clients, goes first
if (process.platform === 'linux') setPriority(niceness);
// each thread has its own catalogue; tasks that arrive before it is ready wait
if (folders.length > 0) await (await import('@arbitro/custom-systems')).loadCustomSystems(folders);
parentPort?.on('message', (task: Task) => {
  try {
    const result = runTask(task, isStopRequested);
    sendMessage({ result }, listTransferable(result));
  } catch (error) {
    if (!(error instanceof TaskStoppedError)) throw error;
    sendMessage({ isStopped: true });
  }
});
sendMessage({});
