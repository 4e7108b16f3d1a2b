import { dice } from '@arbitro/dice';
import type { Label } from '@arbitro/kernel';
import type { BrpCtx } from './checks.ts';

/**
 * Rolls the dice of a text, or returns its plain number; never less than 0.
 * @rule brp.dice.expressions @rule brp.dice.floor-zero
 */
export function rollNotation(ctx: BrpCtx, text: string, label: Label): number {
  const fixedPoints = Number(text);
  return Number.isInteger(fixedPoints)
    ? fixedPoints
    : ctx.roll(label, 'gm', dice(text), (points) => Math.max(0, points));
}
