import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, type Seat, sendAndExpectKept, sendCommand } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf } from './dragon-table.fixture.ts';
import { findActions, findLog, readLastMoment, waitForLinesAfter } from './play-actions.ts';

const findTools = (page: Page) => page.getByRole('region', { name: 'Game master’s tools' });
const readSeatName = (page: Page): Promise<string> => page.locator('.top-bar .titles p').innerText();

const addSpectator = (gm: Seat): Promise<Seat> => addSeat(gm, { role: 'spectator', name: 'Pia' });

/** What each kind of seat may do, and how to get it. */
export function testSeats(setting: () => BrowserSetup): void {
  test('the demo is opened as a player too, beside the game master', async () => {
    const page = await setting().open('/');
    await page.getByRole('button', { name: 'Run it as game master: Noppa' }).click();
    await findTools(page).getByText('Seats and invitations').click();
    const [player] = await Promise.all([
      page.context().waitForEvent('page'),
      findTools(page).getByRole('button', { name: 'Open as player' }).click(),
    ]);
    await findLog(player).getByRole('article').first().waitFor();
    await expect.poll(() => readSeatName(player)).toMatch(/Player$/);
    expect(await findTools(player).count()).toBe(0);
    expect(new URL(player.url()).pathname).toBe(new URL(page.url()).pathname);
    expect(new URL(player.url()).hash).toBe('');
    await page.reload();
    await findTools(page).waitFor();
    await expect.poll(() => readSeatName(page)).toMatch(/Game master$/);
  });

  test('a spectator sees everything that happens and can do nothing', async () => {
    const { gm } = await openDragonTable(setting());
    const pia = await addSpectator(gm);
    const page = await setting().open(seatPathOf(pia));
    await page.getByText('You are watching: the players act.').waitFor();
    await sendAndExpectKept(gm, 'say', { command: 's-1', text: 'The gate creaks.' });
    await sendAndExpectKept(gm, 'act', { command: 'a-1', action: { type: 'pass', by: 'dragon' } });
    await findLog(page).getByText('The gate creaks.').waitFor();
    await findLog(page).locator('[data-kind=acted]').waitFor();

    expect(await findActions(page).getByRole('button').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'New character' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByText('My seat on another device').waitFor();
    expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
    const { status } = await sendCommand(pia, 'act', {
      command: 'p-1',
      action: { type: 'pass', by: 'aino' },
    });
    expect(status).toBe(403);
  });

  test('the own link is shown as a QR code, and opens the same seat elsewhere', async () => {
    const { inka } = await openDragonTable(setting());
    const page = await setting().open(seatPathOf(inka));
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'My seat on another device' }).click();
    const ownSeat = page.getByRole('region', { name: 'My seat on another device' });
    const code = ownSeat.getByRole('img', { name: 'QR code of the link' });
    expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(500);
    const link = new URL(await ownSeat.getByRole('textbox', { name: 'Link' }).inputValue());
    expect(link.hash).toBe(`#${inka.key}`);

    const phone = await setting().open(link.pathname + link.hash);
    await expect.poll(() => readSeatName(phone)).toMatch(/Inka, Player$/);
    const before = await readLastMoment(page);
    await sendAndExpectKept(inka, 'say', { command: 'm-1', text: 'Here as well.' });
    await Promise.all([waitForLinesAfter(page, before), findLog(phone).getByText('Here as well.').waitFor()]);
  });
}
