import type { SignalMessage } from '@arbitro/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  askAs,
  closeTables,
  openTestTable,
  requireValue,
  sessionOf,
  TestListener,
  type TestTable,
} from '../secrecy/test-table.fixture.ts';

class SignalListener extends TestListener {
  readonly wantsSignals = true;
  isBusy = false;
  readonly #read = (event: string): unknown[] =>
    this.frames.flatMap((frame) => {
      const [, data = ''] = new RegExp(`^event: ${event}\ndata: (.*)$`, 'm').exec(frame) ?? [];
      return data === '' ? [] : [JSON.parse(data)];
    });
  get signs(): readonly SignalMessage[] {
    return this.#read('signal') as SignalMessage[];
  }
  get here(): readonly string[] | undefined {
    return (this.#read('presence') as { here: string[] }[]).at(-1)?.here.toSorted();
  }
}

const GUESTS = {
  ann: { role: 'player', owns: ['brigida'] },
  bea: { role: 'player', owns: ['silvano'] },
  dan: { role: 'spectator' },
} as const;

/** Two rooms with a closed door between them; the heroes are in the left one. */
const GROUND = ['#########', '#...#...#', '#...+...#', '#########'];

let trial: TestTable;
const listeners = new Map<string, SignalListener>();
const leave = new Map<string, () => void>();

const listen = async (who: string): Promise<SignalListener> => {
  const listener = new SignalListener();
  listeners.set(who, listener);
  leave.set(who, requireValue(await trial.service.listen(sessionOf(trial, who), undefined, listener)));
  return listener;
};
const seatOf = (who: string): string => sessionOf(trial, who).seat;
const idsOf = (...names: string[]): string[] => names.map(seatOf).toSorted();

beforeEach(async () => {
  const creatures = [
    { from: 'brigida', sheet: { at: [1, 1] } },
    { from: 'silvano', sheet: { at: [2, 2] } },
  ];
  trial = await openTestTable(
    { system: 'quinta', scene: { map: { ground: GROUND } }, creatures: creatures as never },
    GUESTS,
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await closeTables(trial);
});

test('shows which seats are connected; only the game master sees spectators', async () => {
  const [gm, ann] = [await listen('gm'), await listen('ann')];
  expect(gm.here).toEqual(idsOf('gm', 'ann'));
  const dan = await listen('dan');
  expect(gm.here).toEqual(idsOf('gm', 'ann', 'dan'));
  expect(ann.here).toEqual(idsOf('gm', 'ann'));
  expect(dan.here).toEqual(idsOf('gm', 'ann', 'dan'));
});

test('players get no message when a spectator connects or leaves', async () => {
  const [gm, ann] = [await listen('gm'), await listen('ann')];
  const before = ann.frames.length;
  await listen('dan');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  leave.get('dan')?.();
  vi.advanceTimersByTime(10_000);
  expect(gm.here).toEqual(idsOf('gm', 'ann'));
  expect(ann.frames.length).toBe(before);
});

/** Awaits a result while timers are fake: slices of work wait for a timer when the main thread was busy. */
async function awaitWithTimers(result: Promise<unknown>): Promise<void> {
  let isPending = true;
  const end = result.finally(() => {
    isPending = false;
  });
  while (isPending) await vi.advanceTimersByTimeAsync(1);
  await end;
}

test('a page that is loaded again is not gone; one that stays away is', async () => {
  const gm = await listen('gm');
  await listen('ann');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = gm.frames.length;
  leave.get('ann')?.();
  vi.advanceTimersByTime(1_000);
  await awaitWithTimers(listen('ann'));
  vi.advanceTimersByTime(10_000);
  expect(gm.frames.length).toBe(before);
  leave.get('ann')?.();
  vi.advanceTimersByTime(10_000);
  expect(gm.here).toEqual(idsOf('gm'));
});

test('a removed seat is not here any more', async () => {
  const gm = await listen('gm');
  await listen('ann');
  requireValue(await askAs(trial, 'gm', 'revoke', { seat: seatOf('ann') }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  leave.get('ann')?.();
  vi.advanceTimersByTime(10_000);
  expect(gm.here).toEqual(idsOf('gm'));
});

const point = (who: string, x: number, y: number) =>
  trial.service.signal(sessionOf(trial, who), { ping: { x, y } });

test('passes a sign on to the others, and stores nothing', async () => {
  const [gm, ann, bea] = [await listen('gm'), await listen('ann'), await listen('bea')];
  const entries = (await trial.store.read(trial.id, 0)).length;
  requireValue(await point('ann', 2, 1));
  const ruler = [
    { x: 1, y: 1 },
    { x: 3, y: 2 },
  ];
  requireValue(await trial.service.signal(sessionOf(trial, 'ann'), { ruler }));
  const expected = [
    { seat: seatOf('ann'), ping: { x: 2, y: 1 } },
    { seat: seatOf('ann'), ruler },
  ];
  expect([gm.signs, bea.signs, ann.signs]).toEqual([expected, expected, []]);
  expect((await trial.store.read(trial.id, 0)).length).toBe(entries);
});

test('under fog a sign reaches only seats that have seen its squares', async () => {
  requireValue(await askAs(trial, 'gm', 'fog', { mode: 'explored' }));
  const [ann, dan] = [await listen('ann'), await listen('dan')];
  await point('gm', 6, 1);
  const ruler = [
    { x: 1, y: 1 },
    { x: 6, y: 1 },
  ];
  await trial.service.signal(sessionOf(trial, 'gm'), { ruler });
  expect([ann.signs, dan.signs]).toEqual([[], []]);
  await point('gm', 2, 2);
  expect([ann.signs.length, dan.signs.length]).toEqual([1, 1]);
});

test('a hidden area cannot be pointed at', async () => {
  const zones = await openTestTable(
    { system: 'noppa', scene: { zones: ['hall', 'crypt'] } as never },
    {
      ann: { role: 'player' },
    },
  );
  requireValue(await askAs(zones, 'gm', 'hide', { creatures: [], places: ['crypt'] }));
  const ann = new SignalListener();
  requireValue(await zones.service.listen(sessionOf(zones, 'ann'), undefined, ann));
  for (const ping of ['crypt', 'hall'])
    requireValue(await zones.service.signal(sessionOf(zones, 'gm'), { ping }));
  expect(ann.signs.map((signalRequest) => 'ping' in signalRequest && signalRequest.ping)).toEqual(['hall']);
  await closeTables(zones);
});

test('a flood of signs is thinned out, and clients that read slowly get none', async () => {
  const [gm, bea] = [await listen('gm'), await listen('bea')];
  bea.isBusy = true;
  for (let count = 0; count < 500; count++) await point('ann', 1, 1);
  expect(gm.signs.length).toBe(60);
  expect(bea.signs).toEqual([]);
});
