import type { Locator, Page } from 'playwright-core';
import { addSeat, makeTable, readMessage, type Seat, sendAndExpectKept } from '../client.ts';

/** A night at the mill: four heroes, and raiders who have crossed the stream. */
const MILL_TABLE = {
  system: 'quinta',
  title: 'The mill by the stream',
  name: 'Oona',
  scene: {
    map: {
      ground: [
        '..................',
        '..#####....,,..~~~',
        '..#...#...,,..~~~.',
        '..#.......,..~~~..',
        '..#...#.....~~~...',
        '..#####....~~~....',
        '..........~~~..,..',
        '.......,..........',
        '..,,.....~~~......',
        '..,,....~~~...##..',
        '.......~~~.....#..',
      ],
      light: [
        '.............:::::',
        '..............::::',
        '..............::::',
        '..............::::',
        '...............:::',
        '...............:::',
        '..............::::',
        '..............::::',
        '.............:::::',
        '............::::::',
        '...........:::::::',
      ],
      shelter: [
        '..................',
        '..................',
        '........h.........',
        '..................',
        '........h.........',
        '..................',
        '......hh..........',
        '..................',
        '..................',
        '..................',
        '..................',
      ],
    },
    fight: {
      round: 2,
      order: ['silvano', 'brigida', 'ortensio', 'ermete', 'gallo', 'teodora', 'nibbio', 'vespa'],
      turn: 'silvano',
    },
  },
  creatures: [
    { from: 'brigida', sheet: { at: [7, 3], hp: 21 } },
    { from: 'silvano', sheet: { at: [5, 6] } },
    { from: 'teodora', sheet: { at: [5, 3] } },
    { from: 'ermete', sheet: { at: [3, 7] } },
    { id: 'ortensio', from: 'condottiero', name: 'Ortensio', sheet: { at: [11, 4] } },
    { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [8, 3], hp: 20, fullHp: 26 } },
    { id: 'nibbio', from: 'predone', name: 'Nibbio', sheet: { at: [8, 7] } },
    { id: 'vespa', from: 'arciera', name: 'Vespa', sheet: { at: [14, 7] } },
  ],
};

export const findActions = (page: Page): Locator => page.getByRole('region', { name: 'Actions' });
export const findTools = (page: Page): Locator => page.getByRole('region', { name: 'Game master’s tools' });

export async function openSeatPage(page: Page, { table, key }: Seat): Promise<void> {
  await page.goto(`/t/${table}#${key}`);
  await findActions(page).and(page.locator('[aria-busy=false]')).waitFor();
}

/** The mill, after Silvano's shot: it is Brigida's turn. */
export async function openMillTable(url: string): Promise<Seat> {
  const gm = await makeTable({ url }, MILL_TABLE);
  await sendAndExpectKept(gm, 'say', {
    command: 'say-1',
    text: 'The water is cold, and it has begun to rain.',
  });
  const attack = { type: 'attack', by: 'silvano', with: 'longbow', on: 'nibbio' };
  await sendAndExpectKept(gm, 'act', { command: 'act-1', action: attack });
  await sendAndExpectKept(gm, 'act', { command: 'act-2', action: { type: 'end-turn', by: 'silvano' } });
  return gm;
}

const BARN_TABLE = {
  system: 'noppa',
  title: 'The dragon at the barn',
  name: 'Oona',
  scene: { zones: ['piha', 'lato'], borders: [{ between: ['piha', 'lato'] }], fight: { tick: 5 } },
  creatures: [
    { from: 'aino', sheet: { zone: 'piha', actions: 3, mind: 0 } },
    { from: 'veikko', sheet: { zone: 'lato', actions: 2 } },
    {
      id: 'dragon',
      from: 'lohikaarme',
      sheet: { zone: 'piha', actions: 5, attacks: [{ id: 'hanta', tn: 2, damage: 3 }] },
    },
  ],
};

/** The barn, where a dragon is about to attack a player's heroine. */
export async function openBarnTable(url: string): Promise<{ readonly gm: Seat; readonly inka: Seat }> {
  const gm = await makeTable({ url }, BARN_TABLE);
  await sendAndExpectKept(gm, 'order', {
    command: 'order-1',
    who: 'gm',
    label: 'complication',
    answer: 'none',
  });
  const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
  await sendAndExpectKept(inka, 'dice', { command: 'dice-1', dice: 'real' });
  return { gm, inka };
}

export const strikeHeroine = (gm: Seat): Promise<object> =>
  sendAndExpectKept(gm, 'act', {
    command: 'strike',
    action: { type: 'attack', by: 'dragon', with: 'hanta', on: ['aino'] },
  });

/** Every die that this seat throws shows a two, until it is asked for something else. */
export async function failEveryRoll(seat: Seat): Promise<void> {
  for (;;) {
    const { ask } = (await readMessage(seat)).seen;
    if (ask?.kind !== 'roll') return;
    await sendAndExpectKept(seat, 'answer', { command: `two-${ask.id}`, ask: ask.id, faces: [2] });
  }
}

/** Takes an action, presses the buttons with these texts in order, and waits for its odds. */
export async function prepareAction(page: Page, kind: string, chosen: readonly string[]): Promise<void> {
  await findActions(page).getByRole('button', { name: kind }).first().click();
  const form = findActions(page).getByRole('form');
  for (const name of chosen) await form.getByRole('button', { name }).first().click();
  await form.getByRole('region', { name: 'Odds' }).and(page.locator('[aria-busy=false]')).waitFor();
}
