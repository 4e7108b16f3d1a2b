import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import { creatureId, GM } from '@arbitro/kernel';
import type { TableExport } from '@arbitro/protocol';
import { streamNameOf } from '@arbitro/seal';
import { describe, expect, test } from 'vitest';
import { rischio } from '../live/systems.fixture.ts';
import { getKnownTable } from './known-table.ts';
import { getSeat } from './secret-actions.fixture.ts';
import { answerAll, playToHiddenTurn, playTurn } from './secret-fight.fixture.ts';
import {
  askAs,
  demoGuestsOf,
  fillOffer,
  listenAs,
  loadTestTable,
  OBSERVERS,
  openTestTable,
  peacefulDemoOf,
  readEverything,
  readMessage,
  requireValue,
  resultCodeOf,
  seedDie,
  sessionOf,
  type TestTable,
} from './test-table.fixture.ts';

const openRestingTable = (): Promise<TestTable> =>
  openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
const hideCreatures = async (trial: TestTable, ...creatures: string[]): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'hide', { creatures, places: [] }));
const revealCreatures = async (trial: TestTable, ...creatures: string[]): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'reveal', { creatures, places: [], sheets: [] }));
const maskCreature = async (trial: TestTable, id: string, name: string): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'hide', { creatures: [], places: [], as: { [id]: name } }));

/** Returns the creatures that a seat sees, by id and name. */
async function listSeenCreatures(
  trial: TestTable,
  who: string,
): Promise<readonly (readonly [string, string])[]> {
  const { view } = (await readMessage(trial, who)).seen;
  return (view as { creatures: { id: string; name: string }[] }).creatures.map(({ id, name }) => [id, name]);
}
const readNewestLine = async (trial: TestTable, who = 'ann') => (await listSeenCreatures(trial, who)).at(-1);

/** A creature that is not in the demo. */
const NEWCOMER_ID =
  Object.keys(rischio.content).find((id) => !JSON.stringify(peacefulDemoOf(rischio)).includes(id)) ?? '';
const NEWCOMER_NAME = NEWCOMER_ID.charAt(0).toUpperCase() + NEWCOMER_ID.slice(1).replaceAll('-', ' ');
const bringCreature = async (trial: TestTable, body: { id?: string; hidden?: boolean; name?: string } = {}) =>
  requireValue(await askAs(trial, 'gm', 'creature', { from: NEWCOMER_ID, ...body }));

/** Returns the rolls of the last entry, with their indexes among the sealed dice. */
async function readLastRolls(trial: TestTable): Promise<unknown> {
  const { entries } = requireValue(
    await trial.service.exported(sessionOf(trial, 'gm')),
  ) as unknown as TableExport;
  const does = entries.at(-1)?.kept.does;
  return does?.kind === 'acted' ? does.rolls : [];
}

describe('dice', () => {
  const risk = (by: string) => ({ type: 'risk', by, kind: 'any', level: 'medium' });

  test.each([true, false])(
    'thrown by a hidden creature leave no gap in those of others (secret: %s)',
    async (secret) => {
      const [plain, trial] = [await openRestingTable(), await openRestingTable()];
      await bringCreature(trial, { id: NEWCOMER_ID, hidden: true });
      requireValue(await askAs(trial, 'gm', 'act', { action: risk(NEWCOMER_ID), secret }));
      for (const each of [plain, trial]) {
        await bringCreature(each);
        requireValue(await askAs(each, 'gm', 'act', { action: risk(NEWCOMER_ID) }));
      }
      expect((await loadTestTable(trial)).dice.thrown[NEWCOMER_ID]).toBe(1);
      expect(await readLastRolls(trial)).toEqual(await readLastRolls(plain));
    },
  );

  test('of one creature are never those of another, however it is called', () => {
    expect(creatureId.safeParse(streamNameOf('anna', true)).success).toBe(false);
  });

  test('rolled in secret for a visible creature leave no gap either', async () => {
    const [plain, trial] = [await openRestingTable(), await openRestingTable()];
    const [[id = ''] = []] = await listSeenCreatures(trial, 'ann');
    requireValue(await askAs(trial, 'gm', 'act', { action: risk(id), secret: true }));
    for (const each of [plain, trial]) requireValue(await askAs(each, 'gm', 'act', { action: risk(id) }));
    expect(await readLastRolls(trial)).toEqual(await readLastRolls(plain));
  });
});

