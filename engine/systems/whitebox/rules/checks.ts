import { type Dice, d } from '@arbitro/dice';
import { andThen, type Ctx, type Person, type Reason, type Score, score } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';

export type WhiteboxCtx = Ctx<World, Event>;

/** A label's rule is always one of ours. */
export interface Named {
  readonly name: string;
  readonly rule: RuleId;
}

/** Reasons in the words of the book: `plus(rule, what, value)`. */
export const plus = (rule: RuleId, what: string, value: number): Reason => ({
  rule,
  what,
  how: 'add',
  value,
});

/** A chance in six: never below nothing and never above certainty, the die itself is never altered. */
export function inSix(reasons: readonly Reason[], rule: RuleId): Score {
  const chance = score(reasons);
  if (chance.value < 0) return andThen(chance, { rule, what: 'no-chance', how: 'at-least', value: 0 });
  if (chance.value > 6) return andThen(chance, { rule, what: 'certainty', how: 'at-most', value: 6 });
  return chance;
}

const D6: Dice<number> = d(6);

/** One d6, low is good: the rule sees only whether it came off. */
export function underSix(ctx: WhiteboxCtx, label: Named, by: Person, chance: Score): boolean {
  return ctx.roll({ ...label, under: chance }, by, D6, (face) => face <= chance.value);
}

/** What a d20 throw needs and gets: high is good. */
export interface Throw {
  readonly plus: Score;
  readonly needed: number;
  /** A natural 20 always comes off, a natural 1 never. */
  readonly extremes: boolean;
}

export const D20: Dice<number> = d(20);

/** @rule whitebox.attack.roll @rule whitebox.saves.single-throw */
export function comesOff({ plus: { value }, needed, extremes }: Throw): (face: number) => boolean {
  return (face) => (extremes && (face === 1 || face === 20) ? face === 20 : face + value >= needed);
}
