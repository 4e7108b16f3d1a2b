import type { Locator, Page } from 'playwright-core';
import type { Seat } from '../client.ts';
import {
  failEveryRoll,
  findActions,
  findTools,
  openBarnTable,
  openMillTable,
  openSeatPage,
  prepareAction,
  strikeHeroine,
} from './tables.ts';

/** A screenshot of the documentation, and how to reach what it shows. */
export interface Picture {
  readonly name: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  /** Opens what it shows; returns the part to capture, or undefined for the whole screen. */
  go(page: Page, url: string): Promise<Locator | undefined>;
  /** For an animated picture: what is done before each frame, and how long the frame is shown. */
  readonly moves?: readonly Move[];
}

interface Move {
  readonly ms: number;
  move(page: Page): Promise<unknown>;
}

const DESKTOP = { width: 1440, height: 900 };
const TALL_DESKTOP = { width: 1440, height: 1400 };
/** The panel of the tools scrolls: it is as tall as a whole drawer only in a very tall window. */
const TALLEST_DESKTOP = { width: 1440, height: 3600 };
const PHONE = { width: 360, height: 740 };

/** Opens a drawer of the game master's tools. */
async function openDrawer(page: Page, name: string): Promise<Locator> {
  const tools = findTools(page);
  await tools.getByText(name).click();
  return tools.locator('details[open]');
}

async function openQuestion(page: Page, url: string): Promise<Seat> {
  const { gm, inka } = await openBarnTable(url);
  await openSeatPage(page, inka);
  await strikeHeroine(gm);
  await page.getByRole('dialog', { name: 'Aino throws' }).waitFor();
  return inka;
}

const TABLE_PICTURES: readonly Picture[] = [
  {
    name: 'table',
    screen: DESKTOP,
    go: async (page, url) => {
      await openSeatPage(page, await openMillTable(url));
      await prepareAction(page, 'Attack', ['Longsword', 'Gallo']);
      return undefined;
    },
  },
  {
    name: 'phone',
    screen: PHONE,
    dark: true,
    go: async (page, url) => {
      await failEveryRoll(await openQuestion(page, url));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^parry/i })
        .waitFor();
      await page.getByRole('dialog').getByText('%').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'phone-dice',
    screen: PHONE,
    go: async (page, url) => {
      await openQuestion(page, url);
      return undefined;
    },
  },
];

const findLog = (page: Page): Locator => page.getByRole('log', { name: 'Log' });

/** A turn: whose it is, the foe that is tapped, the attack with its odds, what came of it and why, and the next turn. */
const TURN_PICTURE: Picture = {
  name: 'turn',
  screen: { width: 1280, height: 800 },
  go: async (page, url) => {
    await openSeatPage(page, await openMillTable(url));
    // the map comes a moment after the page
    await page.locator('svg.grid').waitFor();
    return undefined;
  },
  moves: [
    { ms: 1800, move: async () => undefined },
    {
      ms: 2500,
      move: async (page) => {
        await page.locator('[data-creature="gallo"] .pick').click();
        await findActions(page).getByRole('group', { name: 'On Gallo' }).getByText('%').first().waitFor();
      },
    },
    {
      ms: 1200,
      move: async (page) => {
        const quick = findActions(page).getByRole('group', { name: 'On Gallo' });
        await quick.getByRole('button', { name: /^Attack: Longsword/ }).click();
        await page.locator('.thrown-over').first().waitFor();
      },
    },
    {
      ms: 2500,
      move: async (page) => {
        await page.locator('.thrown-over').first().waitFor({ state: 'detached' });
        await findLog(page).getByText('Brigida attacks Gallo').waitFor();
      },
    },
    {
      ms: 3500,
      move: (page) =>
        findLog(page)
          .locator('[data-kind=acted]')
          .last()
          .getByRole('button', { name: 'Where it comes from' })
          .click(),
    },
  ],
};

const EVENING_PICTURES: readonly Picture[] = [
  {
    name: 'new-table',
    screen: { width: 1100, height: 940 },
    go: async (page) => {
      await page.goto('/new/quinta');
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const name of ['Brigida', 'Silvano'])
        await page.getByRole('button', { name: `One more: ${name}` }).click();
      await page.evaluate('scrollTo(0, 0)');
      await page.mouse.move(0, 0);
      return undefined;
    },
  },
  {
    name: 'invitation',
    screen: TALL_DESKTOP,
    go: async (page, url) => {
      await openSeatPage(page, await openMillTable(url));
      const seats = await openDrawer(page, 'Seats and invitations');
      await seats.getByRole('textbox', { name: 'Who sits there' }).fill('Inka');
      await seats.getByRole('checkbox', { name: 'Brigida' }).check();
      await seats.getByRole('button', { name: 'Create the invitation' }).click();
      await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
      return page.getByRole('region', { name: 'Invitation for Inka' });
    },
  },
  {
    name: 'secrets',
    screen: TALLEST_DESKTOP,
    go: async (page, url) => {
      await openSeatPage(page, await openMillTable(url));
      const people = await openDrawer(page, 'Creatures and secrets');
      await people.getByRole('button', { name: 'Hide: Vespa' }).click();
      await people.getByRole('button', { name: 'Reveal: Vespa' }).waitFor();
      return people;
    },
  },
  {
    name: 'time',
    screen: TALLEST_DESKTOP,
    go: async (page, url) => {
      await openSeatPage(page, await openMillTable(url));
      const time = await openDrawer(page, 'Back in time');
      await time.getByRole('button').first().waitFor();
      return time;
    },
  },
  {
    name: 'lab',
    screen: { width: 1200, height: 900 },
    go: async (page) => {
      await page.goto('/lab/quinta');
      await page.getByRole('button', { name: 'Simulate', exact: true }).click();
      await page.getByText('every percentage to ±2 points').waitFor({ timeout: 120_000 });
      await page.evaluate('scrollTo(0, 0)');
      return undefined;
    },
  },
];

export const PICTURES: readonly Picture[] = [...TABLE_PICTURES, TURN_PICTURE, ...EVENING_PICTURES];
