/** Starts a worker for simulations or a review. */
export const startFightWorker = (): Worker =>
  new Worker(new URL('./fight-worker.ts', import.meta.url), { type: 'module' });
