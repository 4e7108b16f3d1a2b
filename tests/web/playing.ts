import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody presses something: with a mouse or a finger. */
export type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
export const tap: Press = (what) => what.tap();

export const actionsIn = (page: Page): Locator => page.getByRole('region', { name: 'Actions' });
const kindsIn = (page: Page): Locator => actionsIn(page).getByRole('group', { name: /^Actions: / });
const dialogIn = (page: Page): Locator => page.getByRole('dialog');
export const logIn = (page: Page): Locator => page.getByRole('log', { name: 'Log' });

/** The newest moment that the log shows. */
export const lastMoment = (page: Page): Promise<number> =>
  page.evaluate<number>(
    'Math.max(0, ...[...document.querySelectorAll("[data-moment]")].map((line) => Number(line.dataset.moment)))',
  );

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Waits until the log shows something newer. */
export const linesAfter = (page: Page, moment: number): Promise<void> =>
  expect.poll(() => lastMoment(page)).toBeGreaterThan(moment);

/** What a long list holds before anything is chosen of it. */
const NOT_CHOSEN = '-1';

/** Fills every place of the action that waits, with the first that is offered. */
async function fillDraft(form: Locator, press: Press): Promise<void> {
  const places = form.getByRole('group');
  for (let at = 0; at < (await places.count()); at++) {
    const place = places.nth(at);
    if ((await place.getByRole('button', { pressed: true }).count()) > 0) continue;
    await press(place.getByRole('button').first());
  }
  for (const list of await form.getByRole('combobox').all())
    if ((await list.inputValue()) === NOT_CHOSEN) await list.selectOption({ index: 1 });
}

/** Waits until the actions shown are those of the last news: what was offered before may be gone. */
export const offersShown = (page: Page): Promise<void> =>
  actionsIn(page).and(page.locator('[aria-busy=false]')).waitFor();

/** An action taken up and filled in; nothing is done yet. */
export async function prepare(page: Page, kind: number | string | RegExp, press = click): Promise<Locator> {
  await offersShown(page);
  const kinds = kindsIn(page).getByRole('button');
  await press(typeof kind === 'number' ? kinds.nth(kind) : kinds.filter({ hasText: kind }).first());
  const form = actionsIn(page).getByRole('form');
  await form.waitFor();
  await fillDraft(form, press);
  return form;
}

/** The odds as they are shown before anything is done. */
export async function oddsShown(form: Locator): Promise<string> {
  const odds = form.getByRole('region', { name: 'Odds' });
  await odds.and(form.page().locator('[aria-busy=false]')).waitFor();
  return odds.innerText();
}

/** Does it, and waits until the log tells of it. */
export async function commit(form: Locator, press = click): Promise<void> {
  const page = form.page();
  const before = await lastMoment(page);
  await press(form.locator('button[type=submit]'));
  await linesAfter(page, before);
}

/** Waits until there is a question or something to do; answers questions with what is offered first. */
export async function answerQuestions(page: Page, press = click): Promise<number> {
  let answered = 0;
  for (;;) {
    const kinds = kindsIn(page);
    await kinds.or(dialogIn(page)).first().waitFor();
    if (!(await dialogIn(page).isVisible())) return answered;
    await answerOne(page, press);
    answered++;
  }
}

async function answerOne(page: Page, press: Press): Promise<void> {
  const before = await lastMoment(page);
  const dialog = dialogIn(page);
  await fillDraft(dialog, press);
  const submit = dialog.getByRole('button', { name: 'Answer', exact: true });
  if (await submit.isVisible()) await press(submit);
  await linesAfter(page, before);
}
