/** A text in lines of at most so many characters; a word that is longer stands alone. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const MARGIN = 3;
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
