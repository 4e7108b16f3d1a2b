import type { AnyEvent, AnyWorld, Ask, Fields, Json, Refusal } from '@arbitro/kernel';
import { type Attempt, askToFields, type Turn, worldToFields } from './attempt.ts';
import {
  type Failure,
  failureOfDifference,
  failureOfRefusal,
  failureOfUnmatched,
  formatJson,
  markConsequences,
} from './failure.ts';
import { findDifferences, findUnmatched } from './match-expected.ts';
import type { DoExpectation } from './scenario.ts';

const ANSWER_DOES_NOT_FIT = 'answer-does-not-fit';

/** Returns the failed expectations of a step that did an action. */
export function checkExpectations(
  { turn, step, used }: Attempt,
  expect: DoExpectation,
  answers: readonly Json[],
): readonly Failure[] {
  const missingDice = findMissingDice(step, answers[used]);
  if (missingDice) return [missingDice];
  const outcome = checkOutcome(step, expect, turn.before);
  // after an answer that does not fit nothing was asked, so nothing is left over
  if (step.kind === 'refused' && step.refusal.code === ANSWER_DOES_NOT_FIT) return outcome;
  return markConsequences(
    [
      outcome,
      checkRolls(turn, expect.rolls ?? []),
      checkEvents(turn.events, expect),
      used < answers.length ? [failureOfUnusedAnswers(answers, used)] : [],
    ],
    checkWorld(step.kind === 'refused' ? turn.before : step.world, expect.world),
  );
}

function checkOutcome(
  step: Attempt['step'],
  { refused, asks }: DoExpectation,
  before: AnyWorld,
): readonly Failure[] {
  if (step.kind === 'refused')
    return isExpectedRefusal(step.refusal, refused) ? [] : [failureOfRefusal(step.refusal, before)];
  const failures: Failure[] = [];
  if (refused === true) failures.push({ code: 'not-refused-at-all', params: {} });
  else if (refused !== undefined) failures.push({ code: 'not-refused', params: { expected: refused } });
  if (step.kind === 'paused' && asks) failures.push(...checkAsk(step.ask, asks));
  if (step.kind === 'paused' && !asks) failures.push({ code: 'asked', params: {}, ask: step.ask });
  if (step.kind === 'done' && asks) failures.push({ code: 'not-asked', params: {} });
  return failures;
}

/** An answer that does not fit is an error of the file, so it is expected only where the step names that refusal. */
const isExpectedRefusal = ({ code }: Refusal, refused: string | true | undefined): boolean =>
  refused === true ? code !== ANSWER_DOES_NOT_FIT : code === refused;

/** A roll that waits although an answer is left had too few faces: usually its dice are written as separate answers. */
function findMissingDice(step: Attempt['step'], unusedAnswer: Json | undefined): Failure | undefined {
  if (step.kind !== 'paused' || step.ask.kind !== 'roll' || unusedAnswer === undefined) return undefined;
  return { code: 'scarce-dice', params: { answer: formatJson(unusedAnswer) }, ask: step.ask };
}

const checkAsk = (ask: Ask, asks: Fields): readonly Failure[] =>
  findDifferences(asks, askToFields(ask)).map((difference) => failureOfDifference('expect.asks', difference));

const failureOfUnusedAnswers = (answers: readonly Json[], used: number): Failure => ({
  code: 'left-over',
  params: { count: answers.length - used, answer: formatJson(answers[used]) },
});

export function checkEvents(
  events: readonly AnyEvent[],
  { events: expected = [], noEvents }: Pick<DoExpectation, 'events' | 'noEvents'>,
): readonly Failure[] {
  const eventFields = events as unknown as readonly Fields[];
  const kinds = eventFields.map(({ type }) => type).join(', ') || '—';
  const missing = findUnmatched(expected, eventFields).map((unmatchedExpectation) =>
    failureOfUnmatched('expect.events', unmatchedExpectation, kinds),
  );
  const patterns: readonly Fields[] = noEvents === true ? [{}] : (noEvents ?? []);
  const unwanted = patterns.flatMap((pattern, i): readonly Failure[] => {
    const found = eventFields.find((event) => findDifferences(pattern, event).length === 0);
    const path = noEvents === true ? 'expect.noEvents' : `expect.noEvents[${i}]`;
    return found ? [{ code: 'unwanted-event', params: { path, found: formatJson(found) } }] : [];
  });
  return [...missing, ...unwanted];
}

function checkRolls({ rolls }: Turn, expected: readonly Fields[]): readonly Failure[] {
  const rollFields = rolls as unknown as readonly Fields[];
  const labels = rolls.map(({ label, faces }) => `${label} [${faces.join(', ')}]`).join(', ') || '—';
  return findUnmatched(expected, rollFields).map((unmatchedExpectation) =>
    failureOfUnmatched('expect.rolls', unmatchedExpectation, labels),
  );
}

export function checkWorld(world: AnyWorld, expected: Fields | undefined): readonly Failure[] {
  return expected === undefined
    ? []
    : findDifferences(expected, worldToFields(world)).map((difference) =>
        failureOfDifference('expect.world', difference),
      );
}
