import { expect, test } from 'vitest';
import { formatDice } from './format.ts';
import { computeExactWays } from './notation.ts';
import { parseDice } from './parse.ts';
import { resultKindOf } from './result-kind.ts';

const readAs = (text: string): string => {
  const read = parseDice(text);
  return read.ok ? formatDice(read.value) : `${read.error.code} at ${read.error.at}`;
};

test.each([
  ['4d6 drop lowest', '4d6dl1'],
  ['4d6 drop lowest 2', '4d6dl2'],
  ['4d6 Drop Highest', '4d6dh1'],
  ['4d6 keep 3', '4d6kh3'],
  ['2d20 keep lowest', '2d20kl1'],
  ['highest 3 of 4d6', '4d6kh3'],
  ['lowest of 2d20 + 5', '2d20kl1+5'],
  ['output [highest 3 of 4d6]', '4d6kh3'],
  ['output 2d6 + 1d8 named "damage"', '2d6+1d8'],
  ['1d6x', '1d6!'],
  ['2d6x + 3', '2d6!+3'],
  ['2d6 + 1d8', '2d6+1d8'],
  ['1d20+5 >= 15', '{1d20+5}>=15'],
  ['1d20+5 vs 15', '{1d20+5}>=15'],
  ['1d20 + 5 against DC 15', '{1d20+5}>=15'],
  ['3d6 vs 12', '{3d6}>=12'],
  ['3d6>=12', '3d6>=12'],
])('%s is read as %s', (text, canonical) => {
  expect(readAs(text)).toBe(canonical);
});

test.each([
  ['highest 3 of 5', 'expected-dice at 13'],
  ['highest 3', 'unknown-word at 0'],
  ['1d20 vs', 'expected-number at 7'],
  ['1d6x2', 'unexpected at 3'],
  ['[1d6', 'unclosed at 0'],
  ['output', 'expected-value at 6'],
])('%s is refused: %s', (text, error) => {
  expect(readAs(text)).toBe(error);
});

test('a check has the chance of reaching the number', () => {
  const read = parseDice('1d20+5 vs 15');
  const ways = read.ok ? computeExactWays(read.value) : undefined;
  const shares = ways?.ok ? ways.value.outcomes.map(({ value, ways: count }) => [value, count]) : [];
  expect(shares).toEqual([
    [0, 9n],
    [1, 11n],
  ]);
});

test.each([
  ['3d6', { kind: 'total' }],
  ['1d20>=15', { kind: 'total' }],
  ['1d20+5 vs 15', { kind: 'check' }],
  ['3d6>=12', { kind: 'count', condition: { op: '>=', value: 12 }, sumInstead: '3d6 vs 12' }],
  ['3d6<4', { kind: 'count', condition: { op: '<', value: 4 }, sumInstead: '{3d6}<4' }],
])('what %s means', (text, kind) => {
  const read = parseDice(text);
  expect(read.ok && resultKindOf(read.value)).toEqual(kind);
});
