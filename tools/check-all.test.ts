import { expect, test } from 'vitest';
import { describeFailed, listCheckScripts, runChecks } from './check-all.ts';
import { PROJECT_ROOT } from './lib/report.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const buildNodeCommand = (code: string): string => `"${process.execPath}" -e "${code}"`;

async function runScripts(scripts: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const failed = await runChecks(
    createTestProject({ 'package.json': { scripts } }),
    (text) => void printed.push(text),
  );
  return { failed, shown: printed };
}

test('runs every check, whether or not another fails, and shows what those that fail say', async () => {
  const { failed, shown: printed } = await runScripts({
    'check:a': buildNodeCommand("console.error('a is wrong'); process.exit(1)"),
    'check:b': buildNodeCommand("console.log('b is fine')"),
    'check:c': buildNodeCommand("console.log('c is wrong'); process.exit(2)"),
    test: buildNodeCommand('process.exit(3)'),
  });
  expect(failed.toSorted()).toEqual(['check:a', 'check:c']);
  const text = printed.toSorted().join('\n');
  expect(text).toMatch(/^FAILED check:a \(.+ s\)\na is wrong$/m);
  expect(text).toMatch(/^FAILED check:c \(.+ s\)\nc is wrong$/m);
  expect(text).toMatch(/^ok {5}check:b/m);
  expect(printed).toHaveLength(3);
});

test('a program that cannot be found fails', async () => {
  const { failed } = await runScripts({ 'check:a': 'no-such-program-here' });
  expect(failed).toEqual(['check:a']);
});

test('the project has its checks', () => {
  const checks = ['format', 'types', 'arrows', 'cites', 'index', 'docs', 'lock', 'texts', 'unused'];
  expect(Object.keys(listCheckScripts(PROJECT_ROOT)).toSorted()).toEqual(
    checks.map((name) => `check:${name}`).toSorted(),
  );
});

test('names the command that mends a failed check', () => {
  expect(describeFailed('check:docs')).toBe('check:docs (try `npm run docs`)');
  expect(describeFailed('check:types')).toBe('check:types');
});
