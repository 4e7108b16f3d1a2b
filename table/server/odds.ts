import {
  type AnyWorld,
  type Asking,
  allowed,
  type Fields,
  fits,
  Interruption,
  type Json,
  type Person,
  type Refusal,
  refuse,
  type System,
} from '@arbitro/kernel';
import {
  type Distribution,
  type Fraction,
  fixed,
  fraction,
  mean,
  oddsOfAnswer,
  showFraction,
  toNumber,
} from '@arbitro/odds';
import { MOST_PATHS } from '@arbitro/scenario';
import type { OddsTask } from './thread-tasks.ts';

/** Odds as plain data, or why there are none. */
export type Chances =
  | { readonly is: 'odds'; readonly odds: Fields }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'undecided'; readonly label: string }
  /** The dice so far are impossible in the world as known. */
  | { readonly is: 'unfit' };

/**
 * Computes the exact odds of an action in a world; decisions of people are given, or made by the system's first policy.
 */
export function chancesOf(
  system: System,
  { world, action, policy, given }: Omit<OddsTask, 'kind' | 'system'>,
): Chances {
  const [usual] = Object.values(system.policies);
  if (!usual) throw new Error(`${system.id} has no policy`);
  const decide = fixed(policy, (asking, now: AnyWorld) => usual.answer(asking, now));
  const supposed = new Supposed();
  const found = oddsOfAnswer(system, world, action, {
    given,
    decide: (asking, now: AnyWorld) => supposed.kept(asking, fitting(asking, decide(asking, now))),
    maxPaths: MOST_PATHS,
  });
  if (found.is === 'unfit') return { is: 'unfit' };
  if (found.is === 'refused') return { is: 'refused', refusal: found.refusal };
  if (found.is === 'undecided') return { is: 'undecided', label: found.ask.label.name };
  const { chances, amounts, unresolved } = found;
  return {
    is: 'odds',
    odds: {
      chances: Object.fromEntries([...chances].map(([name, chance]) => [name, shown(chance)])),
      amounts: Object.fromEntries([...amounts].map(([name, amount]) => [name, spread(amount)])),
      unresolved: shown(unresolved),
      supposes: supposed.list(),
    },
  };
}

/** Collects the decisions assumed for people on any path: the person, the question, and each answer once. */
class Supposed {
  readonly #found = new Map<string, { who: Person; label: string; answers: Map<string, Json> }>();

  kept({ who, label: { name: label } }: Asking, answer: Json): Json {
    const key = `${label}\n${who}`;
    const one = this.#found.get(key) ?? { who, label, answers: new Map() };
    this.#found.set(key, one);
    const text = JSON.stringify(answer);
    if (!one.answers.has(text)) one.answers.set(text, answer);
    return answer;
  }

  list(): readonly Json[] {
    return [...this.#found.values()].map(({ who, label, answers }) => ({
      who,
      label,
      answers: [...answers.values()],
    }));
  }
}

/** Refuses an answer that the question does not accept, as a table would. */
function fitting({ label, who, question }: Asking, answer: Json): Json {
  if (fits(question, answer)) return answer;
  const params = { label: label.name, who, answer: JSON.stringify(answer), allowed: allowed(question) };
  throw new Interruption({ is: 'refused', refusal: refuse('answer-does-not-fit', params) });
}

const shown = (chance: Fraction) => ({ exact: showFraction(chance), about: toNumber(chance) });

/** An amount: its mean, and the chance of each of its values. */
const spread = (amount: Distribution<number>): Json => ({
  mean: shown(mean(amount)),
  parts: amount.outcomes.map(({ value, ways }) => ({ value, ...shown(fraction(ways, amount.total)) })),
});
