import type { Ways } from '@arbitro/dice';
import {
  type AnyWorld,
  type BoardRow,
  createNamer,
  describeRefusal,
  GM,
  type Namer,
  type System,
} from '@arbitro/kernel';
import { formatFraction, mean, toNumber } from '@arbitro/odds';
import {
  describeAction,
  describeAsk,
  describeFailure,
  FAILURES,
  type Failure,
  type OddsReport,
  type Report,
  type SkippedReport,
  type StepReport,
} from '@arbitro/scenario';
import type { CliContext } from '../command-line/context.ts';
import type { SourceFile } from '../files/source-file.ts';
import { formatShort, listAmounts, listFactRows } from '../odds/facts.ts';
import { drawChart, rowsOfNumbers } from './chart.ts';
import { formatTable, wrapHanging } from './columns.ts';
import { formatFight, formatStepTurn } from './turn-lines.ts';

/** How a play is reported: for which system, where, and whether with rule ids. */
export interface LogContext {
  readonly context: CliContext;
  readonly system: System;
  readonly rules: boolean;
  /** Every roll and every event on a line of its own. */
  readonly verbose?: boolean;
  /** Shows amounts as charts, not only by their mean, and everything with its name in scenario files. */
  readonly charts?: boolean;
  /** The file being played: failures are reported with their position in it. */
  readonly sourceFile?: SourceFile;
}

/** The result of a step that was played. */
export type PlayedStep = Exclude<StepReport, SkippedReport>;

/** Returns every played step with its number; after a failed step, how many were skipped. */
export function formatReport(
  { steps, unfit }: Report,
  logContext: LogContext,
  isTold: (step: PlayedStep) => boolean = () => true,
): readonly string[] {
  return steps.flatMap((step, index) => {
    if (step.kind === 'skipped' || !isTold(step)) return [];
    // an answer that fits no question is reported as bad input, with its own place
    const playedStep = unfit?.step === index ? removeRefusal(step) : step;
    const skipped = steps.filter((other) => other.kind === 'skipped' && other.because === index).length;
    return [...formatStep(playedStep, index + 1, logContext), ...formatSkipped(skipped, logContext)];
  });
}

function removeRefusal(step: PlayedStep): PlayedStep {
  if (!('refusal' in step)) return step;
  const { refusal: _, ...rest } = step;
  return { ...rest, failures: [] };
}

const formatSkipped = (count: number, { context: { paint, text } }: LogContext): readonly string[] =>
  count === 0 ? [] : [paint.dim(`   ${text('steps-skipped', { count })}`)];

/** Returns the whole result of a step as sentences. */
export function formatStep(report: PlayedStep, number: number, logContext: LogContext): readonly string[] {
  const { paint } = logContext.context;
  const head = wrapHanging(
    `${number}. ${formatHeading(report, logContext)}`,
    logContext.context.io.width,
  ).map(paint.bold);
  const failures = formatFailures(report.failures, { world: report.before, step: number - 1 }, logContext);
  return [...head, ...formatNote(report.step, logContext), ...formatBody(report, logContext), ...failures];
}

export const formatNote = (
  { note }: { readonly note?: string },
  { context }: LogContext,
): readonly string[] => (note === undefined ? [] : [context.paint.dim(`   ${note}`)]);

/** Returns the first failure of a step with the position of the step; consequences are only counted. */
export function formatFailures(
  failures: readonly Failure[],
  { world, step }: { readonly world: AnyWorld; readonly step: number },
  { context, system, sourceFile }: LogContext,
): readonly string[] {
  const { paint, language } = context;
  const position = sourceFile
    ? paint.dim(` (${sourceFile.path}${sourceFile.positionOf(['steps', step])})`)
    : '';
  const causes = failures.filter(({ follows }) => !follows);
  const count = failures.length - causes.length;
  const followNote = count === 0 ? [] : [paint.dim(`     ${context.text('failures-follow', { count })}`)];
  const causeLines = causes.map(
    (failure) => paint.red(`   ✗ ${describeFailure(failure, { system, world, language })}`) + position,
  );
  return [...causeLines, ...followNote];
}

function formatHeading(report: PlayedStep, { context, system }: LogContext): string {
  const logContext = { system, language: context.language };
  switch (report.kind) {
    case 'do':
      return describeAction(report.action, report.before, logContext);
    case 'odds':
      return `${context.text('odds')}: ${describeAction(report.action, report.before, logContext)}`;
    case 'fight':
      return context.text('fight-by-policy', {
        policy: report.step.policy ?? Object.keys(system.policies)[0] ?? '',
      });
    case 'undo':
      return context.text('undone', { steps: report.undone });
  }
}

