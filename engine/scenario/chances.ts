import type { AnyAction, AnyPolicy, AnyWorld, Decide, Fields, System } from '@arbitro/kernel';
import {
  add,
  atLeast,
  atMost,
  chance,
  compare,
  EVERYBODY,
  equals,
  exactly,
  type Fraction,
  fixed,
  fraction,
  mean,
  multiply,
  NOBODY,
  type Odds,
  type OddsOf,
  ONE,
  oddsOf,
  parseFraction,
  showFraction,
  subtract,
  ZERO,
} from '@arbitro/odds';
import { answerMeant } from './answer.ts';
import { type Failure, refusedFailure } from './failure.ts';
import { nearest } from './nearest.ts';
import type { OddsReport } from './report.ts';
import type { OddsStep } from './scenario.ts';

/** Returns the odds of an action, and the expected chances that differ. */
export function playOdds(system: System, world: AnyWorld, step: OddsStep, policy: AnyPolicy): OddsReport {
  const asked = new Set<string>();
  const decide = decided(step.policy, policy, asked);
  const found = boundedOdds(system, world, step.action, decide);
  const report = { kind: 'odds', step, action: step.action, before: world } as const;
  if (found.is === 'refused') {
    const { refusal } = found;
    return { ...report, refusal, failures: [refusedFailure(refusal, world)] };
  }
  if (found.is === 'undecided' || mostlyOpen(found))
    return { ...report, failures: [{ code: 'endless-odds', params: {} }] };
  const names = { terms: Object.keys(system.face.terms), ids: whomIn(system, world) };
  const failures = [...chanceFailures(found, step.expect, names), ...unusedPolicy(step.policy, asked)];
  return { ...report, odds: found, failures };
}

/** Returns everything that a fact may be about: creatures, their sides, `EVERYBODY` and `NOBODY`. */
function whomIn({ faring }: System, world: AnyWorld): readonly string[] {
  const ids = world.creatures.map(({ id }) => id);
  return [...new Set([...ids, ...ids.map((id) => faring.side(world, id)), EVERYBODY, NOBODY])];
}

/** Mostly unresolved odds say nothing: a tie rerolled again and again, eight initiatives at once. */
const mostlyOpen = ({ unresolved }: Odds): boolean => 2n * unresolved.n > unresolved.d;

/** The maximum number of paths of an action; the rest is unresolved. */
export const MOST_PATHS = 50_000;

/** Returns exact odds within a bounded time; the rest is unresolved. */
export function boundedOdds(
  system: System,
  world: AnyWorld,
  action: AnyAction,
  decide: Decide<AnyWorld>,
): OddsOf {
  return oddsOf(system, world, action, { decide, maxPaths: MOST_PATHS });
}

/** Decides as the step says by label, or by label and person (`defence:orso`); otherwise as the policy. */
function decided(answers: Fields, policy: AnyPolicy, asked: Set<string>): Decide<AnyWorld> {
  const decide = fixed(answers, (asking, world: AnyWorld) => policy.answer(asking, world));
  return (asking, world) => {
    const { label, who } = asking;
    asked.add(label.name).add(`${label.name}:${who}`);
    return answerMeant(asking.question, decide(asking, world));
  };
}

function unusedPolicy(fixed: Fields, asked: ReadonlySet<string>): readonly Failure[] {
  const labels = [...asked].filter((label) => !label.includes(':')).join(', ') || '—';
  return Object.keys(fixed)
    .filter((label) => !asked.has(label))
    .map((label) => ({ code: 'policy-unused', params: { label, asked: labels } }));
}

/** What a chance can be about: a term of the presentation, and a creature or side after a colon. */
interface Names {
  readonly terms: readonly string[];
  readonly ids: readonly string[];
}

