import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForRelease, watchPresses } from './pointer-hold.ts';

const page = new EventTarget();
watchPresses(page);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the press has ended after so many milliseconds. */
async function isReleased(afterMs: number): Promise<boolean> {
  let ended = false;
  void waitForRelease().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  return ended;
}

test('nothing waits while nothing is pressed', async () => {
  expect(await isReleased(0)).toBe(true);
});

test('updates wait until the pointer is released and its click is handled', async () => {
  page.dispatchEvent(new Event('pointerdown'));
  expect(await isReleased(300)).toBe(false);
  page.dispatchEvent(new Event('pointerup'));
  expect(await isReleased(0)).toBe(false);
  expect(await isReleased(50)).toBe(true);
});

test('a finger that scrolls presses nothing', async () => {
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('pointercancel'));
  expect(await isReleased(0)).toBe(true);
});

test('a long press is reported after a while', async () => {
  page.dispatchEvent(new Event('pointerdown'));
  expect(await isReleased(599)).toBe(false);
  expect(await isReleased(1)).toBe(true);
});
