import type { Locator, Page } from 'playwright-core';
import { addSeat, kept, makeTable, type Seat, see } from '../client.ts';

/** A night at the mill: four heroes, and raiders who have crossed the stream. */
const MILL = {
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
    { id: 'gallo', from: 'predone', name: 'Gallo', sheet: { at: [8, 3], hp: 8 } },
    { id: 'nibbio', from: 'predone', name: 'Nibbio', sheet: { at: [8, 7] } },
    { id: 'vespa', from: 'arciera', name: 'Vespa', sheet: { at: [14, 7] } },
  ],
};

const actionsIn = (page: Page): Locator => page.getByRole('region', { name: 'Actions' });
export const toolsIn = (page: Page): Locator => page.getByRole('region', { name: 'Game master’s tools' });

export async function sit(page: Page, { table, key }: Seat): Promise<void> {
  await page.goto(`/t/${table}#${key}`);
  await actionsIn(page).and(page.locator('[aria-busy=false]')).waitFor();
}

/** The mill, after Silvano's shot: it is Brigida's turn. */
export async function mill(url: string): Promise<Seat> {
  const gm = await makeTable({ url }, MILL);
  await kept(gm, 'say', { command: 'say-1', text: 'The water is cold, and it has begun to rain.' });
  const shot = { type: 'attack', by: 'silvano', with: 'longbow', on: 'nibbio' };
  await kept(gm, 'act', { command: 'act-1', action: shot });
  await kept(gm, 'act', { command: 'act-2', action: { type: 'end-turn', by: 'silvano' } });
  return gm;
}

const BARN = {
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
export async function barn(url: string): Promise<{ readonly gm: Seat; readonly inka: Seat }> {
  const gm = await makeTable({ url }, BARN);
  await kept(gm, 'order', { command: 'order-1', who: 'gm', label: 'complication', answer: 'none' });
  const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
  await kept(inka, 'dice', { command: 'dice-1', dice: 'real' });
  return { gm, inka };
}

export const strike = (gm: Seat): Promise<object> =>
  kept(gm, 'act', {
    command: 'strike',
    action: { type: 'attack', by: 'dragon', with: 'hanta', on: ['aino'] },
  });

/** Every die that this seat throws shows a two, until it is asked for something else. */
export async function failed(seat: Seat): Promise<void> {
  for (;;) {
    const { ask } = (await see(seat)).seen;
    if (ask?.kind !== 'roll') return;
    await kept(seat, 'answer', { command: `two-${ask.id}`, ask: ask.id, faces: [2] });
  }
}

/** Takes an action, presses the buttons with these texts in order, and waits for its odds. */
export async function prepared(page: Page, kind: string, chosen: readonly string[]): Promise<void> {
  await actionsIn(page).getByRole('button', { name: kind }).first().click();
  const form = actionsIn(page).getByRole('form');
  for (const name of chosen) await form.getByRole('button', { name }).first().click();
  await form.getByRole('region', { name: 'Odds' }).and(page.locator('[aria-busy=false]')).waitFor();
}
