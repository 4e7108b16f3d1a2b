import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, kept, type Seat, send } from '../client.ts';
import { actionsIn, lastMoment, linesAfter, logIn } from './playing.ts';
import type { Setting } from './setting.ts';
import { placeOf, yard } from './yard.ts';

const toolsIn = (page: Page) => page.getByRole('region', { name: 'Game master’s tools' });
const whoIn = (page: Page): Promise<string> => page.locator('.top-bar .titles p').innerText();

const spectatorAt = (gm: Seat): Promise<Seat> => addSeat(gm, { role: 'spectator', name: 'Pia' });

/** What each kind of seat may do, and how to get it. */
export function seatTests(setting: () => Setting): void {
  test('the demo is opened as a player too, beside the game master', async () => {
    const page = await setting().open('/');
    await page.getByRole('button', { name: 'Play the demo of Noppa' }).click();
    await toolsIn(page).getByText('Seats and invitations').click();
    const [player] = await Promise.all([
      page.context().waitForEvent('page'),
      toolsIn(page).getByRole('button', { name: 'Open as player' }).click(),
    ]);
    await logIn(player).getByRole('article').first().waitFor();
    await expect.poll(() => whoIn(player)).toMatch(/Player$/);
    expect(await toolsIn(player).count()).toBe(0);
    expect(new URL(player.url()).pathname).toBe(new URL(page.url()).pathname);
    expect(new URL(player.url()).hash).toBe('');
    await page.reload();
    await toolsIn(page).waitFor();
    await expect.poll(() => whoIn(page)).toMatch(/Game master$/);
  });

  test('who only watches sees everything that happens and can do nothing', async () => {
    const { gm } = await yard(setting());
    const pia = await spectatorAt(gm);
    const page = await setting().open(placeOf(pia));
    await page.getByText('You are watching: the players act.').waitFor();
    await kept(gm, 'say', { command: 's-1', text: 'The gate creaks.' });
    await kept(gm, 'act', { command: 'a-1', action: { type: 'pass', by: 'dragon' } });
    await logIn(page).getByText('The gate creaks.').waitFor();
    await logIn(page).locator('[data-kind=acted]').waitFor();

    expect(await actionsIn(page).getByRole('button').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'New character' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByText('My seat on another device').waitFor();
    expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
    const { status } = await send(pia, 'act', { command: 'p-1', action: { type: 'pass', by: 'aino' } });
    expect(status).toBe(403);
  });

  test('one’s own link is shown as a QR code, and opens the same seat elsewhere', async () => {
    const { inka } = await yard(setting());
    const page = await setting().open(placeOf(inka));
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'My seat on another device' }).click();
    const own = page.getByRole('region', { name: 'My seat on another device' });
    const code = own.getByRole('img', { name: 'QR code of the link' });
    expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(500);
    const link = new URL(await own.getByRole('textbox', { name: 'Link' }).inputValue());
    expect(link.hash).toBe(`#${inka.key}`);

    const phone = await setting().open(link.pathname + link.hash);
    await expect.poll(() => whoIn(phone)).toMatch(/Inka, Player$/);
    const before = await lastMoment(page);
    await kept(inka, 'say', { command: 'm-1', text: 'Here as well.' });
    await Promise.all([linesAfter(page, before), logIn(phone).getByText('Here as well.').waitFor()]);
  });
}
