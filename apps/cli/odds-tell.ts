import type { Ways } from '@arbitro/dice';
import { deviation, mean, showFraction, toNumber, unresolvedChance } from '@arbitro/odds';
import { decimal, percent } from '@arbitro/sim';
import { chart, numberRows } from './chart.ts';
import { hung } from './columns.ts';
import type { Desk } from './desk.ts';

/** Prints a distribution of numbers: mean, standard deviation and a chart. */
export function tellNumbers(title: string, of: Ways<number>, desk: Desk): void {
  const { io, paint, text, language } = desk;
  const average = mean(of);
  const exact = average.d === 1n ? '' : ` (${showFraction(average)})`;
  const fits = exact.length < 24 ? exact : '';
  const figures = `${text('mean')} ${decimal(toNumber(average), language, average.d === 1n ? 0 : 4)}${fits}   ${text('deviation')} ${decimal(deviation(of), language, 4)}`;
  const isOneLine = title.length + 3 + figures.length <= io.width;
  for (const line of isOneLine ? [] : hung(title, io.width)) io.out(paint.bold(line));
  for (const line of hung(isOneLine ? `${paint.bold(title)}   ${figures}` : `   ${figures}`, io.width))
    io.out(line);
  for (const line of chart(numberRows(of), desk)) io.out(line);
  tellUnresolved(of, desk);
}

export function tellUnresolved(of: Ways<unknown>, { io, text, language, paint }: Desk): void {
  const left = unresolvedChance(of);
  if (left.n > 0n) io.out(paint.dim(text('unresolved', { share: percent(toNumber(left), language, 9) })));
}
