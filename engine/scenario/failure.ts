import {
  type AnyWorld,
  type Ask,
  createNamer,
  describeRefusal,
  describeSuggestion,
  findNearestWord,
  formatSentence,
  type Json,
  type Language,
  type Refusal,
  type System,
} from '@arbitro/kernel';
import { describeAsk } from './describe-ask.ts';
import type { Difference, UnmatchedExpectation } from './match-expected.ts';
import { TEXT } from './text/index.ts';

/** The texts of failed expectations, in three languages. */
export const FAILURES = TEXT.failures;
export type FailureCode = keyof typeof FAILURES;

/** A failed expectation, or a step that could not be taken. */
export interface Failure {
  readonly code: FailureCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Its text comes from the system, so it is looked up when the failure is shown. */
  readonly refusal?: Refusal;
  /** The question that was open when the answers ran out. */
  readonly ask?: Ask;
  /** The nearest valid name. */
  readonly near?: string;
  /** Probably a consequence of the first failure of the same step. */
  readonly follows?: true;
}

/**
 * Marks the failures of one step, compared in stages of which each leads to the next: dice to events, events to the
 * world. All but the first are marked as its consequences; differences of the world alone are independent of each
 * other.
 */
export function markConsequences(
  stages: readonly (readonly Failure[])[],
  world: readonly Failure[],
): readonly Failure[] {
  const [cause, ...others] = stages.flat();
  if (!cause) return world;
  return [cause, ...[...others, ...world].map((failure) => ({ ...failure, follows: true as const }))];
}

/** Returns the failure for an unexpected refusal; for an unknown creature, with the nearest name. */
export function failureOfRefusal(refusal: Refusal, { creatures }: AnyWorld): Failure {
  const { code, params } = refusal;
  const ids = creatures.map(({ id }) => id);
  const near = code === 'no-such-creature' ? findNearestWord(String(params.id), ids) : undefined;
  return { code: 'refused', params: { code }, refusal, ...(near !== undefined && { near }) };
}

/** Returns a failure in words. */
export function describeFailure(
  { code, params, refusal, ask, near }: Failure,
  {
    system,
    world,
    language,
  }: { readonly system: System; readonly world: AnyWorld; readonly language: Language },
): string {
  const name = createNamer(system, world, language);
  const text = refusal ? describeRefusal(system.refusals, refusal, { language, name }) : '—';
  const question = ask ? describeAsk(ask, name) : '—';
  const message = formatSentence(
    { words: FAILURES[code], with: { says: text, asked: question, ...params } },
    language,
    (value) => value,
  );
  return near === undefined ? message : `${message} ${describeSuggestion(near, language)}`;
}

export const formatJson = (value: Json | undefined): string =>
  value === undefined ? '—' : JSON.stringify(value);

export const failureOfDifference = (prefix: string, { path, expected, actual }: Difference): Failure => ({
  code: 'differs',
  params: {
    path: path.startsWith('[') ? `${prefix}${path}` : [prefix, path].filter((part) => part !== '').join('.'),
    expected: formatJson(expected),
    actual: formatJson(actual),
  },
});

export function failureOfUnmatched(
  prefix: string,
  { index, expected, nearest }: UnmatchedExpectation,
  kinds: string,
): Failure {
  const path = `${prefix}[${index}]`;
  const [code, found] = nearest
    ? (['no-match-but', formatJson(nearest.item)] as const)
    : (['no-match', kinds] as const);
  return { code, params: { path, expected: formatJson(expected), found } };
}
