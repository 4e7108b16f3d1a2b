import { d } from '@arbitro/dice';
import { describe, expect, it } from 'vitest';
import { Interruption } from './kernel.ts';
import { oneOf } from './question.ts';
import { IN_THE_MIDDLE, unattended } from './unattended.ts';

const LABEL = { name: 'chance', rule: 'r' };
const apply = (world: readonly unknown[], event: unknown): readonly unknown[] => [...world, event];

describe('what nobody attends to', () => {
  it('comes out in the middle, by the first answer that fits', () => {
    const after = unattended(
      apply,
      [],
      (ctx) => {
        ctx.emit(ctx.roll(LABEL, 'anna', d(20), (sum) => sum));
        ctx.emit(ctx.choose(LABEL, 'anna', oneOf(['stay', 'go'])));
      },
      IN_THE_MIDDLE,
    );
    expect(after).toEqual([10, 'stay']);
  });

  it('may not wait for anybody', () => {
    const asks = () => {
      throw new Interruption({ is: 'refused', refusal: { code: 'no-fight', params: {} } });
    };
    expect(() => unattended(apply, [], asks, IN_THE_MIDDLE)).toThrow('nobody attends');
  });
});
