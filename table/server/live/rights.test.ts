import type { Json } from '@arbitro/kernel';
import { COMMANDS, type CommandName, TABLE_REFUSALS } from '@arbitro/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  askAs,
  demoGuestsOf,
  loadTestTable,
  openTestTable,
  peacefulDemoOf,
  requireValue,
  resultCodeOf,
  sessionOf,
  type TestTable,
} from '../secrecy/test-table.fixture.ts';
import { rischio } from './systems.fixture.ts';
import type { SeatSession, ServiceResult, TableService } from './table-service.ts';

/** The senders: the game master, the player of Brenna, another player, a spectator. */
const ASKERS = ['gm', 'owner', 'other', 'spectator'] as const;
const SEATS = { gm: 'gm', owner: 'ann', other: 'bea', spectator: 'dan' } as const;
type Outcome = 'ok' | keyof typeof TABLE_REFUSALS;

/** A command about Brenna, and its outcome for each seat. */
interface RightsRow {
  readonly body: (trial: TestTable) => object | Promise<object>;
  readonly gives: Readonly<Record<(typeof ASKERS)[number], Outcome>>;
  /** Sent to a table where a question is open. */
  readonly asked?: true;
}

const ANYONE = { gm: 'ok', owner: 'ok', other: 'ok', spectator: 'ok' } as const;
const GM_ONLY = { gm: 'ok', owner: 'not-allowed', other: 'not-allowed', spectator: 'not-allowed' } as const;
const OWNER = { gm: 'ok', owner: 'ok', other: 'not-yours', spectator: 'not-allowed' } as const;

const openQuestion = async (trial: TestTable): Promise<number> =>
  (await loadTestTable(trial)).game.open?.id ?? 0;

/** A row for each command: without a row its permissions have not been considered. */
const RIGHTS: { readonly [N in CommandName]: RightsRow } = {
  act: {
    body: () => ({ action: { type: 'risk', by: 'brenna', kind: 'Notare', level: 'low' } }),
    gives: OWNER,
  },
  answer: {
    asked: true,
    body: async (trial) => ({ ask: await openQuestion(trial), who: 'brenna', answer: 'Notare' }),
    gives: OWNER,
  },
  withdraw: { asked: true, body: () => ({}), gives: GM_ONLY },
  computer: { body: () => ({ play: { brenna: 'sensible' } }), gives: GM_ONLY },
  decide: { asked: true, body: () => ({ who: 'brenna' }), gives: OWNER },
  say: { body: () => ({ text: 'hello' }), gives: ANYONE },
  note: { body: () => ({ note: 'plot', text: 'x', for: 'gm' }), gives: GM_ONLY },
  picture: { body: () => ({ creature: 'brenna', picture: null }), gives: OWNER },
  draw: { body: () => ({ erase: [] }), gives: GM_ONLY },
  fog: { body: () => ({ mode: 'none' }), gives: GM_ONLY },
  hide: { body: () => ({ creatures: ['brenna'], places: [] }), gives: GM_ONLY },
  reveal: { body: () => ({ creatures: [], places: [], sheets: ['brenna'] }), gives: GM_ONLY },
  undo: { body: async (trial) => ({ to: await readFirstMoment(trial) }), gives: GM_ONLY },
  override: { body: () => ({ path: ['creatures', 'brenna', 'health'], value: 3 }), gives: GM_ONLY },
  options: { body: () => ({ options: {} }), gives: GM_ONLY },
  order: { body: () => ({ who: 'brenna', label: 'approach', answer: 'Notare' }), gives: OWNER },
  creature: { body: () => ({ id: 'brenna', from: 'brenna', replace: true }), gives: OWNER },
  join: {
    body: () => ({ name: 'Orsola', sheet: {} }),
    gives: { gm: 'not-allowed', owner: 'ok', other: 'ok', spectator: 'not-allowed' },
  },
  admit: {
    body: async (trial) => {
      requireValue(await askAs(trial, 'gm', 'joining', { policy: 'ask' }));
      const sheet = rischio.content.brenna?.sheet as Json;
      const { moment: request } = requireValue(await askAs(trial, 'ann', 'join', { name: 'Orsola', sheet }));
      return { seat: sessionOf(trial, 'ann').seat, request };
    },
    gives: GM_ONLY,
  },
  journal: { body: () => ({ chapter: 1, text: 'We met at the mill.' }), gives: GM_ONLY },
  day: { body: () => ({ day: 3 }), gives: GM_ONLY },
  joining: { body: () => ({ policy: 'ask' }), gives: GM_ONLY },
  dismiss: { body: () => ({ creature: 'brenna' }), gives: GM_ONLY },
  scene: { body: () => ({ scene: null }), gives: GM_ONLY },
  seat: { body: () => ({ role: 'spectator' }), gives: GM_ONLY },
  revoke: { body: (trial) => ({ seat: sessionOf(trial, 'cid').seat }), gives: GM_ONLY },
  dice: { body: () => ({ dice: 'real' }), gives: ANYONE },
  entropy: { body: () => ({ text: 'stir' }), gives: ANYONE },
  seal: { body: () => ({}), gives: GM_ONLY },
  title: { body: () => ({ title: 'Another evening' }), gives: GM_ONLY },
};

