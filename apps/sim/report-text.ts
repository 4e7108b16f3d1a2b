import { formatSentence, type Language, type LocalizedText } from '@arbitro/kernel';
import { formatWhole } from './format-numbers.ts';
import { TEXT } from './text/index.ts';

/** Texts of reports, on a terminal and on paper. */
const REPORT_TEXTS = TEXT.report;

/** Translations of policy names, for readers who do not know English. */
const POLICY_NAMES: Readonly<Record<string, LocalizedText>> = TEXT.policy;

/** Returns a policy as typed, with its meaning in languages other than English. */
export const nameOfPolicy = (policy: string, language: Language): string =>
  (Object.hasOwn(POLICY_NAMES, policy) && POLICY_NAMES[policy]?.[language]) || policy;

export type ReportTextKey = keyof typeof REPORT_TEXTS;
export type ReportText = (key: ReportTextKey, params?: Readonly<Record<string, string | number>>) => string;

/** Returns the number of fights as text and as a number. */
export const formatFightCount = (count: number, language: Language) => ({
  fights: formatWhole(count, language),
  count,
});

export const createReportText =
  (language: Language): ReportText =>
  (key, params = {}) =>
    formatSentence({ words: REPORT_TEXTS[key], with: params }, language, (value) => value);
