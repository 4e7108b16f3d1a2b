import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesLines } from '@arbitro/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Block, describeBlock, listAllBlocks, listBlocks, ROOT } from './docs/blocks.ts';
import { EXCLUDED_BLOCKS, isExcluded, matchesBlock } from './docs/excluded-blocks.ts';
import {
  createPageFolder,
  listCommands,
  listPromisedOutput,
  runInShell,
  runLine,
  saveBlock,
  splitLines,
} from './docs/run-block.ts';

type RunBlock = (block: Block, folder: string) => Promise<void>;

/** Runs each command as it is typed. Output shown on the page must be printed; without it, the command must succeed. */
const runCommands: RunBlock = async (block, folder) => {
  for (const { line, expectedOutput } of listCommands(block)) {
    const { code, printed } = await runLine(line, folder);
    if (expectedOutput.every((text) => text === '[…]'))
      expect({ line, code, printed }).toEqual({ line, code: 0, printed });
    else if (!matchesLines(splitLines(printed), expectedOutput))
      expect(splitLines(printed)).toEqual(expectedOutput);
  }
};

/** A scenario is played and must meet its expectations; a single sheet is checked. */
const runScenario: RunBlock = async (block, folder) => {
  const file = saveBlock(folder, block);
  const { sheet } = parse(block.text);
  const { code, printed } = await runLine(
    `npx arbitro ${sheet === undefined ? 'play' : 'check'} ${file}`,
    folder,
  );
  expect({ code, printed }).toEqual({ code: 0, printed });
};

/** A program must print what its comments say. */
const runProgram: RunBlock = async (block, folder) => {
  const { code, printed } = runInShell(`node ${saveBlock(folder, block)}`, folder);
  expect({ code, lines: splitLines(printed) }).toEqual({ code: 0, lines: listPromisedOutput(block.text) });
};

const checkJson: RunBlock = async (block, folder) => {
  saveBlock(folder, block);
  expect(() => JSON.parse(block.text)).not.toThrow();
};

const RUNNERS: Readonly<Record<string, RunBlock>> = {
  sh: runCommands,
  console: runCommands,
  yaml: runScenario,
  ts: runProgram,
  js: runProgram,
  json: checkJson,
};

const blocks = listAllBlocks();
const runnableBlocks = blocks.filter((block) => !isExcluded(block));

describe('every block of every page', () => {
  test('is run with its page, or is in a list with its reason', () => {
    expect(
      runnableBlocks.filter(({ language }) => !Object.hasOwn(RUNNERS, language)).map(describeBlock),
    ).toEqual([]);
  });

  test.each(EXCLUDED_BLOCKS)('the list is right about $page', (excludedBlock) => {
    expect(blocks.some((block) => matchesBlock(block)(excludedBlock))).toBe(true);
    expect([excludedBlock.by, excludedBlock.why].filter((reason) => reason !== undefined)).toHaveLength(1);
    if (excludedBlock.by === undefined) return;
    expect(existsSync(join(ROOT, excludedBlock.by))).toBe(true);
    const name = excludedBlock.page.slice(excludedBlock.page.lastIndexOf('/') + 1);
    expect(readFileSync(join(ROOT, excludedBlock.by), 'utf8')).toContain(name);
  });

  test('a block in no list is noticed', () => {
    const [block] = listBlocks('docs/cli.md', 'So:\n\n```fish\necho\n```\n');
    expect(block).toMatchObject({ line: 3, language: 'fish', text: 'echo\n' });
    expect(block && !isExcluded(block) && !Object.hasOwn(RUNNERS, block.language)).toBe(true);
  });
});

describe.each([...new Set(runnableBlocks.map(({ page }) => page))])('%s', (page) => {
  let folder = '';
  beforeAll(() => {
    folder = createPageFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const own = runnableBlocks
    .filter((block) => block.page === page)
    .map((block) => ({ block, name: describeBlock(block) }));
  test.each(own)('$name', { timeout: 300_000 }, ({ block }) => RUNNERS[block.language]?.(block, folder));
});

test('the programs of all pages fit their types', { timeout: 300_000 }, () => {
  const folder = createPageFolder();
  try {
    const programs = runnableBlocks.filter(({ language }) => language === 'ts');
    const files = programs.map((block, index) => {
      writeFileSync(join(folder, `program-${index}.ts`), `${block.text}\nexport {};\n`);
      return `program-${index}.ts`;
    });
    expect(files.length).toBeGreaterThan(0);
    const project = {
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024'], types: ['node'], incremental: false },
      files,
    };
    writeFileSync(join(folder, 'programs.json'), JSON.stringify(project));
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'programs.json'], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  } catch (error) {
    expect(error instanceof Error && 'stdout' in error ? error.stdout : error).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
