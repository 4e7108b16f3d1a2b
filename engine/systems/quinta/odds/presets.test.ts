import { computePresetChances } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { quinta } from '../index.ts';

type Row = readonly [
  preset: string,
  values: Readonly<Record<string, string | number>>,
  outcome: string,
  chance: string | undefined,
];

const ROWS: readonly Row[] = [
  ['check', { bonus: 5, dc: 15, mode: 'normal' }, 'success', '11/20'],
  ['check', { bonus: 5, dc: 15, mode: 'advantage' }, 'success', '319/400'],
  ['check', { bonus: 5, dc: 15, mode: 'disadvantage' }, 'success', '121/400'],
  ['check', { bonus: 0, dc: 21, mode: 'normal' }, 'success', undefined],
  ['attack', { bonus: 5, ac: 15, mode: 'normal' }, 'hit', '1/2'],
  ['attack', { bonus: 5, ac: 15, mode: 'normal' }, 'critical', '1/20'],
  ['attack', { bonus: 5, ac: 15, mode: 'advantage' }, 'critical', '39/400'],
  ['attack', { bonus: 20, ac: 10, mode: 'normal' }, 'missed', '1/20'],
  ['attack', { bonus: 0, ac: 40, mode: 'normal' }, 'hit', undefined],
  ['death-saves', { successes: 0, failures: 0 }, 'stable', '331/800'],
  ['death-saves', { successes: 0, failures: 0 }, 'dead', '3239/8000'],
  ['death-saves', { successes: 2, failures: 2 }, 'dead', '9/20'],
  ['death-saves', { successes: 2, failures: 2 }, 'awake', '1/20'],
];

describe('presets', () => {
  for (const [preset, values, outcome, chance] of ROWS)
    test(`${preset} ${JSON.stringify(values)}: ${outcome} ${chance ?? 0}`, () => {
      expect(computePresetChances(quinta, preset, values)[outcome]).toBe(chance);
    });
});
