import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept, type Seat } from '../client.ts';
import { logIn } from './playing.ts';
import type { Setting } from './setting.ts';
import { placeOf, yard } from './yard.ts';

const wounded = (gm: Seat, body: number): Promise<object> =>
  kept(gm, 'override', { command: `w-${body}`, path: ['creatures', 'aino', 'body'], value: body });

/** Returns Aino's health, from the list of creatures. */
const health = (page: Page): Promise<string> => page.locator('[data-creature="aino"] .health b').innerText();

async function openDrawer(page: Page): Promise<Locator> {
  const tools = page.getByRole('region', { name: 'Game master’s tools' });
  await tools.getByText('Back in time, and what if').click();
  return tools;
}

/** Moves the slider one step to the left: to the moment before. */
async function oneBefore(tools: Locator): Promise<void> {
  const slider = tools.getByRole('slider', { name: 'Moment in the log' });
  const told = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(told);
}

/** Undo, redo and forks. */
export function backInTimeTests(setting: () => Setting): void {
  test('back by the slider, and forward again', async () => {
    const { gm } = await yard(setting());
    await wounded(gm, 4);
    await wounded(gm, 2);
    const page = await setting().open(placeOf(gm));
    await expect.poll(() => health(page)).toBe('2');
    const tools = await openDrawer(page);
    const back = tools.getByRole('button', { name: 'Go back to here' });
    expect(await back.isDisabled()).toBe(true);
    await oneBefore(tools);
    await back.click();
    await expect.poll(() => health(page)).toBe('4');
    await expect.poll(() => logIn(page).locator('article.undone').count()).toBe(1);

    await tools.getByRole('button', { name: 'Forward again' }).click();
    await expect.poll(() => health(page)).toBe('2');
    await expect.poll(() => logIn(page).locator('article.undone').count()).toBe(0);
  });

  test('back before something was hidden asks whether to keep it so', async () => {
    const { gm, inka } = await yard(setting());
    await wounded(gm, 4);
    await kept(gm, 'hide', { command: 'h-1', creatures: ['dragon'] });
    const theirs = await setting().open(placeOf(inka));
    const page = await setting().open(placeOf(gm));
    const dragon = theirs.locator('[data-creature="dragon"]');
    const tools = await openDrawer(page);
    const back = tools.getByRole('button', { name: 'Go back to here' });
    const question = page.getByRole('dialog', { name: 'Keep it hidden?' });
    await oneBefore(tools);
    await back.click();
    await question.getByRole('button', { name: 'Keep hidden' }).click();
    await question.waitFor({ state: 'detached' });
    await logIn(page).locator('article.undone').waitFor();
    await theirs.locator('[data-creature="aino"]').waitFor();
    expect(await dragon.count()).toBe(0);

    await wounded(gm, 2);
    await expect.poll(() => back.isDisabled()).toBe(false);
    await back.click();
    await question.getByRole('button', { name: 'Show again' }).click();
    await dragon.waitFor();
  });

  test('what if: another table goes on from there, this one stays', async () => {
    const { gm } = await yard(setting());
    await wounded(gm, 4);
    await wounded(gm, 2);
    const page = await setting().open(placeOf(gm));
    await expect.poll(() => health(page)).toBe('2');
    const tools = await openDrawer(page);
    await oneBefore(tools);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      tools.getByRole('button', { name: 'What if, from here' }).click(),
    ]);
    await other.waitForURL(/\/t\//);
    await other.getByRole('heading', { level: 1, name: /The dragon in the yard/ }).waitFor();
    expect(other.url()).not.toContain(gm.table);
    await expect.poll(() => health(other)).toBe('4');
    expect(await health(page)).toBe('2');
  });
}
