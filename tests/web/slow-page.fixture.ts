import type { Locator, Page } from 'playwright-core';

/**
 * Factor by which the tests slow the machine down, to simulate a loaded one: `SLOWNESS=6 npm test -- tests/web-`. It
 * reveals tests that rely on something without waiting for it.
 */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);
const MAX_DELAY_MS = 150;

/** Delays answers, stream messages and worker results by different times; stream messages stay in order. */
const LATE_SCRIPT = `{
  const late = () => Math.random() ** 2 * ${MAX_DELAY_MS * SLOWNESS};
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

/** Makes a page as slow as requested, before it is opened. */
export async function slowDown(page: Page): Promise<void> {
  if (SLOWNESS <= 1) return;
  holdPresses(page);
  // pages opened from it too
  await page.context().addInitScript(LATE_SCRIPT);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

const PRESS_MS = 100;
let isHolding = false;

/**
 * From now on, holds buttons down for as long as people do, on all pages: an element that moves meanwhile loses the
 * click.
 */
function holdPresses(page: Page): void {
  if (isHolding) return;
  isHolding = true;
  const anything: Locator = Object.getPrototypeOf(page.locator('body'));
  const { click } = anything;
  anything.click = function (options) {
    return click.call(this, { delay: PRESS_MS, ...options });
  };
}
