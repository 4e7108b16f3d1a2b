import type { LogEntry, TableExport } from '@arbitro/protocol';
import { beforeAll, expect, test } from 'vitest';
import { LiveTable, nextPageSize } from './live-table.ts';
import type { Table } from './table.ts';
import type { SeatSession } from './table-service.ts';
import { encodeFile, requireValue, TestService } from './test-service.fixture.ts';

const WHISPERS = 2_000;
const trial = new TestService();
let gm: SeatSession;
let watcher: SeatSession;
let opening: LogEntry;
let tableBefore: Table;

const buildWhisper = (n: number, { moment }: LogEntry): LogEntry => ({
  version: n + 2,
  moment: moment + 1 + n,
  command: `s1:w${n}`,
  kept: {
    format: 2,
    seat: 's1',
    asked: '',
    saw: [],
    told: ['s1'],
    does: { kind: 'said', text: 'hush', to: ['s1'] },
  },
});

/** A table at which the game master whispered to themselves for a long time. */
beforeAll(async () => {
  const short = await trial.make({ system: 'rischio' });
  const file = requireValue(await trial.service.exported(short)) as unknown as TableExport;
  const [first] = file.entries;
  if (!first) throw new Error('nothing was exported');
  opening = first;
  const entries = [opening, ...Array.from({ length: WHISPERS }, (_, n) => buildWhisper(n, opening))];
  gm = requireValue(await trial.service.bring(encodeFile({ ...file, entries })));
  watcher = await trial.seat(gm, 'spectator');
  tableBefore = await trial.table(gm);
});

/** Returns how often other work had its turn while this work ran. */
async function countOtherTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns++) await new Promise(setImmediate);
  })();
  await work();
  isDone = true;
  await others;
  return turns;
}

/** Pages of at most a hundred entries. */
const FEWEST_TURNS = WHISPERS / 100;

test.each<[string, () => Promise<unknown>]>([
  ['the log', async () => requireValue(await trial.service.log(watcher, { limit: 5 }))],
  [
    'what was missed',
    async () => requireValue(await trial.service.listen(watcher, 1, { tell() {}, end() {} })),
  ],
  ['a way back', () => trial.submit(gm, 'undo', { to: opening.moment })],
  ['the file of a game master', async () => requireValue(await trial.service.exported(gm))],
  ['the file of somebody else', async () => requireValue(await trial.service.exported(watcher))],
])('a long log that is read for %s leaves time to others', async (_, work) => {
  expect(await countOtherTurns(work)).toBeGreaterThan(FEWEST_TURNS);
});

test('a file is sent piece by piece, and other seats do not wait for its end', async () => {
  const pieces = requireValue(await trial.service.exportText(gm));
  const sizes: number[] = [];
  for await (const piece of pieces) {
    if (sizes.length === 1) await trial.submit(watcher, 'say', { text: 'Still here.' });
    sizes.push(piece.length);
  }
  expect(sizes.length).toBeGreaterThan(FEWEST_TURNS);
  expect(Math.max(...sizes)).toBeLessThan(50_000);
});

test('large entries are read one by one, small ones by the hundred', () => {
  const ofSize = (size: number) => ({ body: 'x'.repeat(size) });
  expect(nextPageSize([ofSize(10), ofSize(200)])).toBe(100);
  expect(nextPageSize([ofSize(10), ofSize(50_000)])).toBe(5);
  expect(nextPageSize([ofSize(700_000)])).toBe(1);
  expect(nextPageSize()).toBeLessThan(10);
});

test('of large entries fewer stay at hand, and a table weighs what is', () => {
  const live = new LiveTable(tableBefore);
  const before = live.weight;
  const keep = (n: number, size: number): void =>
    live.addEntry(buildWhisper(n, opening), tableBefore, { body: 'x'.repeat(size) });
  for (let n = 0; n < 40; n++) keep(n, 100);
  expect(live.recent.length).toBe(32);
  for (let n = 40; n < 80; n++) keep(n, 100_000);
  expect(live.recent.map(({ version }) => version)).toEqual([79, 80, 81]);
  expect(live.weight - before).toBe(300_000);
  keep(80, 700_000);
  expect(live.recent.length).toBe(1);
});
