import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'arbitro-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (found === undefined) throw new Error(`the README shows no ${language}`);
  return found;
}

/** What Node prints, the one that runs the tests. */
const printed = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

describe('the README', () => {
  it('shows a scenario that plays as it says', () => {
    const file = join(folder, 'duel.yaml');
    writeFileSync(file, block('yaml'));
    const told = printed('apps/cli/main.ts', 'play', file, '--lang', 'en');
    expect(told).toContain('3 steps, all as expected');
  });

  it('shows code that prints what its comments say', () => {
    const code = block('ts');
    const said = [...code.matchAll(/\/\/ (.*)$/gm)].map(([, comment]) => comment);
    expect(said.length).toBeGreaterThan(0);
    const told = printed('--input-type=module-typescript', '--eval', code);
    expect(told.trim().split('\n')).toEqual(said);
  });
});
