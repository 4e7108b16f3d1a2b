import type { Locator, Page } from 'playwright-core';

/**
 * How much slower than here the tests shall take the machine to be, as a crowded one elsewhere is: `SLOWNESS=6 npm test -- tests/web-`.
 * What a test takes for granted without waiting for it comes to light.
 */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);
const LATE_MS = 150;

/** Answers, news and what workers have found come late, some later than others; news stay in their order. */
const LATE = `{
  const late = () => Math.random() ** 2 * ${LATE_MS * SLOWNESS};
  const pause = () => new Promise((go) => setTimeout(go, late()));
  const { fetch } = window;
  window.fetch = async (...asked) => {
    await pause();
    const answer = await fetch(...asked);
    await pause();
    return answer;
  };
  const inOrder = (listener) => {
    let line = Promise.resolve();
    return (event) => { line = line.then(pause).then(() => listener(event)); };
  };
  const { addEventListener } = EventSource.prototype;
  EventSource.prototype.addEventListener = function (type, listener) {
    return addEventListener.call(this, type, type === 'told' ? inOrder(listener) : listener);
  };
  const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    ...heard,
    set(listener) { heard.set.call(this, listener && inOrder(listener)); },
  });
}`;

/** Makes a page as slow as asked for, before it is opened. */
export async function slowDown(page: Page): Promise<void> {
  if (SLOWNESS <= 1) return;
  holdPresses(page);
  // those opened from it too
  await page.context().addInitScript(LATE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

const PRESS_MS = 100;
let isHolding = false;

/** Buttons are held down for as long as people do, from now on on all pages: what moves meanwhile loses the click. */
function holdPresses(page: Page): void {
  if (isHolding) return;
  isHolding = true;
  const anything: Locator = Object.getPrototypeOf(page.locator('body'));
  const { click } = anything;
  anything.click = function (how) {
    return click.call(this, { delay: PRESS_MS, ...how });
  };
}
