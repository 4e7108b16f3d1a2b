import { systems } from '@arbitro/catalogue';
import { isInTonightSample } from '@arbitro/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, type Seat, sendAndExpectKept } from '../client.ts';
import { findViolations } from './axe.ts';
import {
  BLANK,
  type BrowserSetup,
  DESKTOP,
  type PageOptions,
  PHONE,
  savePicture,
  WANTS_PICTURES,
} from './browser-setup.fixture.ts';
import {
  answerQuestions,
  findActions,
  findLog,
  prepareAction,
  readOdds,
  submitAction,
} from './play-actions.ts';

/** A page, or a state of a page, and how to reach it. */
interface PageLook {
  readonly name: string;
  /** On a wide screen it is visible together with others. */
  readonly onlyPhone?: boolean;
  go(page: Page, serverUrl: string): Promise<unknown>;
}

const openPath =
  (path: string): PageLook['go'] =>
  async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** Opens a part of the table: by its button on a phone, by its tab or not at all elsewhere. */
async function goToPart(page: Page, part: string): Promise<void> {
  const way = page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: part });
  const tab = page.getByRole('tab', { name: part, exact: true });
  if (await way.isVisible()) {
    await way.click();
    await way.and(page.locator('[aria-current=page]')).waitFor();
  } else if (await tab.isVisible()) {
    await tab.click();
    await tab.and(page.locator('[aria-selected=true]')).waitFor();
  }
}

const PAGE_LOOKS: readonly PageLook[] = [
  { name: 'start', go: openPath('/') },
  { name: 'rules', go: openPath('/rules') },
  { name: 'rules-of', go: openPath('/rules/rischio') },
  {
    name: 'dice',
    go: async (page) => {
      await page.goto('/dice');
      await page.getByText('Mean', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Roll', exact: true }).click();
    },
  },
  { name: 'new', go: openPath('/new/noppa') },
  {
    name: 'lab',
    go: async (page) => {
      await page.goto('/lab/rischio');
      await page.getByRole('button', { name: 'Simulate', exact: true }).click();
      await page.getByText('every percentage to ±2 points').waitFor();
    },
  },
];

const DRAWER_NAMES = ['Creatures and secrets', 'Seats and invitations', 'Back in time, and what if'];

/** Unanswered requests here are odds still being computed. */
const ODDS_REQUEST = /\/odds/;

/** One attack of the dragon, with everything around it; each look continues from the one before. */
const TABLE_LOOKS: readonly PageLook[] = [
  {
    name: 'table',
    go: async (page, serverUrl) => {
      const { table, key } = await openFarmTable(serverUrl);
      await page.goto(`/t/${table}#${key}`);
      await page.getByRole('region', { name: 'Everybody in sight' }).waitFor();
    },
  },
  {
    name: 'table-counting',
    go: async (page) => {
      await page.route(ODDS_REQUEST, () => undefined);
      await prepareAction(page, 'Attack');
      await page.getByText('Calculating the odds…').waitFor();
    },
  },
  {
    name: 'table-action',
    go: async (page) => {
      await page.unroute(ODDS_REQUEST);
      await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click();
      await readOdds(await prepareAction(page, 'Attack'));
    },
  },
  {
    name: 'table-question',
    go: async (page) => {
      await goToPart(page, 'Log');
      const form = page.getByRole('form', { name: /Attack/ });
      // on a phone it is folded, so that the log can be read
      const wholeAction = form.getByRole('button', { name: 'The whole action' });
      if (await wholeAction.isVisible()) await wholeAction.click();
      await submitAction(form);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^parry/ })
        .waitFor();
    },
  },
  {
    name: 'table-log',
    go: async (page) => {
      await answerQuestions(page);
      await findLog(page).getByRole('button', { name: 'Where it comes from' }).last().click();
    },
  },
  { name: 'table-scene', onlyPhone: true, go: (page) => goToPart(page, 'Scene') },
  {
    name: 'table-sheet',
    go: async (page) => {
      await goToPart(page, 'Fight');
      await page.getByRole('button', { name: 'Open the sheet of Aino' }).click();
      await page.getByRole('heading', { name: 'Aino', level: 2 }).waitFor();
    },
  },
  {
    name: 'table-gm',
    go: async (page) => {
      await goToPart(page, 'GM');
      const tools = page.getByRole('region', { name: 'Game master’s tools' });
      for (const drawer of DRAWER_NAMES) await tools.getByText(drawer).click();
    },
  },
  {
    name: 'table-create',
    go: async (page) => {
      await goToPart(page, 'Fight');
      await page.getByRole('button', { name: 'New character' }).click();
      await page.getByRole('dialog', { name: 'A new character' }).waitFor();
    },
  },
];

