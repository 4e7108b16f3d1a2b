import { expect, test } from 'vitest';
import { indexes, indexFaults } from './index-rules.ts';
import { madeUp } from './lib/made-up.ts';

const at = (name: string) => `engine/systems/duel/${name}`;

const duel = (readme: string) => ({
  [at('README.md')]: readme,
  [at('rules.ts')]:
    "export const RULES = { 'duel.blow.strike': { kind: 'mechanic', title: { en: 'Striking' } } };",
  [at('options.ts')]: 'export const OPTIONS = {};',
  [at('rules/strike.ts')]: '/** @rule duel.blow.strike */ export {};',
  [at('scenarios/blow.yaml')]: 'about: duel.blow.strike',
});

const ROW =
  '| `duel.blow.strike` | Striking | [rules/strike.ts](rules/strike.ts) | [scenarios/blow.yaml](scenarios/blow.yaml) |';

test('the index tells where each rule is played and shown, and leaves the rest of the page alone', async () => {
  const [index] = await indexes(madeUp(duel('# Duel\n<!-- rules -->\nold\n<!-- /rules -->\nThe end.\n')));
  expect(index?.wanted).toBe(
    `# Duel\n<!-- rules -->\n| rule | title | played in | shown in |\n|---|---|---|---|\n${ROW}\n<!-- /rules -->\nThe end.\n`,
  );
});

test('an index that is stale, and one that is not', async () => {
  const stale = await indexes(madeUp(duel('<!-- rules --><!-- /rules -->')));
  expect(indexFaults(stale)).toEqual([
    'engine/systems/duel/README.md: the index of rules is stale; run node tools/index-rules.ts',
  ]);
  const fresh = await indexes(madeUp(duel(stale[0]?.wanted ?? '')));
  expect(indexFaults(fresh)).toEqual([]);
});

test('a README without a place for the index', async () => {
  expect(indexFaults(await indexes(madeUp(duel('# Duel'))))).toEqual([
    'engine/systems/duel/README.md: has no <!-- rules --> … <!-- /rules --> for the index',
  ]);
});
