import {
  type AnyWorld,
  type DecisionRequest,
  describeAllowed,
  type Fields,
  Interruption,
  isValidAnswer,
  type Json,
  type Person,
  type Refusal,
  refuse,
  type System,
} from '@arbitro/kernel';
import {
  type Distribution,
  decideByLabel,
  type Fraction,
  formatFraction,
  fraction,
  mean,
  oddsOfAnswer,
  toNumber,
} from '@arbitro/odds';
import { policyOf } from '@arbitro/policies';
import { MAX_PATHS } from '@arbitro/scenario';
import type { OddsTask } from '../threads/thread-tasks.ts';

/** Odds as plain data, or why there are none. */
export type OddsOutcome =
  | { readonly kind: 'odds'; readonly odds: Fields }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'undecided'; readonly label: string }
  /** The dice so far are impossible in the world as known. */
  | { readonly kind: 'unfit' };

/** Computes the exact odds of an action in a world; decisions of people are given, or made by the system's first policy. */
export function computeOdds(
  system: System,
  { world, action, policy, answers }: Omit<OddsTask, 'kind' | 'system'>,
): OddsOutcome {
  const isAnnouncement = answers.length === 0 && system.announcements?.includes(action.type);
  const later =
    isAnnouncement && !system.refuses(world, action)
      ? system.tactics.delayedAction?.(world, action)
      : undefined;
  const fallback = policyOf(system);
  const decide = decideByLabel(policy, (request, now: AnyWorld) => fallback.answer(request, now));
  const assumedAnswers = new AssumedAnswers();
  const found = oddsOfAnswer(system, later?.world ?? world, later?.action ?? action, {
    answers,
    decide: (request, now: AnyWorld) =>
      assumedAnswers.remember(request, checkAnswer(request, decide(request, now))),
    maxPaths: MAX_PATHS,
  });
  if (found.kind === 'unfit') return { kind: 'unfit' };
  if (found.kind === 'refused') return { kind: 'refused', refusal: found.refusal };
  if (found.kind === 'undecided') return { kind: 'undecided', label: found.ask.label.name };
  const { chances, amounts, unresolved } = found;
  return {
    kind: 'odds',
    odds: {
      chances: Object.fromEntries([...chances].map(([name, chance]) => [name, formatChance(chance)])),
      amounts: Object.fromEntries([...amounts].map(([name, amount]) => [name, formatDistribution(amount)])),
      unresolved: formatChance(unresolved),
      supposes: assumedAnswers.list(),
      ...(later && { later: true }),
    },
  };
}

/** Collects the decisions assumed for people on any path: the person, the question, and each answer once. */
class AssumedAnswers {
  readonly #found = new Map<string, { who: Person; label: string; answers: Map<string, Json> }>();

  remember({ who, label: { name: label } }: DecisionRequest, answer: Json): Json {
    const key = `${label}\n${who}`;
    const assumedAnswer = this.#found.get(key) ?? { who, label, answers: new Map() };
    this.#found.set(key, assumedAnswer);
    const text = JSON.stringify(answer);
    if (!assumedAnswer.answers.has(text)) assumedAnswer.answers.set(text, answer);
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
function checkAnswer({ label, who, question }: DecisionRequest, answer: Json): Json {
  if (isValidAnswer(question, answer)) return answer;
  const params = {
    label: label.name,
    who,
    answer: JSON.stringify(answer),
    allowed: describeAllowed(question),
  };
  throw new Interruption({ kind: 'refused', refusal: refuse('answer-does-not-fit', params) });
}

const formatChance = (chance: Fraction) => ({ exact: formatFraction(chance), about: toNumber(chance) });

/** An amount: its mean, and the chance of each of its values. */
const formatDistribution = (amount: Distribution<number>): Json => ({
  mean: formatChance(mean(amount)),
  parts: amount.outcomes.map(({ value, ways }) => ({ value, ...formatChance(fraction(ways, amount.total)) })),
});
