/** A press takes about a tenth of a second; a longer one is drawing or looking, and updates are shown during it. */
const MAX_HOLD_MS = 600;
/** The click follows shortly after the pointer goes up. */
const CLICK_MS = 50;

let currentPress: Promise<void> | undefined;

/**
 * Resolves at the end of the current press, if there is one. A click is lost if its target moves before the pointer is
 * released, so updates wait for this before they are shown.
 */
export const waitForRelease = (): Promise<void> => currentPress ?? Promise.resolve();

/** Starts tracking presses anywhere on the page. */
export function watchPresses(page: EventTarget): void {
  page.addEventListener(
    'pointerdown',
    () => {
      currentPress = waitForPressEnd(page);
    },
    { capture: true },
  );
}

function waitForPressEnd(page: EventTarget): Promise<void> {
  const listenerEnd = new AbortController();
  const end = new Promise<void>((resolve) => {
    const listening = { capture: true, signal: listenerEnd.signal };
    page.addEventListener('pointerup', () => setTimeout(resolve, CLICK_MS), listening);
    page.addEventListener('pointercancel', () => resolve(), listening);
    setTimeout(resolve, MAX_HOLD_MS);
  });
  return end.finally(() => listenerEnd.abort());
}
