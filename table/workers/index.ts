export {
  countWorkers,
  prepareInWorker,
  simulateInWorkers,
  solveInWorker,
  solveSmallInWorker,
  type WorkerOptions,
} from './simulate-in-workers.ts';
export type { PreparedWork, StartedEncounter } from './worker.ts';