const readFirstMoment = async (trial: TestTable): Promise<number> => {
  const { lines } = requireValue(await trial.service.log(sessionOf(trial, 'gm'), { limit: 100 }));
  return lines[0]?.moment ?? 0;
};

const CONTEST = {
  type: 'contest',
  level: 'low',
  contestants: [{ who: 'brenna' }, { who: 'ilva', kind: 'Notare' }],
};

async function openTable({ asked }: RightsRow): Promise<TestTable> {
  const trial = await openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
  if (asked) requireValue(await askAs(trial, 'gm', 'act', { action: CONTEST }));
  return trial;
}

const statusOf = (answer: ServiceResult<unknown>): number => (answer.ok ? 200 : answer.status);
const expectedStatusOf = (outcome: Outcome): number =>
  outcome === 'ok' ? 200 : TABLE_REFUSALS[outcome].status;
const NAMES = Object.keys(COMMANDS) as CommandName[];

test('every command has a row, and every row a command', () => {
  expect(Object.keys(RIGHTS).toSorted()).toEqual(NAMES.toSorted());
});

describe.each(NAMES)('%s', (name) => {
  const row = RIGHTS[name];

  test.each(ASKERS)('from the seat of: %s', async (who) => {
    const trial = await openTable(row);
    const body = await row.body(trial);
    const before = (await loadTestTable(trial)).version;
    const answer = await askAs(trial, SEATS[who], name, body as never);
    const outcome = row.gives[who];
    expect([resultCodeOf(answer), statusOf(answer)]).toEqual([outcome, expectedStatusOf(outcome)]);
    expect((await loadTestTable(trial)).version - before, 'kept').toBe(outcome === 'ok' ? 1 : 0);
  });

  test('from a seat that was taken away', async () => {
    const trial = await openTable(row);
    const body = await row.body(trial);
    requireValue(await askAs(trial, 'gm', 'revoke', { seat: sessionOf(trial, 'ann').seat }));
    const answer = await askAs(trial, 'ann', name, body as never);
    expect([resultCodeOf(answer), statusOf(answer)]).toEqual(['wrong-key', 401]);
  });

  test('from a seat that is not there', async () => {
    const trial = await openTable(row);
    const body = { command: 'x', ...(await row.body(trial)) };
    const nobody = { ...sessionOf(trial, 'gm'), seat: 's99' };
    expect(resultCodeOf(await trial.service.ask(nobody, name, body as never))).toBe('wrong-key');
    const nowhere = { ...sessionOf(trial, 'gm'), table: 'nosuchtable' };
    expect(resultCodeOf(await trial.service.ask(nowhere, name, body as never))).toBe('no-such-table');
  });
});

