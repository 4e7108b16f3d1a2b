import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, makeTable, readMessage, type Seat } from '../client.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import { seatPathOf } from './dragon-table.fixture.ts';
import { findActions, prepareAction, readOdds, tapOn, waitForOffers } from './play-actions.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

async function goToPart(page: Page, part: string): Promise<void> {
  const way = page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: part, exact: true });
  await way.tap();
  await way.and(page.locator('[aria-current=page]')).waitFor();
}

/** Returns how many of these are completely within the visible part of their list. */
async function countInSight(list: Locator, parts: Locator): Promise<number> {
  const frame = await list.boundingBox();
  if (!frame) return 0;
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.filter((box) => box && box.y >= frame.y && box.y + box.height <= frame.y + frame.height)
    .length;
}

const findSubmit = (form: Locator): Locator => form.locator('button[type=submit]');

const openDemoTable = ({ server }: BrowserSetup, demo: string): Promise<Seat> =>
  makeTable({ url: server.url }, { demo });

/** What a new player sees on a phone. */
export function testPhoneNewcomer(setting: () => BrowserSetup): void {
  test('on a phone an action on its way makes room for the sheet, and waits', async () => {
    const page = await setting().open(seatPathOf(await openDemoTable(setting(), 'rischio')), TOUCH);
    const form = await prepareAction(page, 0, tapOn);
    // odds that come late move what is tapped below
    await readOdds(form);
    const submit = findSubmit(form);
    await goToPart(page, 'Sheet');
    await submit.waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: 'The whole action' }).tap();
    await submit.waitFor();
    await form.getByRole('button', { name: 'The whole action' }).tap();
    await submit.waitFor({ state: 'hidden' });
    await goToPart(page, 'Fight');
    expect(await submit.isEnabled()).toBe(true);
  });

  test('a table is as high as the window: no empty page scrolls behind it', async () => {
    const page = await setting().open(seatPathOf(await openDemoTable(setting(), 'whitebox')), TOUCH);
    await findActions(page).waitFor();
    await page.locator('.people .unseen').last().waitFor({ state: 'attached' });
    const tooHigh = (): Promise<unknown> =>
      page.evaluate('document.documentElement.scrollHeight - innerHeight');
    await expect.poll(tooHigh).toBe(0);
  });

  test('on a phone what has just happened stands beside what can be done', async () => {
    const page = await setting().open(seatPathOf(await openDemoTable(setting(), 'rischio')), TOUCH);
    const latest = page.locator('.latest');
    const form = await prepareAction(page, 0, tapOn);
    expect(await latest.count()).toBe(0);
    await findSubmit(form).tap();
    await latest.filter({ hasText: /\w/ }).waitFor();
    await latest.tap();
    await page.getByRole('log', { name: 'Log' }).waitFor();
    await latest.waitFor({ state: 'hidden' });
  });

  test('a player of one hero on a phone has name, actions and search in one row', async () => {
    const gm = await openDemoTable(setting(), 'quinta');
    const [toAct = ''] = (await readMessage(gm)).seen.due;
    const seat = await addSeat(gm, { role: 'player', name: 'Inka', owns: [toAct] });
    const page = await setting().open(seatPathOf(seat), TOUCH);
    const find = findActions(page).getByRole('button', { name: 'Find an action' });
    const first = findActions(page)
      .getByRole('group', { name: /^Actions: / })
      .getByRole('button')
      .first();
    await waitForOffers(page);
    const apart = async (): Promise<number> => {
      const [item, other] = [await find.boundingBox(), await first.boundingBox()];
      return Math.abs((item?.y ?? 0) - (other?.y ?? 99));
    };
    await expect.poll(apart).toBeLessThan(8);
  });
}

/** What a new player sees on a desktop. */
export function testDesktopNewcomer(setting: () => BrowserSetup): void {
  test('an invitation scrolls into view', async () => {
    const page = await setting().open(seatPathOf(await openDemoTable(setting(), 'quinta')));
    const tools = page.getByRole('region', { name: 'Game master’s tools' });
    await tools.getByText('Seats and invitations').click();
    await tools.getByRole('textbox', { name: 'Who sits there' }).fill('Inka');
    await tools.getByRole('button', { name: 'Create the invitation' }).click();
    const invitation = page.getByRole('region', { name: 'Invitation for Inka' });
    await invitation.waitFor();
    await expect.poll(async () => (await invitation.boundingBox())?.y ?? 0).toBeGreaterThan(0);
  });

  test('a seat that is taken gets another creature to play', async () => {
    const gm = await openDemoTable(setting(), 'rischio');
    const seat = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['brenna'] });
    const page = await setting().open(seatPathOf(gm));
    const tools = page.getByRole('region', { name: 'Game master’s tools' });
    await tools.getByText('Seats and invitations').click();
    await tools.getByText('Characters they play').click();
    await tools.getByRole('group', { name: 'Inka' }).getByRole('checkbox', { name: 'Nerio' }).click();
    await expect.poll(async () => (await readMessage(seat)).seen.you.owns).toEqual(['brenna', 'nerio']);
  });

  test('beside a map most of a fight is in sight', async () => {
    const page = await setting().open(seatPathOf(await openDemoTable(setting(), 'quinta')));
    const list = page.getByRole('region', { name: 'Everybody in sight' });
    await list.locator('.creature').nth(7).waitFor();
    await expect.poll(() => countInSight(list, list.locator('.creature'))).toBeGreaterThanOrEqual(5);
  });

  test('the lab begins again from the encounter that was picked', async () => {
    const page = await setting().open('/lab/rischio');
    const deadly = page.getByRole('button', { name: /deadly/ });
    await deadly.click();
    const picked = page.locator('[aria-pressed=true]').filter({ hasText: 'deadly' });
    await picked.waitFor();
    await page.reload();
    await picked.waitFor();
  });
}
