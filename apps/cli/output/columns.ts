import type { Io } from '../command-line/io.ts';
import { splitStyledLine, visibleLength } from './sanitize.ts';

/** Breaks a text into lines of at most `width` characters; a longer word gets its own line. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && visibleLength(line) + 1 + visibleLength(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

export const MARGIN = 3;
/** If the right column would be narrower than this, it goes below the left one. */
const MIN_RIGHT_WIDTH = 24;

/** Lays out two columns, wrapping the right one; it goes below the left one if there is no room beside it. */
export function formatColumns(
  rows: readonly (readonly [left: string, right: string])[],
  width: number,
): readonly string[] {
  const leftWidth = Math.max(...rows.map(([left]) => left.length));
  const rightWidth = width - 2 * MARGIN - leftWidth;
  const margin = ' '.repeat(MARGIN);
  return rows.flatMap(([left, right]) => {
    if (rightWidth < MIN_RIGHT_WIDTH)
      return [margin + left, ...wrapText(right, width - 2 * MARGIN).map((line) => margin + margin + line)];
    const [first = '', ...more] = wrapText(right, rightWidth);
    return [
      `${margin}${left.padEnd(leftWidth)}${margin}${first}`,
      ...more.map((line) => ' '.repeat(width - rightWidth) + line),
    ];
  });
}

/** Wraps a line that is too long, with its continuation indented. */
export function wrapHanging(line: string, width: number): readonly string[] {
  if (visibleLength(line) <= width) return [line];
  const { lead, margin, text } = splitStyledLine(line);
  const [first = '', ...more] = wrapText(text, width - margin.length - 2);
  return [lead + margin + first, ...more.map((text) => `${margin}  ${text}`)];
}

/** Wraps an `Io` so that long lines break between words instead of within a word. */
export function wrapOutput(io: Io): Io {
  const fit = (text: string, terminal: boolean): string =>
    terminal
      ? text
          .split('\n')
          .flatMap((line) => wrapHanging(line, io.width))
          .join('\n')
      : text;
  return {
    ...io,
    out: (line) => io.out(fit(line, io.terminal)),
    err: (line) => io.err(fit(line, io.terminalOfErrors)),
    ask: (prompt) => io.ask(fit(prompt, io.terminal)),
  };
}

/** Aligns cells in columns; where a row has no room, its other cells go below the first. */
export function formatTable(rows: readonly (readonly string[])[], width: number): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))),
  );
  const isWide = MARGIN + widths.reduce((sum, value) => sum + value + 2, -2) <= width;
  return rows.flatMap(([first = '', ...cells]) => {
    if (!isWide)
      return [
        `   ${first}`,
        ...wrapHanging(`      ${cells.filter((cell) => cell !== '').join('  ')}`, width),
      ];
    const padded = cells.map(
      (cell, index) => cell + ' '.repeat((widths[index + 1] ?? 0) - visibleLength(cell)),
    );
    return [
      `   ${first}${' '.repeat((widths[0] ?? 0) - visibleLength(first))}  ${padded.join('  ')}`.trimEnd(),
    ];
  });
}
