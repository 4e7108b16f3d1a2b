const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const OPENING = new Set(['[', '{'].map((letter) => letter.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((letter) => letter.charCodeAt(0)));

/** The text of an exported file, split so that the elements of its long list can be read one at a time. */
export interface SplitExport {
  /** The file with an empty list. */
  readonly outline: string;
  /** The text of each element of the list. */
  readonly elements: Iterable<string>;
}

/** The long list of each kind of file: of a table, and of a shelf. */
const LIST_STARTS = { entries: /"entries"\s*:\s*\[/u, items: /"items"\s*:\s*\[/u };

/** Splits the file at its long list; returns undefined when it has none. */
export function splitExport(text: string, list: keyof typeof LIST_STARTS): SplitExport | undefined {
  const found = LIST_STARTS[list].exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const end = findListEnd(text, start);
  if (end === undefined) return undefined;
  return { outline: text.slice(0, start) + text.slice(end), elements: splitList(text, start, end) };
}

/** Yields the parts of a list, from after its opening to its closing bracket. */
function* splitList(text: string, start: number, end: number): Generator<string> {
  if (text.slice(start, end).trim() === '') return;
  let from = start;
  for (
    let index = findNextComma(text, from, end);
    index !== undefined;
    index = findNextComma(text, from, end)
  ) {
    yield text.slice(from, index);
    from = index + 1;
  }
  yield text.slice(from, end);
}

const findListEnd = (text: string, start: number): number | undefined =>
  findOutsideQuotes(text, start, text.length, (letter, depth) => depth === 0 && CLOSING.has(letter));

const findNextComma = (text: string, start: number, end: number): number | undefined =>
  findOutsideQuotes(text, start, end, (letter, depth) => depth === 0 && letter === COMMA);

/**
 * Returns the index of the first character outside quotes that matches; the test also gets the bracket depth since the
 * start.
 */
function findOutsideQuotes(
  text: string,
  start: number,
  end: number,
  fits: (letter: number, depth: number) => boolean,
): number | undefined {
  let depth = 0;
  for (let index = start; index < end; index++) {
    const letter = text.charCodeAt(index);
    if (fits(letter, depth)) return index;
    if (letter === QUOTE) index = findQuoteEnd(text, index);
    else if (OPENING.has(letter)) depth++;
    else if (CLOSING.has(letter)) depth--;
  }
  return undefined;
}

function findQuoteEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (letter === BACKSLASH) index++;
    else if (letter === QUOTE) return index;
  }
  return text.length;
}
