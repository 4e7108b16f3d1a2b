import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { setTimeout as aMoment } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TaskPool, type Unfinished } from './task-pool.ts';
import type { OddsTask } from './thread-tasks.ts';
import type { TaskResult } from './worker-thread.ts';

const workers: Worker[] = [];
const collectMessage = (message: unknown): void => void workers.push((message as { worker: Worker }).worker);
beforeEach(() => subscribe('worker_threads', collectMessage));
afterEach(() => {
  unsubscribe('worker_threads', collectMessage);
  workers.splice(0);
});

const ANN = { table: 'one', seat: 'ann' };
const BEA = { table: 'one', seat: 'bea' };
const CID = { table: 'two', seat: 'cid' };
const DAN = { table: 'three', seat: 'dan' };

const resultKindOf = (result: TaskResult | Unfinished): string =>
  typeof result === 'string' ? result : result.kind;

/** A thread that answers, throws, runs until it is told to stop, or runs forever, as the task says. */
const SCRIPT = `import { parentPort as port, workerData } from 'node:worker_threads';
  port.on('message', ({ load, action: { type } = {} }) => {
    if (load !== undefined) port.postMessage({});
    if (type === 'cheap') port.postMessage({ result: { kind: 'odds', found: { kind: 'unfit' } } });
    if (type === 'broken') throw new Error('boom');
    if (type === 'stoppable') {
      while (Atomics.load(workerData.stopFlag, 0) === 0);
      port.postMessage({ isStopped: true });
    }
    if (type === 'costly') for (;;);
    if (type === 'large') for (const all = []; ; ) all.push(new Array(1_000).fill({}));
  });
  port.postMessage({});`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

const buildOddsTask = (type: string): OddsTask => ({
  kind: 'odds',
  system: 'any',
  world: { options: {}, creatures: [] },
  policy: {},
  answers: [],
  action: { type },
});
const [cheap, costly, broken, stoppable] = ['cheap', 'costly', 'broken', 'stoppable'].map(buildOddsTask) as [
  OddsTask,
  OddsTask,
  OddsTask,
  OddsTask,
];
const ODDS = { kind: 'odds', found: { kind: 'unfit' } };

