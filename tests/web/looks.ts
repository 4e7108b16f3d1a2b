import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from '../client.ts';
import { logIn, prepare } from './playing.ts';
import { DESKTOP, PHONE, SCREENS, type Setting } from './setting.ts';

/** A page, or a state of one, as somebody comes to it. */
interface Look {
  readonly name: string;
  go(page: Page, table: string): Promise<unknown>;
}

const heading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();
const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await heading(page);
  };

/** To a part of the table: by its button on a phone, beside all others elsewhere. */
async function toPart(page: Page, part: string): Promise<void> {
  const way = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: part });
  const tab = page.getByRole('tab', { name: part, exact: true });
  if (await way.isVisible()) await way.click();
  else if (await tab.isVisible()) await tab.click();
}

const LOOKS: readonly Look[] = [
  { name: 'start', go: at('/') },
  { name: 'rules', go: at('/rules') },
  { name: 'rules-of-noppa', go: at('/rules/noppa') },
  { name: 'dice', go: at('/dice') },
  { name: 'new', go: at('/new/noppa') },
  {
    name: 'table',
    go: async (page, table) => {
      await page.goto(table);
      await logIn(page).or(page.getByRole('region', { name: 'Everybody in sight' })).first().waitFor();
    },
  },
  { name: 'table-action', go: (page) => prepare(page, 0) },
  {
    name: 'table-sheet',
    go: async (page) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await toPart(page, 'Sheet');
      await page.getByRole('region', { name: 'Sheet and tools' }).getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'table-gm',
    go: async (page) => {
      await toPart(page, 'GM');
      for (const drawer of ['Creatures and secrets', 'Seats and invitations', 'Back in time, and what if'])
        await page.getByRole('region', { name: 'Game master’s tools' }).getByText(drawer).click();
    },
  },
  { name: 'table-log', go: (page) => toPart(page, 'Log') },
  { name: 'table-scene', go: (page) => toPart(page, 'Scene') },
  {
    name: 'table-create',
    go: async (page) => {
      await toPart(page, 'Fight');
      await page.getByRole('button', { name: 'New character' }).click();
      await page.getByRole('dialog', { name: 'A new character' }).waitFor();
    },
  },
];

/** On a wide screen these are parts of the table that is seen anyway. */
const ONLY_PHONE = new Set(['table-log', 'table-scene']);

const SERIOUS = new Set<unknown>(['serious', 'critical']);

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations
    .filter(({ impact }) => SERIOUS.has(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

interface Screen {
  readonly device: string;
  readonly viewport: typeof DESKTOP;
  readonly theme: 'light' | 'dark';
}
const SCREENS_TAKEN: readonly Screen[] = (['light', 'dark'] as const).flatMap((theme) => [
  { device: 'desktop', viewport: DESKTOP, theme },
  { device: 'phone', viewport: PHONE, theme },
]);

/** Every page looked at: by axe, and as a picture for people. */
export function lookTests(setting: () => Setting): void {
  test.each(SCREENS_TAKEN)('$device, $theme', async ({ device, viewport, theme }) => {
    const made = await makeTable({ url: setting().server.url }, { demo: 'noppa' });
    const touch = device === 'phone' && { hasTouch: true, isMobile: true };
    const page = await setting().open('/', {
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...touch,
    });
    const found: Record<string, readonly string[]> = {};
    for (const { name, go } of LOOKS.filter((look) => device === 'phone' || !ONLY_PHONE.has(look.name))) {
      await go(page, `/t/${made.table}#${made.key}`);
      await page.waitForLoadState('networkidle', { timeout: 500 }).catch(() => undefined);
      await page.screenshot({ path: join(SCREENS, `${name}-${device}-${theme}.png`) });
      const bad = await violations(page);
      if (bad.length > 0) found[name] = bad;
    }
    expect(found).toEqual({});
  });
}
