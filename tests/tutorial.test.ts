import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { says, stepsOf } from './tutorial/page.ts';
import { Reader } from './tutorial/reader.ts';

const PAGE = readFileSync(new URL('../docs/tutorial.md', import.meta.url), 'utf8');
const temp = mkdtempSync(join(tmpdir(), 'arbitro-tutorial-'));
afterAll(() => rmSync(temp, { recursive: true }));

describe('docs/tutorial.md, followed to the letter', () => {
  const reader = new Reader(temp, (line, printed) => {
    throw new Error(`${line} prints otherwise:\n${printed.join('\n')}`);
  });
  const steps = stepsOf(PAGE);

  test('has its steps, and ends with the contract and the types', () => {
    const commands = steps.flatMap(({ deeds }) => deeds.flatMap((deed) => (deed.is === 'command' ? [deed.line] : [])));
    expect(steps.length).toBeGreaterThanOrEqual(9);
    expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm run check']));
    expect(steps.at(-1)?.deeds.some((deed) => deed.is === 'edit')).toBe(false);
  });

  // each step stands on the one before it
  test.each(steps)('$title', { timeout: 300_000 }, async ({ deeds }) => {
    for (const deed of deeds) await reader.does(deed);
  });
});

test('what is printed is held against what is shown', () => {
  expect(says(['a', 'b', 'c'], ['a', '[…]', 'c'])).toBe(true);
  expect(says(['a', 'b', 'c'], ['a', '[…]', 'd'])).toBe(false);
  expect(says(['a'], ['a', 'b'])).toBe(false);
});
