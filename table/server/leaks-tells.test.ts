import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import { creatureId, GM } from '@arbitro/kernel';
import type { Export } from '@arbitro/protocol';
import { streamOf } from '@arbitro/seal';
import { describe, expect, test } from 'vitest';
import { rischio } from './games-trying.ts';
import { knownTo } from './known.ts';
import { seatAt } from './secret-deeds-trying.ts';
import { answerAll, playToHiddenTurn, playTurn } from './secret-fight-trying.ts';
import {
  allBytes,
  ask,
  codeOf,
  dieFor,
  earOf,
  filledBy,
  guestsFor,
  must,
  OBSERVERS,
  peaceful,
  seen,
  sitting,
  type Trial,
  tableOf,
  tableWith,
} from './secret-trying.ts';

const resting = (): Promise<Trial> => tableWith(peaceful(rischio), guestsFor(rischio));
const hide = async (trial: Trial, ...creatures: string[]): Promise<unknown> =>
  must(await ask(trial, 'gm', 'hide', { creatures, places: [] }));
const reveal = async (trial: Trial, ...creatures: string[]): Promise<unknown> =>
  must(await ask(trial, 'gm', 'reveal', { creatures, places: [], sheets: [] }));
const mask = async (trial: Trial, id: string, name: string): Promise<unknown> =>
  must(await ask(trial, 'gm', 'hide', { creatures: [], places: [], as: { [id]: name } }));

/** Returns the creatures that a seat sees, by id and name. */
async function creaturesOf(trial: Trial, who: string): Promise<readonly (readonly [string, string])[]> {
  const { view } = (await seen(trial, who)).seen;
  return (view as { creatures: { id: string; name: string }[] }).creatures.map(({ id, name }) => [id, name]);
}
const newest = async (trial: Trial, who = 'ann') => (await creaturesOf(trial, who)).at(-1);

/** A creature that is not in the demo. */
const WOLF = Object.keys(rischio.content).find((id) => !JSON.stringify(peaceful(rischio)).includes(id)) ?? '';
const NAME = WOLF.charAt(0).toUpperCase() + WOLF.slice(1).replaceAll('-', ' ');
const bring = async (trial: Trial, body: { id?: string; hidden?: boolean; name?: string } = {}) =>
  must(await ask(trial, 'gm', 'creature', { from: WOLF, ...body }));

/** Returns the rolls of the last entry, with their indexes among the sealed dice. */
async function lastRolls(trial: Trial): Promise<unknown> {
  const { entries } = must(await trial.hall.exported(sitting(trial, 'gm'))) as unknown as Export;
  const does = entries.at(-1)?.kept.does;
  return does?.kind === 'acted' ? does.rolls : [];
}

describe('dice', () => {
  const risk = (by: string) => ({ type: 'risk', by, kind: 'any', level: 'medium' });

  test.each([true, false])(
    'thrown by a hidden creature leave no gap in those of others (secret: %s)',
    async (secret) => {
      const [plain, trial] = [await resting(), await resting()];
      await bring(trial, { id: WOLF, hidden: true });
      must(await ask(trial, 'gm', 'act', { action: risk(WOLF), secret }));
      for (const each of [plain, trial]) {
        await bring(each);
        must(await ask(each, 'gm', 'act', { action: risk(WOLF) }));
      }
      expect((await tableOf(trial)).dice.thrown[WOLF]).toBe(1);
      expect(await lastRolls(trial)).toEqual(await lastRolls(plain));
    },
  );

  test('of one creature are never those of another, however it is called', () => {
    expect(creatureId.safeParse(streamOf('anna', true)).success).toBe(false);
  });

  test('thrown in secret for somebody in sight leave no gap either', async () => {
    const [plain, trial] = [await resting(), await resting()];
    const [[id = ''] = []] = await creaturesOf(trial, 'ann');
    must(await ask(trial, 'gm', 'act', { action: risk(id), secret: true }));
    for (const each of [plain, trial]) must(await ask(each, 'gm', 'act', { action: risk(id) }));
    expect(await lastRolls(trial)).toEqual(await lastRolls(plain));
  });
});

