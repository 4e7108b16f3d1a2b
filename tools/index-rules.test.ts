import { expect, test } from 'vitest';
import { buildIndexes, findIndexFaults } from './index-rules.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const pathOf = (name: string) => `engine/systems/duel/${name}`;

const buildDuel = (readme: string) => ({
  [pathOf('README.md')]: readme,
  [pathOf('rules.ts')]:
    "export const RULES = { 'duel.blow.strike': { kind: 'mechanic', title: { en: 'Striking' } } };",
  [pathOf('options.ts')]: 'export const OPTIONS = {};',
  [pathOf('rules/strike.ts')]: '/** @rule duel.blow.strike */ export {};',
  [pathOf('scenarios/blow.yaml')]: 'about: duel.blow.strike',
});

const ROW =
  '| `duel.blow.strike` | Striking | [rules/strike.ts](rules/strike.ts) | [scenarios/blow.yaml](scenarios/blow.yaml) |';

test('the index lists where each rule is played and shown, and keeps the rest of the page', async () => {
  const [index] = await buildIndexes(
    createTestProject(buildDuel('# Duel\n<!-- rules -->\nold\n<!-- /rules -->\nThe end.\n')),
  );
  expect(index?.expected).toBe(
    `# Duel\n<!-- rules -->\n| rule | title | played in | shown in |\n|---|---|---|---|\n${ROW}\n<!-- /rules -->\nThe end.\n`,
  );
});

test('an index that is stale, and one that is not', async () => {
  const stale = await buildIndexes(createTestProject(buildDuel('<!-- rules --><!-- /rules -->')));
  expect(findIndexFaults(stale)).toEqual([
    'engine/systems/duel/README.md: the index of rules or the tables of actions, events and refusals are stale; run node tools/index-rules.ts',
  ]);
  const upToDate = await buildIndexes(createTestProject(buildDuel(stale[0]?.expected ?? '')));
  expect(findIndexFaults(upToDate)).toEqual([]);
});

test('a README without a place for the index', async () => {
  expect(findIndexFaults(await buildIndexes(createTestProject(buildDuel('# Duel'))))).toEqual([
    'engine/systems/duel/README.md: has no <!-- rules --> … <!-- /rules --> for the index',
  ]);
});
