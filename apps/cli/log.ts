import type { Ways } from '@arbitro/dice';
import { type AnyWorld, type BoardRow, GM, type Namer, refusalWords, type System } from '@arbitro/kernel';
import { mean, showFraction, toNumber } from '@arbitro/odds';
import {
  askWords,
  FAILURES,
  type Failure,
  type FightReport,
  failureWords,
  type Line,
  namer,
  type OddsReport,
  type Report,
  type SkippedReport,
  type StepReport,
  type Turn,
  tellAction,
  tellTurn,
} from '@arbitro/scenario';
import { chart, numberRows } from './chart.ts';
import { hung, tableLines } from './columns.ts';
import type { Desk } from './desk.ts';
import { factRows, namedAmounts, short } from './facts.ts';
import type { Sheaf } from './file.ts';

/** How a play is reported: for which system, where, and whether with rule ids. */
export interface Telling {
  readonly desk: Desk;
  readonly system: System;
  readonly rules: boolean;
  /** Shows amounts as charts, not only by their mean, and everything with its name in scenario files. */
  readonly charts?: boolean;
  /** The file being played: failures are reported with their position in it. */
  readonly sheaf?: Sheaf;
}

/** The result of a step that was played. */
export type PlayedStep = Exclude<StepReport, SkippedReport>;

/** Returns every played step with its number; after a failed step, how many were skipped. */
export function reportLines(
  { steps, unfit }: Report,
  telling: Telling,
  isTold: (step: PlayedStep) => boolean = () => true,
): readonly string[] {
  return steps.flatMap((step, at) => {
    if (step.kind === 'skipped' || !isTold(step)) return [];
    // an answer that fits no question is reported as bad input, with its own place
    const told = unfit?.step === at ? withoutRefusal(step) : step;
    const skipped = steps.filter((other) => other.kind === 'skipped' && other.because === at).length;
    return [...stepLines(told, at + 1, telling), ...skippedLines(skipped, telling)];
  });
}

function withoutRefusal(step: PlayedStep): PlayedStep {
  if (!('refusal' in step)) return step;
  const { refusal: _, ...rest } = step;
  return { ...rest, failures: [] };
}

const skippedLines = (count: number, { desk: { paint, text } }: Telling): readonly string[] =>
  count === 0 ? [] : [paint.dim(`   ${text('steps-skipped', { count })}`)];

/** Returns the whole result of a step as sentences. */
export function stepLines(report: PlayedStep, number: number, telling: Telling): readonly string[] {
  const { paint } = telling.desk;
  const head = hung(`${number}. ${heading(report, telling)}`, telling.desk.io.width).map(paint.bold);
  const failures = failureLines(report.failures, { world: report.before, step: number - 1 }, telling);
  return [...head, ...noteLines(report.step, telling), ...bodyLines(report, telling), ...failures];
}

export const noteLines = ({ note }: { readonly note?: string }, { desk }: Telling): readonly string[] =>
  note === undefined ? [] : [desk.paint.dim(`   ${note}`)];

/** Returns the first failure of a step with the position of the step; consequences are only counted. */
export function failureLines(
  failures: readonly Failure[],
  { world, step }: { readonly world: AnyWorld; readonly step: number },
  { desk, system, sheaf }: Telling,
): readonly string[] {
  const { paint, language } = desk;
  const place = sheaf ? paint.dim(` (${sheaf.path}${sheaf.where(['steps', step])})`) : '';
  const causes = failures.filter(({ follows }) => !follows);
  const count = failures.length - causes.length;
  const more = count === 0 ? [] : [paint.dim(`     ${desk.text('failures-follow', { count })}`)];
  const told = causes.map(
    (failure) => paint.red(`   ✗ ${failureWords(failure, { system, world, language })}`) + place,
  );
  return [...told, ...more];
}

function heading(report: PlayedStep, { desk, system }: Telling): string {
  const telling = { system, language: desk.language };
  switch (report.kind) {
    case 'do':
      return tellAction(report.action, report.before, telling);
    case 'odds':
      return `${desk.text('odds')}: ${tellAction(report.action, report.before, telling)}`;
    case 'fight':
      return desk.text('fight-by-policy', {
        policy: report.step.policy ?? Object.keys(system.policies)[0] ?? '',
      });
    case 'undo':
      return desk.text('undone', { steps: report.undone });
  }
}

function bodyLines(report: PlayedStep, telling: Telling): readonly string[] {
  switch (report.kind) {
    case 'do': {
      const asked = report.asks
        ? [telling.desk.text('waits', { asked: askWords(report.asks, nameAt(report.before, telling)) })]
        : [];
      return [
        ...turnLines(report, telling),
        ...refusedLines(report, telling),
        ...asked.map((line) => `   ${line}`),
      ];
    }
    case 'odds':
      return [...refusedLines(report, telling), ...oddsLines(report, telling)];
    case 'fight':
      return fightLines(report, telling);
    case 'undo':
      return [];
  }
}

