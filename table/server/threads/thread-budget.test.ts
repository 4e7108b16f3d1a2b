import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onBudgetSpent, readProcessorTime } from './thread-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Starts waiting for a thread whose CPU time is the set value. */
function startBudget(): { used: number; readonly told: () => number; readonly off: () => void } {
  const state = { used: 7 };
  const tell = vi.fn();
  const thread = new EventTarget() as unknown as Worker;
  const off = onBudgetSpent({ thread, ms: 100, readTime: async () => state.used }, tell);
  return Object.assign(state, { told: () => tell.mock.calls.length, off });
}

test('a thread that works all the time has its time on the clock', async () => {
  const patience = startBudget();
  await vi.advanceTimersByTimeAsync(99);
  patience.used = 107;
  expect(patience.told()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(patience.told()).toBe(1);
});

test('a blocked one is waited for, up to a limit', async () => {
  const patience = startBudget();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(patience.told()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(patience.told()).toBe(1);
});

test('when cancelled, nothing is reported', async () => {
  const patience = startBudget();
  patience.used = 107;
  patience.off();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(patience.told()).toBe(0);
});

test('the time of a thread is reported while it is busy', async () => {
  const thread = new Worker(`require('node:worker_threads').parentPort.postMessage(0); for (;;);`, {
    eval: true,
  });
  await once(thread, 'message');
  const before = await readProcessorTime(thread);
  await expect.poll(() => readProcessorTime(thread)).toBeGreaterThan(before);
  await thread.terminate();
});
