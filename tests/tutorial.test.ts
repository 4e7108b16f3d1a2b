import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './docs/blocks.ts';
import { parseSteps } from './tutorial/parse-tutorial.ts';
import { TutorialReader } from './tutorial/tutorial-reader.ts';

const PAGE = readFileSync(new URL('../docs/tutorial.md', import.meta.url), 'utf8');
const temp = mkdtempSync(join(tmpdir(), 'arbitro-tutorial-'));
// as in the project's folder: its installed packages are found from every folder inside it
symlinkSync(join(ROOT, 'node_modules'), join(temp, 'node_modules'), 'dir');
afterAll(() => rmSync(temp, { recursive: true }));

describe('docs/tutorial.md, followed to the letter', () => {
  const reader = new TutorialReader(temp, ({ line, code, printed }) => {
    throw new Error(`${line} prints otherwise, and ends with ${code}:\n${printed}`);
  });
  const steps = parseSteps(PAGE);

  test('has its steps, and ends with the contract and the types', () => {
    const commands = steps.flatMap(({ actions }) =>
      actions.flatMap((tutorialAction) => (tutorialAction.is === 'command' ? [tutorialAction.line] : [])),
    );
    expect(steps.length).toBe(8);
    expect(commands).toEqual(expect.arrayContaining(['npx arbitro test .', 'npm run check']));
    expect(steps.at(-1)?.actions.some((tutorialAction) => tutorialAction.is === 'edit')).toBe(false);
  });

  // each step depends on the previous one
  test.each(steps)('$title', { timeout: 600_000 }, async ({ actions }) => {
    for (const tutorialAction of actions) await reader.perform(tutorialAction);
  });
});

describe('a page with a false statement is found', () => {
  const mismatches: string[] = [];
  const folder = mkdtempSync(join(temp, 'wrong-'));
  const reader = new TutorialReader(folder, ({ line }) => void mismatches.push(line));
  const deedOf = (text: string) => parseSteps(`## One\n\n${text}`)[0]?.actions[0] ?? expect.fail('no deed');
  const file = deedOf('**`a.ts`**, new\n\n```ts\nconst a = 1;\nconst b = 2;\n```\n');

  test('by what a command prints, and by how it ends', async () => {
    await reader.perform(deedOf('```console\n$ printf one\none\n```\n'));
    await reader.perform(deedOf('```console\n$ printf two\none\n```\n'));
    await reader.perform(deedOf('```console\n$ false\n```\n'));
    expect(mismatches).toEqual(['printf two', 'false']);
  });

  test('by lines that are not there, and files that are', async () => {
    await reader.perform(file);
    await expect(reader.perform(file)).rejects.toThrow('there already');
    const edit = deedOf('**`a.ts`**\n\n```diff\n-const a = 1;\n+const a = 3;\n const b = 2;\n```\n');
    await reader.perform(edit);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('const a = 3;\nconst b = 2;\n');
    await expect(reader.perform(edit)).rejects.toThrow('0 times');
  });

  test('by a block without a file', () => {
    expect(() => deedOf('Look:\n\n```ts\nconst a = 1;\n```\n')).toThrow('without the name of its file');
  });
});
