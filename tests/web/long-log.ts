import type { Json } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { makeTable, readExport, sendAndExpectKept, sendRequest } from '../client.ts';
import type { BrowserSetup } from './browser-setup.fixture.ts';
import { findLog, medianOf } from './play-actions.ts';

const LINES = 5_000;
/** The lines that fit on a screen and a few more, however long the log is. */
const MAX_DRAWN_LINES = 60;
/** The minimum height of a line: the whole log can be scrolled. */
const MIN_LINE_PX = 20;

const HEIGHT_SCRIPT = 'document.querySelector("[role=log]").scrollHeight';
/** Scrolls down one screen per frame, and returns how long each frame took. */
const SCROLL_SCRIPT = `(async () => {
  const frame = document.querySelector('[role=log]');
  const next = () => new Promise(requestAnimationFrame);
  const times = [];
  for (let before = await next(), n = 0; n < 60; n++) {
    frame.scrollTop += frame.clientHeight;
    const now = await next();
    times.push(now - before);
    before = now;
  }
  return times;
})()`;

/** Returns a table's file with one message repeated many times. */
async function makeLongFile(url: string): Promise<{ readonly [key: string]: Json }> {
  const gm = await makeTable({ url }, { demo: 'rischio' });
  await sendAndExpectKept(gm, 'say', { command: 'm-0', text: 'line 0' });
  const file = await readExport(gm);
  const last = file.entries.at(-1);
  if (!last) throw new Error('the file of the table has no entries');
  const more = Array.from({ length: LINES }, (_, n) => ({
    ...last,
    version: last.version + n + 1,
    moment: last.moment + n + 1,
    command: `${last.command}-${n + 1}`,
    kept: { ...last.kept, does: { ...last.kept.does, text: `line ${n + 1}` } },
  }));
  return { ...file, entries: [...file.entries, ...more] } as unknown as { readonly [key: string]: Json };
}

/** A log as long as a campaign. */
export function testLongLog(setting: () => BrowserSetup): void {
  test(`of ${LINES} lines only those in sight are drawn`, async () => {
    const { url } = setting().server;
    const file = await makeLongFile(url);
    const newTable = await sendRequest(`${url}/api/tables/import`, { body: file });
    expect([newTable.status, newTable.body]).toEqual([201, newTable.body]);
    const page = await setting().open(`/t/${newTable.body.table}#${newTable.body.key}`);
    const log = findLog(page);
    await log.getByText(`line ${LINES}`, { exact: true }).waitFor();
    const drawn = (): Promise<number> => log.getByRole('article').count();
    expect(await drawn()).toBeLessThan(MAX_DRAWN_LINES);

    await log.hover();
    const first = log.getByText('The table is open; its dice are sealed.');
    const scrollUp = async (): Promise<boolean> => {
      await page.mouse.wheel(0, -50_000);
      return first.isVisible();
    };
    await expect.poll(scrollUp, { timeout: 150_000 }).toBe(true);
    expect(await page.evaluate<number>(HEIGHT_SCRIPT)).toBeGreaterThan(LINES * MIN_LINE_PX);
    expect(await drawn()).toBeLessThan(MAX_DRAWN_LINES);
    const frames = await page.evaluate<readonly number[]>(SCROLL_SCRIPT);
    console.log(
      `log of ${LINES} lines: a frame of scrolling takes ${medianOf(frames).toFixed(0)} ms (median)`,
    );
  });
}
