import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchesLines } from '@arbitro/testing';
import { describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { createFakeIo } from './command-line/fake-io.ts';

const root = new URL('../../', import.meta.url);
const readPage = (name: string): string => readFileSync(new URL(`docs/${name}`, root), 'utf8');

/** Returns the code blocks of a page in one language, each with the line before it. */
function listBlocks(
  text: string,
  language: string,
): readonly { readonly before: string; readonly block: string }[] {
  const found = text.matchAll(new RegExp(`^(.*)\\n\`\`\`${language}\\n([\\s\\S]*?)\`\`\`$`, 'gm'));
  return [...found].map(([, before = '', block = '']) => ({ before, block }));
}

/** Runs `npx arbitro …`, or lines piped into it, and returns all it prints. */
async function runDocumentedCommand(command: string): Promise<readonly string[]> {
  const [, piped = '', line = command] = /^printf '(.*)' \| (.*)$/.exec(command) ?? [];
  const typed = piped.split('\\n').slice(0, -1);
  const lines: string[] = [];
  const keep = (text: string) => void lines.push(...text.split('\n').map((text) => text.trimEnd()));
  const io = {
    ...createFakeIo({}, typed, { npm_command: 'exec' }),
    out: keep,
    err: keep,
    ask: (prompt: string) => {
      const next = typed.shift();
      keep(prompt + (next ?? ''));
      return Promise.resolve(next);
    },
    read: (path: string) => readFileSync(resolve(fileURLToPath(root), path), 'utf8'),
  };
  const words = line.replace(/^npx arbitro ?/, '').split(' ');
  await main(line === 'npx arbitro' ? [] : words, io);
  return lines;
}

describe('docs/scenarios.md', () => {
  it('shows the file it says it shows', () => {
    const [first] = listBlocks(readPage('scenarios.md'), 'yaml');
    expect(first?.block).toBe(
      readFileSync(fileURLToPath(new URL('./demo/ford.yaml', import.meta.url)), 'utf8'),
    );
  });

  it.each(listBlocks(readPage('scenarios.md'), 'yaml'))(
    'plays its scenarios: $block',
    async ({ before, block }) => {
      const command = before.includes('a sheet') ? 'check' : 'play';
      const io = createFakeIo({ 'x.yaml': block });
      expect(await main([command, 'x.yaml'], io), [...io.printed, ...io.errors].join('\n')).toBe(0);
    },
  );
});

describe('docs/cli.md', () => {
  const examples = listBlocks(readPage('cli.md'), 'console')
    .flatMap(({ block }) => block.split(/^\$ /m).slice(1))
    .map((example) => example.trimEnd().split('\n'))
    .map(([command = '', ...output]) => ({ command, shown: output }));

  it.each(examples)('shows the output of $command', async ({ command, shown }) => {
    const lines = await runDocumentedCommand(command);
    if (!matchesLines(lines, shown)) expect(lines).toEqual(shown);
  });
});