describe('numbers', () => {
  test('of newcomers count those players know of, and no hidden ones', async () => {
    const trial = await resting();
    await bring(trial, { hidden: true });
    await bring(trial, { hidden: true });
    await bring(trial);
    expect(await newest(trial)).toEqual([WOLF, NAME]);
    await bring(trial);
    expect(await newest(trial)).toEqual([`${WOLF}-2`, `${NAME} 2`]);
    expect((await creaturesOf(trial, 'gm')).slice(-4, -2).map(([, name]) => name)).toEqual([
      NAME,
      `${NAME} 2`,
    ]);
  });

  test('of newcomers are the same when a hidden one was given the very id', async () => {
    const trial = await resting();
    await bring(trial, { id: WOLF, hidden: true });
    must(await ask(trial, 'gm', 'order', { who: WOLF, label: 'x', answer: 1 }));
    await bring(trial);
    expect(await newest(trial)).toEqual([WOLF, NAME]);
    const { game, orders } = await tableOf(trial);
    const [moved = ''] = game.hidden.creatures;
    expect(game.world.creatures.map(({ id }) => id)).toContain(moved);
    expect(moved).not.toBe(WOLF);
    expect(orders).toEqual({ [moved]: { x: 1 } });
    for (const who of OBSERVERS) expect(await allBytes(trial, who)).not.toContain(moved);
  });

  test('of newcomers with a sheet of their own are made from the name in the same way', async () => {
    const trial = await resting();
    const { sheet } = rischio.content[WOLF] ?? {};
    must(await ask(trial, 'gm', 'creature', { name: 'Old Grey', sheet, hidden: true }));
    must(await ask(trial, 'gm', 'creature', { name: 'Old Grey', sheet }));
    expect(await newest(trial)).toEqual(['old-grey', 'Old Grey']);
    must(await ask(trial, 'gm', 'creature', { name: 'Old Grey', sheet }));
    expect(await newest(trial)).toEqual(['old-grey-2', 'Old Grey']);
  });

  test('of newcomers pass over whoever was there and was hidden or dismissed since', async () => {
    const trial = await resting();
    await bring(trial);
    await hide(trial, WOLF);
    await bring(trial);
    expect(await newest(trial)).toEqual([`${WOLF}-2`, `${NAME} 2`]);
    must(await ask(trial, 'gm', 'dismiss', { creature: `${WOLF}-2` }));
    await bring(trial);
    expect(await newest(trial)).toEqual([`${WOLF}-3`, `${NAME} 3`]);
  });

  test('of whoever comes out of hiding are given then', async () => {
    const trial = await resting();
    await bring(trial, { hidden: true });
    await bring(trial, { hidden: true, name: 'Fenrir' });
    const ids = (await tableOf(trial)).game.hidden.creatures;
    await bring(trial);
    await reveal(trial, ...ids);
    const names = (await creaturesOf(trial, 'ann')).map(([, name]) => name);
    expect(names.slice(-3)).toEqual([`${NAME} 2`, 'Fenrir', NAME]);
    await bring(trial);
    expect(await newest(trial)).toEqual([`${WOLF}-3`, `${NAME} 3`]);
  });

  test('of masks count the masks players know', async () => {
    const trial = await resting();
    await hide(trial, 'morgana');
    await mask(trial, 'morgana', 'A shadow');
    await mask(trial, 'berto', 'A shadow');
    expect((await creaturesOf(trial, 'ann')).map(([id]) => id)).toContain('~a-shadow');
    await mask(trial, 'zanna', 'A shadow');
    expect((await creaturesOf(trial, 'ann')).map(([id]) => id)).toContain('~a-shadow-2');
  });
});

