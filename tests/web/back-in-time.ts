import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Seat, sendAndExpectKept } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { openDragonTable, seatPathOf } from './dragon-table.fixture.ts';
import { findLog } from './play-actions.ts';

const setBody = (gm: Seat, body: number): Promise<object> =>
  sendAndExpectKept(gm, 'override', {
    command: `w-${body}`,
    path: ['creatures', 'aino', 'body'],
    value: body,
  });

/** Returns Aino's health, from the list of creatures. */
const readHealth = (page: Page): Promise<string> =>
  page.locator('[data-creature="aino"] .health b').innerText();

async function openDrawer(page: Page): Promise<Locator> {
  const tools = page.getByRole('region', { name: 'Game master’s tools' });
  await tools.getByText('Back in time, and what if').click();
  return tools;
}

/** Moves the slider one step to the left: to the moment before. */
async function stepBack(tools: Locator): Promise<void> {
  const slider = tools.getByRole('slider', { name: 'Moment in the log' });
  const text = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(text);
}

/** Undo, redo and forks. */
export function testBackInTime(setting: () => BrowserSetup): void {
  test('back by the slider, and forward again', async () => {
    const { gm } = await openDragonTable(setting());
    await setBody(gm, 4);
    await setBody(gm, 2);
    const page = await setting().open(seatPathOf(gm));
    await expect.poll(() => readHealth(page)).toBe('2');
    const tools = await openDrawer(page);
    const back = tools.getByRole('button', { name: 'Go back to here' });
    expect(await back.isDisabled()).toBe(true);
    await stepBack(tools);
    await back.click();
    await expect.poll(() => readHealth(page)).toBe('4');
    await expect.poll(() => findLog(page).locator('article.undone').count()).toBe(1);

    await tools.getByRole('button', { name: 'Forward again' }).click();
    await expect.poll(() => readHealth(page)).toBe('2');
    await expect.poll(() => findLog(page).locator('article.undone').count()).toBe(0);
  });

  test('back before something was hidden asks whether to keep it so', async () => {
    const { gm, inka } = await openDragonTable(setting());
    await setBody(gm, 4);
    await sendAndExpectKept(gm, 'hide', { command: 'h-1', creatures: ['dragon'] });
    const otherPage = await setting().open(seatPathOf(inka));
    const page = await setting().open(seatPathOf(gm));
    const dragon = otherPage.locator('[data-creature="dragon"]');
    const tools = await openDrawer(page);
    const back = tools.getByRole('button', { name: 'Go back to here' });
    const question = page.getByRole('dialog', { name: 'Keep it hidden?' });
    await stepBack(tools);
    await back.click();
    await question.getByRole('button', { name: 'Keep hidden' }).click();
    await question.waitFor({ state: 'detached' });
    await findLog(page).locator('article.undone').waitFor();
    await otherPage.locator('[data-creature="aino"]').waitFor();
    expect(await dragon.count()).toBe(0);

    await setBody(gm, 2);
    await expect.poll(() => back.isDisabled()).toBe(false);
    await back.click();
    await question.getByRole('button', { name: 'Show again' }).click();
    await dragon.waitFor();
  });

  test('what if: another table goes on from there, this one stays', async () => {
    const { gm } = await openDragonTable(setting());
    await setBody(gm, 4);
    await setBody(gm, 2);
    const page = await setting().open(seatPathOf(gm));
    await expect.poll(() => readHealth(page)).toBe('2');
    const tools = await openDrawer(page);
    await stepBack(tools);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      tools.getByRole('button', { name: 'What if, from here' }).click(),
    ]);
    await other.waitForURL(/\/t\//);
    await other.getByRole('heading', { level: 1, name: 'What if: The dragon in the yard' }).waitFor();
    expect(other.url()).not.toContain(gm.table);
    await expect.poll(() => readHealth(other)).toBe('4');
    expect(await readHealth(page)).toBe('2');
  });
}
