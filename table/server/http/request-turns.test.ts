import { expect, test } from 'vitest';
import { RequestTurns } from './request-turns.ts';

const immediate = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Requests that each take so many milliseconds of a clock that only they advance. */
function openTurns(ms: number) {
  let time = 0;
  const started: string[] = [];
  const turns = new RequestTurns(() => time);
  const ask = (address: string, table: string): void =>
    turns.begin({ ip: address, params: { table }, socket: { destroyed: address === 'gone' } }, () => {
      started.push(`${address}/${table}`);
      time += ms;
    });
  return { begun: started, ask };
}

test('short requests begin at once', () => {
  const { begun, ask } = openTurns(0.1);
  for (let n = 0; n < 20; n++) ask('a', 't');
  expect(begun).toHaveLength(20);
});

test('a request of another address does not wait behind many', async () => {
  const { begun, ask } = openTurns(3);
  for (let n = 0; n < 10; n++) ask('a', 't');
  ask('b', 't');
  expect(begun).toEqual(['a/t', 'a/t', 'b/t']);
  await immediate();
  // in the next turns: two requests, then the network is read
  expect(begun.length).toBeLessThanOrEqual(5);
  ask('b', 't');
  expect(begun.at(-1)).toBe('b/t');
  while (begun.length < 12) await immediate();
  expect(begun.filter((request) => request === 'a/t')).toHaveLength(10);
});

test('the tables of an address take turns', async () => {
  const { begun, ask } = openTurns(5);
  for (const table of ['x', 'x', 'x', 'x', 'y']) ask('a', table);
  while (begun.length < 5) await immediate();
  expect(begun).toEqual(['a/x', 'a/x', 'a/y', 'a/x', 'a/x']);
});

test('nothing begins for a client that has gone', async () => {
  const { begun, ask } = openTurns(5);
  for (const address of ['gone', 'a', 'gone', 'a']) ask(address, 't');
  while (begun.length < 2) await immediate();
  await immediate();
  expect(begun).toEqual(['a/t', 'a/t']);
});
