import type { AnyEvent, AnyWorld, Ask, Fields, Json, Refusal } from '@arbitro/kernel';
import { differs, type Failure, markConsequences, noMatch, refusedFailure, shown } from './failure.ts';
import { differences, unmatched } from './match.ts';
import type { DoExpectation } from './scenario.ts';
import { type Attempt, askFields, type Turn, worldFields } from './turn.ts';

const UNFIT = 'answer-does-not-fit';

/** Returns the failed expectations of a step that did an action. */
export function failuresOf(
  { turn, step, used }: Attempt,
  expect: DoExpectation,
  answers: readonly Json[],
): readonly Failure[] {
  const scarce = scarceDice(step, answers[used]);
  if (scarce) return [scarce];
  const outcome = outcomeFailures(step, expect, turn.before);
  // after an answer that does not fit nothing was asked, so nothing is left over
  if (step.is === 'refused' && step.refusal.code === UNFIT) return outcome;
  return markConsequences(
    [
      outcome,
      rollFailures(turn, expect.rolls ?? []),
      eventFailures(turn.events, expect),
      used < answers.length ? [leftOver(answers, used)] : [],
    ],
    worldFailures(step.is === 'refused' ? turn.before : step.world, expect.world),
  );
}

function outcomeFailures(
  step: Attempt['step'],
  { refused, asks }: DoExpectation,
  before: AnyWorld,
): readonly Failure[] {
  if (step.is === 'refused')
    return isMeant(step.refusal, refused) ? [] : [refusedFailure(step.refusal, before)];
  const failures: Failure[] = [];
  if (refused === true) failures.push({ code: 'not-refused-at-all', params: {} });
  else if (refused !== undefined) failures.push({ code: 'not-refused', params: { expected: refused } });
  if (step.is === 'paused' && asks) failures.push(...askFailures(step.ask, asks));
  if (step.is === 'paused' && !asks) failures.push({ code: 'asked', params: {}, ask: step.ask });
  if (step.is === 'done' && asks) failures.push({ code: 'not-asked', params: {} });
  return failures;
}

/** An answer that does not fit is an error of the file, so it is expected only where the step names that refusal. */
const isMeant = ({ code }: Refusal, refused: string | true | undefined): boolean =>
  refused === true ? code !== UNFIT : code === refused;

/** A roll that waits although an answer is left had too few faces: usually its dice are written as separate answers. */
function scarceDice(step: Attempt['step'], left: Json | undefined): Failure | undefined {
  if (step.is !== 'paused' || step.ask.kind !== 'roll' || left === undefined) return undefined;
  return { code: 'scarce-dice', params: { answer: shown(left) }, ask: step.ask };
}

const askFailures = (ask: Ask, asks: Fields): readonly Failure[] =>
  differences(asks, askFields(ask)).map((difference) => differs('expect.asks', difference));

const leftOver = (answers: readonly Json[], used: number): Failure => ({
  code: 'left-over',
  params: { count: answers.length - used, answer: shown(answers[used]) },
});

export function eventFailures(
  events: readonly AnyEvent[],
  { events: expected = [], noEvents }: Pick<DoExpectation, 'events' | 'noEvents'>,
): readonly Failure[] {
  const told = events as unknown as readonly Fields[];
  const kinds = told.map(({ type }) => type).join(', ') || '—';
  const missing = unmatched(expected, told).map((one) => noMatch('expect.events', one, kinds));
  const pictures: readonly Fields[] = noEvents === true ? [{}] : (noEvents ?? []);
  const unwanted = pictures.flatMap((picture, i): readonly Failure[] => {
    const found = told.find((event) => differences(picture, event).length === 0);
    const path = noEvents === true ? 'expect.noEvents' : `expect.noEvents[${i}]`;
    return found ? [{ code: 'unwanted-event', params: { path, found: shown(found) } }] : [];
  });
  return [...missing, ...unwanted];
}

function rollFailures({ rolls }: Turn, expected: readonly Fields[]): readonly Failure[] {
  const told = rolls as unknown as readonly Fields[];
  const labels = rolls.map(({ label, faces }) => `${label} [${faces.join(', ')}]`).join(', ') || '—';
  return unmatched(expected, told).map((one) => noMatch('expect.rolls', one, labels));
}

export function worldFailures(world: AnyWorld, expected: Fields | undefined): readonly Failure[] {
  return expected === undefined
    ? []
    : differences(expected, worldFields(world)).map((difference) => differs('expect.world', difference));
}
