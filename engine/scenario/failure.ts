import {
  type AnyWorld,
  type Ask,
  describeRefusal,
  formatSentence,
  type Json,
  type Language,
  type LocalizedText,
  type Namer,
  type Refusal,
  SOMEONE,
  SOMEONE_TEXT,
  type System,
} from '@arbitro/kernel';
import { EVERYBODY, NOBODY } from '@arbitro/odds';
import { describeAsk } from './describe-ask.ts';
import { displayNameOf, listNamedThings } from './display-name.ts';
import { describeSuggestion } from './fault.ts';
import type { Difference, UnmatchedExpectation } from './match-expected.ts';
import { findNearestWord } from './nearest-word.ts';
import { failures } from './text/index.ts';

/** The texts of failed expectations, in three languages. */
export const FAILURES = failures;
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
  const asked = ask ? describeAsk(ask, name) : '—';
  const whole = formatSentence(
    { words: FAILURES[code], with: { says: text, asked, ...params } },
    language,
    (value) => value,
  );
  return near === undefined ? whole : `${whole} ${describeSuggestion(near, language)}`;
}

/**
 * Returns the names of things at this table: creatures, their belongings and things of the scene by name, terms by
 * their word.
 */
export function createNamer(system: System, world: Pick<AnyWorld, 'creatures'>, language: Language): Namer {
  const known = (value: string): string | undefined => {
    if (value === SOMEONE) return SOMEONE_TEXT[language];
    const somebody = world.creatures.find(({ id }) => id === value);
    if (somebody) return displayNameOf(system, somebody, language);
    const owned = listNamedThings(world).find(({ id }) => id === value)?.name;
    return system.presentation.terms[value]?.[language] ?? owned ?? GROUP_NAMES.get(value)?.[language];
  };
  const called: Namer = (value) => known(value) ?? nameTermWithSubject(value, known, called) ?? value;
  return called;
}

/** Words for groups of creatures in odds. */
const GROUP_NAMES: ReadonlyMap<string, LocalizedText> = new Map([
  [EVERYBODY, { en: 'everybody', it: 'tutti', fi: 'kaikki' }],
  [NOBODY, { en: 'nobody', it: 'nessuno', fi: 'ei kukaan' }],
]);

/** Returns `parry:sword` as “parry (sword)”: a term and what it is about; several answers stay as typed. */
function nameTermWithSubject(
  value: string,
  known: (value: string) => string | undefined,
  called: Namer,
): string | undefined {
  const [, term = '', what = ''] = /^([^:\s]+):(\S.*)$/su.exec(value) ?? [];
  const head = what.includes(' | ') ? undefined : known(term);
  return head === undefined ? undefined : `${head} (${called(what)})`;
}

export const formatJson = (value: Json | undefined): string =>
  value === undefined ? '—' : JSON.stringify(value);

export const failureOfDifference = (under: string, { path, expected, actual }: Difference): Failure => ({
  code: 'differs',
  params: {
    path: path.startsWith('[') ? `${under}${path}` : [under, path].filter((part) => part !== '').join('.'),
    expected: formatJson(expected),
    actual: formatJson(actual),
  },
});

export function failureOfUnmatched(
  under: string,
  { at, expected, nearest }: UnmatchedExpectation,
  kinds: string,
): Failure {
  const path = `${under}[${at}]`;
  const [code, found] = nearest
    ? (['no-match-but', formatJson(nearest.thing)] as const)
    : (['no-match', kinds] as const);
  return { code, params: { path, expected: formatJson(expected), found } };
}
