import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, sendAndExpectKept } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { seatPathOf } from './dragon-table.fixture.ts';
import { findSquareCentre } from './grid.ts';
import { openFight, openPeace } from './mill-table.fixture.ts';
import {
  findActions,
  findForm,
  findLog,
  findSubmit,
  readLastMoment,
  waitForLinesAfter,
  waitForOffers,
} from './play-actions.ts';
import { openSmallFight, SMALL_FIGHT_SYSTEMS } from './small-fights.fixture.ts';

const findCreature = (page: Page, id: string): Locator => page.locator(`[data-creature="${id}"] .pick`);

async function beginAction(page: Page, name: string | RegExp): Promise<void> {
  await waitForOffers(page);
  await findActions(page).getByRole('button', { name }).click();
}

/** What people do most often takes few clicks, and nothing is chosen without them. */
export function testFewClicks(setting: () => BrowserSetup): void {
  test('a fight begins with one click, with no creature surprised or with all', async () => {
    const page = await setting().open(seatPathOf(await openPeace(setting())));
    await beginAction(page, 'Begin the fight');
    expect(await findSubmit(page).isEnabled()).toBe(true);
    await findForm(page).getByRole('button', { name: 'all', exact: true }).click();
    expect(await findForm(page).getByRole('button', { pressed: true }).count()).toBe(4);
    await findForm(page).getByRole('button', { name: 'none', exact: true }).click();
    await findSubmit(page).click();
    await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  });

  test('a creature clicked earlier is not a second target', async () => {
    const page = await setting().open(seatPathOf(await openFight(setting())));
    await findCreature(page, 'nibbio').click();
    await beginAction(page, 'Game master');
    await beginAction(page, 'Deal damage');
    await findForm(page).getByRole('button', { name: 'Gallo' }).click();
    expect(await findForm(page).getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['Gallo']);
    await findForm(page)
      .getByRole('textbox', { name: /other dice/ })
      .fill('7');
    await findForm(page).getByRole('button', { name: 'Cold' }).click();
    await findSubmit(page).click();
    await findLog(page).getByText('Gallo takes 7 damage').waitFor();
  });

  test('the log says what was done by hand, and that a seat has changed', async () => {
    const gm = await openFight(setting());
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: [] });
    const path = ['creatures', 'nibbio', 'at'];
    await sendAndExpectKept(gm, 'override', { command: 'o-1', path, value: null });
    await sendAndExpectKept(gm, 'override', { command: 'o-2', path, value: { x: 7, y: 11 } });
    await sendAndExpectKept(gm, 'seat', { command: 's-1', seat: inka.id, owns: ['brigida'] });
    const page = await setting().open(seatPathOf(gm));
    await findLog(page).getByText('By hand: Nibbio is at H12', { exact: true }).waitFor();
    await findLog(page).getByText('The seat of Inka has changed.').waitFor();
    expect(await findLog(page).getByText('Inka has a seat').count()).toBe(1);
  });

  test('an ability check starts with a usual difficulty, in sight', async () => {
    const page = await setting().open(seatPathOf(await openFight(setting())));
    await beginAction(page, 'Game master');
    await beginAction(page, 'Ability check');
    await findForm(page).getByRole('button', { name: 'Arcana' }).click();
    await findForm(page).getByRole('button', { name: 'Silvano' }).click();
    const difficulty = findForm(page).getByRole('spinbutton');
    expect(await difficulty.inputValue()).toBe('15');
    const { y = Number.NaN, height = Number.NaN } = (await difficulty.boundingBox()) ?? {};
    const submit = await findSubmit(page).boundingBox();
    expect(y + height).toBeLessThan(submit?.y ?? 0);
  });
}

