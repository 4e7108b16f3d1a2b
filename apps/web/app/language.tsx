import { formatSentence, type Language, type LocalizedText, type Sentence } from '@arbitro/kernel';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { TEXTS, type TextKey } from './app-texts.ts';
import { storeValue } from './device-storage.ts';
import { loadedLanguage, loadLanguage } from './texts.ts';

/** Texts and formats in the reader's language. */
export interface Locale {
  readonly language: Language;
  /** Loads the texts of another language, then speaks it. Fails where they cannot be had. */
  choose(language: Language): Promise<void>;
  /** A text of the app: `text('kept', { n: 3 })`. */
  text(key: TextKey, params?: Sentence['with']): string;
  /** Returns words from elsewhere: a system's presentation, a rule. */
  words(words: LocalizedText, params?: Sentence['with']): string;
  number(value: number, digits?: number): string;
  /** Formats a chance as a percentage; never 0 or 100 % for a chance that is only nearly so. */
  percent(chance: number): string;
  time(ms: number): string;
  /** Returns how long ago, in the largest unit that fits: “yesterday”, “3 hours ago”. */
  ago(ms: number): string;
}

const LocaleContext = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const speech = use(LocaleContext);
  if (!speech) throw new Error('nobody has said in which language to speak');
  return speech;
}

const returnSame = (value: string): string => value;

function createLocale(language: Language, choose: Locale['choose']): Locale {
  // made once: making one takes longer than everything else about a line of the log
  const numbers = new Map<number, Intl.NumberFormat>();
  const numbersWith = (digits: number): Intl.NumberFormat => {
    const there = numbers.get(digits) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
    numbers.set(digits, there);
    return there;
  };
  const number = (value: number, digits = 0): string => numbersWith(digits).format(value);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    language,
    choose,
    text: (key, params = {}) => formatSentence({ words: TEXTS[key], with: params }, language, returnSame),
    words: (words, params = {}) => formatSentence({ words, with: params }, language, returnSame),
    number,
    percent: (chance) => `${number(roundPercent(100 * chance), 1)} %`,
    time: (ms) => clock.format(ms),
    ago: (ms) => formatAgo(language, ms - Date.now()),
  };
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function formatAgo(language: Language, away: number): string {
  const [unit, size] = UNITS.find(([, ms]) => Math.abs(away) >= ms) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(away / size), unit);
}

function roundPercent(percent: number): number {
  if (percent <= 0 || percent >= 100) return percent;
  return Math.min(99.9, Math.max(0.1, percent));
}

export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(loadedLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(
    () =>
      createLocale(language, async (next) => {
        await loadLanguage(next);
        storeValue('language', next);
        setLanguage(next);
      }),
    [language],
  );
  return <LocaleContext value={speech}>{children}</LocaleContext>;
}
