import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { says } from '@arbitro/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allBlocks, type Block, blocksOf, called, ROOT } from './docs/blocks.ts';
import { ELSEWHERE, isElsewhere, isFor } from './docs/elsewhere.ts';
import { commandsOf, linesOf, pageFolder, promised, ran, saved, typed } from './docs/running.ts';

type Run = (block: Block, folder: string) => Promise<void>;

/** Runs each command as it is typed. Output shown on the page must be printed; without it, the command must succeed. */
const commands: Run = async (block, folder) => {
  for (const { line, shown } of commandsOf(block)) {
    const { code, printed } = await ran(line, folder);
    if (shown.every((one) => one === '[…]'))
      expect({ line, code, printed }).toEqual({ line, code: 0, printed });
    else if (!says(linesOf(printed), shown)) expect(linesOf(printed)).toEqual(shown);
  }
};

/** A scenario is played and must meet its expectations; a single sheet is checked. */
const scenario: Run = async (block, folder) => {
  const file = saved(folder, block);
  const { sheet } = parse(block.text);
  const { code, printed } = await ran(
    `npx arbitro ${sheet === undefined ? 'play' : 'check'} ${file}`,
    folder,
  );
  expect({ code, printed }).toEqual({ code: 0, printed });
};

/** A program must print what its comments say. */
const program: Run = async (block, folder) => {
  const { code, printed } = typed(`node ${saved(folder, block)}`, folder);
  expect({ code, lines: linesOf(printed) }).toEqual({ code: 0, lines: promised(block.text) });
};

const json: Run = async (block, folder) => {
  saved(folder, block);
  expect(() => JSON.parse(block.text)).not.toThrow();
};

const RUNS: Readonly<Record<string, Run>> = {
  sh: commands,
  console: commands,
  yaml: scenario,
  ts: program,
  js: program,
  json,
};

const blocks = allBlocks();
const here = blocks.filter((block) => !isElsewhere(block));

describe('every block of every page', () => {
  test('is run with its page, or stands in a list with its reason', () => {
    expect(here.filter(({ language }) => !Object.hasOwn(RUNS, language)).map(called)).toEqual([]);
  });

  test.each(ELSEWHERE)('the list says of $page only what is so', (one) => {
    expect(blocks.some((block) => isFor(block)(one))).toBe(true);
    expect([one.by, one.why].filter((reason) => reason !== undefined)).toHaveLength(1);
    if (one.by === undefined) return;
    expect(existsSync(join(ROOT, one.by))).toBe(true);
    const name = one.page.slice(one.page.lastIndexOf('/') + 1);
    expect(readFileSync(join(ROOT, one.by), 'utf8')).toContain(name);
  });

  test('a block that nobody thought of is noticed', () => {
    const [block] = blocksOf('docs/cli.md', 'So:\n\n```fish\necho\n```\n');
    expect(block).toMatchObject({ line: 3, language: 'fish', text: 'echo\n' });
    expect(block && !isElsewhere(block) && !Object.hasOwn(RUNS, block.language)).toBe(true);
  });
});

describe.each([...new Set(here.map(({ page }) => page))])('%s', (page) => {
  let folder = '';
  beforeAll(() => {
    folder = pageFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const own = here.filter((block) => block.page === page).map((block) => ({ block, name: called(block) }));
  test.each(own)('$name', { timeout: 300_000 }, ({ block }) => RUNS[block.language]?.(block, folder));
});

test('the programs of all pages fit their types', { timeout: 300_000 }, () => {
  const folder = pageFolder();
  try {
    const programs = here.filter(({ language }) => language === 'ts');
    const files = programs.map((block, at) => {
      writeFileSync(join(folder, `program-${at}.ts`), `${block.text}\nexport {};\n`);
      return `program-${at}.ts`;
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