function chanceFailures(odds: Odds, expect: OddsStep['expect'], names: Names): readonly Failure[] {
  const occurred = [...odds.chances.keys(), ...odds.amounts.keys()];
  const known = occurred.join(', ') || '—';
  return Object.entries(expect).flatMap(([name, text]): readonly Failure[] => {
    const expected = parseFraction(text);
    const actual = measured(odds, name);
    if (!actual && !couldBe(name, names)) {
      const near = nearestChance(name, [...occurred, ...named(occurred, names)]);
      return [{ code: 'no-such-chance', params: { name, known }, ...(near !== undefined && { near }) }];
    }
    if (expected.ok && isSo(odds, { name, actual: actual ?? ZERO }, expected.value)) return [];
    const params = { name, expected: text, actual: actual ? showFraction(actual) : '0', known };
    return [{ code: 'chance', params }];
  });
}

interface Measured {
  readonly name: string;
  readonly actual: Fraction;
}

/**
 * Whether the expected value is equal; or, where dice may continue for ever and almost nothing is unresolved, whether
 * it lies within the range that the unresolved part allows.
 */
function isSo(odds: Odds, { name, actual }: Measured, expected: Fraction): boolean {
  if (equals(expected, actual)) return true;
  const { unresolved } = odds;
  if (name === 'unresolved' || compare(unresolved, NEXT_TO_NOTHING) >= 0) return false;
  const isMean = name.endsWith('.mean');
  const least = isMean ? subtract(actual, multiply(unresolved, actual)) : actual;
  const most = add(actual, multiply(unresolved, isMean ? furthest(odds, name) : ONE));
  return compare(least, expected) <= 0 && compare(expected, most) <= 0;
}
const NEXT_TO_NOTHING = fraction(1, 1_000_000);

/** Bounds an amount beyond those counted: assumed to be at most twice the largest. */
function furthest({ amounts }: Odds, name: string): Fraction {
  const counted = amounts.get(name.slice(0, -'.mean'.length))?.outcomes ?? [];
  return exactly(2 * counted.reduce((most, { value }) => Math.max(most, value), 0));
}

const MEASURE = /\.(?:mean|(?:at-least|at-most|is)--?\d+)$/;

/** A fact that did not happen has the chance 0, if it is a valid name. */
function couldBe(name: string, { terms, ids }: Names): boolean {
  const [what = '', whom, ...rest] = name.replace(MEASURE, '').split(':');
  return rest.length === 0 && terms.includes(what) && (whom === undefined || ids.includes(whom));
}

/** Returns all valid names: the terms, and for each creature the facts that occurred for any. */
const named = (occurred: readonly string[], { terms, ids }: Names): readonly string[] => [
  ...occurred.map((one) => one.split(':')[0]).flatMap((what) => ids.map((id) => `${what}:${id}`)),
  ...terms,
];

const MEASURES = ['.mean', '.at-least-1', '.at-most-1', '.is-1'];

/** Returns the nearest valid name, with the same measure if that was valid. */
function nearestChance(name: string, known: readonly string[]): string | undefined {
  const [measure] = MEASURE.exec(name) ?? [];
  if (measure === undefined) return nearest(name, [...known, ...known.flatMap(withMeasures)]);
  const near = nearest(name.slice(0, -measure.length), known);
  return near === undefined ? undefined : near + measure;
}

const withMeasures = (what: string): readonly string[] => MEASURES.map((measure) => what + measure);

/** Returns a fact by its name; for an amount `damage.mean`, `damage.at-least-5`, `damage.at-most-3`, `damage.is-4`. */
function measured(odds: Odds, name: string): Fraction | undefined {
  if (name === 'unresolved') return odds.unresolved;
  const fact = odds.chances.get(name);
  if (fact) return fact;
  const dot = name.lastIndexOf('.');
  const amount = odds.amounts.get(name.slice(0, Math.max(0, dot)));
  if (!amount) return undefined;
  const measure = name.slice(dot + 1);
  if (measure === 'mean') return mean(amount);
  const [, how, number] = /^(at-least|at-most|is)-(-?\d+)$/.exec(measure) ?? [];
  const value = Number(number);
  if (how === 'at-least') return atLeast(amount, value);
  if (how === 'at-most') return atMost(amount, value);
  return how === 'is' ? chance(amount, (one) => one === value) : undefined;
}
