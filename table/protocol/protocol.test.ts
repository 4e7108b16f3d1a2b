import { LANGUAGES } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMMANDS, exportSchema, keptSchema, makeTable, refuseAt, TABLE_REFUSALS, upCast } from './index.ts';

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

describe.each(Object.entries(TABLE_REFUSALS))('the refusal %s', (code, { status, says }) => {
  test('has a status and words with the same blanks in every language', () => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    const blanks = LANGUAGES.map((language) =>
      [...says[language].matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    for (const one of blanks) expect(one.toSorted()).toEqual(blanks[0]?.toSorted());
    for (const language of LANGUAGES) expect(says[language]).not.toBe('');
    expect(refuseAt(code as keyof typeof TABLE_REFUSALS)).toEqual({ code, params: {} });
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
  for (const sent of fine) expect(makeTable.safeParse(sent).success, JSON.stringify(sent)).toBe(true);
  const wrong = [
    {},
    { system: '' },
    { demo: 'x', scenario: 'y' },
    { system: 'x', steps: [] },
    { demo: 'x', title: ' ' },
  ];
  for (const sent of wrong) expect(makeTable.safeParse(sent).success, JSON.stringify(sent)).toBe(false);
});

test('what stands in the log is read in its own format, with fields nobody knows, and in no other', () => {
  const entry = {
    seat: 's1',
    asked: '',
    saw: [],
    told: [],
    does: { kind: 'titled', title: 'x' },
    mood: 'calm',
  };
  expect(upCast({ format: 1, ...entry })).toEqual({ format: 1, ...entry });
  for (const format of [0, 2]) expect(upCast({ format, ...entry })).toBeUndefined();
});

test('an entry says its format, and one of another is not read', () => {
  const entry = { seat: 's1', asked: '', saw: [], told: [], does: { kind: 'titled', title: 'x' } };
  expect(keptSchema.safeParse({ format: 1, ...entry }).success).toBe(true);
  for (const format of [0, 2, '1', undefined])
    expect(keptSchema.safeParse({ format, ...entry }).success).toBe(false);
  expect(keptSchema.safeParse({ format: 1, ...entry, does: { kind: 'flew' } }).success).toBe(false);
  expect(
    exportSchema.safeParse({ arbitro: 'table', format: 1, system: 'x', title: '', entries: [] }).success,
  ).toBe(false);
});
