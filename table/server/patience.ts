import type { Worker } from 'node:worker_threads';

/** Returns how many milliseconds of CPU time a thread has used. */
export type UsedBy = (thread: Worker) => Promise<number>;

export const processorTime: UsedBy = async (thread) => {
  // before Node 24.6 threads did not know their CPU time: there the clock counts
  if (!('cpuUsage' in thread)) return performance.now();
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1000;
};

/** Ends the wait on a machine so busy that the thread hardly runs: after about ten times its patience. */
const MOST_LOOKS = 20;

interface Patience {
  readonly thread: Worker;
  /** Milliseconds of the thread's own CPU time: load by other processes does not count. */
  readonly ms: number;
  readonly usedBy: UsedBy;
}

/** Calls back once the thread has used its time from now on; the returned function cancels it. */
export function onceSpent({ thread, ms, usedBy }: Patience, tell: () => void): () => void {
  const before = usedBy(thread);
  let timer: NodeJS.Timeout;
  let isOff = false;
  const look = async (looks: number): Promise<void> => {
    const used = (await usedBy(thread)) - (await before);
    if (isOff) return;
    if (used >= ms || looks >= MOST_LOOKS) tell();
    else lookAfter(Math.max(ms - used, ms / 10), looks + 1);
  };
  const lookAfter = (pause: number, looks: number): void => {
    timer = setTimeout(() => look(looks).catch(ended), pause);
  };
  before.catch(ended);
  lookAfter(ms, 1);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}

/** A thread that has ended has reported that itself. */
const ended = (): void => undefined;
