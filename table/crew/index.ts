export { type WorkerOptions, solveInWorker, countWorkers, prepareInWorker, simulateInWorkers } from './simulate-in-workers.ts';
export type { StartedEncounter, PreparedWork } from './worker.ts';
