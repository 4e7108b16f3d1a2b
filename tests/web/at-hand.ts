import { expect, test } from 'vitest';
import { addSeat, makeTable, type Seat, sendAndExpectKept } from '../client.ts';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf, TAIL_ATTACK } from './dragon-table.fixture.ts';
import { FIGHT, MAP, MILL, openFight } from './mill-table.fixture.ts';
import { findActions, findForm, findLog, findPlace, findSubmit, waitForOffers } from './play-actions.ts';

const endTurn = (gm: Seat, by: string): Promise<object> =>
  sendAndExpectKept(gm, 'act', { command: `end-${by}`, action: { type: 'end-turn', by } });

/** Keys, and steps back. */
export function testKeys(setting: () => BrowserSetup): void {
  test('number keys press actions without a click before, and keep their numbers', async () => {
    const page = await setting().open(seatPathOf(await openFight(setting())));
    await waitForOffers(page);
    const dodge = findActions(page).getByRole('button', { name: 'Dodge' });
    const key = (await dodge.getAttribute('data-key')) ?? '';
    const move = findActions(page).getByRole('button', { name: 'Move' });
    const keyOfMove = (await move.getAttribute('data-key')) ?? '';
    await page.keyboard.press(key);
    await findForm(page).waitFor();
    await findSubmit(page).click();
    await findLog(page).locator('[data-kind=acted]').waitFor();
    await waitForOffers(page);
    await expect.poll(() => dodge.count()).toBe(0);
    await expect.poll(() => findActions(page).getByRole('button', { name: 'Attack' }).count()).toBe(0);
    expect(Number(keyOfMove)).toBeGreaterThan(1);
    await expect.poll(() => move.getAttribute('data-key')).toBe(keyOfMove);
    await page.getByRole('button', { name: 'Table menu' }).click();
    const menu = page.getByRole('dialog');
    const keySwitch = menu.getByRole('checkbox', { name: 'Number keys press actions' });
    // a part of the menu that comes late may move the switch away from a click
    await expect
      .poll(async () => {
        if (await keySwitch.isChecked()) await menu.getByText('Number keys press actions').click();
        return keySwitch.isChecked();
      })
      .toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('log').focus();
    await page.keyboard.press(keyOfMove);
    expect(await findForm(page).count()).toBe(0);
  });

  test('a whole turn by two keys: the best attack, and the end', async () => {
    const page = await setting().open(seatPathOf(await openFight(setting())));
    await waitForOffers(page);
    await findActions(page).locator('.again:not([aria-busy=true])').waitFor();
    await page.keyboard.press('0');
    await findLog(page).getByText('Brigida attacks Gallo (Longsword)').waitFor();
    await waitForOffers(page);
    const end = findActions(page).getByRole('button', { name: 'End the turn' });
    await page.keyboard.press((await end.getAttribute('data-key')) ?? '');
    await findLog(page).getByText('Silvano’s turn.').waitFor();
  });

  test('undo is a button in the bar and Ctrl+Z, and goes forward again', async () => {
    const gm = await openFight(setting());
    const page = await setting().open(seatPathOf(gm));
    const turn = page.locator('.turn');
    await endTurn(gm, 'brigida');
    await expect.poll(() => turn.innerText()).toBe('Turn of Silvano');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => turn.innerText()).toBe('Turn of Brigida');
    await bar.getByRole('button', { name: 'Forward again' }).click();
    await expect.poll(() => turn.innerText()).toBe('Turn of Silvano');
    await page.getByText('Done again.').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => turn.innerText()).toBe('Turn of Brigida');
    await bar.getByRole('button', { name: 'Forward again' }).waitFor();
    await page.keyboard.press('Control+y');
    await expect.poll(() => turn.innerText()).toBe('Turn of Silvano');
  });
}

