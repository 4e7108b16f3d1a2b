import {
  type ComparedRow,
  comparedRows,
  decimal,
  isClear,
  type Outcome,
  partyOf,
  percent,
  signed,
  variedName,
} from '@arbitro/sim';
import { barLines, exactLines, shareLines, type Teller } from './sim-teller.ts';

/** Compares two encounters: each figure before and after, and the interval of the difference. */
export function comparisonLines(outcome: Outcome, teller: Teller): readonly string[] {
  const { say, audience, desk } = teller;
  const [first, second] = outcome.encounters;
  const [comparison] = outcome.comparisons;
  if (!first || !second || !comparison) return [];
  const rows = comparedRows(outcome, audience);
  const widest = Math.max(...rows.map(({ label }) => label.length));
  const { language } = audience;
  const { by, interval } = comparison.rounds;
  const shown = (value: number): string => decimal(value, language, 2);
  const rounds = say('rounds-by', {
    before: shown(first.report.rounds.mean),
    after: shown(second.report.rounds.mean),
    by: signed(by / 100, language, 2),
    low: signed(interval[0] / 100, language, 2),
    high: signed(interval[1] / 100, language, 2),
  });
  return [
    '',
    `A  ${first.label}`,
    `B  ${second.label}`,
    ...audience.meaning(second.label).map((line) => desk.paint.dim(`   ${line}`)),
    '',
    desk.paint.bold(say('compared')),
    ...rows.map((row) => comparedLine(row, widest, teller)),
    isClear(interval) ? ` • ${desk.paint.bold(rounds)}` : `   ${rounds}`,
    '',
    desk.paint.dim(say('compared-note')),
    ...[first, second].flatMap((told) => exactLines(told, teller).map((line) => `${told.label}: ${line}`)),
  ];
}

/** `death of Anna  11.3 % → 9.8 %  (−1.5, interval −2.1 … −0.9)` */
function comparedLine(
  { label, before, after, by, interval }: ComparedRow,
  widest: number,
  teller: Teller,
): string {
  const { say, audience, desk } = teller;
  const { language } = audience;
  const [low, high] = interval.map((end) => signed(end, language));
  const figures = `${percent(before, language).padStart(7)} → ${percent(after, language).padStart(7)}`;
  const line = `${label.padEnd(widest)}  ${figures}  ${say('by-interval', { by: signed(by, language), low: low ?? '', high: high ?? '' })}`;
  return isClear(interval) ? ` • ${desk.paint.bold(line)}` : `   ${line}`;
}

/** Returns, for each number, the party's chance of victory and of a death, and the rounds. */
export function curveLines(outcome: Outcome, teller: Teller): readonly string[] {
  const { say, audience, desk } = teller;
  const { encounters } = outcome;
  const varied = variedName(outcome, audience);
  const [first] = encounters;
  if (!first) return [];
  const side = audience.name(partyOf(first.report).side);
  const rows = (of: 'wins' | 'deaths') =>
    encounters.map(({ value, label, report }) => ({
      label: String(value ?? label),
      share: partyOf(report)[of],
    }));
  const rounds = encounters.map(({ value, label, report }) => {
    const { mean } = report.rounds;
    return { label: String(value ?? label), shown: decimal(mean, audience.language, 2), value: mean };
  });
  return [
    '',
    say('curve', { varied }),
    '',
    desk.paint.bold(say('win-of', { who: side })),
    ...shareLines(rows('wins'), teller),
    '',
    desk.paint.bold(`${side}: ${say('deaths')}`),
    ...shareLines(rows('deaths'), teller),
    '',
    desk.paint.bold(say('rounds')),
    ...barLines(rounds, Math.max(...rounds.map(({ value }) => value)), teller),
    ...encounters.flatMap((told) => exactLines(told, teller).map((line) => `${told.label}: ${line}`)),
  ];
}
