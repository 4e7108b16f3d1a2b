import { parentPort } from 'node:worker_threads';
import { systemById } from '@arbitro/catalogue';
import { chancesOf } from './odds.ts';
import type { OddsTask } from './odds-desk.ts';

// its own thread: an action with a hundred thousand ways to end must not keep the table waiting
parentPort?.on('message', ({ id, system, ...task }: OddsTask) => {
  const found = systemById(system);
  if (!found) throw new Error(`no system ${system}`);
  parentPort?.postMessage({ id, found: chancesOf(found, task) });
});
parentPort?.postMessage({ ready: true });