/** The usual actions of a turn. */
export function testUsualDeeds(setting: () => BrowserSetup): void {
  test('one press attacks the only foe in reach, two take any health', async () => {
    const page = await setting().open(seatPathOf(await openFight(setting())));
    await findActions(page)
      .getByRole('button', { name: /^Brigida · Attack: Longsword · Gallo\s*\d.*%/ })
      .click();
    await findLog(page).getByText('Brigida attacks Gallo (Longsword)').waitFor();
    await page.getByRole('button', { name: 'Health and hiding: Nibbio' }).click();
    await page.getByRole('textbox', { name: 'Amount of health: Nibbio' }).fill('3');
    await page.getByRole('button', { name: 'Take health: Nibbio' }).click();
    await findLog(page)
      .getByText(/Nibbio takes 3/)
      .waitFor();
  });

  test.each(SMALL_FIGHT_SYSTEMS)('%s: one press attacks, with its odds', async (id) => {
    const page = await setting().open(seatPathOf(await openSmallFight(setting(), id)));
    await waitForOffers(page);
    const before = await readLastMoment(page);
    await findActions(page)
      .getByRole('button', { name: /^[^·]+ · .*%/ })
      .click();
    await waitForLinesAfter(page, before);
  });

  test('the end of a turn is one click, and so is the attack of the last round; the rest is folded', async () => {
    const gm = await openFight(setting());
    const page = await setting().open(seatPathOf(gm));
    await waitForOffers(page);
    const improvise = findActions(page).getByRole('button', { name: 'Improvise' });
    expect(await improvise.count()).toBe(0);
    await beginAction(page, /^More actions/);
    await improvise.waitFor();
    await beginAction(page, /^\d?\s*Attack$/);
    await findSubmit(page).click();
    await findLog(page).getByText('Brigida attacks Gallo (Longsword)').waitFor();
    await beginAction(page, 'End the turn');
    await findLog(page).getByText('Silvano’s turn.').waitFor();
    for (const by of ['silvano', 'nibbio', 'gallo'])
      await sendAndExpectKept(gm, 'act', { command: `end-${by}`, action: { type: 'end-turn', by } });
    await findActions(page)
      .getByRole('button', { name: /^As before: .*Gallo.*%/ })
      .click();
    await expect.poll(() => findLog(page).getByText('Brigida attacks Gallo (Longsword)').count()).toBe(2);
  });
}

/** The element that is pressed, and how it is described in a failure. */
export function testPointedActions(setting: () => BrowserSetup): void {
  test('a tap on a foe shows the actions on it with their chances; a second tap performs one', async () => {
    const gm = await openFight(setting());
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brigida'] });
    const page = await setting().open(seatPathOf(inka));
    await waitForOffers(page);
    await findCreature(page, 'nibbio').click();
    const quick = findActions(page).getByRole('group', { name: 'On Nibbio' });
    await quick.getByRole('button', { name: /^Attack: Javelin\s*\d/ }).waitFor();
    expect(await quick.getByRole('button', { name: /Longsword/ }).count()).toBe(0);
    await quick.getByRole('button', { name: /^Attack: Javelin/ }).click();
    await findLog(page).getByText('Brigida attacks Nibbio (Javelin').waitFor();
    await expect.poll(() => findCreature(page, 'nibbio').getAttribute('aria-pressed')).toBe('false');
  });

  test('after a look at a foe on the map, a tap on the ground still moves one’s own creature', async () => {
    const gm = await openFight(setting());
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brigida'] });
    const page = await setting().open(seatPathOf(inka));
    await waitForOffers(page);
    await page.locator('svg.grid').waitFor();
    const tap = async (x: number, y: number): Promise<void> => {
      const point = await findSquareCentre(page, x, y);
      await page.mouse.click(point.x, point.y);
    };
    await tap(8, 5);
    await findActions(page).getByRole('group', { name: 'On Nibbio' }).waitFor();
    await tap(3, 2);
    await findLog(page).getByText('Brigida moves to D3').waitFor();
  });

  test('the last attack is no longer offered first where another is better now', async () => {
    const gm = await openFight(setting());
    const javelin = { type: 'attack', by: 'brigida', on: 'nibbio', with: 'javelin' };
    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: javelin });
    for (const by of ['brigida', 'silvano', 'nibbio', 'gallo'])
      await sendAndExpectKept(gm, 'act', { command: `end-${by}`, action: { type: 'end-turn', by } });
    const page = await setting().open(seatPathOf(gm));
    await waitForOffers(page);
    const atOnce = findActions(page).locator('.again:not([aria-busy=true])');
    await expect.poll(() => atOnce.innerText()).toMatch(/Brigida · Attack: Longsword · Gallo/);
  });

  test('a move is one line, and the end of a turn says whose turn it is', async () => {
    const gm = await openFight(setting());
    const move = { type: 'move', by: 'silvano', path: [4, 5, 6].map((y) => ({ x: 2, y: y + 2 })) };
    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: { type: 'end-turn', by: 'brigida' } });
    await sendAndExpectKept(gm, 'act', { command: 'a-2', action: move });
    const page = await setting().open(seatPathOf(gm));
    const moved = findLog(page).locator('[data-kind=acted]').last();
    await expect.poll(() => moved.locator('.told').innerText()).toBe('Silvano moves to C9.');
    await findLog(page).getByText('Round 1: Silvano’s turn.').waitFor();
    expect(await findLog(page).getByText('Brigida is done.').count()).toBe(0);
    await moved.getByRole('button', { name: 'Where it comes from' }).click();
    await expect.poll(() => moved.getByText('Silvano moves to').count()).toBe(3);
  });
}
