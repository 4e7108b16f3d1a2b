import { d } from '@arbitro/dice';
import { describe, expect, it } from 'vitest';
import { Interruption } from './kernel.ts';
import { oneOf } from './question.ts';
import { AVERAGE_ORACLE, runWithoutPlayers } from './run-without-players.ts';

const LABEL = { name: 'chance', rule: 'r' };
const apply = (world: readonly unknown[], event: unknown): readonly unknown[] => [...world, event];

describe('a run without players', () => {
  it('rolls the middle, and gives the first answer that fits', () => {
    const after = runWithoutPlayers(
      apply,
      [],
      (ctx) => {
        ctx.emit(ctx.roll(LABEL, 'anna', d(20), (sum) => sum));
        ctx.emit(ctx.choose(LABEL, 'anna', oneOf(['stay', 'go'])));
      },
      AVERAGE_ORACLE,
    );
    expect(after).toEqual([10, 'stay']);
  });

  it('may not wait for a person', () => {
    const asks = () => {
      throw new Interruption({ kind: 'refused', refusal: { code: 'no-fight', params: {} } });
    };
    expect(() => runWithoutPlayers(apply, [], asks, AVERAGE_ORACLE)).toThrow('a rule between actions');
  });
});