/** Checks that everything a seat gets at a hidden turn says only that the game master is thinking. */
async function expectThinking(trial: Trial, die: Die): Promise<void> {
  const table = await tableOf(trial);
  const { system, game } = table;
  for (const who of OBSERVERS) {
    const { seen: now } = await seen(trial, who);
    expect(now).toMatchObject({ due: [], waiting: ['gm'] });
    const { fight } = now.view as { fight: { turn?: number } };
    expect(fight.turn ?? 0).toBeGreaterThanOrEqual(0);
    const { world } = knownTo(table, seatAt(table, sitting(trial, who).seat));
    expect(system.schemas.world.safeParse(world).error).toBeUndefined();
    for (const offer of must(await trial.hall.offers(sitting(trial, who)))) {
      const action = filledBy(offer, die);
      expect(system.refuses(game.world, action), JSON.stringify(action)).toBeUndefined();
    }
  }
  const [mine = ''] = seatAt(table, sitting(trial, 'ann').seat).owns;
  const [policy] = Object.values(system.policies);
  const action = { ...policy?.act(game.world, mine, die) } as { type: string };
  expect(codeOf(await ask(trial, 'ann', 'act', { action }))).toBe('wait-for-gm');
  expect(codeOf(await trial.hall.odds(sitting(trial, 'ann'), { action }))).toBe('wait-for-gm');
}

describe('a mask', () => {
  test('that players have not met goes with whoever wore it', async () => {
    const trial = await resting();
    await bring(trial, { id: WOLF, hidden: true });
    await mask(trial, WOLF, 'A shadow');
    must(await ask(trial, 'gm', 'dismiss', { creature: WOLF }));
    await bring(trial);
    expect(await newest(trial)).toEqual([WOLF, NAME]);
  });

  test('that players have met stays on in the log: nobody else is given the id under it', async () => {
    const trial = await resting();
    await bring(trial, { id: WOLF, hidden: true });
    await mask(trial, WOLF, 'A shadow');
    await reveal(trial, WOLF);
    await bring(trial);
    expect(await newest(trial)).toEqual([`${WOLF}-2`, `${NAME} 2`]);
    for (const who of OBSERVERS) expect(await allBytes(trial, who)).not.toContain(`"${WOLF}"`);
  });
});

describe.each(systems.map((system) => [system.id, system] as const))('a hidden turn of %s', (_, system) => {
  test('looks like the game master thinking', { timeout: 60_000 }, async () => {
    const die = dieFor(`${system.id} hidden turn`);
    let turns = 0;
    for (let n = 1; n <= 3; n++) {
      const trial = await tableWith({ demo: system.id }, guestsFor(system));
      await answerAll(trial);
      const { seats, game: start } = await tableOf(trial);
      const owned = new Set(seats.flatMap(({ owns }) => owns));
      const others = start.world.creatures.filter(({ id }) => !owned.has(id)).map(({ id }) => id);
      await hide(trial, others.at(-n) ?? '');
      while (turns < 6 * n && (await playToHiddenTurn(trial, die))) {
        await expectThinking(trial, die);
        await playTurn(trial, die);
        turns++;
      }
      await trial.hall.close();
    }
    expect(turns).toBeGreaterThan(3);
  });
});

