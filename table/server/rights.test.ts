import { COMMANDS, type CommandName, TABLE_REFUSALS } from '@arbitro/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { rischio } from './games-trying.ts';
import type { Answer, Hall, Sitting } from './hall.ts';
import {
  ask,
  codeOf,
  guestsFor,
  must,
  peaceful,
  sitting,
  type Trial,
  tableOf,
  tableWith,
} from './secret-trying.ts';

/** The senders: the game master, the player of Brenna, another player, a spectator. */
const WHO = ['gm', 'owner', 'other', 'spectator'] as const;
const SEATS = { gm: 'gm', owner: 'ann', other: 'bea', spectator: 'dan' } as const;
type Outcome = 'ok' | keyof typeof TABLE_REFUSALS;

/** A command about Brenna, and its outcome for each seat. */
interface Row {
  readonly body: (trial: Trial) => object | Promise<object>;
  readonly gives: Readonly<Record<(typeof WHO)[number], Outcome>>;
  /** Sent to a table where a question is open. */
  readonly asked?: true;
}

const ANYONE = { gm: 'ok', owner: 'ok', other: 'ok', spectator: 'ok' } as const;
const GM_ONLY = { gm: 'ok', owner: 'not-allowed', other: 'not-allowed', spectator: 'not-allowed' } as const;
const OWNER = { gm: 'ok', owner: 'ok', other: 'not-yours', spectator: 'not-allowed' } as const;

const openAsk = async (trial: Trial): Promise<number> => (await tableOf(trial)).game.open?.id ?? 0;

/** A row for each command: without a row its permissions have not been considered. */
const RIGHTS: { readonly [N in CommandName]: Row } = {
  act: {
    body: () => ({ action: { type: 'risk', by: 'brenna', kind: 'Notare', level: 'low' } }),
    gives: OWNER,
  },
  answer: {
    asked: true,
    body: async (trial) => ({ ask: await openAsk(trial), who: 'brenna', answer: 'Notare' }),
    gives: OWNER,
  },
  withdraw: { asked: true, body: () => ({}), gives: GM_ONLY },
  say: { body: () => ({ text: 'hello' }), gives: ANYONE },
  note: { body: () => ({ note: 'plot', text: 'x', for: 'gm' }), gives: GM_ONLY },
  hide: { body: () => ({ creatures: ['brenna'], places: [] }), gives: GM_ONLY },
  reveal: { body: () => ({ creatures: [], places: [], sheets: ['brenna'] }), gives: GM_ONLY },
  undo: { body: async (trial) => ({ to: await firstMoment(trial) }), gives: GM_ONLY },
  override: { body: () => ({ path: ['creatures', 'brenna', 'health'], value: 3 }), gives: GM_ONLY },
  options: { body: () => ({ options: {} }), gives: GM_ONLY },
  order: { body: () => ({ who: 'brenna', label: 'approach', answer: 'Notare' }), gives: OWNER },
  creature: { body: () => ({ id: 'brenna', from: 'brenna', replace: true }), gives: OWNER },
  dismiss: { body: () => ({ creature: 'brenna' }), gives: GM_ONLY },
  scene: { body: () => ({ scene: null }), gives: GM_ONLY },
  seat: { body: () => ({ role: 'spectator' }), gives: GM_ONLY },
  revoke: { body: (trial) => ({ seat: sitting(trial, 'cid').seat }), gives: GM_ONLY },
  dice: { body: () => ({ dice: 'real' }), gives: ANYONE },
  entropy: { body: () => ({ text: 'stir' }), gives: ANYONE },
  seal: { body: () => ({}), gives: GM_ONLY },
  title: { body: () => ({ title: 'Another evening' }), gives: GM_ONLY },
};

const firstMoment = async (trial: Trial): Promise<number> => {
  const { lines } = must(await trial.hall.log(sitting(trial, 'gm'), { limit: 100 }));
  return lines[0]?.moment ?? 0;
};

const CONTEST = {
  type: 'contest',
  level: 'low',
  contestants: [{ who: 'brenna' }, { who: 'ilva', kind: 'Notare' }],
};

async function ready({ asked }: Row): Promise<Trial> {
  const trial = await tableWith(peaceful(rischio), guestsFor(rischio));
  if (asked) must(await ask(trial, 'gm', 'act', { action: CONTEST }));
  return trial;
}

const statusOf = (answer: Answer<unknown>): number => (answer.ok ? 200 : answer.status);
const due = (outcome: Outcome): number => (outcome === 'ok' ? 200 : TABLE_REFUSALS[outcome].status);
const NAMES = Object.keys(COMMANDS) as CommandName[];

test('every command has its row, and no row is of no command', () => {
  expect(Object.keys(RIGHTS).toSorted()).toEqual(NAMES.toSorted());
});

