import {
  type AnyAction,
  type AnyWorld,
  act,
  type CreatureId,
  type Policy,
  type System,
} from '@arbitro/kernel';
import { enumerate } from '@arbitro/odds';
import { type Weights, worth } from './worth.ts';

/** Enough for any one action of the systems; what lies beyond counts as it stands now. */
const MOST_PATHS = 20_000;
/** Differences below this are none: sums of chances in another order differ by as much. */
const SLIGHT = 1e-9;

/**
 * The action after which one's side may expect to stand best, by the exact odds of each. What the quick policy would do
 * is among them, and is done where nothing is better.
 */
export function bestAhead(
  system: System,
  quick: Policy<AnyWorld, AnyAction>,
  weights: Weights,
): Policy<AnyWorld, AnyAction>['act'] {
  return (world, who, die) => {
    const usual = quick.act(world, who, die);
    const choices = system.tactics.choices(world, who);
    if (choices.length === 0) return usual;
    let [best, most] = [usual, expected(system, quick, { world, who, action: usual, weights })];
    for (const action of choices) {
      const hope = expected(system, quick, { world, who, action, weights });
      if (hope > most + SLIGHT) [best, most] = [action, hope];
    }
    return best;
  };
}

interface Prospect {
  readonly world: AnyWorld;
  readonly who: CreatureId;
  readonly action: AnyAction;
  readonly weights: Weights;
}

/** How well the side stands afterwards, on average over all that can happen. */
function expected(
  system: System,
  quick: Policy<AnyWorld, AnyAction>,
  { world, who, action, weights }: Prospect,
): number {
  const side = system.faring.side(world, who);
  const { outcomes, total, unresolved } = enumerate(
    (oracle) => {
      const step = act(system, world, action, oracle);
      return step.is === 'done' ? worth(system, step.world, side, weights) : Number.NEGATIVE_INFINITY;
    },
    { decide: quick.answer.bind(quick), maxPaths: MOST_PATHS },
  );
  let sum = Number(unresolved) * worth(system, world, side, weights);
  for (const { value, ways } of outcomes) sum += value * Number(ways);
  return sum / Number(total);
}
