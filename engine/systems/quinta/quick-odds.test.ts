import { describe, expect, test } from 'vitest';
import { CHECKS } from './quick-odds.ts';

type Row = readonly [
  check: keyof typeof CHECKS,
  given: Readonly<Record<string, string | number>>,
  outcome: string,
  chance: readonly [bigint, bigint],
];

const ROWS: readonly Row[] = [
  ['check', { bonus: 5, dc: 15, mode: 'normal' }, 'success', [11n, 20n]],
  ['check', { bonus: 5, dc: 15, mode: 'advantage' }, 'success', [319n, 400n]],
  ['check', { bonus: 5, dc: 15, mode: 'disadvantage' }, 'success', [121n, 400n]],
  ['check', { bonus: 0, dc: 21, mode: 'normal' }, 'success', [0n, 1n]],
  ['attack', { bonus: 5, ac: 15, mode: 'normal' }, 'hit', [10n, 20n]],
  ['attack', { bonus: 5, ac: 15, mode: 'normal' }, 'critical', [1n, 20n]],
  ['attack', { bonus: 5, ac: 15, mode: 'advantage' }, 'critical', [39n, 400n]],
  ['attack', { bonus: 20, ac: 10, mode: 'normal' }, 'missed', [1n, 20n]],
  ['attack', { bonus: 0, ac: 40, mode: 'normal' }, 'hit', [0n, 1n]],
  ['death-saves', { successes: 0, failures: 0 }, 'stable', [331n, 800n]],
  ['death-saves', { successes: 0, failures: 0 }, 'dead', [3239n, 8000n]],
  ['death-saves', { successes: 2, failures: 2 }, 'dead', [9n, 20n]],
  ['death-saves', { successes: 2, failures: 2 }, 'awake', [1n, 20n]],
];

describe('quick odds', () => {
  for (const [check, given, outcome, [part, whole]] of ROWS)
    test(`${check} ${JSON.stringify(given)}: ${outcome} ${part}/${whole}`, () => {
      const { outcomes, total } = CHECKS[check].dice(given).ways();
      const ways = outcomes.filter(({ value }) => value === outcome).reduce((sum, one) => sum + one.ways, 0n);
      expect(ways * whole).toBe(part * total);
    });
});
