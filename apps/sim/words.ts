import { type Language, say, type Words } from '@arbitro/kernel';
import { whole } from './numbers.ts';
import { TEXT } from './text/index.ts';

/** What reports say, on a terminal and on paper alike. */
const REPORT_WORDS = TEXT.report;

/** What policies are called beside their names, for whoever does not read English. */
const POLICY_WORDS: Readonly<Record<string, Words>> = TEXT.policy;

/** A policy as it is typed, and in other languages than English what it means. */
export const policyName = (policy: string, language: Language): string =>
  (Object.hasOwn(POLICY_WORDS, policy) && POLICY_WORDS[policy]?.[language]) || policy;

export type ReportWord = keyof typeof REPORT_WORDS;
export type Text = (key: ReportWord, params?: Readonly<Record<string, string | number>>) => string;

/** How many fights, written out and as the number that it is. */
export const fightsIn = (count: number, language: Language) => ({ fights: whole(count, language), count });

export const textIn =
  (language: Language): Text =>
  (key, params = {}) =>
    say({ words: REPORT_WORDS[key], with: params }, language, (value) => value);