describe('numbers', () => {
  test('of newcomers count those players know of, and no hidden ones', async () => {
    const trial = await openRestingTable();
    await bringCreature(trial, { hidden: true });
    await bringCreature(trial, { hidden: true });
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([NEWCOMER_ID, NEWCOMER_NAME]);
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([`${NEWCOMER_ID}-2`, `${NEWCOMER_NAME} 2`]);
    expect((await listSeenCreatures(trial, 'gm')).slice(-4, -2).map(([, name]) => name)).toEqual([
      NEWCOMER_NAME,
      `${NEWCOMER_NAME} 2`,
    ]);
  });

  test('of newcomers are the same when a hidden one was given the very id', async () => {
    const trial = await openRestingTable();
    await bringCreature(trial, { id: NEWCOMER_ID, hidden: true });
    requireValue(await askAs(trial, 'gm', 'order', { who: NEWCOMER_ID, label: 'x', answer: 1 }));
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([NEWCOMER_ID, NEWCOMER_NAME]);
    const { game, orders } = await loadTestTable(trial);
    const [moved = ''] = game.hidden.creatures;
    expect(game.world.creatures.map(({ id }) => id)).toContain(moved);
    expect(moved).not.toBe(NEWCOMER_ID);
    expect(orders).toEqual({ [moved]: { x: 1 } });
    for (const who of OBSERVERS) expect(await readEverything(trial, who)).not.toContain(moved);
  });

  test('of newcomers with a sheet of their own are made from the name in the same way', async () => {
    const trial = await openRestingTable();
    const { sheet } = rischio.content[NEWCOMER_ID] ?? {};
    requireValue(await askAs(trial, 'gm', 'creature', { name: 'Old Grey', sheet, hidden: true }));
    requireValue(await askAs(trial, 'gm', 'creature', { name: 'Old Grey', sheet }));
    expect(await readNewestLine(trial)).toEqual(['old-grey', 'Old Grey']);
    requireValue(await askAs(trial, 'gm', 'creature', { name: 'Old Grey', sheet }));
    expect(await readNewestLine(trial)).toEqual(['old-grey-2', 'Old Grey']);
  });

  test('of new creatures skip names of creatures that were hidden or removed since', async () => {
    const trial = await openRestingTable();
    await bringCreature(trial);
    await hideCreatures(trial, NEWCOMER_ID);
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([`${NEWCOMER_ID}-2`, `${NEWCOMER_NAME} 2`]);
    requireValue(await askAs(trial, 'gm', 'dismiss', { creature: `${NEWCOMER_ID}-2` }));
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([`${NEWCOMER_ID}-3`, `${NEWCOMER_NAME} 3`]);
  });

  test('of a revealed creature are given then', async () => {
    const trial = await openRestingTable();
    await bringCreature(trial, { hidden: true });
    await bringCreature(trial, { hidden: true, name: 'Fenrir' });
    const ids = (await loadTestTable(trial)).game.hidden.creatures;
    await bringCreature(trial);
    await revealCreatures(trial, ...ids);
    const names = (await listSeenCreatures(trial, 'ann')).map(([, name]) => name);
    expect(names.slice(-3)).toEqual([`${NEWCOMER_NAME} 2`, 'Fenrir', NEWCOMER_NAME]);
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([`${NEWCOMER_ID}-3`, `${NEWCOMER_NAME} 3`]);
  });

  test('of masks count the masks players know', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana');
    await maskCreature(trial, 'morgana', 'A shadow');
    await maskCreature(trial, 'berto', 'A shadow');
    expect((await listSeenCreatures(trial, 'ann')).map(([id]) => id)).toContain('~a-shadow');
    await maskCreature(trial, 'zanna', 'A shadow');
    expect((await listSeenCreatures(trial, 'ann')).map(([id]) => id)).toContain('~a-shadow-2');
  });
});