describe('what a player may not, though it is their own', () => {
  let trial: TestTable;
  beforeAll(async () => {
    trial = await openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
  });

  test('add a new creature', async () => {
    expect(resultCodeOf(await askAs(trial, 'ann', 'creature', { from: 'lupo' }))).toBe('not-allowed');
  });

  test('act as the game master', async () => {
    expect(resultCodeOf(await askAs(trial, 'ann', 'act', { action: { type: 'new-day' } }))).toBe(
      'not-allowed',
    );
    expect(resultCodeOf(await askAs(trial, 'ann', 'order', { who: 'gm', label: 'x', answer: 1 }))).toBe(
      'not-yours',
    );
  });

  test('take another seat’s dice or words', async () => {
    requireValue(await askAs(trial, 'ann', 'dice', { dice: 'real' }));
    const { seats } = await loadTestTable(trial);
    expect(seats.filter(({ dice }) => dice === 'real').map(({ id }) => id)).toEqual([
      sessionOf(trial, 'ann').seat,
    ]);
  });
});

/** What can be read, and by which seats. */
const READS: Readonly<
  Record<
    string,
    {
      ask(tableService: TableService, seatSession: SeatSession): Promise<ServiceResult<unknown>>;
      gives: RightsRow['gives'];
    }
  >
> = {
  see: { ask: (tableService, seatSession) => tableService.see(seatSession), gives: ANYONE },
  log: { ask: (tableService, seatSession) => tableService.log(seatSession, { limit: 5 }), gives: ANYONE },
  offers: { ask: (tableService, seatSession) => tableService.offers(seatSession), gives: ANYONE },
  exported: { ask: (tableService, seatSession) => tableService.exported(seatSession), gives: ANYONE },
  listen: {
    ask: (tableService, seatSession) =>
      tableService.listen(seatSession, undefined, { tell: () => undefined, end: () => undefined }),
    gives: ANYONE,
  },
  creature: {
    ask: (tableService, seatSession) => tableService.creature(seatSession, 'brenna'),
    gives: { gm: 'ok', owner: 'ok', other: 'not-yours', spectator: 'not-yours' },
  },
  fork: {
    ask: (tableService, seatSession) => tableService.fork(seatSession, { command: 'fork' }),
    gives: GM_ONLY,
  },
};

describe.each(Object.entries(READS))('%s', (_, { ask: reads, gives }) => {
  test.each(ASKERS)('from the seat of: %s', async (who) => {
    const trial = await openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
    const answer = await reads(trial.service, sessionOf(trial, SEATS[who]));
    expect([resultCodeOf(answer), statusOf(answer)]).toEqual([gives[who], expectedStatusOf(gives[who])]);
  });

  test('from a seat that was taken away', async () => {
    const trial = await openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
    requireValue(await askAs(trial, 'gm', 'revoke', { seat: sessionOf(trial, 'ann').seat }));
    expect(resultCodeOf(await reads(trial.service, sessionOf(trial, 'ann')))).toBe('wrong-key');
  });
});

test('only the right key opens a seat, while it is good', async () => {
  const trial = await openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
  const { service: tableService, id, clock } = trial;
  const { key, seat } = sessionOf(trial, 'ann');
  expect(requireValue(await tableService.sit(id, key))).toEqual({ table: id, seat, key });
  const [, secret = ''] = key.split('.');
  const wrong = [
    '',
    seat,
    `${seat}.`,
    secret,
    `s1.${secret}`,
    `${key}x`,
    key.slice(0, -1),
    `${seat}.${'0'.repeat(64)}`,
  ];
  for (const other of wrong)
    expect([other, statusOf(await tableService.sit(id, other))]).toEqual([other, 401]);
  expect(resultCodeOf(await tableService.sit('nosuchtable', key))).toBe('wrong-key');
  requireValue(await askAs(trial, 'gm', 'seat', { seat, expires: clock.ms + 1000 }));
  expect(resultCodeOf(await tableService.sit(id, key))).toBe('ok');
  clock.ms += 1000;
  expect([resultCodeOf(await tableService.sit(id, key)), statusOf(await tableService.sit(id, key))]).toEqual([
    'key-expired',
    401,
  ]);
});

test('the last game master can neither leave nor change role', async () => {
  const trial = await openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
  const { seat } = sessionOf(trial, 'gm');
  expect(resultCodeOf(await askAs(trial, 'gm', 'revoke', { seat }))).toBe('last-gm');
  expect(resultCodeOf(await askAs(trial, 'gm', 'seat', { seat, role: 'player' }))).toBe('last-gm');
});