describe('a pool of threads', () => {
  // the test controls the time: the speed of the machine makes no difference
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Lets the clock run until the promise settles. */
  async function whileTimePasses<T>(coming: Promise<T>): Promise<T> {
    let isThere = false;
    void coming.finally(() => {
      isThere = true;
    });
    while (!isThere) {
      await vi.advanceTimersByTimeAsync(100);
      // a thread starts in real time, and must not be given up meanwhile
      await aMoment(10);
    }
    return coming;
  }

  /** Resolves when the threads have been sent their tasks and the timers are set. */
  const flushTimers = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  test('refuses a task that takes too long, and continues with the next', async () => {
    let used = 0;
    const pool = new TaskPool({ script, budget: 1500, readTime: async () => used });
    expect(await pool.run(ANN, cheap)).toMatchObject(ODDS);
    const results: (TaskResult | Unfinished)[] = [];
    const runs = [costly, cheap, cheap].map(async (oddsTask) => results.push(await pool.run(ANN, oddsTask)));
    // a thread that hardly ran has not used its time
    await vi.advanceTimersByTimeAsync(5000);
    expect(results).toEqual([]);
    used = 1500;
    await vi.advanceTimersByTimeAsync(1500);
    expect(results, 'while it may stop by itself').toEqual([]);
    used = 1650;
    await vi.advanceTimersByTimeAsync(150);
    expect(results).toEqual(['too-costly']);
    // the table lets others go first for a while
    await whileTimePasses(Promise.all(runs));
    expect(results).toMatchObject(['too-costly', ODDS, ODDS]);
    await pool.close();
  });

  test('runs every task of a slow table, whenever its rest ends', async () => {
    let [used, steps] = [0, 0];
    // the time goes on between any two readings of the clock
    const now = (): number => ++steps;
    const pool = new TaskPool({ script, budget: 100, readTime: async () => used, now });
    await pool.run(ANN, cheap);
    const slow = pool.run(ANN, costly);
    await flushTimers();
    used = 1_000;
    expect(await whileTimePasses(slow)).toBe('too-costly');
    for (let n = 0; n < 30; n++) {
      steps += n % 6;
      expect(await whileTimePasses(pool.run(ANN, cheap)), `task ${n}`).toMatchObject(ODDS);
    }
    await pool.close();
  });

  test('lets only its own table wait for a slow task', async () => {
    let used = 0;
    const pool = new TaskPool({ script, readTime: async () => used });
    await pool.run(CID, cheap);
    const done: string[] = [];
    const note = (name: string) => (result: TaskResult | Unfinished) =>
      void done.push(`${name} ${resultKindOf(result)}`);
    const slow = pool.run(ANN, costly).then(note('ann'));
    await flushTimers();
    used = 30;
    await vi.advanceTimersByTimeAsync(30);
    const behind = pool.run(BEA, cheap).then(note('bea'));
    await pool.run(CID, cheap).then(note('cid'));
    await pool.run(CID, cheap).then(note('cid'));
    expect(done).toEqual(['cid odds', 'cid odds']);
    await pool.close();
    await Promise.all([slow, behind]);
    expect(done.slice(2).toSorted()).toEqual(['ann busy', 'bea busy']);
  });

  test('takes a second slow task out of the quick thread, and runs it when the slow one is free', async () => {
    let used = 0;
    const pool = new TaskPool({ script, budget: 5_000, readTime: async () => used });
    await pool.run(DAN, cheap);
    const slow = new AbortController();
    const first = pool.run(ANN, costly, slow.signal);
    await flushTimers();
    used = 30;
    await vi.advanceTimersByTimeAsync(30);
    await pool.run(DAN, cheap);
    const second = pool.run(CID, costly);
    await flushTimers();
    used = 60;
    await vi.advanceTimersByTimeAsync(30);
    await vi.advanceTimersByTimeAsync(1);
    used = 210;
    await vi.advanceTimersByTimeAsync(150);
    expect(await pool.run(DAN, cheap)).toMatchObject(ODDS);
    slow.abort();
    used = 400;
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toBe('given-up');
    const closed = pool.close();
    expect(resultKindOf(await second)).toBe('busy');
    await closed;
  });

  test('runs one task at a time for each seat, and refuses a seat that asks without end', async () => {
    const pool = new TaskPool({ script });
    const runs = Array.from({ length: 40 }, () => pool.run(ANN, cheap));
    const other = pool.run(CID, cheap);
    expect(await other).toMatchObject(ODDS);
    const all = (await Promise.all(runs)).map(resultKindOf);
    expect(all.filter((kind) => kind === 'busy')).toHaveLength(19);
    expect(all.filter((kind) => kind === 'odds')).toHaveLength(21);
    await pool.close();
  });

  test('keeps warm threads while idle', async () => {
    const pool = new TaskPool({ script });
    pool.warm();
    await Promise.all(workers.map((thread) => once(thread, 'message')));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await pool.run(ANN, cheap)).toMatchObject(ODDS);
    expect(workers).toHaveLength(2);
    await pool.close();
  });

  test('drops cancelled tasks', async () => {
    let used = 0;
    const pool = new TaskPool({ script, readTime: async () => used });
    await pool.run(ANN, cheap);
    const [first, second] = [new AbortController(), new AbortController()];
    const runs = [
      pool.run(ANN, costly, first.signal),
      pool.run(ANN, costly, second.signal),
      pool.run(ANN, cheap),
    ];
    second.abort();
    first.abort();
    expect(await runs[0]).toBe('given-up');
    expect(await runs[1]).toBe('given-up');
    // far less than the budget of a task that is still wanted
    used = 100;
    await vi.advanceTimersByTimeAsync(100);
    used = 250;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await runs[2]).toMatchObject(ODDS);
    expect(await pool.run(ANN, cheap, AbortSignal.abort())).toBe('given-up');
    await pool.close();
  });

  test('keeps the threads of tasks that stop on request', async () => {
    let used = 0;
    const pool = new TaskPool({ script, budget: 1_000, readTime: async () => used });
    await pool.run(ANN, cheap);
    const slow = pool.run(ANN, stoppable);
    await flushTimers();
    used = 1_000;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await slow).toBe('too-costly');
    expect(await pool.run(CID, cheap)).toMatchObject(ODDS);
    const ended = -1;
    expect(workers.map(({ threadId }) => threadId)).not.toContain(ended);
    await pool.close();
  });

  test('keeps its thread where what was given up ends soon', async () => {
    const pool = new TaskPool({ script });
    await pool.run(ANN, cheap);
    const unwanted = new AbortController();
    const runs = [pool.run(ANN, cheap, unwanted.signal), pool.run(ANN, cheap)];
    unwanted.abort();
    expect((await Promise.all(runs)).map(resultKindOf)).toEqual(['given-up', 'odds']);
    expect(workers).toHaveLength(1);
    await pool.close();
  });

  test('reports why a task failed, and continues', async () => {
    const errors: unknown[] = [];
    const pool = new TaskPool({ script, reportError: (error) => errors.push(error) });
    const runs = [pool.run(ANN, cheap), pool.run(ANN, broken), pool.run(ANN, cheap)];
    expect((await Promise.all(runs)).map(resultKindOf)).toEqual(['odds', 'broke', 'odds']);
    expect(errors).toMatchObject([{ message: 'boom' }]);
    await pool.close();
  });

  test('reports a task that needs more memory than a thread has, and continues', async () => {
    const pool = new TaskPool({ script, memory: 16, readTime: async () => 0 });
    const runs = [pool.run(ANN, buildOddsTask('large')), pool.run(ANN, cheap)];
    expect((await Promise.all(runs)).map(resultKindOf)).toEqual(['too-costly', 'odds']);
    await pool.close();
  });

  test('says that a task broke that cannot be sent', async () => {
    const errors: unknown[] = [];
    const pool = new TaskPool({ script, reportError: (error) => errors.push(error) });
    const unsendable = { ...cheap, policy: { parry: (() => null) as never } };
    const runs = [pool.run(ANN, unsendable), pool.run(ANN, cheap)];
    expect((await Promise.all(runs)).map(resultKindOf)).toEqual(['broke', 'odds']);
    expect(errors).toHaveLength(1);
    await pool.close();
  });

  test('when closed, leaves no thread and no pending task', async () => {
    const pool = new TaskPool({ script });
    await pool.run(ANN, cheap);
    const waiting = [pool.run(ANN, costly), pool.run(ANN, cheap)];
    await pool.close();
    expect(await Promise.all(waiting)).toEqual(['busy', 'busy']);
    expect(await pool.run(ANN, cheap)).toBe('busy');
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1]);
  });
});
