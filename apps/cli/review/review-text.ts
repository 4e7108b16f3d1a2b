import { createNamer, type Language } from '@arbitro/kernel';
import { describeAction } from '@arbitro/scenario';
import { formatDecimal, formatPercent, systemNameOf } from '@arbitro/sim';
import type { ChanceChange, FightReview, LuckyMoment, SideReview } from '@arbitro/simulation';
import type { CliContext, MessageKey } from '../command-line/context.ts';
import { drawSparkline } from '../output/chart.ts';
import { wrapHanging } from '../output/columns.ts';
import type { ReviewedFight } from './review.ts';

/** Returns the review of a fight in words. */
export function formatReview(reviewed: ReviewedFight, context: CliContext): readonly string[] {
  const { system, title, fight, of, deeds, policy, review } = reviewed;
  const { text, language, paint, io } = context;
  const head = { title, system: systemNameOf(system.id, language), fight, of, count: deeds.length };
  const headParts = { count: review.fights, policy };
  return [
    paint.bold(text('review-title', head)),
    ...formatCourse(reviewed, context),
    ...formatDeciding(reviewed, context),
    ...formatLuck(reviewed, context),
    ...formatCostly(reviewed, context),
    '',
    paint.dim(text('review-how', headParts)),
  ].flatMap((line) => wrapHanging(line, io.width));
}

/** The chance of the first side over time, and for each side what moved its chance. */
function formatCourse({ system, deeds, review }: ReviewedFight, context: CliContext): readonly string[] {
  const { text, language, paint, io } = context;
  const name = createNamer(system, deeds[0]?.after ?? { creatures: [] }, language);
  const start = review.sides[0]?.start ?? 0;
  const course = [start, ...review.moments.map(({ chance }) => chance)].map(showZero);
  return [
    paint.cyan(`   ${drawSparkline(shorten(course, io.width - 3), 1)}`),
    ...(isDecided(review) ? [text('review-no-doubt')] : []),
    ...review.sides.flatMap((side) => formatSide(side, name(side.side), context)),
  ];
}

/** Why the chance of a side moved; the changes add up to the whole change. */
function formatSide(side: SideReview, name: string, context: CliContext): readonly string[] {
  const { text, language } = context;
  const { start, end } = side;
  const chances = { start: formatPercent(start, language), end: formatPercent(end, language) };
  const causes = (
    [
      ['review-dice', side.dice],
      ['review-own', side.ownChoices],
      ['review-others', side.otherChoices],
      ['review-gm', side.gm],
    ] as const satisfies readonly (readonly [MessageKey, ChanceChange])[]
  ).filter(([key, { error, change }]) => key !== 'review-gm' || change !== 0 || error > 0);
  const width = Math.max(...causes.map(([key]) => text(key).length));
  const sum = formatPoints(end - start, language);
  return [
    text('review-end', { side: name, ...chances }),
    ...causes.map(([key, change]) => `   ${text(key).padEnd(width)}  ${formatChange(change, context)}`),
    `   ${text('review-sum').padEnd(width)}  ${sum}`,
  ];
}

/** Even no chance at all is drawn as a column. */
const showZero = (chance: number): number => Math.max(chance, 0.01);

/** An outcome counts as certain when its chance is within this of 0 or 1. */
const DOUBT = 0.05;

function isDecided({ sides: [first], moments }: FightReview): boolean {
  const chances = [first?.start ?? 0, ...moments.map(({ chance }) => chance)];
  return chances.every((chance) => chance <= DOUBT) || chances.every((chance) => chance >= 1 - DOUBT);
}

/** Returns at most so many numbers, evenly chosen, the first and the last among them. */
function shorten(numbers: readonly number[], maxCount: number): readonly number[] {
  if (numbers.length <= maxCount) return numbers;
  const step = (numbers.length - 1) / (maxCount - 1);
  return Array.from({ length: maxCount }, (_, index) => numbers[Math.round(index * step)] ?? 0);
}

function formatDeciding(reviewed: ReviewedFight, context: CliContext): readonly string[] {
  const { deciding } = reviewed.review;
  if (deciding.length === 0) return [];
  return [
    '',
    context.paint.bold(context.text('review-deciding')),
    ...deciding.map((moment) => formatMoment(reviewed, moment, context)),
  ];
}

/** Longer fractions tell less than their decimal. */
const MAX_FRACTION = 15;

function formatLuck(reviewed: ReviewedFight, context: CliContext): readonly string[] {
  const { bestLuck, worstLuck } = reviewed.review;
  const { text, language, paint } = context;
  const formatOne = (
    moment: LuckyMoment | undefined,
    title: 'review-best' | 'review-worst',
    oddsKey: 'review-odds' | 'review-odds-worst',
  ): readonly string[] => {
    if (!moment) return [];
    const { odds, fraction = '' } = moment;
    const exact = fraction.length > MAX_FRACTION ? '' : ` (${text('review-fraction', { fraction })})`;
    const known =
      odds === undefined ? [] : [text(oddsKey, { chance: formatPercent(odds, language) }) + exact];
    return ['', paint.bold(text(title)), formatMoment(reviewed, moment, context), ...known.map(indent)];
  };
  return [
    ...formatOne(bestLuck, 'review-best', 'review-odds'),
    ...formatOne(worstLuck, 'review-worst', 'review-odds-worst'),
  ];
}

function formatCostly(reviewed: ReviewedFight, context: CliContext): readonly string[] {
  const { text, paint, language } = context;
  const { system, deeds, review } = reviewed;
  if (review.costly.length === 0) return ['', text('review-no-costly')];
  return [
    '',
    paint.bold(text('review-costly')),
    ...review.costly.flatMap((choice) => {
      const world = deeds[choice.index]?.before;
      if (!world) return [];
      const what = describeAction(choice.better, world, { system, language });
      return [formatMoment(reviewed, choice, context), indent(text('review-better', { what }))];
    }),
  ];
}

function formatMoment(
  { system, deeds }: ReviewedFight,
  moment: ChanceChange & { readonly index: number },
  context: CliContext,
): string {
  const { language, text } = context;
  const loggedDeed = deeds[moment.index];
  const what = loggedDeed?.run
    ? describeAction(loggedDeed.run.action, loggedDeed.before, { system, language })
    : text('review-by-hand');
  return `   ${moment.index + 1}. ${what} (${formatChange(moment, context)})`;
}

const indent = (line: string): string => `      ${line}`;

/** How many standard errors hold in 95 of 100 cases. */
const SURE = 1.96;

function formatChange({ change, error }: ChanceChange, { text, language }: CliContext): string {
  return text('review-point', {
    change: formatPoints(change, language),
    error: formatDecimal(100 * SURE * error, language, 1),
  });
}

/** Percentage points with their sign. */
const formatPoints = (change: number, language: Language): string =>
  `${change < 0 ? '−' : '+'}${formatDecimal(Math.abs(100 * change), language, 1)}`;
