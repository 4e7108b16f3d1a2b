import type { PresetValues } from '@arbitro/kernel';
import { computePresetChances } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { rischio } from '../index.ts';

type Row = readonly [preset: string, values: PresetValues, chances: Readonly<Record<string, string>>];

const ROWS: readonly Row[] = [
  // 3 + 7 is enough for medium, 3 + 6 is not; a total below 5 is a grave failure
  ['risk', { stat: 3, level: 'medium' }, { passed: '7/10', failed: '1/4', 'gravely-failed': '1/20' }],
  ['risk', { stat: 0, level: 25 }, { failed: '2/5', 'gravely-failed': '3/5' }],
  ['attack', { precision: 3, dodge: 5 }, { hit: '153/400', missed: '247/400' }],
];

describe('presets', () => {
  for (const [preset, values, chances] of ROWS)
    test(`${preset} ${JSON.stringify(values)}`, () => {
      expect(computePresetChances(rischio, preset, values)).toEqual(chances);
    });
});
