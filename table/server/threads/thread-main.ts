import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadSystem } from '@arbitro/catalogue/lazy';
import type { System } from '@arbitro/kernel';
import { runPlayTask, TaskStoppedError } from './thread-tasks.ts';
import type { Task, TaskResult, ThreadData, ThreadMessage, ThreadRequest } from './worker-thread.ts';

const { folders, niceness, stopFlag } = workerData as ThreadData;
const isStopRequested = (): boolean => Atomics.load(stopFlag, 0) !== 0;
const sendMessage = (message: ThreadMessage, transferred: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transferred);

const loadedSystems = new Map<string, System>();

async function loadRules(id: string): Promise<void> {
  const system = await loadSystem(id);
  if (system) loadedSystems.set(id, system);
  sendMessage({});
}

/** Reading needs every game, and most threads never read. */
async function runTask(task: Task): Promise<TaskResult> {
  if (!('system' in task)) return (await import('./reading-tasks.ts')).runReadingTask(task);
  const system = loadedSystems.get(task.system);
  if (!system) throw new Error(`no system ${task.system}`);
  return runPlayTask(system, task, isStopRequested);
}

async function answerTask(task: Task): Promise<void> {
  try {
    const result = await runTask(task);
    sendMessage({ result }, listTransferable(result));
  } catch (error) {
    if (!(error instanceof TaskStoppedError)) throw error;
    sendMessage({ isStopped: true });
  }
}

/** Returns the buffers of a result that are transferred instead of copied. */
function listTransferable(result: TaskResult): ArrayBuffer[] {
  if (result.kind === 'import' && 'entries' in result.outcome)
    return result.outcome.entries.map(({ buffer }) => buffer);
  if (result.kind !== 'shelf-file' || !('things' in result.outcome)) return [];
  return result.outcome.things.flatMap(({ packedItem, picture }) => [
    packedItem.buffer,
    ...(picture ? [picture.buffer] : []),
  ]);
}

// Linux gives each thread its own priority: the main thread, which answers all clients, goes first
if (process.platform === 'linux') setPriority(niceness);
// each thread has its own catalogue; requests that arrive before it is ready wait
if (folders.length > 0) await (await import('@arbitro/custom-systems')).loadCustomSystems(folders);
let lastRequest: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: ThreadRequest) => {
  lastRequest = lastRequest.then(() => ('load' in request ? loadRules(request.load) : answerTask(request)));
});
sendMessage({});
