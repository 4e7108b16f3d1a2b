import { expect, test } from 'vitest';
import { findCiteFaults } from './check-cites.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const buildRule = (kind: string) => ({ kind, title: { en: 'A title', it: 'Un titolo', fi: 'Otsikko' } });
const pathOf = (name: string) => `engine/systems/duel/${name}`;

const DUEL_SYSTEM = {
  [pathOf('rules.ts')]: `export const RULES = ${JSON.stringify({
    'duel.blow.strike': buildRule('mechanic'),
    'duel.blow.advice': buildRule('guidance'),
  })};`,
  [pathOf('options.ts')]: "export const OPTIONS = { gentle: { rule: 'duel.blow.strike' } };",
  [pathOf('rules/strike.ts')]: `/** @rule duel.blow.strike
     * @ruling R1 No creature is hurt. */
    export const strike = (options: { gentle: boolean }) => options.gentle;`,
  [pathOf('rules/strike.test.ts')]: "test('duel.blow.strike · a blow', () => {});",
  [pathOf('RULINGS.md')]:
    '# Rulings\n\n## R1 Blows are gentle\n\nThe book is silent. Shown by `strike.test.ts`.\n',
  [pathOf('README.md')]: 'All of it stands on `duel.blow.strike`. See duel.blow.advice.',
  [pathOf('scenarios/one.yaml')]: 'system: duel',
};

const findFaultsWith = (files: Readonly<Record<string, string>>) =>
  findCiteFaults(createTestProject({ ...DUEL_SYSTEM, ...files }));

test('a system that cites and shows all its rules has no faults', async () => {
  expect(await findFaultsWith({})).toEqual([]);
});

test('a rule that no code cites: the reference and the options do not count', async () => {
  const code = 'export const strike = ({ gentle }: { gentle: boolean }) => gentle;';
  expect(await findFaultsWith({ [pathOf('rules/strike.ts')]: code })).toEqual([
    'engine/systems/duel: no code cites duel.blow.strike',
  ]);
});

test('a longer id is not a shorter one', async () => {
  const faults = await findFaultsWith({
    [pathOf('rules/strike.test.ts')]: "test('duel.blow.strike-twice', () => {});",
  });
  expect(faults).toContain('engine/systems/duel: no test or scenario cites duel.blow.strike');
  expect(faults).toContain(
    'engine/systems/duel/rules/strike.test.ts: cites duel.blow.strike-twice, which is no rule',
  );
});

test('a rule that only a scenario shows is shown', async () => {
  const unshown = { [pathOf('rules/strike.test.ts')]: '' };
  expect(await findFaultsWith(unshown)).toEqual([
    'engine/systems/duel: no test or scenario cites duel.blow.strike',
  ]);
  const scenario = { [pathOf('scenarios/one.yaml')]: 'about: duel.blow.strike' };
  expect(await findFaultsWith({ ...unshown, ...scenario })).toEqual([]);
});

test.each(['rules/strike.test.ts', 'scenarios/one.yaml', 'README.md', 'RULINGS.md'])(
  'an id in %s that is no rule',
  async (name) => {
    const quoted = name.endsWith('.ts') ? "\n'duel.blow.parry';" : '\nSee duel.blow.parry.';
    expect(await findFaultsWith({ [pathOf(name)]: DUEL_SYSTEM[pathOf(name)] + quoted })).toEqual([
      `engine/systems/duel/${name}: cites duel.blow.parry, which is no rule`,
    ]);
  },
);

test('a field of something that is called like the system is no citation', async () => {
  const code = `${DUEL_SYSTEM[pathOf('rules/strike.ts')]}\nexport const parse = (duel: any) => duel.schemas.action;`;
  expect(await findFaultsWith({ [pathOf('rules/strike.ts')]: code })).toEqual([]);
});

test('an option that no code reads', async () => {
  const options = 'export const OPTIONS = { gentle: {}, brutal: {} };';
  const words = `${DUEL_SYSTEM[pathOf('rules/strike.ts')]} export const words = { brutal: 'brutal' };`;
  expect(
    await findFaultsWith({ [pathOf('options.ts')]: options, [pathOf('rules/strike.ts')]: words }),
  ).toEqual(['engine/systems/duel/options.ts: no code reads the option brutal']);
});

test('an option taken by name is read', async () => {
  const code = '/** duel.blow.strike */ export const strike = ({ gentle: soft }: any) => soft;';
  expect(await findFaultsWith({ [pathOf('rules/strike.ts')]: code })).toEqual([]);
});

test('a ruling that is cited and not written down', async () => {
  const code = `${DUEL_SYSTEM[pathOf('rules/strike.ts')]} // @ruling R2`;
  expect(await findFaultsWith({ [pathOf('rules/strike.ts')]: code })).toEqual([
    'engine/systems/duel/rules/strike.ts: cites the ruling R2, which RULINGS.md does not have',
  ]);
});

test.each([
  ['## R1 Blows are gentle\nThe book is silent.', 'R1 names no test or scenario'],
  ['- **R1** Gentle. Test: rules/parry.test.ts', 'R1 names rules/parry.test.ts, which is not there'],
  ['| R1 | gentle | scenarios/one.yaml |\n| R1 | once more | strike.test.ts |', 'R1 is there twice'],
])('a ruling without proof: %s', async (text, fault) => {
  expect(await findFaultsWith({ [pathOf('RULINGS.md')]: text })).toEqual([
    `engine/systems/duel/RULINGS.md: ${fault}`,
  ]);
});