/** Checks that everything a seat gets at a hidden turn says only that the game master is thinking. */
async function expectGmThinking(trial: TestTable, die: Die): Promise<void> {
  const table = await loadTestTable(trial);
  const { system, game } = table;
  for (const who of OBSERVERS) {
    const { seen: now } = await readMessage(trial, who);
    expect(now).toMatchObject({ due: [], waiting: ['gm'] });
    const { fight } = now.view as { fight: { turn?: number } };
    expect(fight.turn ?? 0).toBeGreaterThanOrEqual(0);
    const { world } = getKnownTable(table, getSeat(table, sessionOf(trial, who).seat));
    expect(system.schemas.world.safeParse(world).error).toBeUndefined();
    for (const offer of requireValue(await trial.service.offers(sessionOf(trial, who)))) {
      const action = fillOffer(offer, die);
      expect(system.refuses(game.world, action), JSON.stringify(action)).toBeUndefined();
    }
  }
  const [mine = ''] = getSeat(table, sessionOf(trial, 'ann').seat).owns;
  const [policy] = Object.values(system.policies);
  const action = { ...policy?.act(game.world, mine, die) } as { type: string };
  expect(resultCodeOf(await askAs(trial, 'ann', 'act', { action }))).toBe('wait-for-gm');
  expect(resultCodeOf(await trial.service.odds(sessionOf(trial, 'ann'), { action }))).toBe('wait-for-gm');
}

describe('a mask', () => {
  test('that players have not met is removed with its creature', async () => {
    const trial = await openRestingTable();
    await bringCreature(trial, { id: NEWCOMER_ID, hidden: true });
    await maskCreature(trial, NEWCOMER_ID, 'A shadow');
    requireValue(await askAs(trial, 'gm', 'dismiss', { creature: NEWCOMER_ID }));
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([NEWCOMER_ID, NEWCOMER_NAME]);
  });

  test('that players have met stays in the log: no other creature gets its id', async () => {
    const trial = await openRestingTable();
    await bringCreature(trial, { id: NEWCOMER_ID, hidden: true });
    await maskCreature(trial, NEWCOMER_ID, 'A shadow');
    await revealCreatures(trial, NEWCOMER_ID);
    await bringCreature(trial);
    expect(await readNewestLine(trial)).toEqual([`${NEWCOMER_ID}-2`, `${NEWCOMER_NAME} 2`]);
    for (const who of OBSERVERS) expect(await readEverything(trial, who)).not.toContain(`"${NEWCOMER_ID}"`);
  });
});

describe.each(systems.map((system) => [system.id, system] as const))('a hidden turn of %s', (_, system) => {
  test('looks like the game master thinking', async () => {
    const die = seedDie(`${system.id} hidden turn`);
    let turns = 0;
    for (let n = 1; n <= 3; n++) {
      const trial = await openTestTable({ demo: system.id }, demoGuestsOf(system));
      await answerAll(trial);
      const { seats, game: start } = await loadTestTable(trial);
      const owned = new Set(seats.flatMap(({ owns }) => owns));
      const others = start.world.creatures.filter(({ id }) => !owned.has(id)).map(({ id }) => id);
      await hideCreatures(trial, others.at(-n) ?? '');
      while (turns < 6 * n && (await playToHiddenTurn(trial, die))) {
        await expectGmThinking(trial, die);
        await playTurn(trial, die);
        turns++;
      }
      await trial.service.close();
    }
    expect(turns).toBeGreaterThan(3);
  });
});

