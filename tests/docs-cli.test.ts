import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { main } from '../apps/cli/cli.ts';
import { fakeIo } from '../apps/cli/fake-io.ts';
import { type Block, blocksOf, ROOT } from './docs/blocks.ts';
import { commandsOf, says } from './docs/running.ts';

const blocksIn = (page: string, language: string): readonly Block[] =>
  blocksOf(page).filter((block) => block.language === language);

/** Runs `npx arbitro …`, or lines piped into it, and keeps all it prints. */
async function printed(command: string): Promise<readonly string[]> {
  const [, piped = '', line = command] = /^printf '(.*)' \| (.*)$/.exec(command) ?? [];
  const typed = piped.split('\\n').slice(0, -1);
  const told: string[] = [];
  const keep = (text: string) => void told.push(...text.split('\n').map((one) => one.trimEnd()));
  const io = {
    ...fakeIo({}, typed, { npm_command: 'exec' }),
    out: keep,
    err: keep,
    ask: (prompt: string) => {
      const next = typed.shift();
      keep(prompt + (next ?? ''));
      return Promise.resolve(next);
    },
    read: (path: string) => readFileSync(resolve(ROOT, path), 'utf8'),
  };
  const words = line.replace(/^npx arbitro ?/, '').split(' ');
  await main(line === 'npx arbitro' ? [] : words, io);
  return told;
}

describe('docs/scenarios.md', () => {
  const scenarios = blocksIn('docs/scenarios.md', 'yaml');

  it('shows the file it says it shows', () => {
    expect(scenarios[0]?.text).toBe(readFileSync(resolve(ROOT, 'apps/cli/demo/ford.yaml'), 'utf8'));
  });

  it.each(scenarios)('plays its scenarios: $text', async ({ text }) => {
    const { sheet } = parse(text);
    const io = fakeIo({ 'x.yaml': text });
    const code = await main([sheet === undefined ? 'play' : 'check', 'x.yaml'], io);
    expect(code, [...io.said, ...io.complaints].join('\n')).toBe(0);
  });
});

describe('docs/cli.md', () => {
  it.each(blocksIn('docs/cli.md', 'console').flatMap(commandsOf))(
    'shows what is printed by $line',
    async ({ line, shown }) => {
      const lines = await printed(line);
      if (!says(lines, shown)) expect(lines).toEqual(shown);
    },
  );
});
