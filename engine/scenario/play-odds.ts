import {
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  type Decider,
  type Fields,
  findNearestWord,
  type System,
} from '@arbitro/kernel';
import {
  add,
  chanceAtLeast,
  chanceAtMost,
  chanceThat,
  compare,
  decideByLabel,
  EVERYBODY,
  equals,
  type Fraction,
  formatFraction,
  fraction,
  fractionFromNumber,
  mean,
  multiply,
  NOBODY,
  type Odds,
  type OddsResult,
  ONE,
  oddsOf,
  parseFraction,
  subtract,
  ZERO,
} from '@arbitro/odds';
import { type Failure, failureOfRefusal } from './failure.ts';
import { normalizeAnswer } from './normalize-answer.ts';
import type { OddsReport } from './report.ts';
import type { OddsStep } from './scenario.ts';

/** Returns the odds of an action, and the expected chances that differ. */
export function playOdds(system: System, world: AnyWorld, step: OddsStep, policy: AnyPolicy): OddsReport {
  const askedNames = new Set<string>();
  const decide = createDecider(step.policy, policy, askedNames);
  const found = computeBoundedOdds(system, world, step.action, decide);
  const report = { kind: 'odds', step, action: step.action, before: world } as const;
  if (found.kind === 'refused') {
    const { refusal } = found;
    return { ...report, refusal, failures: [failureOfRefusal(refusal, world)] };
  }
  if (found.kind === 'undecided' || isMostlyUnresolved(found))
    return { ...report, failures: [{ code: 'endless-odds', params: {} }] };
  const names = { terms: Object.keys(system.presentation.terms), ids: listSubjects(system, world) };
  const failures = [
    ...checkChances(found, step.expect, names),
    ...findUnusedAnswers(step.policy, askedNames),
  ];
  return { ...report, odds: found, failures };
}

/** Returns everything that a fact may be about: creatures, their sides, `EVERYBODY` and `NOBODY`. */
function listSubjects({ combatStats }: System, world: AnyWorld): readonly string[] {
  const ids = world.creatures.map(({ id }) => id);
  return [...new Set([...ids, ...ids.map((id) => combatStats.side(world, id)), EVERYBODY, NOBODY])];
}

/** Mostly unresolved odds say nothing: a tie rerolled again and again, eight initiatives at once. */
const isMostlyUnresolved = ({ unresolved }: Odds): boolean => 2n * unresolved.n > unresolved.d;

/** The maximum number of paths of an action; the rest is unresolved. */
export const MAX_PATHS = 50_000;

/** Returns exact odds within a bounded time; the rest is unresolved. */
export function computeBoundedOdds(
  system: System,
  world: AnyWorld,
  action: AnyAction,
  decide: Decider<AnyWorld>,
): OddsResult {
  return oddsOf(system, world, action, { decide, maxPaths: MAX_PATHS });
}

/** Decides as the step says by label, or by label and person (`defence:orso`); otherwise as the policy. */
function createDecider(answers: Fields, policy: AnyPolicy, askedNames: Set<string>): Decider<AnyWorld> {
  const decide = decideByLabel(answers, (request, world: AnyWorld) => policy.answer(request, world));
  return (request, world) => {
    const { label, who } = request;
    askedNames.add(label.name).add(`${label.name}:${who}`);
    return normalizeAnswer(request.question, decide(request, world));
  };
}

function findUnusedAnswers(fixed: Fields, askedNames: ReadonlySet<string>): readonly Failure[] {
  const labels = [...askedNames].filter((label) => !label.includes(':')).join(', ') || '—';
  return Object.keys(fixed)
    .filter((label) => !askedNames.has(label))
    .map((label) => ({ code: 'policy-unused', params: { label, asked: labels } }));
}

/** What a chance can be about: a term of the presentation, and a creature or side after a colon. */
interface FactNames {
  readonly terms: readonly string[];
  readonly ids: readonly string[];
}