describe('going back', () => {
  test('over a hide or a mask keeps both, and opens no sheet', async () => {
    const trial = await openRestingTable();
    requireValue(
      await askAs(trial, 'gm', 'reveal', { creatures: [], places: [], sheets: ['morgana', 'berto'] }),
    );
    const { moment: to } = await loadTestTable(trial);
    await hideCreatures(trial, 'morgana');
    await maskCreature(trial, 'berto', 'A shadow');
    const before = await listSeenCreatures(trial, 'ann');
    requireValue(await askAs(trial, 'gm', 'undo', { to }));
    expect(await listSeenCreatures(trial, 'ann')).toEqual(before);
    expect((await readMessage(trial, 'ann')).seen.opened).toEqual([]);
    requireValue(await askAs(trial, 'gm', 'undo', { to, uncover: true }));
    const shown = (await listSeenCreatures(trial, 'ann')).map(([id]) => id);
    expect(shown).toEqual(expect.arrayContaining(['morgana', 'berto']));
    expect((await readMessage(trial, 'ann')).seen.opened).toEqual(['morgana', 'berto']);
  });

  test('past their arrival and forward again does not show them', async () => {
    const trial = await openRestingTable();
    const { moment: start } = await loadTestTable(trial);
    const came = await bringCreature(trial);
    await hideCreatures(trial, NEWCOMER_ID);
    requireValue(await askAs(trial, 'gm', 'undo', { to: start }));
    requireValue(await askAs(trial, 'gm', 'undo', { to: came.moment }));
    expect((await loadTestTable(trial)).game.hidden.creatures).toEqual([NEWCOMER_ID]);
    expect((await listSeenCreatures(trial, 'ann')).map(([id]) => id)).not.toContain(NEWCOMER_ID);
  });

  test('in a fork keeps what is hidden now', async () => {
    const trial = await openRestingTable();
    const { moment: at } = await loadTestTable(trial);
    await hideCreatures(trial, 'morgana');
    const hidden = async (body: { command: string; uncover?: boolean }) => {
      const newTable = requireValue(await trial.service.fork(sessionOf(trial, 'gm'), { at, ...body }));
      return requireValue(await trial.service.see(newTable)).seen.hidden?.creatures;
    };
    expect(await hidden({ command: 'one' })).toEqual(['morgana']);
    expect(await hidden({ command: 'two', uncover: true })).toEqual([]);
  });
});

/** A secret check by a creature whose player throws real dice, and whose game master does or does not. */
async function openSecretCheck(gm: 'table' | 'real'): Promise<TestTable> {
  const trial = await openRestingTable();
  requireValue(await askAs(trial, 'ann', 'dice', { dice: 'real' }));
  requireValue(await askAs(trial, 'gm', 'dice', { dice: gm }));
  const { system, game } = await loadTestTable(trial);
  const offer = system
    .offers(game.world, GM)
    .find(({ action }) => action.type === 'risk' && action.by === 'brenna');
  if (!offer) throw new Error('brenna takes no risks');
  const action = fillOffer(offer, seedDie('secret check'));
  requireValue(await askAs(trial, 'gm', 'act', { action, secret: true }));
  return trial;
}

describe('a secret check of a player with real dice', () => {
  test('falls from the table’s dice', async () => {
    const trial = await openSecretCheck('table');
    expect((await loadTestTable(trial)).game.open).toBeNull();
    expect(Object.keys((await loadTestTable(trial)).dice.thrown)).toEqual(['brenna:secret']);
  });

  test('is thrown by a game master who throws real dice, and the player hears nothing', async () => {
    const trial = await openSecretCheck('real');
    const testListener = await listenAs(trial, 'ann');
    const told = testListener.frames.length;
    const { open } = (await loadTestTable(trial)).game;
    expect(open?.ask).toMatchObject({ kind: 'roll', by: 'brenna' });
    expect((await readMessage(trial, 'ann')).seen).toMatchObject({ ask: null, waiting: [] });
    const answer = { ask: open?.id ?? 0, faces: [1] };
    expect(resultCodeOf(await askAs(trial, 'ann', 'answer', answer))).toBe('no-question');
    expect((await readMessage(trial, 'gm')).seen.ask).toMatchObject({ kind: 'roll', by: 'brenna' });
    for (let now = open; now?.ask.kind === 'roll'; now = (await loadTestTable(trial)).game.open)
      requireValue(await askAs(trial, 'gm', 'answer', { ask: now.id, faces: [1] }));
    expect(testListener.frames).toHaveLength(told);
  });
});

test('a secret question looks to players as if the game master were thinking', async () => {
  const trial = await openSecretCheck('real');
  const { system, game } = await loadTestTable(trial);
  const offers = requireValue(await trial.service.offers(sessionOf(trial, 'ann')));
  expect(offers).not.toEqual([]);
  const [offer] = offers;
  const action = fillOffer(offer as never, seedDie('any'));
  expect(system.refuses(game.world, action)).toBeUndefined();
  expect(resultCodeOf(await askAs(trial, 'ann', 'act', { action }))).toBe('wait-for-gm');
  const sheet = { id: 'brenna', replace: true, from: NEWCOMER_ID };
  expect(resultCodeOf(await askAs(trial, 'ann', 'creature', sheet))).toBe('wait-for-gm');
  expect(resultCodeOf(await askAs(trial, 'gm', 'act', { action }))).toBe('question-open');
});