/** What the page says by itself. */
export function testHints(setting: () => BrowserSetup): void {
  test('a creature that attacked from hiding is shown with one click, not by itself', async () => {
    const { gm, inka } = await openDragonTable(setting());
    await sendAndExpectKept(gm, 'hide', { command: 'h-1', creatures: ['dragon'] });
    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: TAIL_ATTACK });
    const page = await setting().open(seatPathOf(gm));
    // the odds depend on the hidden attacker
    const otherPage = await setting().open(seatPathOf(inka), { tolerates: /422.*\/odds/ });
    const hint = findActions(page).getByRole('status').filter({ hasText: 'acted from hiding' });
    await hint.waitFor();
    await otherPage.getByRole('dialog').waitFor();
    expect(await otherPage.locator('[data-creature="dragon"]').count()).toBe(0);
    await hint.getByRole('button', { name: 'Show' }).click();
    await otherPage.locator('[data-creature="dragon"]').waitFor();
    await hint.waitFor({ state: 'detached' });
  });

  test('the title says when it is your turn', async () => {
    const gm = await openFight(setting());
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['silvano'] });
    const page = await setting().open(seatPathOf(inka));
    await expect.poll(() => page.title()).toBe('The mill – Arbitro');
    await endTurn(gm, 'brigida');
    await expect.poll(() => page.title()).toBe('Your turn – The mill');
    await endTurn(gm, 'silvano');
    await expect.poll(() => page.title()).toBe('The mill – Arbitro');
  });
}

/** What fits a phone. */
export function testPhoneFit(setting: () => BrowserSetup): void {
  test('on a phone the creature whose turn it is stays above the actions', async () => {
    const gm = await makeTable(
      { url: setting().server.url },
      {
        ...MILL,
        creatures: [
          ...MILL.creatures,
          ...['a', 'b', 'c'].map((id) => ({ id, from: 'predone', name: `Raider ${id}` })),
        ],
        scene: { map: MAP, fight: { ...FIGHT, order: [...FIGHT.order, 'a', 'b', 'c'], turn: 'b' } },
      },
    );
    const page = await setting().open(seatPathOf(gm), { viewport: PHONE, hasTouch: true });
    await waitForOffers(page);
    await page.locator('svg.grid').waitFor();
    await findPlace(page, 'Fight').tap();
    await page.locator('.creature.due').waitFor();
    await sendAndExpectKept(gm, 'say', { command: 's-1', text: 'It is raining.' });
    await page.locator('.latest').waitFor();
    const isInSight = (): Promise<boolean> =>
      page.evaluate(
        `document.querySelector('.creature.due').getBoundingClientRect().bottom <=
          document.querySelector('.acts').getBoundingClientRect().top + 1`,
      );
    await expect.poll(isInSight).toBe(true);
  });

  test('on a phone foes and the tools of a sheet take one row', async () => {
    const gm = await openFight(setting());
    const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brigida'] });
    const page = await setting().open(seatPathOf(inka), { viewport: PHONE, hasTouch: true });
    await waitForOffers(page);
    await findPlace(page, 'Fight').tap();
    const heightOf = async (what: string): Promise<number> =>
      (await page.locator(what).boundingBox())?.height ?? Number.NaN;
    expect(await heightOf('.creature[data-creature="nibbio"]')).toBeLessThan(60);
    await findPlace(page, 'Sheet').tap();
    for (const name of ['Edit', 'Whole form', 'Save as file', 'Put on my shelf', 'Print'])
      await page.locator('.sheet-tools').getByRole('button', { name, exact: true }).waitFor();
    expect(await heightOf('.sheet-tools')).toBeLessThan(60);
    expect(await findViolations(page)).toEqual([]);
  });

  test('on a phone no answer is broken within a word', async () => {
    const { gm, inka } = await openDragonTable(setting());
    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: TAIL_ATTACK });
    const page = await setting().open(seatPathOf(inka), { viewport: PHONE, locale: 'fi' });
    await page.locator('.odds-beside').first().waitFor();
    const widths: readonly [number, number][] = await page.evaluate(
      `[...document.querySelectorAll('.question .pick-option .says')].map((says) => {
        const whole = says.getBoundingClientRect().width;
        says.style.width = 'min-content';
        says.style.overflowWrap = 'normal';
        return [Math.round(says.getBoundingClientRect().width), Math.round(whole)];
      })`,
    );
    expect(widths.length).toBeGreaterThan(1);
    for (const [longestWord, whole] of widths) expect(longestWord).toBeLessThanOrEqual(whole);
  });
}