describe.each(NAMES)('%s', (name) => {
  const row = RIGHTS[name];

  test.each(WHO)('from the seat of: %s', async (who) => {
    const trial = await ready(row);
    const before = (await tableOf(trial)).version;
    const answer = await ask(trial, SEATS[who], name, (await row.body(trial)) as never);
    const outcome = row.gives[who];
    expect([codeOf(answer), statusOf(answer)]).toEqual([outcome, due(outcome)]);
    expect((await tableOf(trial)).version - before, 'kept').toBe(outcome === 'ok' ? 1 : 0);
  });

  test('from a seat that was taken away', async () => {
    const trial = await ready(row);
    const body = await row.body(trial);
    must(await ask(trial, 'gm', 'revoke', { seat: sitting(trial, 'ann').seat }));
    const answer = await ask(trial, 'ann', name, body as never);
    expect([codeOf(answer), statusOf(answer)]).toEqual(['wrong-key', 401]);
  });

  test('from a seat that is not there', async () => {
    const trial = await ready(row);
    const body = { command: 'x', ...(await row.body(trial)) };
    const nobody = { ...sitting(trial, 'gm'), seat: 's99' };
    expect(codeOf(await trial.hall.ask(nobody, name, body as never))).toBe('wrong-key');
    const nowhere = { ...sitting(trial, 'gm'), table: 'nosuchtable' };
    expect(codeOf(await trial.hall.ask(nowhere, name, body as never))).toBe('no-such-table');
  });
});

describe('what a player may not, though it is their own', () => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await tableWith(peaceful(rischio), guestsFor(rischio));
  });

  test('bring somebody new', async () => {
    expect(codeOf(await ask(trial, 'ann', 'creature', { from: 'lupo' }))).toBe('not-allowed');
  });

  test('act as the game master', async () => {
    expect(codeOf(await ask(trial, 'ann', 'act', { action: { type: 'new-day' } }))).toBe('not-allowed');
    expect(codeOf(await ask(trial, 'ann', 'order', { who: 'gm', label: 'x', answer: 1 }))).toBe('not-yours');
  });

  test('take another seat’s dice or words', async () => {
    must(await ask(trial, 'ann', 'dice', { dice: 'real' }));
    const { seats } = await tableOf(trial);
    expect(seats.filter(({ dice }) => dice === 'real').map(({ id }) => id)).toEqual([
      sitting(trial, 'ann').seat,
    ]);
  });
});

/** What can be read, and by which seats. */
const READS: Readonly<
  Record<string, { ask(hall: Hall, at: Sitting): Promise<Answer<unknown>>; gives: Row['gives'] }>
> = {
  see: { ask: (hall, at) => hall.see(at), gives: ANYONE },
  log: { ask: (hall, at) => hall.log(at, { limit: 5 }), gives: ANYONE },
  offers: { ask: (hall, at) => hall.offers(at), gives: ANYONE },
  exported: { ask: (hall, at) => hall.exported(at), gives: ANYONE },
  listen: {
    ask: (hall, at) => hall.listen(at, undefined, { tell: () => undefined, end: () => undefined }),
    gives: ANYONE,
  },
  creature: {
    ask: (hall, at) => hall.creature(at, 'brenna'),
    gives: { gm: 'ok', owner: 'ok', other: 'not-yours', spectator: 'not-yours' },
  },
  fork: { ask: (hall, at) => hall.fork(at, { command: 'fork' }), gives: GM_ONLY },
};

describe.each(Object.entries(READS))('%s', (_, { ask: reads, gives }) => {
  test.each(WHO)('from the seat of: %s', async (who) => {
    const trial = await tableWith(peaceful(rischio), guestsFor(rischio));
    const answer = await reads(trial.hall, sitting(trial, SEATS[who]));
    expect([codeOf(answer), statusOf(answer)]).toEqual([gives[who], due(gives[who])]);
  });

  test('from a seat that was taken away', async () => {
    const trial = await tableWith(peaceful(rischio), guestsFor(rischio));
    must(await ask(trial, 'gm', 'revoke', { seat: sitting(trial, 'ann').seat }));
    expect(codeOf(await reads(trial.hall, sitting(trial, 'ann')))).toBe('wrong-key');
  });
});

test('only the right key opens a seat, while it is good', async () => {
  const trial = await tableWith(peaceful(rischio), guestsFor(rischio));
  const { hall, id, clock } = trial;
  const { key, seat } = sitting(trial, 'ann');
  expect(must(await hall.sit(id, key))).toEqual({ table: id, seat, key });
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
  for (const other of wrong) expect([other, statusOf(await hall.sit(id, other))]).toEqual([other, 401]);
  expect(codeOf(await hall.sit('nosuchtable', key))).toBe('wrong-key');
  must(await ask(trial, 'gm', 'seat', { seat, expires: clock.ms + 1000 }));
  expect(codeOf(await hall.sit(id, key))).toBe('ok');
  clock.ms += 1000;
  expect([codeOf(await hall.sit(id, key)), statusOf(await hall.sit(id, key))]).toEqual(['key-expired', 401]);
});

test('the last game master can neither go nor become something else', async () => {
  const trial = await tableWith(peaceful(rischio), guestsFor(rischio));
  const { seat } = sitting(trial, 'gm');
  expect(codeOf(await ask(trial, 'gm', 'revoke', { seat }))).toBe('last-gm');
  expect(codeOf(await ask(trial, 'gm', 'seat', { seat, role: 'player' }))).toBe('last-gm');
});
