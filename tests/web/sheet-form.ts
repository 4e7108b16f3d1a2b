import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, readMessage } from '../client.ts';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE, savePicture } from './browser-setup.fixture.ts';

const findPeople = (page: Page) => page.getByRole('region', { name: 'Everybody in sight' });
const findCreature = (page: Page, name: string) =>
  findPeople(page).locator('.creature').filter({ hasText: name });

async function expectNoViolation(page: Page): Promise<void> {
  const found = await findViolations(page);
  expect(found.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

/** The form for a whole sheet. */
export function testSheetForm(setting: () => BrowserSetup): void {
  test('a creature written in the form comes to the table with its numbers', async () => {
    const gm = await makeTable({ url: setting().server.url }, { system: 'rischio' });
    const page = await setting().open(`/t/${gm.table}#${gm.key}`);
    await page.getByText('Creatures and secrets').click();
    await page.getByRole('button', { name: 'Write a creature' }).click();
    const form = page.getByRole('dialog', { name: 'A new creature' });
    await form.getByRole('button', { name: 'An opponent' }).click();
    await form.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Mud Wyrm');
    await form.getByLabel('Health', { exact: true }).fill('31');
    const level = form.getByLabel('Level', { exact: true });
    await level.fill('-2');
    await form.getByText(/to mend:/).waitFor();
    const bring = form.getByRole('button', { name: 'Bring to the table' });
    expect(await bring.isDisabled()).toBe(true);
    await level.fill('2');
    await expect.poll(() => bring.isEnabled()).toBe(true);
    await expectNoViolation(page);
    await savePicture(page, 'form-new');
    await bring.click();
    await form.waitFor({ state: 'hidden' });
    await expect.poll(() => findCreature(page, 'Mud Wyrm').innerText()).toMatch(/31/);
  });

  test('on a phone a sheet at the table is changed in the form, saved, and taken back with one step', async () => {
    const gm = await makeTable(
      { url: setting().server.url },
      { system: 'rischio', creatures: [{ from: 'brenna' }] },
    );
    const page = await setting().open(`/t/${gm.table}#${gm.key}`, { viewport: PHONE });
    const row = findCreature(page, 'Brenna');
    const before = await row.innerText();
    await row.locator('.to-sheet').click();
    await page.getByRole('button', { name: 'Whole form' }).click();
    const form = page.getByRole('dialog', { name: /^Brenna.*: the whole sheet$/ });
    const health = form.getByLabel('Health', { exact: true });
    const was = await health.inputValue();
    await health.fill('7');
    await form.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => health.inputValue()).toBe(was);
    await form.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(() => health.inputValue()).toBe('7');
    await expectNoViolation(page);
    await savePicture(page, 'form-edit-phone');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.waitFor({ state: 'hidden' });
    const world = async () => JSON.stringify((await readMessage(gm)).seen.view);
    await expect.poll(world).toContain('"health":7');
    await page.getByRole('button', { name: 'One step back' }).first().click();
    await expect.poll(world).not.toContain('"health":7');
    await page
      .getByRole('navigation', { name: 'Parts of the table' })
      .getByRole('button', { name: 'People', exact: true })
      .click();
    await expect.poll(() => row.innerText()).toBe(before);
  });
}
