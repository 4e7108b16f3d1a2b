import { systemById } from '@arbitro/catalogue';
import { expect, test } from 'vitest';
import {
  formatRefusals,
  listActionFields,
  listEventFields,
  listExamples,
  writeNameTables,
} from './name-tables.ts';
import { parseSyntax } from './syntax.ts';

const brp = systemById('brp');
if (!brp) throw new Error('the catalogue has no game brp');
const ACTIONS = listActionFields(brp);

test('the fields of actions, those of the game master in italics', () => {
  expect(ACTIONS.get('break-free')).toBe('`by`, `how?` (`grapple`, `FOR`)');
  expect(ACTIONS.get('jump')).toMatch(/^`by`, `metres`, `up\?`, \*`difficulty\?`\* \(`automatic`/);
  expect(ACTIONS.get('end-fight')).toBe('');
});

test('the fields of events, also of shared types and constants', () => {
  const source = `interface Blow extends Hit { hard?: boolean }
interface Hit { who: string }
const pair = fields<{ one: string } & Hit>();
const struck = event('struck', fields<Blow>(), {});
const met = event('met', pair);
const over = event('over', fields());`;
  expect([...listEventFields([parseSyntax('rules/blow.ts', source)])]).toEqual([
    ['struck', '`who`, `hard?`'],
    ['met', '`one`, `who`'],
    ['over', ''],
  ]);
});

test('the shortest example in the scenarios that can be read', () => {
  const scenario = `steps:
  - do: { type: hold, by: the one who waits }
  - do: { type: hold, by: anna }
  - do: { type: hold }
  - odds: { type: end-fight }`;
  expect([...listExamples(brp, [scenario])]).toEqual([['hold', '`{ type: hold, by: anna }`']]);
});

test('rows are written for names that are declared, and what stands beside the fields is kept', () => {
  const page = `# Duel
## Actions

| \`type\` | fields | remarks | an example |
|---|---|---|---|
| \`gone\` | \`by\` | | |
| \`strike\` | old | with a \\| bar | \`{ type: strike, by: bea }\` |

| label | asked of |
|---|---|
| \`strike\` | gm |
## Events
`;
  const cells = new Map([
    ['strike', '`by`, `on`'],
    ['end', ''],
  ]);
  expect(writeNameTables(page, 'Actions', cells, new Map([['end', '`{ type: end }`']]))).toBe(`# Duel
## Actions

| \`type\` | fields | remarks | an example |
|---|---|---|---|
| \`strike\` | \`by\`, \`on\` | with a \\| bar | \`{ type: strike, by: bea }\` |
| \`end\` | | | \`{ type: end }\` |

| label | asked of |
|---|---|
| \`strike\` | gm |
## Events
`);
  expect(writeNameTables(page, 'Refusals', new Map())).toBe(page);
});

test('refusals with what is said, plurals in their last form', () => {
  const refusals = {
    'too-far': { says: { en: '{who} is {n} {n, plural, one {step} other {steps}} | away.' } },
  };
  expect(formatRefusals({ refusals }, ['no-fight'])).toBe(
    '| code | what is said |\n|---|---|\n| `too-far` | {who} is {n} steps \\| away. |\n\nAs in every system: `no-fight`.',
  );
});
