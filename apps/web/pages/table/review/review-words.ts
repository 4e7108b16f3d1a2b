import { type AnyAction, createNamer, formatSentence, type Namer, type System } from '@arbitro/kernel';
import { describeAction, foldParts } from '@arbitro/scenario';
import { type ChanceChange, type LuckyMoment, REVIEW_TEXTS } from '@arbitro/simulation';
import type { Locale } from '../../../app/language.tsx';
import type { FightRecord, ReviewLine } from './review-messages.ts';

/** What is needed to put a review into words. */
export interface ReviewWords {
  readonly speech: Locale;
  readonly name: Namer;
  /** The action of a deed: `Anna · Attack: target Wolf`. */
  describeDeed(line: ReviewLine | undefined): string;
  describeActionOf(action: AnyAction): string;
  /** What came of a deed, sentence by sentence, as in the log. */
  describeEvents(line: ReviewLine): readonly string[];
}

export function createReviewWords(system: System, record: FightRecord, speech: Locale): ReviewWords {
  const { language, words } = speech;
  const world = { options: null, creatures: record.creatures };
  const name = createNamer(system, world, language);
  const describeActionOf = (action: AnyAction): string => describeAction(action, world, { system, language });
  return {
    speech,
    name,
    describeActionOf,
    describeDeed: (line) =>
      line?.action ? describeActionOf(line.action) : words(REVIEW_TEXTS['review-by-hand']),
    describeEvents: ({ events }) =>
      foldParts(
        events.map((event) => ({ event, rolls: [] })),
        system.presentation.logFolding,
      ).flatMap(({ event }) =>
        event ? [formatSentence(system.presentation.describeEvent(event), language, name)] : [],
      ),
  };
}

/** How many standard errors hold in 95 of 100 cases. */
const SURE = 1.96;
const POINTS = 100;

/** `−12.5`: percentage points with their sign. */
export function formatPoints(change: number, { number }: Pick<Locale, 'number'>): string {
  const points = number(Math.abs(POINTS * change), 1);
  return `${change < 0 ? '−' : '+'}${points}`;
}

const formatError = (error: number, { number }: Pick<Locale, 'number'>): string =>
  number(POINTS * SURE * error, 1);

/** `−12.5 ± 3.1`, for a table of points. */
export const formatShortChange = ({ change, error }: ChanceChange, speech: Locale): string =>
  `${formatPoints(change, speech)} ± ${formatError(error, speech)}`;

/** `−12.5 points ± 3.1`. */
export const formatChange = ({ change, error }: ChanceChange, speech: Locale): string =>
  speech.words(REVIEW_TEXTS['review-point'], {
    change: formatPoints(change, speech),
    error: formatError(error, speech),
  });

/** Longer fractions tell less than their decimal. */
const MAX_FRACTION = 15;

/** The exact odds of dice as good (or as bad) as these; empty if they are not known. */
export function formatLuckOdds(
  { odds, fraction }: LuckyMoment,
  isGood: boolean,
  { words, percent }: Locale,
): string {
  if (odds === undefined) return '';
  const key = isGood ? 'review-odds' : 'review-odds-worst';
  const sentence = words(REVIEW_TEXTS[key], { chance: percent(odds) });
  if (fraction === undefined || fraction.length > MAX_FRACTION) return sentence;
  return `${sentence} (${words(REVIEW_TEXTS['review-fraction'], { fraction })})`;
}
