import { type Language, say, type Words } from '@arbitro/kernel';
import { whole } from './numbers.ts';
import { TEXT } from './text/index.ts';

/** Texts of reports, on a terminal and on paper. */
const REPORT_WORDS = TEXT.report;

/** Translations of policy names, for readers who do not know English. */
const POLICY_WORDS: Readonly<Record<string, Words>> = TEXT.policy;

/** Returns a policy as typed, with its meaning in languages other than English. */
export const policyName = (policy: string, language: Language): string =>
  (Object.hasOwn(POLICY_WORDS, policy) && POLICY_WORDS[policy]?.[language]) || policy;

export type ReportWord = keyof typeof REPORT_WORDS;
export type Text = (key: ReportWord, params?: Readonly<Record<string, string | number>>) => string;

/** Returns the number of fights as text and as a number. */
export const fightsIn = (count: number, language: Language) => ({ fights: whole(count, language), count });

export const textIn =
  (language: Language): Text =>
  (key, params = {}) =>
    say({ words: REPORT_WORDS[key], with: params }, language, (value) => value);
