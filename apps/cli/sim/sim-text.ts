import {
  type Audience,
  countCommonRounds,
  createReportText,
  describeMeanRounds,
  describePolicies,
  describePrecision,
  describeStyles,
  type EncounterResult,
  findTopDealers,
  formatDecimal,
  formatExactShare,
  formatFightCount,
  formatInterval,
  formatPercent,
  formatRounds,
  isSolved,
  listDamageRows,
  listRoundsRows,
  type Outcome,
} from '@arbitro/sim';
import type { CreatureReport, Report, Share } from '@arbitro/simulation';
import type { CliContext } from '../command-line/context.ts';
import { drawBar, drawSparkline } from '../output/chart.ts';
import { wrapHanging } from '../output/columns.ts';
import { visibleLength } from '../output/sanitize.ts';
import { formatExact, formatShares, formatTitle, type ReportContext, type ShareRow } from './sim-lines.ts';
import { formatComparison, formatCurve } from './sim-text-comparison.ts';

/** Returns a simulation as words and small charts. */
export function formatOutcome(outcome: Outcome, audience: Audience, context: CliContext): readonly string[] {
  return formatResults(outcome, audience, context).flatMap((line) => wrapHanging(line, context.io.width));
}

function formatResults(outcome: Outcome, audience: Audience, context: CliContext): readonly string[] {
  const reportContext: ReportContext = { reportText: createReportText(context.language), audience, context };
  const [first] = outcome.encounters;
  if (!first) return [];
  const head = formatHead(outcome, reportContext);
  switch (outcome.kind) {
    case 'one':
      return [...head, ...formatSimReport(first, outcome, reportContext)];
    case 'compared':
      return [...head, ...formatComparison(outcome, reportContext)];
    case 'curve':
      return [...head, ...formatCurve(outcome, reportContext)];
  }
}

function formatHead(outcome: Outcome, { reportText, audience, context }: ReportContext): readonly string[] {
  const { title, seed, fights } = outcome;
  const { language, systemName } = audience;
  const by = describePolicies(outcome, reportText, audience);
  const facts = [
    reportText('fights', formatFightCount(fights, language)),
    ...describePrecision(outcome, reportText, language),
    reportText('seed', { seed }),
    ...by,
  ];
  return [`${context.paint.bold(title)} · ${systemName}`, context.paint.dim(facts.join(' · '))];
}

function formatSimReport(
  encounterResult: EncounterResult,
  outcome: Outcome,
  reportContext: ReportContext,
): readonly string[] {
  const { report } = encounterResult;
  const { maxRounds } = outcome;
  const sections = [
    formatVictories(encounterResult, maxRounds, reportContext),
    formatExact(encounterResult, reportContext),
    formatStyles(outcome, reportContext),
    formatWiped(report, reportContext),
    formatFates(report, reportContext),
    formatRoundCounts(report, reportContext),
    formatDamage(report, reportContext),
    formatHealth(report, reportContext),
    formatReserves(report, reportContext),
    formatTopDealers(report, reportContext),
    [formatUndecided(report, maxRounds, reportContext)],
  ];
  return sections.filter((lines) => lines.length > 0).flatMap((lines) => ['', ...lines]);
}

function formatVictories(
  { report, exact }: EncounterResult,
  maxRounds: number,
  reportContext: ReportContext,
): readonly string[] {
  const { reportText, audience } = reportContext;
  const extraOf = (side: string): { readonly extra?: string } =>
    exact && isSolved(exact)
      ? { extra: `${reportText('exact')} ${formatExactShare(exact, side, audience.language)}` }
      : {};
  const rows: readonly ShareRow[] = [
    ...report.sides.map(({ side, wins }) => ({ label: audience.name(side), share: wins, ...extraOf(side) })),
    ...(report.nobody.count > 0
      ? [{ label: reportText('nobody'), share: report.nobody, ...extraOf('') }]
      : []),
    ...(report.undecided.count > 0
      ? [{ label: reportText('undecided', { rounds: maxRounds }), share: report.undecided }]
      : []),
  ];
  return [formatTitle(reportText('victory'), reportContext), ...formatShares(rows, reportContext)];
}

function formatStyles(outcome: Outcome, { reportText, audience, context }: ReportContext): readonly string[] {
  const lines = describeStyles(outcome, reportText, audience);
  return lines.length === 0
    ? []
    : [context.paint.bold(reportText('styles')), ...lines.map((line) => `   ${line}`)];
}

function formatWiped({ sides }: Report, reportContext: ReportContext): readonly string[] {
  const rows = sides.map(({ side, wiped }) => ({ label: reportContext.audience.name(side), share: wiped }));
  return [
    formatTitle(reportContext.reportText('wiped'), reportContext),
    ...formatShares(rows, reportContext),
  ];
}

const FATES = [
  ['fell', 'falls'],
  ['died', 'dies'],
  ['away', 'leaves'],
] as const;

