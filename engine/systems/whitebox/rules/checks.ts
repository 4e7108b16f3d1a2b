import { type Dice, d } from '@arbitro/dice';
import {
  addReasons,
  type Ctx,
  type Label,
  type Person,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';

export type WhiteboxCtx = Ctx<World, Event>;

/** A label whose rule is one of this system. */
export interface RuleLabel {
  readonly name: string;
  readonly rule: RuleId;
}

/** Builds a reason: `plus(rule, what, value)`. */
export const makeReason = (rule: RuleId, what: string, value: number): Reason => ({
  rule,
  what,
  how: 'add',
  value,
});

/** A chance in six, from 0 to 6; the die itself is never modified. */
export function chanceInSix(reasons: readonly Reason[], rule: RuleId): Score {
  const chance = score(reasons);
  if (chance.value < 0) return addReasons(chance, { rule, what: 'no-chance', how: 'at-least', value: 0 });
  if (chance.value > 6) return addReasons(chance, { rule, what: 'certainty', how: 'at-most', value: 6 });
  return chance;
}

const D6: Dice<number> = d(6);

/** Rolls one d6, low is good; the rule sees only success or failure. */
export function rollUnderChance(ctx: WhiteboxCtx, label: RuleLabel, by: Person, chance: Score): boolean {
  return ctx.roll({ ...label, under: chance }, by, D6, (face) => face <= chance.value);
}

/** The target number and modifiers of a d20 throw: high is good. */
export interface RollMode {
  readonly plus: Score;
  readonly needed: number;
  /** A natural 20 always succeeds, a natural 1 never. */
  readonly extremes: boolean;
}

export const D20: Dice<number> = d(20);

/** Returns what the label of such a throw says about it; `of` are the creatures whose numbers the target reveals. */
export const throwLabel = (
  { plus, needed }: RollMode,
  of: readonly Person[],
): Pick<Label, 'plus' | 'target'> => ({
  plus,
  target: { value: needed, of },
});

/** @rule whitebox.attack.roll @rule whitebox.saves.single-throw */
export function isThrowSuccess({ plus: { value }, needed, extremes }: RollMode): (face: number) => boolean {
  return (face) => (extremes && (face === 1 || face === 20) ? face === 20 : face + value >= needed);
}
