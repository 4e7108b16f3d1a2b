import type { Worker } from 'node:worker_threads';

/** Returns how many milliseconds of CPU time a thread has used. */
export type ReadProcessorTime = (thread: Worker) => Promise<number>;

export const readProcessorTime: ReadProcessorTime = async (thread) => {
  // before Node 24.6 threads did not know their CPU time: there the clock counts
  if (!('cpuUsage' in thread)) return performance.now();
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1000;
};

/** Ends the wait on a machine so busy that the thread hardly runs: after about ten times its patience. */
const MAX_CHECKS = 20;

interface ThreadBudget {
  readonly thread: Worker;
  /** Milliseconds of the thread's own CPU time: load by other processes does not count. */
  readonly ms: number;
  readonly readTime: ReadProcessorTime;
}

/** Calls back once the thread has used its time from now on; the returned function cancels it. */
export function onBudgetSpent(
  { thread, ms, readTime: usedBy }: ThreadBudget,
  resume: () => void,
): () => void {
  const before = usedBy(thread);
  let timer: NodeJS.Timeout;
  let isOff = false;
  const checkTime = async (looks: number): Promise<void> => {
    const used = (await usedBy(thread)) - (await before);
    if (isOff) return;
    if (used >= ms || looks >= MAX_CHECKS) resume();
    else lookAfter(Math.max(ms - used, ms / 10), looks + 1);
  };
  const lookAfter = (pause: number, looks: number): void => {
    timer = setTimeout(() => checkTime(looks).catch(ignoreError), pause);
  };
  before.catch(ignoreError);
  lookAfter(ms, 1);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}

/** A thread that has ended has reported that itself. */
const ignoreError = (): void => undefined;
