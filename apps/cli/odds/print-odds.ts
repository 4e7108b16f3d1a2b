import { type ComparisonOperator, type DiceExpr, formatDice, resultKindOf, type Ways } from '@arbitro/dice';
import { formatFraction, mean, standardDeviation, toNumber, unresolvedChance } from '@arbitro/odds';
import { formatDecimal, formatPercent } from '@arbitro/sim/format-numbers';
import type { CliContext } from '../command-line/context.ts';
import { drawChart, rowsOfNumbers, rowsOfTexts } from '../output/chart.ts';
import { wrapHanging } from '../output/columns.ts';

const OPERATOR_NAMES = {
  '>=': 'least',
  '>': 'above',
  '<=': 'most',
  '<': 'below',
  '=': 'exactly',
  '<>': 'other',
} as const satisfies Record<ComparisonOperator, string>;

interface DicePrinting {
  /** As typed. */
  readonly text: string;
  readonly context: CliContext;
}

/** Prints the odds of dice: of their total, of a check, or of the number of dice that show something. */
export function printDiceOdds(
  expr: DiceExpr,
  of: Ways<number>,
  { text: typed, context }: DicePrinting,
): void {
  const result = resultKindOf(expr);
  if (result.kind === 'check') return printCheck(typed, of, context);
  printNumbers(formatDice(expr), of, context);
  if (result.kind !== 'count') return;
  const { condition, sumInstead } = result;
  const note = context.text('counts-dice', {
    dice: formatDice(expr),
    op: OPERATOR_NAMES[condition.op],
    value: condition.value,
    sum: sumInstead,
  });
  for (const line of wrapHanging(note, context.io.width)) context.io.out(context.paint.dim(line));
}

function printCheck(typed: string, of: Ways<number>, context: CliContext): void {
  const { io, paint, text } = context;
  for (const line of wrapHanging(typed, io.width)) io.out(paint.bold(line));
  const name = (value: string): string => text(value === '1' ? 'check-passed' : 'check-failed');
  for (const line of drawChart(rowsOfTexts(of.outcomes, of.total, name), context)) io.out(line);
  printUnresolved(of, context);
}

/** Prints a distribution of numbers: mean, standard deviation and a chart. */
export function printNumbers(title: string, of: Ways<number>, context: CliContext): void {
  const { io, paint, text, language } = context;
  const average = mean(of);
  const exact = average.d === 1n ? '' : ` (${formatFraction(average)})`;
  const fits = exact.length < 24 ? exact : '';
  const figures = `${text('mean')} ${formatDecimal(toNumber(average), language, average.d === 1n ? 0 : 4)}${fits}   ${text('deviation')} ${formatDecimal(standardDeviation(of), language, 4)}`;
  const isOneLine = title.length + 3 + figures.length <= io.width;
  for (const line of isOneLine ? [] : wrapHanging(title, io.width)) io.out(paint.bold(line));
  for (const line of wrapHanging(isOneLine ? `${paint.bold(title)}   ${figures}` : `   ${figures}`, io.width))
    io.out(line);
  for (const line of drawChart(rowsOfNumbers(of), context)) io.out(line);
  printUnresolved(of, context);
}

export function printUnresolved(of: Ways<unknown>, { io, text, language, paint }: CliContext): void {
  const unresolved = unresolvedChance(of);
  if (unresolved.n > 0n)
    io.out(paint.dim(text('unresolved', { share: formatPercent(toNumber(unresolved), language, 9) })));
}
