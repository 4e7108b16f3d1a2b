import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How a player presses something: with a mouse or a finger. */
export type Press = (what: Locator) => Promise<void>;
const clickOn: Press = (what) => what.click();
export const tapOn: Press = (what) => what.tap();

export const findActions = (page: Page): Locator => page.getByRole('region', { name: 'Actions' });
export const findActionKinds = (page: Page): Locator =>
  findActions(page).getByRole('group', { name: /^Actions: / });
const findDialog = (page: Page): Locator => page.getByRole('dialog');
/** The action being drafted. */
export const findForm = (page: Page): Locator => findActions(page).getByRole('form');
export const findSubmit = (page: Page): Locator => findForm(page).locator('button[type=submit]');
/** The button for a part of the table on a phone. */
export const findPlace = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name });
export const findLog = (page: Page): Locator => page.getByRole('log', { name: 'Log' });

/** Returns the newest moment in the log. */
export const readLastMoment = (page: Page): Promise<number> =>
  page.evaluate<number>(
    'Math.max(0, ...[...document.querySelectorAll("[data-moment]")].map((line) => Number(line.dataset.moment)))',
  );

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Waits until the log shows a newer line. */
export const waitForLinesAfter = (page: Page, moment: number): Promise<void> =>
  expect.poll(() => readLastMoment(page)).toBeGreaterThan(moment);

/** The value of a long list before anything is chosen. */
const NOT_CHOSEN = '-1';

/** Fills every slot of the open action with its first option. */
export async function fillDraft(form: Locator, press = clickOn): Promise<void> {
  // the folded odds are a group too
  const places = form.getByRole('group').and(form.page().locator('fieldset'));
  for (let index = 0; index < (await places.count()); index++) {
    const element = places.nth(index);
    if ((await element.getByRole('button', { pressed: true }).count()) > 0) continue;
    await press(element.getByRole('button').first());
  }
  for (const list of await form.getByRole('combobox').all())
    if ((await list.inputValue()) === NOT_CHOSEN) await list.selectOption({ index: 1 });
}

/** Waits until the actions shown are those of the last message: earlier offers may be gone. */
export const waitForOffers = (page: Page): Promise<void> =>
  findActions(page).and(page.locator('[aria-busy=false]')).waitFor();

/** Takes an action and fills it in, without doing it. */
export async function prepareAction(
  page: Page,
  kind: number | string | RegExp,
  press = clickOn,
): Promise<Locator> {
  await waitForOffers(page);
  const kinds = findActionKinds(page).getByRole('button');
  await press(typeof kind === 'number' ? kinds.nth(kind) : kinds.filter({ hasText: kind }).first());
  const form = findActions(page).getByRole('form');
  await form.waitFor();
  await fillDraft(form, press);
  return form;
}

/** Returns the odds shown before anything is done. */
export async function readOdds(form: Locator): Promise<string> {
  const odds = form.getByRole('region', { name: 'Odds' });
  await odds.and(form.page().locator('[aria-busy=false]')).waitFor();
  return odds.innerText();
}

/** Does it, and waits until the log shows it. */
export async function submitAction(form: Locator, press = clickOn): Promise<void> {
  const page = form.page();
  const before = await readLastMoment(page);
  await press(form.locator('button[type=submit]'));
  await waitForLinesAfter(page, before);
}

/** Waits for a question or an action; answers questions with the first option. */
export async function answerQuestions(page: Page, press = clickOn): Promise<number> {
  let answered = 0;
  for (;;) {
    const kinds = findActionKinds(page);
    await kinds.or(findDialog(page)).first().waitFor();
    if (!(await findDialog(page).isVisible())) return answered;
    await answerQuestion(page, press);
    answered++;
  }
}

async function answerQuestion(page: Page, press: Press): Promise<void> {
  const before = await readLastMoment(page);
  const dialog = findDialog(page);
  await fillDraft(dialog, press);
  const submit = dialog.getByRole('button', { name: 'Answer', exact: true });
  if (await submit.isVisible()) await press(submit);
  await waitForLinesAfter(page, before);
}
