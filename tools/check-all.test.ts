import { expect, test } from 'vitest';
import { checkScripts, runChecks } from './check-all.ts';
import { madeUp } from './lib/made-up.ts';
import { HERE } from './lib/report.ts';

const node = (code: string): string => `"${process.execPath}" -e "${code}"`;

async function resultsOf(scripts: Readonly<Record<string, string>>) {
  const shown: string[] = [];
  const failed = await runChecks(madeUp({ 'package.json': { scripts } }), (text) => void shown.push(text));
  return { failed, shown };
}

test('runs every check, whether or not another fails, and shows what those that fail say', async () => {
  const { failed, shown } = await resultsOf({
    'check:a': node("console.error('a is wrong'); process.exit(1)"),
    'check:b': node("console.log('b is fine')"),
    'check:c': node("console.log('c is wrong'); process.exit(2)"),
    test: node('process.exit(3)'),
  });
  expect(failed.toSorted()).toEqual(['check:a', 'check:c']);
  const text = shown.toSorted().join('\n');
  expect(text).toMatch(/^FAILED check:a \(.+ s\)\na is wrong$/m);
  expect(text).toMatch(/^FAILED check:c \(.+ s\)\nc is wrong$/m);
  expect(text).toMatch(/^ok {5}check:b/m);
  expect(shown).toHaveLength(3);
});

test('a program that cannot be found fails', async () => {
  const { failed } = await resultsOf({ 'check:a': 'no-such-program-here' });
  expect(failed).toEqual(['check:a']);
});

test('the project has its checks', () => {
  const checks = ['format', 'types', 'arrows', 'cites', 'index', 'docs', 'lock', 'texts', 'unused'];
  expect(Object.keys(checkScripts(HERE)).toSorted()).toEqual(
    checks.map((name) => `check:${name}`).toSorted(),
  );
});
