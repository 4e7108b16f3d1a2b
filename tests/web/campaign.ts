import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, makeTable, readExport, sendAndExpectKept, sendRequest } from '../client.ts';
import { findViolations } from './axe.ts';
import { type BrowserSetup, PHONE, savePicture } from './browser-setup.fixture.ts';

const expectNoViolation = async (page: Page): Promise<void> =>
  expect(
    (await findViolations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  ).toEqual([]);

const findRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Everybody in sight' }).locator('.creature').filter({ hasText: name });

/** The next evening of a campaign. */
export function testCampaign(setting: () => BrowserSetup): void {
  test('a wounded hero goes on to the next evening, and a phone is led there and told what happened', async () => {
    const gm = await makeTable(
      { url: setting().server.url },
      { system: 'whitebox', creatures: [{ from: 'brando' }, { from: 'orco', id: 'orc', name: 'Gruk' }] },
    );
    const ann = await addSeat(gm, { role: 'player', name: 'Ann', owns: ['brando'] });
    await sendAndExpectKept(gm, 'note', { command: 'n', note: 'plan', text: 'The well is poisoned.' });
    for (const [command, action] of Object.entries({
      gold: { type: 'treasure', gold: 30 },
      hurt: { type: 'harm', who: 'brando', damage: 2, what: '' },
      slain: { type: 'harm', who: 'orc', damage: 50, what: '' },
    }))
      await sendAndExpectKept(gm, 'act', { command, action });
    const phone = await setting().open(`/t/${ann.table}#${ann.key}`, { viewport: PHONE });
    const health = await findRow(phone, 'Brando').innerText();
    expect(health).toMatch(/14\s*\/\s*16/);

    const desk = await setting().open(`/t/${gm.table}#${gm.key}`);
    await desk.getByText('Campaign and journal').click();
    await desk.getByText('Evening 1, day 1').waitFor();
    await desk.getByRole('button', { name: 'Treasure found' }).waitFor();
    await desk.getByRole('button', { name: 'Next day' }).click();
    await desk.getByText('Evening 1, day 2').waitFor();
    await desk.getByLabel('Its name').fill('Under the mill');
    expect(await desk.getByRole('checkbox', { name: 'Brando' }).isChecked()).toBe(true);
    expect(await desk.getByRole('checkbox', { name: 'Gruk' }).isChecked()).toBe(false);
    await expectNoViolation(desk);
    await savePicture(desk, 'campaign-tools');
    await desk.getByRole('button', { name: 'Begin the next evening' }).click();
    await desk.getByRole('heading', { name: 'Under the mill' }).waitFor();

    await phone.getByRole('button', { name: 'Go there' }).click();
    await phone.getByRole('button', { name: 'Where were we?' }).click();
    const first = phone.getByRole('dialog').getByRole('region', { name: 'Evening 1' });
    await first.getByText('Gruk: dead.').waitFor();
    await first.getByText('The party: treasure 30.').waitFor();
    await expectNoViolation(phone);
    await savePicture(phone, 'campaign-journal-phone');
    expect(await phone.content()).not.toContain('poisoned');
    await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await findRow(phone, 'Brando').innerText()).toBe(health);
    expect(await findRow(phone, 'Gruk').count()).toBe(0);
    await phone.reload();
    await findRow(phone, 'Brando').waitFor();
    expect(await phone.getByRole('button', { name: 'Where were we?' }).count()).toBe(0);
  });
}

/** The journal in the game master’s words, and on another server. */
export function testJournal(setting: () => BrowserSetup): void {
  test('the game master writes the journal, and the file of the evening has it all on another table', async () => {
    const { url } = setting().server;
    const gm = await makeTable({ url }, { system: 'rischio', creatures: [{ from: 'brenna' }] });
    await sendAndExpectKept(gm, 'seat', {
      command: 's',
      role: 'player',
      name: 'Ann',
      owns: ['brenna'],
    });
    const desk = await setting().open(`/t/${gm.table}#${gm.key}`);
    await desk.getByRole('button', { name: 'Table menu' }).click();
    await desk.getByRole('button', { name: 'Journal' }).click();
    const journal = desk.getByRole('dialog', { name: 'Where were we?' });
    await journal.getByRole('button', { name: 'Write it in your own words' }).click();
    await journal.getByLabel('What the journal says of evening 1').fill('They met at the inn.');
    await journal.getByRole('button', { name: 'Save' }).click();
    await journal.getByText('They met at the inn.').waitFor();
    const next = await sendRequest(`${url}/api/tables/${gm.table}/next`, {
      body: { command: 'next' },
      headers: { authorization: `Bearer ${gm.key}` },
    });
    const there = { ...gm, table: String(next.body.table), key: String(next.body.key) };
    const file = await readExport(there);
    const { body } = await sendRequest(`${url}/api/tables/import`, { body: file });
    const copy = await setting().open(`/t/${body.table}#${body.key}`);
    await copy.getByRole('button', { name: 'Where were we?' }).click();
    await copy.getByRole('dialog').getByText('They met at the inn.').waitFor();
    await copy.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await findRow(copy, 'Brenna').waitFor();
  });
}
