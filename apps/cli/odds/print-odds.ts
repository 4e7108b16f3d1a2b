import type { Ways } from '@arbitro/dice';
import { formatFraction, mean, standardDeviation, toNumber, unresolvedChance } from '@arbitro/odds';
import { formatDecimal, formatPercent } from '@arbitro/sim/format-numbers';
import type { CliContext } from '../command-line/context.ts';
import { drawChart, rowsOfNumbers } from '../output/chart.ts';
import { wrapHanging } from '../output/columns.ts';

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
  const left = unresolvedChance(of);
  if (left.n > 0n)
    io.out(paint.dim(text('unresolved', { share: formatPercent(toNumber(left), language, 9) })));
}
