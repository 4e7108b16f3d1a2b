import { expect, test } from 'vitest';
import { makeTable, readMessage } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { findLog } from './play-actions.ts';

const TITLE = 'The fixed limit of death';
const DEAD_AT_12 = 'With a fixed limit, dead at −12 hit points.';

/** Values that a book leaves to the table. */
export function testHouseRules(setting: () => BrowserSetup): void {
  test('a figure that is not listed can be set at a table', async () => {
    const gm = await makeTable({ url: setting().server.url }, { system: 'whitebox', creatures: [] });
    const page = await setting().open(`/t/${gm.table}#${gm.key}`);
    const tools = page.getByRole('region', { name: 'Game master’s tools' });
    await tools.getByText('House rules').click();
    await tools.getByRole('searchbox', { name: 'Find a house rule' }).fill(TITLE);
    await tools.getByText(TITLE, { exact: true }).first().click();
    const figure = tools.getByRole('textbox', { name: 'Any whole number below 0.' });
    const save = tools.getByRole('button', { name: 'Save' });
    await figure.fill('12');
    expect(await save.isDisabled()).toBe(true);
    await figure.fill('-12');
    await save.click();
    await findLog(page).getByText('dead at −12 hit points').waitFor();
    await tools.getByRole('radio', { name: DEAD_AT_12 }).and(page.locator(':checked')).waitFor();
    expect((await readMessage(gm)).seen.view).toMatchObject({ options: { deathFixedLimit: -12 } });
  });

  test('and where a table is made', async () => {
    const page = await setting().open('/new/whitebox');
    const rule = page.locator('details.option').filter({ hasText: TITLE });
    await rule.locator('summary').click();
    await rule.getByRole('textbox', { name: 'Any whole number below 0.' }).fill('−12');
    await page.keyboard.press('Enter');
    await rule.getByRole('radio', { name: DEAD_AT_12 }).and(page.locator(':checked')).waitFor();
  });
}
