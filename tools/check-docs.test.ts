import { expect, test } from 'vitest';
import { findDocFaults } from './check-docs.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const PROJECT = {
  'docs/decisions.md': '| package | why |\n|---|---|\n| `zod` | doors |\n',
  'docs/architecture/rooms.md': '| `engine/dice` | dice |',
  'engine/dice/dice.ts': '',
  'arrows.json': { 'engine/dice': [], '*.test.ts': [] },
  'package.json': { devDependencies: { zod: '1.0.0', '@arbitro/dice': '*' } },
};

const findFaultsWith = (files: Readonly<Record<string, unknown>>): readonly string[] =>
  findDocFaults(createTestProject({ ...PROJECT, ...files }));

test('working links', () => {
  const page = `# A page
[itself](#a-page) [other](docs/other.md#the-second-time-1) [folder](docs) [far](https://example.org/x#y)
<img src="docs/x.png"> \`[no](link)\`

\`\`\`text
# no heading
[no](link)
\`\`\`
`;
  const other = '# The `second` time\n## The second time\n';
  expect(findFaultsWith({ 'README.md': page, 'docs/other.md': other, 'docs/x.png': '' })).toEqual([]);
});

test('broken links', () => {
  const page =
    '# A page\n\n[one](two.md), [three](#four)\n[up](../out.md) <img src="x.png">\n[o](docs/decisions.md#none)\n';
  expect(findFaultsWith({ 'README.md': page })).toEqual([
    'README.md:3: two.md is not there',
    'README.md:3: #four: there is no such heading',
    'README.md:4: ../out.md is not there',
    'README.md:4: x.png is not there',
    'README.md:5: docs/decisions.md#none: there is no such heading',
  ]);
});

test('what goes stale', () => {
  const page = '# A page\nIt has 1,300 tests.\nSee `/home/anna/arbitro`.\nTODO\n';
  expect(findFaultsWith({ 'README.md': page })).toEqual([
    'README.md:2: “1,300 tests”: a number of tests is wrong by tomorrow',
    'README.md:3: “`/home/”: a path of one machine',
    'README.md:4: “TODO”: a page is no place for plans',
  ]);
});

test('packages without a reason, and reasons without a package', () => {
  expect(
    findFaultsWith({
      'apps/x/package.json': { dependencies: { left: '1' }, optionalDependencies: { pad: '1' } },
    }),
  ).toEqual(['docs/decisions.md: does not say why left', 'docs/decisions.md: does not say why pad']);
  const types = { '@types/node': '1', '@types/react': '1' };
  const some = { 'docs/decisions.md': '| `zod`, `@types/*`, `@fonts/*` | so |\n' };
  expect(findFaultsWith({ ...some, 'apps/x/package.json': { dependencies: types } })).toEqual([
    'docs/decisions.md: no package.json lists @fonts/*',
  ]);
  expect(findFaultsWith({ 'docs/decisions.md': '| `zod`, `old` | doors |\n' })).toEqual([
    'docs/decisions.md: no package.json lists old',
  ]);
});

test('paths that a page names in passing', () => {
  const page = '`docs/decisions.md`, `docs/gone.md`\n\n```text\n`docs/x.md`\n```\n`engine/*` `apps/y`\n';
  expect(findFaultsWith({ 'README.md': page })).toEqual([
    'README.md:1: docs/gone.md is not there',
    'README.md:6: apps/y is not there',
  ]);
});

test('rooms without a description', () => {
  expect(findFaultsWith({ 'arrows.json': { 'engine/dice': [], 'engine/grid': [] } })).toEqual([
    'docs/architecture/rooms.md: does not say what engine/grid is',
  ]);
});
