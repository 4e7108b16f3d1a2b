import { expect, test } from 'vitest';
import { SliceQueue } from '../live/slice-queue.ts';
import { type Asker, FairQueue } from './fair-queue.ts';

const askerOf = (table: string, seat = 'gm'): Asker => ({ table, seat });
const takeAll = (queue: FairQueue<string>): readonly (string | undefined)[] =>
  Array.from({ length: queue.size }, () => queue.take(() => true));

test('tables take turns, and so do the seats of a table', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2, 3]) queue.push(askerOf('a', 'x'), `a/x${n}`);
  queue.push(askerOf('a', 'y'), 'a/y1');
  for (const n of [1, 2]) queue.push(askerOf('b'), `b${n}`);
  expect(takeAll(queue)).toEqual(['a/x1', 'b1', 'a/y1', 'b2', 'a/x2', 'a/x3']);
});

const groupOf = (table: string): string => table.charAt(0);

test('an address with many tables takes turns as one', () => {
  const queue = new FairQueue<string>(groupOf);
  for (const table of ['a1', 'a2', 'a3']) queue.push(askerOf(table), table);
  queue.push(askerOf('b1'), 'b1');
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(queue.size).toBe(0);
});

test('room is made only by the group that waits for most', () => {
  const queue = new FairQueue<string>(groupOf);
  for (const table of ['a1', 'a2', 'a3']) queue.push(askerOf(table), table);
  expect(queue.dropFromLargest(askerOf('a4'))).toBe(undefined);
  expect(queue.dropFromLargest(askerOf('b1'))).toBe('a3');
  queue.push(askerOf('b1'), 'b1');
  expect(queue.dropFromLargest(askerOf('b2'))).toBe(undefined);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'a2']);
});

test('a client that must wait is skipped and keeps its place', () => {
  const queue = new FairQueue<string>();
  queue.push(askerOf('a'), 'a1');
  queue.push(askerOf('b'), 'b1');
  expect(queue.take(({ table }) => table !== 'a')).toBe('b1');
  expect(queue.take(({ table }) => table !== 'a')).toBe(undefined);
  expect(queue.take(() => true)).toBe('a1');
});

test('a table that leaves the queue is not counted', () => {
  const queue = new FairQueue<string>();
  queue.push(askerOf('a'), 'a1');
  queue.push(askerOf('a'), 'a2');
  expect(queue.countOf(askerOf('a'))).toBe(2);
  expect(queue.remove(askerOf('a'), 'a1')).toBe(true);
  expect(queue.remove(askerOf('a'), 'a1')).toBe(false);
  expect(queue.size).toBe(1);
  expect(queue.drain()).toEqual(['a2']);
  expect(queue.size).toBe(0);
});

test('between two slices others are answered, and tables take turns', async () => {
  const slices = new SliceQueue();
  const done: string[] = [];
  const run = (table: string, name: string) => slices.run(askerOf(table), () => done.push(name));
  const runs = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await new Promise(setImmediate);
      done.push('another request');
    }
  })();
  await Promise.all(runs);
  isOver = true;
  await others;
  expect(done.filter((name) => name !== 'another request')).toEqual(['a1', 'b1', 'a2']);
  for (const [index, name] of done.slice(0, -1).entries())
    expect([name, done[index + 1]].includes('another request'), done.join(', ')).toBe(true);
});

test('a slice that throws rejects its caller, and the next one runs', async () => {
  const slices = new SliceQueue();
  const broken = slices.run(askerOf('a'), () => {
    throw new Error('boom');
  });
  await expect(broken).rejects.toThrow('boom');
  expect(await slices.run(askerOf('a'), () => 7)).toBe(7);
});

test('a caller of many slices leaves time to others', async () => {
  const slices = new SliceQueue();
  const work = (): void => {
    for (const end = performance.now() + 10; performance.now() < end; );
  };
  let turns = 0;
  await slices.run(askerOf('a'), work);
  const next = slices.run(askerOf('a'), () => turns);
  for (let n = 0; n < 3; n++, turns++) await new Promise(setImmediate);
  expect(await next).toBe(3);
});

test('a table waits longer for its own next slice than others do', async () => {
  const slices = new SliceQueue();
  const done: string[] = [];
  const work = (): void => {
    for (const end = performance.now() + 10; performance.now() < end; );
  };
  await slices.run(askerOf('a'), work);
  const own = slices.run(askerOf('a'), () => done.push('a'));
  const other = slices.run(askerOf('b'), () => done.push('b'));
  await Promise.all([own, other]);
  expect(done).toEqual(['b', 'a']);
});
