import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import { type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import { listTonightGames } from './tonight-games.fixture.ts';

const findProgress = (page: Page) => page.getByRole('status').filter({ hasText: /fights/ });

async function runSimulation(page: Page, fights: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Fights', exact: true }).selectOption({ label: fights });
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect.poll(() => findProgress(page).innerText()).toBe(`${fights} of ${fights} fights`);
}

const readVictories = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('table', { name: 'Who wins' }).getByRole('row').allInnerTexts()).map((row) =>
    row.replaceAll(/\s+/g, ' ').trim(),
  );

/** The default: no number of fights. */
function testUntilSure(setting: () => BrowserSetup): void {
  test('by itself it fights until every percentage is sure, and the interval shrinks on the way', async () => {
    const page = await setting().open('/lab/rischio');
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    const seen = new Set<string>();
    await expect
      .poll(async () => {
        const line = await findProgress(page).innerText();
        seen.add(line);
        return line;
      })
      .toMatch(/^[\d,]+ fights: every percentage to ±2 points$/);
    const widths = [...seen].map((line) => Number(/±([\d.]+) /.exec(line)?.[1]));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    const [wins = ''] = await readVictories(page);
    const [, share, low, high] = / ([\d.]+) % ([\d.]+) % – ([\d.]+) %/.exec(wins)?.map(Number) ?? [];
    expect(Math.max(share! - low!, high! - share!)).toBeLessThanOrEqual(2.1);
  });
}

/** Encounters built, simulated and changed. */
export function testLab(setting: () => BrowserSetup): void {
  test.each(listTonightGames())('%s: the encounter it brings along is fought in a worker', async (id) => {
    const page = await setting().open(`/lab/${id}`);
    await runSimulation(page, '100');
    const chances = (await readVictories(page))
      .filter((row) => row.startsWith('Victory'))
      .map((row) => / ([\d.]+) %/.exec(row)?.[1]);
    expect(chances.length).toBe(2);
    expect(chances.reduce((sum, share) => sum + Number(share), 0)).toBeLessThanOrEqual(100.2);
  });

  testUntilSure(setting);

  test('one more foe is shown beside the result before', async () => {
    const page = await setting().open('/lab/rischio');
    await runSimulation(page, '500');
    const [before = ''] = await readVictories(page);
    await page.getByRole('button', { name: /^One .*Swamp shaman.* more$/ }).click();
    await runSimulation(page, '500');
    const [after = ''] = await readVictories(page);
    const share = / ([\d.]+) %/.exec(before)?.[1] ?? '';
    expect(after).toContain(`before ${share} %`);
    expect(Number(/ ([\d.]+) %/.exec(after)?.[1])).toBeLessThan(Number(share));
    await page.reload();
    const shamans = page.getByRole('listitem').filter({ hasText: 'Swamp shaman' }).locator('output');
    await expect.poll(() => shamans.innerText()).toBe('2');
  });

  test('a fight with a single side is shown without errors', async () => {
    const page = await setting().open('/lab/rischio');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of ['Grey wolf', 'Raider', 'Swamp shaman']) {
      const less = page.getByRole('button', { name: new RegExp(`^One .*${name}.* less$`) });
      await less.first().waitFor();
      while ((await less.count()) > 0) await less.first().click();
    }
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/only one side|No fight/);
  });

  test('the game master sees how the fight at the table would end; players have no such drawer', async () => {
    const gm = await makeTable(setting().server, { demo: 'rischio' });
    const page = await setting().open(`/t/${gm.table}#${gm.key}`);
    await page
      .getByRole('region', { name: 'Game master’s tools' })
      .getByText('How would this fight end from here?')
      .click();
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await expect.poll(() => findProgress(page).innerText()).toBe('1,000 of 1,000 fights');
    expect((await readVictories(page))[0]).toMatch(/^Victory: .* %/);
  });

  test('on a phone nothing is wider than the screen', async () => {
    const page = await setting().open('/lab/rischio', { viewport: PHONE });
    await runSimulation(page, '500');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      PHONE.width,
    );
  });
}
