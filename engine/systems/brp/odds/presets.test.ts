import type { PresetValues } from '@arbitro/kernel';
import { computePresetChances } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { brp } from '../index.ts';

type Row = readonly [preset: string, values: PresetValues, chances: Readonly<Record<string, string>>];

const ROWS: readonly Row[] = [
  ['skill', { chance: 50 }, { special: '1/10', success: '2/5', failure: '1/2' }],
  ['skill', { chance: 50, difficulty: 'automatic' }, { success: '1' }],
  ['opposed', { chance: 45, against: 10 }, { won: '441/1000', loses: '311/5000', nobody: '621/1250' }],
  ['resistance', { active: 12, passive: 10 }, { success: '3/5', failure: '2/5' }],
  ['attack', { chance: 70 }, { 'hit-hard': '7/50', hit: '14/25', missed: '3/10' }],
  [
    'attack',
    { chance: 60, parry: 45 },
    { 'hit-hard': '33/500', hit: '192/625', stopped: '567/2500', missed: '2/5' },
  ],
  // a target with both uses the better defence
  [
    'attack',
    { chance: 60, parry: 20, dodge: 45 },
    { 'hit-hard': '33/500', hit: '192/625', stopped: '567/2500', missed: '2/5' },
  ],
];

describe('presets', () => {
  for (const [preset, values, chances] of ROWS)
    test(`${preset} ${JSON.stringify(values)}`, () => {
      expect(computePresetChances(brp, preset, values)).toEqual(chances);
    });
});