function formatBody(report: PlayedStep, logContext: LogContext): readonly string[] {
  switch (report.kind) {
    case 'do': {
      const questionLines = report.asks
        ? [
            logContext.context.text('waits', {
              asked: describeAsk(report.asks, createNamerFor(report.before, logContext)),
            }),
          ]
        : [];
      return [
        ...formatStepTurn(report, logContext),
        ...formatRefusal(report, logContext),
        ...questionLines.map((line) => `   ${line}`),
      ];
    }
    case 'odds':
      return [...formatRefusal(report, logContext), ...formatOdds(report, logContext)];
    case 'fight':
      return formatFight(report, logContext);
    case 'undo':
      return [];
  }
}

function formatRefusal(
  { refusal, failures, before }: Pick<OddsReport, 'refusal' | 'failures' | 'before'>,
  { context, system }: LogContext,
): readonly string[] {
  if (!refusal || failures.some((failure) => failure.refusal)) return [];
  const { language } = context;
  const text = describeRefusal(system.refusals, refusal, {
    language,
    name: createNamer(system, before, language),
  });
  return [`   ${context.text('refused', { says: text })}`];
}

const createNamerFor = (world: AnyWorld, { context, system }: LogContext): Namer =>
  createNamer(system, world, context.language);

export function formatOdds(
  { odds, before, refusal }: Pick<OddsReport, 'odds' | 'before' | 'refusal'>,
  { context, system, charts = false }: LogContext,
): readonly string[] {
  if (!odds) return refusal ? [] : [`   ${FAILURES['endless-odds'][context.language]}`];
  const name = createNamer(system, before, context.language);
  const rows = listFactRows(odds, name, charts);
  const narrower = { ...context, io: { ...context.io, width: context.io.width - 3 } };
  const facts = rows.length === 0 ? [] : drawChart(rows, narrower);
  const amounts = listAmounts(odds, name).flatMap(([what, of, key]) => [
    `${what}: ${context.text('mean')} ${formatShort(toNumber(mean(of)), context)}${charts ? context.paint.dim(formatExactMean(of, key)) : ''}`,
    ...(charts ? drawChart(rowsOfNumbers(of), narrower) : []),
  ]);
  const lines = [...facts, ...amounts];
  const shownLines = lines.length === 0 ? [context.text('always-nothing')] : lines;
  return shownLines.flatMap((line) => wrapHanging(`   ${line}`, context.io.width));
}

/** Returns the name of a mean in scenario files, and the mean as a fraction. */
const formatExactMean = (of: Ways<number>, key: string): string =>
  `  ${formatFraction(mean(of))}  ${key}.mean`;

/** Returns every creature with the numbers that matter in a fight. */
export function formatTracker(world: AnyWorld, { context, system }: LogContext): readonly string[] {
  const { language, paint } = context;
  const name = createNamer(system, world, language);
  const rows = system.presentation
    .board(system.view(world, GM))
    .rows.map((row) => [paint.bold(name(row.id)), ...describeRow(row, name, language)]);
  return formatTable(rows, context.io.width);
}

/** Returns health, position in the turn order, other numbers and conditions. */
function describeRow(
  { rank, health, meters, marks }: BoardRow,
  name: Namer,
  language: CliContext['language'],
): readonly string[] {
  const looks = health && 'looks' in health ? name(health.looks) : '';
  const body =
    health && 'now' in health ? describeNumber(health.label[language], health.now, health.full) : looks;
  return [
    body,
    ...(rank ? [`${rank.label[language]} ${rank.value}`] : []),
    ...meters.map(({ label, value, of }) => describeNumber(label[language], value, of)),
    marks.map(({ term, level }) => [name(term), level].join(' ').trimEnd()).join(', '),
  ];
}

const describeNumber = (label: string, value: number, of: number | null): string =>
  of === null ? `${label} ${value}` : `${label} ${value}/${of}`;

/** Returns the result of the whole play in one line. */
export const formatVerdict = (report: Report, context: CliContext): string =>
  report.ok
    ? context.paint.green(`✓ ${describeVerdict(report, context)}`)
    : context.paint.red(`✗ ${describeVerdict(report, context)}`);

export function describeVerdict({ steps, ok }: Report, { text }: CliContext): string {
  const count = steps.length;
  if (ok) return text('as-expected', { count });
  const failed = steps.filter(({ failures }) => failures.length > 0).length;
  const skipped = steps.filter(({ kind }) => kind === 'skipped').length;
  const key = skipped === 0 ? 'not-as-expected' : 'not-as-expected-skipped';
  return text(key, { failed, count, skipped });
}