function checkChances(odds: Odds, expect: OddsStep['expect'], names: FactNames): readonly Failure[] {
  const occurred = [...odds.chances.keys(), ...odds.amounts.keys()];
  const known = occurred.join(', ') || '—';
  return Object.entries(expect).flatMap(([name, text]): readonly Failure[] => {
    const expected = parseFraction(text);
    const actual = measureFact(odds, name);
    if (!actual && !isKnownFact(name, names)) {
      const near = findNearestChance(name, [...occurred, ...listKnownFacts(occurred, names)]);
      return [{ code: 'no-such-chance', params: { name, known }, ...(near !== undefined && { near }) }];
    }
    if (expected.ok && matchesExpected(odds, { name, actual: actual ?? ZERO }, expected.value)) return [];
    const params = { name, expected: text, actual: actual ? formatFraction(actual) : '0', known };
    return [{ code: 'chance', params }];
  });
}

interface MeasuredFact {
  readonly name: string;
  readonly actual: Fraction;
}

/**
 * Whether the expected value is equal; or, where dice may continue for ever and almost nothing is unresolved, whether
 * it lies within the range that the unresolved part allows.
 */
function matchesExpected(odds: Odds, { name, actual }: MeasuredFact, expected: Fraction): boolean {
  if (equals(expected, actual)) return true;
  const { unresolved } = odds;
  if (name === 'unresolved' || compare(unresolved, NEGLIGIBLE) >= 0) return false;
  const isMean = name.endsWith('.mean');
  const lower = isMean ? subtract(actual, multiply(unresolved, actual)) : actual;
  const upper = add(actual, multiply(unresolved, isMean ? computeUpperBound(odds, name) : ONE));
  return compare(lower, expected) <= 0 && compare(expected, upper) <= 0;
}
const NEGLIGIBLE = fraction(1, 1_000_000);

/** Bounds an amount beyond those counted: assumed to be at most twice the largest. */
function computeUpperBound({ amounts }: Odds, name: string): Fraction {
  const outcomes = amounts.get(name.slice(0, -'.mean'.length))?.outcomes ?? [];
  return fractionFromNumber(2 * outcomes.reduce((max, { value }) => Math.max(max, value), 0));
}

const MEASURE = /\.(?:mean|(?:at-least|at-most|is)--?\d+)$/;

/** A fact that did not happen has the chance 0, if it is a valid name. */
function isKnownFact(name: string, { terms, ids }: FactNames): boolean {
  const [what = '', whom, ...rest] = name.replace(MEASURE, '').split(':');
  return rest.length === 0 && terms.includes(what) && (whom === undefined || ids.includes(whom));
}

/** Returns all valid names: the terms, and for each creature the facts that occurred for any. */
const listKnownFacts = (occurred: readonly string[], { terms, ids }: FactNames): readonly string[] => [
  ...occurred.map((text) => text.split(':')[0]).flatMap((what) => ids.map((id) => `${what}:${id}`)),
  ...terms,
];

const MEASURES = ['.mean', '.at-least-1', '.at-most-1', '.is-1'];

/** Returns the nearest valid name, with the same measure if that was valid. */
function findNearestChance(name: string, known: readonly string[]): string | undefined {
  const [measure] = MEASURE.exec(name) ?? [];
  if (measure === undefined) return findNearestWord(name, [...known, ...known.flatMap(addMeasures)]);
  const near = findNearestWord(name.slice(0, -measure.length), known);
  return near === undefined ? undefined : near + measure;
}

const addMeasures = (what: string): readonly string[] => MEASURES.map((measure) => what + measure);

/** Returns a fact by its name; for an amount `damage.mean`, `damage.at-least-5`, `damage.at-most-3`, `damage.is-4`. */
function measureFact(odds: Odds, name: string): Fraction | undefined {
  if (name === 'unresolved') return odds.unresolved;
  const fact = odds.chances.get(name);
  if (fact) return fact;
  const dot = name.lastIndexOf('.');
  const amount = odds.amounts.get(name.slice(0, Math.max(0, dot)));
  if (!amount) return undefined;
  const measure = name.slice(dot + 1);
  if (measure === 'mean') return mean(amount);
  const [, comparison, number] = /^(at-least|at-most|is)-(-?\d+)$/.exec(measure) ?? [];
  const value = Number(number);
  if (comparison === 'at-least') return chanceAtLeast(amount, value);
  if (comparison === 'at-most') return chanceAtMost(amount, value);
  return comparison === 'is' ? chanceThat(amount, (other) => other === value) : undefined;
}