/** The demo fight of a system: its creatures, and all numbers of one creature. */
const demoLooksOf = ({ id, presentation: face }: (typeof systems)[number]): readonly PageLook[] => [
  {
    name: `demo-${id}`,
    go: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: `Run it as game master: ${face.name.en}` }).click();
      await findActions(page).waitFor();
      await prepareAction(page, 0);
    },
  },
  {
    name: `demo-${id}-sheet`,
    go: async (page) => {
      await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click();
      await goToPart(page, 'Fight');
      await page
        .getByRole('button', { name: /^Open the sheet of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save as file' }).waitFor();
    },
  },
];

/** Looks that continue from one another. */
interface LookSequence {
  readonly part: string;
  readonly looks: readonly PageLook[];
  /** A page that only gets narrower is the same for axe; a table has another layout. */
  readonly checkedOnPhone: boolean;
  /** Its place in a sample: it is looked at on one device in one night, on the other in the next. */
  readonly sample?: number;
}
const LOOK_SEQUENCES: readonly LookSequence[] = [
  { part: 'pages', looks: PAGE_LOOKS, checkedOnPhone: false },
  { part: 'a table', looks: TABLE_LOOKS, checkedOnPhone: true },
  ...systems.map((system, index) => ({
    part: `the demo of ${system.id}`,
    looks: demoLooksOf(system),
    checkedOnPhone: true,
    sample: index,
  })),
];

/** A fight in progress: heroes, a dragon, and a hidden creature. */
async function openFarmTable(url: string): Promise<Seat> {
  const gm = await makeTable(
    { url },
    {
      system: 'noppa',
      title: 'The farm at dusk',
      scene: {
        zones: ['piha', 'lato', 'pelto'],
        borders: [{ between: ['piha', 'lato'] }, { between: ['piha', 'pelto'], difficult: true }],
        fight: { tick: 5 },
      },
      creatures: [
        { from: 'aino', sheet: { zone: 'piha', actions: 3 } },
        { from: 'veikko', sheet: { zone: 'lato', actions: 2 } },
        { id: 'mikko', from: 'nostovaki', sheet: { zone: 'pelto', actions: 3 } },
        {
          id: 'dragon',
          from: 'lohikaarme',
          sheet: { zone: 'piha', actions: 5, attacks: [{ id: 'hanta', tn: 20, damage: 1 }] },
        },
      ],
    },
  );
  await sendAndExpectKept(gm, 'order', { command: 'o-1', who: 'gm', label: 'complication', answer: 'none' });
  await sendAndExpectKept(gm, 'hide', { command: 'h-1', creatures: ['mikko'] });
  return gm;
}

const SERIOUS_IMPACTS = new Set<unknown>(['serious', 'critical']);

/** All default axe rules about colours: selected by tag, axe would be stricter than with all rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Never serious, and takes nearly half the time of all rules together. */
const SKIPPED_RULES = { region: { enabled: false } };

/** Returns the serious violations that axe finds, of all rules or of colour rules only. */
async function describeFaults(page: Page, isColoursOnly: boolean): Promise<readonly string[]> {
  const found = await findViolations(
    page,
    isColoursOnly ? { runOnly: COLOUR_RULES } : { rules: SKIPPED_RULES },
  );
  return found
    .filter(({ impact }) => SERIOUS_IMPACTS.has(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The fonts are loaded, and no colour transition is running. */
const WAIT_UNTIL_SETTLED = `(async () => {
  await document.fonts.ready;
  do await new Promise(requestAnimationFrame);
  while (document.getAnimations().some(({ playState }) => playState === 'running'));
})()`;

/** The second differs only in colours. */
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

type Device = 'desktop' | 'phone';
const DEVICES: Readonly<Record<Device, PageOptions>> = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
};

const DEVICE_INDEX: Readonly<Record<Device, number>> = { desktop: 0, phone: 1 };
const DEVICE_COUNT = Object.keys(DEVICE_INDEX).length;

const isLookedAtTonight = (device: Device, { sample }: LookSequence): boolean =>
  sample === undefined || WANTS_PICTURES || isInTonightSample(sample + DEVICE_INDEX[device], DEVICE_COUNT);

/**
 * A table is checked in one theme on a desktop and in the other on a phone; the next night the other way round.
 * A demo is on one device each night, so its theme changes every other night: all four come in turn.
 */
function listThemes(device: Device, { checkedOnPhone, sample }: LookSequence): readonly Theme[] {
  if (!checkedOnPhone || WANTS_PICTURES) return THEMES;
  if (sample !== undefined) return [isInFirstHalf(2 * DEVICE_COUNT) ? 'light' : 'dark'];
  return [isInTonightSample(DEVICE_INDEX[device], THEMES.length) ? 'light' : 'dark'];
}

/** Whether tonight is in the first half of each row of nights. */
const isInFirstHalf = (nights: number): boolean =>
  Array.from({ length: nights / 2 }, (_, n) => n).some((n) => isInTonightSample(n, nights));

/** A look to check with axe, or only to open. */
interface LookCheck {
  readonly name: string;
  readonly isChecked: boolean;
  readonly themes: readonly Theme[];
}

/** Checks a look in each theme; returns the violations, by look and theme. */
async function checkLook(page: Page, { name, isChecked, themes }: LookCheck): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate<unknown>(WAIT_UNTIL_SETTLED);
    const faults = isChecked ? await describeFaults(page, index > 0) : [];
    found.push(...faults.map((fault) => `${name}, ${theme}: ${fault}`));
    await savePicture(page, `${name}-${theme}`, faults.length > 0);
  }
  return found;
}

/** Every page on one device, light and dark. */
export function testLooks(setting: () => BrowserSetup, device: Device): void {
  const tonight = LOOK_SEQUENCES.filter((part) => isLookedAtTonight(device, part));
  test.each(tonight)('$part', { timeout: 300_000 }, async (part) => {
    const isChecked = device === 'desktop' || part.checkedOnPhone;
    const themes = listThemes(device, part);
    const page = await setting().open(BLANK, DEVICES[device]);
    const found: string[] = [];
    for (const { name, go, onlyPhone = false } of part.looks) {
      if (onlyPhone && device !== 'phone') continue;
      await go(page, setting().server.url);
      found.push(...(await checkLook(page, { name: `${name}-${device}`, isChecked, themes })));
    }
    expect(found).toEqual([]);
  });
}
