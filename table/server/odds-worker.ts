import { parentPort, workerData } from 'node:worker_threads';
import { systemById } from '@arbitro/catalogue';
import { chancesOf } from './odds.ts';
import type { OddsTask } from './odds-desk.ts';

// a thread has a catalogue of its own; what is asked before it is ready waits
const folders = workerData as readonly string[];
if (folders.length > 0) await (await import('@arbitro/own')).bringFolders(folders);
// its own thread: an action with a hundred thousand ways to end must not keep the table waiting
parentPort?.on('message', ({ id, system, ...task }: OddsTask) => {
  const found = systemById(system);
  if (!found) throw new Error(`no system ${system}`);
  parentPort?.postMessage({ id, found: chancesOf(found, task) });
});
parentPort?.postMessage({ ready: true });
