/** A press takes about a tenth of a second; whoever holds on longer draws or looks, and is told what is new. */
const PATIENCE_MS = 600;
/** After a finger has gone up, its click is still to come. */
const CLICK_MS = 50;

let pressing: Promise<void> | undefined;

/**
 * The end of a press, if one is on. A click is lost when what was pressed has moved before it is let go: whatever comes
 * by itself waits for this before it is shown.
 */
export const released = (): Promise<void> => pressing ?? Promise.resolve();

/** From now on it is known when something is pressed, wherever on the page. */
export function noticePresses(page: EventTarget): void {
  page.addEventListener(
    'pointerdown',
    () => {
      pressing = endOfPress(page);
    },
    { capture: true },
  );
}

function endOfPress(page: EventTarget): Promise<void> {
  const heard = new AbortController();
  const end = new Promise<void>((resolve) => {
    const listening = { capture: true, signal: heard.signal };
    page.addEventListener('pointerup', () => setTimeout(resolve, CLICK_MS), listening);
    page.addEventListener('pointercancel', () => resolve(), listening);
    setTimeout(resolve, PATIENCE_MS);
  });
  return end.finally(() => heard.abort());
}
