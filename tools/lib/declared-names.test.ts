import { expect, test } from 'vitest';
import { findSpelledNames } from './declared-names.ts';
import { parseSyntax } from './syntax.ts';

const DUEL = 'engine/systems/duel/rules/strike.ts';
const DUEL_RULES = `
  export const struck = event('struck', fields());
  export const strike = action('strike', { resolve: (ctx) => ctx.emit({ type: 'struck' }) });`;

/** Returns the faults of a duel and a chess game with these files. */
const findFaults = (files: Readonly<Record<string, string>>) =>
  findSpelledNames(
    Object.entries({
      [DUEL]: DUEL_RULES,
      'engine/systems/chess/rules/move.ts': "export const move = action('move', {}); action('pass', {});",
      'engine/systems/duel/rules/pass.ts': "export const pass = action('pass', {});",
      ...files,
    }).map(([path, text]) => parseSyntax(path, text)),
  );

test('rules, screens, odds and computers may name actions and events', () => {
  expect(
    findFaults({
      'engine/systems/duel/screen/presentation.ts': "if (event.type === 'struck') show(event);",
      'engine/systems/duel/computer/policy.ts': "export const act = { type: 'strike' };",
      'engine/systems/duel/odds/result.ts': "switch (event.type) { case 'struck': count(); }",
      'engine/systems/duel/actions.ts': "const actorOf = ({ type }) => (type === 'strike' ? 'gm' : by);",
    }),
  ).toEqual([]);
});

test.each([
  ["export const first = { type: 'struck' };", 'struck'],
  ["export const isStrike = (action) => action.type !== 'strike';", 'strike'],
  ["switch (type) { case 'other': break; case 'struck': break; }", 'struck'],
])('other files of the system may not: %s', (code, name) => {
  expect(findFaults({ 'engine/systems/duel/state.ts': code })).toEqual([
    `engine/systems/duel/state.ts:1: spells “${name}”, which is declared in rules/`,
  ]);
});

test('a list of events by hand beside the list of declarations', () => {
  expect(
    findFaults({ 'engine/systems/duel/events.ts': "\nconst isLoud = (event) => event.type === 'struck';" }),
  ).toEqual(['engine/systems/duel/events.ts:2: spells “struck”, which is declared in rules/']);
});

test('rooms for every system may know only actions that several systems have', () => {
  expect(
    findFaults({
      'apps/web/table.ts': "if (type === 'pass' || action.type === 'strike') hide();",
      'table/server/log.ts': "export const isWound = ({ type }) => type === 'struck';",
    }),
  ).toEqual([
    'apps/web/table.ts:1: knows “strike” of one system',
    'table/server/log.ts:1: knows “struck” of one system',
  ]);
});

test('words that are not compared with a type are free, and so are tests', () => {
  expect(
    findFaults({
      'engine/systems/duel/state.ts': "export type Status = 'up' | 'struck';",
      'engine/systems/duel/state.test.ts': "expect(events).toEqual([{ type: 'struck' }]);",
    }),
  ).toEqual([]);
});
