import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { addSeat, kept, makeTable, type Seat } from '../client.ts';
import { actionsIn, commit, lastMoment, linesAfter, logIn, prepare } from './playing.ts';
import type { Setting } from './setting.ts';

/** A heroine and a dragon whose blow can hardly be warded off: she is asked whether she parries. */
const DRAGON_IN_THE_YARD = {
  system: 'noppa',
  title: 'The dragon in the yard',
  name: 'Oona',
  scene: { zones: ['piha'], fight: { tick: 5 } },
  creatures: [
    { id: 'aino', sheet: { attributes: { vakevyys: 3, ketteryys: 2 }, actions: 3, mind: 0 } },
    {
      id: 'dragon',
      from: 'lohikaarme',
      sheet: { actions: 5, attacks: [{ id: 'hanta', tn: 20, damage: 1 }] },
    },
  ],
};

const placeOf = ({ table, key }: Seat): string => `/t/${table}#${key}`;

async function yard(setting: Setting): Promise<{ readonly gm: Seat; readonly inka: Seat }> {
  const gm = await makeTable({ url: setting.server.url }, DRAGON_IN_THE_YARD);
  // whatever goes awry in a roll is left to the story: nothing but the parry is asked
  await kept(gm, 'order', { command: 'o-1', who: 'gm', label: 'complication', answer: 'none' });
  const inka = await addSeat(gm, { role: 'player', name: 'Inka', owns: ['aino'] });
  return { gm, inka };
}

/** Everything that a page was told by the server: answers, and each message of the stream. */
async function everythingTold(page: Page): Promise<() => Promise<string>> {
  const answers: Promise<string>[] = [];
  const messages: string[] = [];
  page.on('response', (response) => {
    if (isText(response)) answers.push(response.text().catch(() => ''));
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.eventSourceMessageReceived', ({ data }) => messages.push(data));
  return async () => [...(await Promise.all(answers)), ...messages].join('\n');
}

/** The stream does not end; it is heard message by message. */
const isText = (response: Response): boolean =>
  !(response.headers()['content-type'] ?? '').startsWith('text/event-stream') &&
  new URL(response.url()).pathname.startsWith('/api/');

/** Two people at one table, each with a browser. */
export function togetherTests(setting: () => Setting): void {
  test('a reaction is asked across the table, and both logs tell what came of it', async () => {
    const { gm, inka } = await yard(setting());
    const theirs = await setting().open(placeOf(inka));
    const hers = await setting().open(placeOf(gm));
    const actors = actionsIn(hers).getByRole('group', { name: 'Who acts' });
    await actors.getByRole('button', { name: 'Dragon' }).click();
    await commit(await prepare(hers, 'Attack'));

    const question = theirs.getByRole('dialog');
    await question.getByRole('button', { name: /^parry/ }).waitFor();
    await hers.getByText('Waiting for Aino (Inka)…').waitFor();
    const asked = await lastMoment(hers);
    await question.getByRole('button', { name: /^parry/ }).click();
    await question.waitFor({ state: 'hidden' });

    await Promise.all([linesAfter(hers, asked), linesAfter(theirs, asked)]);
    await hers.getByText('Waiting for Aino').first().waitFor({ state: 'hidden' });
    const last = (page: Page): Promise<string> => logIn(page).getByRole('article').last().innerText();
    expect(await last(hers)).toMatch(/Aino/);
    expect(await last(theirs)).toBe(await last(hers));
  });

  test('a hidden foe is neither in the page of a player nor in anything it was told', async () => {
    const { gm, inka } = await yard(setting());
    const foe = { id: 'salakavala', name: 'Varjo-Urho', from: 'nostovaki', hidden: true };
    await kept(gm, 'creature', { command: 'c-1', ...foe });
    const page = await setting().open('/');
    const told = await everythingTold(page);
    await page.goto(placeOf(inka));
    await logIn(page).getByRole('article').first().waitFor();
    await kept(gm, 'act', { command: 'a-1', action: { type: 'pass', by: 'dragon' }, secret: true });
    await kept(gm, 'say', { command: 'm-1', text: 'Quiet, too quiet.' });
    await logIn(page).getByText('Quiet, too quiet.').waitFor();

    const secret = /salakavala|varjo-urho/i;
    expect(await told()).toContain('Quiet, too quiet.');
    expect(await told()).not.toMatch(secret);
    expect(await page.content()).not.toMatch(secret);

    await kept(gm, 'reveal', { command: 'r-1', creatures: ['salakavala'] });
    await page.getByRole('region', { name: 'Everybody in sight' }).getByText('Varjo-Urho').waitFor();
    expect(await told()).toMatch(secret);
  });
}