function refusedLines(
  { refusal, failures, before }: Pick<OddsReport, 'refusal' | 'failures' | 'before'>,
  { desk, system }: Telling,
): readonly string[] {
  if (!refusal || failures.some((failure) => failure.refusal)) return [];
  const { language } = desk;
  const says = refusalWords(system.refusals, refusal, { language, name: namer(system, before, language) });
  return [`   ${desk.text('refused', { says })}`];
}

const nameAt = (world: AnyWorld, { desk, system }: Telling): Namer => namer(system, world, desk.language);

export const turnLines = (
  turn: Pick<Turn, 'events' | 'rolls' | 'before'>,
  telling: Telling,
): readonly string[] =>
  tellTurn(turn, { system: telling.system, language: telling.desk.language }).map((line) =>
    shownLine(line, telling),
  );

function shownLine({ kind, text, rule }: Line, { desk: { paint }, rules }: Telling): string {
  const told = kind === 'roll' ? paint.cyan(`   ${text}`) : `   ${text}`;
  return rules ? `${told}  ${paint.dim(`‹${rule}›`)}` : told;
}

export function oddsLines(
  { odds, before, refusal }: Pick<OddsReport, 'odds' | 'before' | 'refusal'>,
  { desk, system, charts = false }: Telling,
): readonly string[] {
  if (!odds) return refusal ? [] : [`   ${FAILURES['endless-odds'][desk.language]}`];
  const name = namer(system, before, desk.language);
  const rows = factRows(odds, name, charts);
  const narrower = { ...desk, io: { ...desk.io, width: desk.io.width - 3 } };
  const facts = rows.length === 0 ? [] : chart(rows, narrower);
  const amounts = namedAmounts(odds, name).flatMap(([what, of, key]) => [
    `${what}: ${desk.text('mean')} ${short(toNumber(mean(of)), desk)}${charts ? desk.paint.dim(exactMean(of, key)) : ''}`,
    ...(charts ? chart(numberRows(of), narrower) : []),
  ]);
  const lines = [...facts, ...amounts];
  const told = lines.length === 0 ? [desk.text('always-nothing')] : lines;
  return told.flatMap((line) => hung(`   ${line}`, desk.io.width));
}

/** Returns the name of a mean in scenario files, and the mean as a fraction. */
const exactMean = (of: Ways<number>, key: string): string => `  ${showFraction(mean(of))}  ${key}.mean`;

function fightLines({ turns, end }: FightReport, telling: Telling): readonly string[] {
  const { desk, system } = telling;
  const told = turns.flatMap((turn) => [
    `   ${desk.paint.bold(tellAction(turn.action, turn.before, { system, language: desk.language }))}`,
    ...turnLines(turn, telling).map((line) => `  ${line}`),
  ]);
  return end?.is === 'over'
    ? [...told, `   ${desk.paint.bold(overWords(end.standing, end.world, telling))}`]
    : told;
}

export function overWords(
  { winner, round }: { readonly winner: string | null; readonly round: number },
  world: AnyWorld,
  { desk, system }: Telling,
): string {
  const name = namer(system, world, desk.language);
  return winner === null
    ? desk.text('fight-undecided', { round })
    : desk.text('fight-won', { round, winner: name(winner) });
}

/** Returns every creature with the numbers that matter in a fight. */
export function trackerLines(world: AnyWorld, { desk, system }: Telling): readonly string[] {
  const { language, paint } = desk;
  const name = namer(system, world, language);
  const rows = system.face
    .board(system.view(world, GM))
    .rows.map((row) => [paint.bold(name(row.id)), ...rowWords(row, name, language)]);
  return tableLines(rows, desk.io.width);
}

/** Returns health, position in the turn order, other numbers and conditions. */
function rowWords(
  { rank, health, meters, marks }: BoardRow,
  name: Namer,
  language: Desk['language'],
): readonly string[] {
  const looks = health && 'looks' in health ? name(health.looks) : '';
  const body =
    health && 'now' in health ? numberWords(health.label[language], health.now, health.full) : looks;
  return [
    body,
    ...(rank ? [`${rank.label[language]} ${rank.value}`] : []),
    ...meters.map(({ label, value, of }) => numberWords(label[language], value, of)),
    marks.map(({ term, level }) => [name(term), level].join(' ').trimEnd()).join(', '),
  ];
}

const numberWords = (label: string, value: number, of: number | null): string =>
  of === null ? `${label} ${value}` : `${label} ${value}/${of}`;

/** Returns the result of the whole play in one line. */
export const verdict = (report: Report, desk: Desk): string =>
  report.ok
    ? desk.paint.green(`✓ ${verdictWords(report, desk)}`)
    : desk.paint.red(`✗ ${verdictWords(report, desk)}`);

export function verdictWords({ steps, ok }: Report, { text }: Desk): string {
  const count = steps.length;
  if (ok) return text('as-expected', { count });
  const failed = steps.filter(({ failures }) => failures.length > 0).length;
  const skipped = steps.filter(({ kind }) => kind === 'skipped').length;
  const key = skipped === 0 ? 'not-as-expected' : 'not-as-expected-skipped';
  return text(key, { failed, count, skipped });
}
