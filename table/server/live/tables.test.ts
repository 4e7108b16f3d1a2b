import { expect, it } from 'vitest';
import { OffersSender } from '../odds/offers-sender.ts';
import { TaskPool } from '../threads/task-pool.ts';
import { Tables } from './tables.ts';
import { TestService } from './test-service.fixture.ts';
import { watchStore } from './watched-store.ts';

const noTrouble = () => undefined;

it('keeps the table in use when there is room for no other, and drops the one that was used longest ago', async () => {
  const trial = new TestService();
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await trial.make({ demo: 'rischio' })).table);
  const [first = '', second = '', third = ''] = ids;
  const loads: string[] = [];
  const store = watchStore(trial.store, noTrouble);
  const countingStore = {
    ...store,
    snapshot: (...args: Parameters<typeof store.snapshot>) => {
      loads.push(args[0]);
      return store.snapshot(...args);
    },
  };
  const offers = new OffersSender(new TaskPool({ reportError: noTrouble }), noTrouble);
  const { weight = 0 } = (await open(countingStore, offers, 0).find(first)) ?? {};
  loads.length = 0;

  const tables = open(countingStore, offers, 1.5 * weight);
  for (const id of [first, first, second, third, third, second, first]) await tables.find(id);
  expect(loads).toEqual([first, second, third, first]);
  tables.close();
});

let clock = 0;
const open = (store: ReturnType<typeof watchStore>, offers: OffersSender, idleWeight: number): Tables =>
  new Tables({ store, now: () => ++clock, reportError: noTrouble, offers, idleWeight });
