import { LANGUAGES } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  COMMANDS,
  ENTRY_FORMAT,
  exportSchema,
  forkRequest,
  newTableRequest,
  nextEveningRequest,
  refuseAtTable,
  storedEntrySchema,
  TABLE_REFUSALS,
  upgradeEntry,
} from './index.ts';

describe.each(Object.entries(COMMANDS))('the command %s', (name, { body, says, reach }) => {
  test('needs an id of its own, and takes no word it does not know', () => {
    const wrong = [{}, { command: '' }, { command: 7 }, { command: 'x'.repeat(81) }, null, [], 'text'];
    for (const sent of wrong) expect(body.safeParse(sent).success, JSON.stringify(sent)).toBe(false);
    const { error } = body.safeParse({ command: 'c', surprise: true });
    expect(JSON.stringify(error?.issues)).toContain('surprise');
  });

  test('says what it is for, and can be shown as a JSON schema', () => {
    expect(says).toMatch(/^[A-Z].*[.)]$/);
    expect(['gm', 'player', 'anyone']).toContain(reach);
    const { properties } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    expect(Object.keys(properties ?? {})).toContain('command');
    expect(name).toMatch(/^[a-z]+$/);
  });
});

test.each([
  ['a command', COMMANDS.withdraw.body],
  ['a fork', forkRequest],
  ['the next evening', nextEveningRequest],
])('%s has an id that every database keeps', (_, request) => {
  for (const command of ['a\0b', 'a\nb', 'a\ud800', '', 'x'.repeat(81)])
    expect(request.safeParse({ command }).success, JSON.stringify(command)).toBe(false);
  expect(request.safeParse({ command: 'notte-è-🐉' }).success).toBe(true);
});

describe.each(Object.entries(TABLE_REFUSALS))('the refusal %s', (code, { status, says }) => {
  test('has a status and words with the same blanks in every language', () => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    const blanks = LANGUAGES.map((language) =>
      [...says[language].matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    for (const blank of blanks) expect(blank.toSorted()).toEqual(blanks[0]?.toSorted());
    for (const language of LANGUAGES) expect(says[language]).not.toBe('');
    expect(refuseAtTable(code as keyof typeof TABLE_REFUSALS)).toEqual({ code, params: {} });
  });
});

test('a table is made from its parts, a scenario or a demo, and from nothing else', () => {
  const fine = [
    { system: 'x' },
    { scenario: 'text' },
    { scenario: {} },
    { demo: 'x', title: ' A title ' },
    { demo: 'x', encounter: 'y' },
  ];
  for (const sent of fine) expect(newTableRequest.safeParse(sent).success, JSON.stringify(sent)).toBe(true);
  const wrong = [
    {},
    { system: '' },
    { demo: 'x', scenario: 'y' },
    { system: 'x', steps: [] },
    { demo: 'x', title: ' ' },
  ];
  for (const sent of wrong) expect(newTableRequest.safeParse(sent).success, JSON.stringify(sent)).toBe(false);
});

test('log entries are read in this format and in older ones, with unknown fields', () => {
  const entry = {
    seat: 's1',
    asked: '',
    saw: [],
    told: [],
    does: { kind: 'titled', title: 'x' },
    mood: 'calm',
  };
  for (const format of [1, 2]) expect(upgradeEntry({ format, ...entry })).toEqual({ format: 2, ...entry });
  for (const format of [0, 3]) expect(upgradeEntry({ format, ...entry })).toBeUndefined();
});

test('of a game that format 1 kept whole come changes that set it whole', () => {
  const [world, before] = [{ creatures: [] }, { creatures: [], on: 1 }];
  const rest = { hidden: { creatures: [], places: [] }, opened: [], masks: {} };
  const back = (game: unknown) => ({ format: 1, does: { kind: 'went-back', to: 1, since: {}, game } });
  expect(upgradeEntry(back({ world, open: { id: 1, before }, ...rest }))?.does).toEqual({
    kind: 'went-back',
    to: 1,
    since: {},
    changes: [{ at: [], to: world }],
    open: { id: 1, toBefore: [{ at: [], to: before }] },
    ...rest,
  });
  for (const odd of [null, 7, [], {}, { open: 7 }, { world: [], open: [] }])
    expect(() => upgradeEntry(back(odd))).not.toThrow();
});

test('an entry says its format, and one of another is not read', () => {
  const entry = { seat: 's1', asked: '', saw: [], told: [], does: { kind: 'titled', title: 'x' } };
  expect(storedEntrySchema.safeParse({ format: ENTRY_FORMAT, ...entry }).success).toBe(true);
  for (const format of [0, 1, 3, '2', undefined])
    expect(storedEntrySchema.safeParse({ format, ...entry }).success).toBe(false);
  expect(
    storedEntrySchema.safeParse({ format: ENTRY_FORMAT, ...entry, does: { kind: 'flew' } }).success,
  ).toBe(false);
  expect(
    exportSchema.safeParse({ arbitro: 'table', format: 1, system: 'x', title: '', entries: [] }).success,
  ).toBe(false);
});