/** Returns a column for each status that any creature ended in. */
function formatFates({ creatures }: Report, reportContext: ReportContext): readonly string[] {
  const { reportText, audience, context } = reportContext;
  const fates = FATES.filter(
    ([outcome]) => outcome !== 'away' || creatures.some((creature) => creature.away.count > 0),
  );
  const names = creatures.map(({ id }) => audience.name(id));
  const labelWidth = Math.max(...names.map((name) => name.length));
  const cell = ({ share, interval }: Share): string =>
    `${formatPercent(share, audience.language).padStart(7)}  ${context.paint.dim(formatInterval(interval, audience.language).padStart(15))}`;
  const header = fates.map(([, word]) => `${reportText(word).padStart(7)}${' '.repeat(17)}`).join('  ');
  const line = (creature: CreatureReport, index: number): string =>
    `   ${(names[index] ?? '').padEnd(labelWidth)}  ${fates.map(([outcome]) => cell(creature[outcome])).join('  ')}`;
  // without room side by side, the statuses are listed one after the other
  if (fates.length > 1 && 3 + labelWidth + fates.length * 26 > context.io.width)
    return fates.flatMap(([outcome, word], n) => [
      ...(n === 0 ? [] : ['']),
      formatTitle(`${reportText('fates')}: ${reportText(word)}`, reportContext),
      ...creatures.map(
        (creature, index) => `   ${(names[index] ?? '').padEnd(labelWidth)}  ${cell(creature[outcome])}`,
      ),
    ]);
  return [
    formatTitle(reportText('fates'), reportContext),
    context.paint.dim(`   ${''.padEnd(labelWidth)}  ${header}`).trimEnd(),
    ...creatures.map(line),
  ];
}

const MAX_ROWS = 16;

function formatRoundCounts(
  report: Report,
  { reportText, audience, context }: ReportContext,
): readonly string[] {
  const { language } = audience;
  const rows = listRoundsRows(report, MAX_ROWS);
  const labels = rows.map(formatRounds);
  const labelWidth = Math.max(0, ...labels.map((label) => label.length));
  const tallest = Math.max(...rows.map(({ share }) => share));
  const cells = Math.max(8, context.io.width - labelWidth - 15);
  const lines = rows.map(
    ({ share }, index) =>
      `   ${(labels[index] ?? '').padStart(labelWidth)}  ${formatPercent(share, language).padStart(7)}  ${context.paint.cyan(drawBar(share / tallest, cells))}`,
  );
  return [
    `${context.paint.bold(reportText('rounds'))}  ${describeMeanRounds(report, reportText, language)}`,
    ...lines,
  ];
}

/** Returns the damage dealt and taken by each side, round by round, on one scale. */
function formatDamage(report: Report, { reportText, audience, context }: ReportContext): readonly string[] {
  const rounds = countCommonRounds(report);
  const rows = listDamageRows(report).map(({ side, way, points }) => ({
    label: `${audience.name(side)}, ${reportText(way)}`,
    points: points.slice(0, rounds),
  }));
  const highest = Math.max(...rows.flatMap(({ points }) => points), 0);
  if (highest === 0) return [];
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  const format = (value: number): string => formatDecimal(value, audience.language, 1);
  const room = Math.max(0, Math.floor((context.io.width - 3 - labelWidth - 2 - rounds - 2) / 6));
  return [
    context.paint.bold(reportText('damage')),
    ...rows.map(({ label, points }) => {
      const some = points.slice(0, room).map(format).join(' ');
      const numbers = points.length > room && room > 0 ? `${some} …` : some;
      const drawn = drawSparkline(points, highest).padEnd(rounds);
      return `   ${label.padEnd(labelWidth)}  ${context.paint.cyan(drawn)}  ${context.paint.dim(numbers)}`.trimEnd();
    }),
  ];
}

function formatHealth({ sides }: Report, reportContext: ReportContext): readonly string[] {
  const { reportText, audience, context } = reportContext;
  const { language } = audience;
  const known = sides.filter(({ left }) => left.bins.some((count) => count > 0));
  const labelWidth = Math.max(...known.map(({ side }) => audience.name(side).length), 0);
  const lines = known.flatMap(({ side, left }) => {
    const drawn = drawSparkline(left.bins, Math.max(...left.bins));
    const about = reportText('health-short', {
      mean: formatPercent(left.mean, language),
      swing: formatPercent(left.swing, language),
    });
    const figure = `   ${audience.name(side).padEnd(labelWidth)}  0 ${context.paint.cyan(drawn)} 100 %`;
    const isWide = visibleLength(figure) + 2 + about.length <= context.io.width;
    return isWide ? [`${figure}  ${about}`] : [figure, `      ${about}`];
  });
  return known.length === 0
    ? []
    : [formatTitle(reportText('health'), reportContext, 'health-terms'), ...lines];
}

function formatReserves(
  { creatures }: Report,
  { reportText, audience, context }: ReportContext,
): readonly string[] {
  const rich = creatures.filter(({ reserves }) => Object.keys(reserves).length > 0);
  if (rich.length === 0) return [];
  const labelWidth = Math.max(...rich.map(({ id }) => audience.name(id).length));
  const lines = rich.map(({ id, reserves }) => {
    const reserveTexts = Object.entries(reserves).map(
      ([what, amount]) => `${audience.name(what)} ${formatDecimal(amount, audience.language, 1)}`,
    );
    return `   ${audience.name(id).padEnd(labelWidth)}  ${reserveTexts.join(' · ')}`;
  });
  return [context.paint.bold(reportText('reserves')), ...lines];
}

function formatTopDealers(
  report: Report,
  { reportText, audience, context }: ReportContext,
): readonly string[] {
  const { language, name } = audience;
  const lines = findTopDealers(report).map(({ side, creature }) => {
    const figures = {
      share: formatPercent(creature.most.share, language),
      points: formatDecimal(creature.dealt, language, 1),
    };
    return `   ${reportText('did-most', { who: name(creature.id), side: name(side), ...figures })}`;
  });
  return lines.length === 0 ? [] : [context.paint.bold(reportText('decided')), ...lines];
}

function formatUndecided(
  { undecided }: Report,
  maxRounds: number,
  { reportText, context }: ReportContext,
): string {
  const { count } = undecided;
  if (count === 0) return context.paint.green(`✓ ${reportText('all-ended')}`);
  return context.paint.yellow(`! ${reportText('not-all-ended', { count, rounds: maxRounds })}`);
}
