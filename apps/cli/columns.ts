import { partsOf, seenLength } from './clean.ts';
import type { Io } from './io.ts';

/** A text in lines of at most so many characters; a word that is longer stands alone. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && seenLength(line) + 1 + seenLength(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

export const MARGIN = 3;
/** Narrower than this, what is said of a thing stands below it. */
const LEAST_BESIDE = 24;

/** Two columns, the right one in as many lines as it takes; below the left one where there is no room beside it. */
export function columns(
  rows: readonly (readonly [left: string, right: string])[],
  width: number,
): readonly string[] {
  const widest = Math.max(...rows.map(([left]) => left.length));
  const beside = width - 2 * MARGIN - widest;
  const margin = ' '.repeat(MARGIN);
  return rows.flatMap(([left, right]) => {
    if (beside < LEAST_BESIDE)
      return [margin + left, ...wrapped(right, width - 2 * MARGIN).map((line) => margin + margin + line)];
    const [first = '', ...more] = wrapped(right, beside);
    return [
      `${margin}${left.padEnd(widest)}${margin}${first}`,
      ...more.map((line) => ' '.repeat(width - beside) + line),
    ];
  });
}

/** A line that is too long goes on below, a little further in. */
export function hung(line: string, width: number): readonly string[] {
  if (seenLength(line) <= width) return [line];
  const { lead, margin, text } = partsOf(line);
  const [first = '', ...more] = wrapped(text, width - margin.length - 2);
  return [lead + margin + first, ...more.map((one) => `${margin}  ${one}`)];
}

/** The same ways out, with lines that a terminal would break within a word going on below instead. */
export function hanging(io: Io): Io {
  const fit = (text: string, terminal: boolean): string =>
    terminal
      ? text
          .split('\n')
          .flatMap((line) => hung(line, io.width))
          .join('\n')
      : text;
  return {
    ...io,
    out: (line) => io.out(fit(line, io.terminal)),
    err: (line) => io.err(fit(line, io.terminalOfErrors)),
    ask: (prompt) => io.ask(fit(prompt, io.terminal)),
  };
}

/** Cells under each other; where a row has no room, what follows its first cell stands below it. */
export function tableLines(rows: readonly (readonly string[])[], width: number): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => seenLength(row[column] ?? ''))),
  );
  const isWide = MARGIN + widths.reduce((sum, one) => sum + one + 2, -2) <= width;
  return rows.flatMap(([first = '', ...cells]) => {
    if (!isWide)
      return [`   ${first}`, ...hung(`      ${cells.filter((cell) => cell !== '').join('  ')}`, width)];
    const padded = cells.map((cell, at) => cell + ' '.repeat((widths[at + 1] ?? 0) - seenLength(cell)));
    return [`   ${first}${' '.repeat((widths[0] ?? 0) - seenLength(first))}  ${padded.join('  ')}`.trimEnd()];
  });
}