describe('going back', () => {
  test('over a hide or a mask keeps both, and opens no sheet of theirs', async () => {
    const trial = await resting();
    must(await ask(trial, 'gm', 'reveal', { creatures: [], places: [], sheets: ['morgana', 'berto'] }));
    const { moment: to } = await tableOf(trial);
    await hide(trial, 'morgana');
    await mask(trial, 'berto', 'A shadow');
    const before = await creaturesOf(trial, 'ann');
    must(await ask(trial, 'gm', 'undo', { to }));
    expect(await creaturesOf(trial, 'ann')).toEqual(before);
    expect((await seen(trial, 'ann')).seen.opened).toEqual([]);
    must(await ask(trial, 'gm', 'undo', { to, uncover: true }));
    const shown = (await creaturesOf(trial, 'ann')).map(([id]) => id);
    expect(shown).toEqual(expect.arrayContaining(['morgana', 'berto']));
    expect((await seen(trial, 'ann')).seen.opened).toEqual(['morgana', 'berto']);
  });

  test('past their arrival and forward again does not show them', async () => {
    const trial = await resting();
    const { moment: start } = await tableOf(trial);
    const came = await bring(trial);
    await hide(trial, WOLF);
    must(await ask(trial, 'gm', 'undo', { to: start }));
    must(await ask(trial, 'gm', 'undo', { to: came.moment }));
    expect((await tableOf(trial)).game.hidden.creatures).toEqual([WOLF]);
    expect((await creaturesOf(trial, 'ann')).map(([id]) => id)).not.toContain(WOLF);
  });

  test('in a fork keeps what is hidden now', async () => {
    const trial = await resting();
    const { moment: at } = await tableOf(trial);
    await hide(trial, 'morgana');
    const hidden = async (body: { command: string; uncover?: boolean }) => {
      const made = must(await trial.hall.fork(sitting(trial, 'gm'), { at, ...body }));
      return must(await trial.hall.see(made)).seen.hidden?.creatures;
    };
    expect(await hidden({ command: 'one' })).toEqual(['morgana']);
    expect(await hidden({ command: 'two', uncover: true })).toEqual([]);
  });
});

/** A secret check by a creature whose player throws real dice, and whose game master does or does not. */
async function secretCheck(gm: 'table' | 'real'): Promise<Trial> {
  const trial = await resting();
  must(await ask(trial, 'ann', 'dice', { dice: 'real' }));
  must(await ask(trial, 'gm', 'dice', { dice: gm }));
  const { system, game } = await tableOf(trial);
  const offer = system
    .offers(game.world, GM)
    .find(({ action }) => action.type === 'risk' && action.by === 'brenna');
  if (!offer) throw new Error('brenna takes no risks');
  const action = filledBy(offer, dieFor('secret check'));
  must(await ask(trial, 'gm', 'act', { action, secret: true }));
  return trial;
}

describe('a secret check of somebody with real dice', () => {
  test('falls from the table’s dice', async () => {
    const trial = await secretCheck('table');
    expect((await tableOf(trial)).game.open).toBeNull();
    expect(Object.keys((await tableOf(trial)).dice.thrown)).toEqual(['brenna:secret']);
  });

  test('is thrown by a game master who throws real dice, and the player hears nothing', async () => {
    const trial = await secretCheck('real');
    const ear = await earOf(trial, 'ann');
    const told = ear.frames.length;
    const { open } = (await tableOf(trial)).game;
    expect(open?.ask).toMatchObject({ kind: 'roll', by: 'brenna' });
    expect((await seen(trial, 'ann')).seen).toMatchObject({ ask: null, waiting: [] });
    const answer = { ask: open?.id ?? 0, faces: [1] };
    expect(codeOf(await ask(trial, 'ann', 'answer', answer))).toBe('no-question');
    expect((await seen(trial, 'gm')).seen.ask).toMatchObject({ kind: 'roll', by: 'brenna' });
    for (let now = open; now?.ask.kind === 'roll'; now = (await tableOf(trial)).game.open)
      must(await ask(trial, 'gm', 'answer', { ask: now.id, faces: [1] }));
    expect(ear.frames).toHaveLength(told);
  });
});

test('a secret question is no more to a player than the game master thinking', async () => {
  const trial = await secretCheck('real');
  const { system, game } = await tableOf(trial);
  const offers = must(await trial.hall.offers(sitting(trial, 'ann')));
  expect(offers).not.toEqual([]);
  const [offer] = offers;
  const action = filledBy(offer as never, dieFor('any'));
  expect(system.refuses(game.world, action)).toBeUndefined();
  expect(codeOf(await ask(trial, 'ann', 'act', { action }))).toBe('wait-for-gm');
  const sheet = { id: 'brenna', replace: true, from: WOLF };
  expect(codeOf(await ask(trial, 'ann', 'creature', sheet))).toBe('wait-for-gm');
  expect(codeOf(await ask(trial, 'gm', 'act', { action }))).toBe('question-open');
});
