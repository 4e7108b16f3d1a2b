import { type AnyWorld, type Decider, isValidAnswer, type Json, run } from '@arbitro/kernel';
import { chanceThat, enumerate, type Fraction } from '@arbitro/odds';
import { createPositionGain } from '@arbitro/policies';
import type { ReviewedDeed, ReviewTools } from './review-deed.ts';

const MAX_PATHS = 100_000;
/** Sums in another order differ by less. */
const EPSILON = 1e-9;

/**
 * Returns the exact chance that the dice of an action fall as well for a side (or as badly) as they did, by what is left
 * of the creatures. Undefined if that does not tell the outcomes apart, or if there are too many of them.
 */
export function computeLuckChance(
  { system, policy }: ReviewTools,
  { before, after, run: recordedRun }: ReviewedDeed,
  { side, isGood }: { readonly side: string; readonly isGood: boolean },
): Fraction | undefined {
  const who = before.creatures.find(({ id }) => system.combatStats.side(before, id) === side)?.id;
  if (!recordedRun || who === undefined || !system.fightState(before)) return undefined;
  const gainOf = createPositionGain(system, { world: before, who, weights: { ours: 1, reserves: 0 } });
  const sign = isGood ? 1 : -1;
  const actual = sign * gainOf(after);
  const chosen = new Map(
    recordedRun.answers.flatMap((answer) =>
      'chosen' in answer ? [[answer.label, answer.chosen] as const] : [],
    ),
  );
  const decide: Decider<AnyWorld> = (request, world) => {
    const isAllowed = (answer: Json): boolean => isValidAnswer(request.question, answer);
    return chosen.get(request.label.name)?.find(isAllowed) ?? policy.answer(request, world);
  };
  const outcomes = enumerate(
    (oracle) => {
      const step = run(system, before, recordedRun.action, oracle);
      return step.kind === 'done' && sign * gainOf(step.world) >= actual - EPSILON;
    },
    { decide, maxPaths: MAX_PATHS },
  );
  if (outcomes.unresolved > 0n || outcomes.outcomes.length < 2) return undefined;
  return chanceThat(outcomes, (isAsGood) => isAsGood);
}
