/** Returns true if these lines match a page, where `[…]` stands for any lines, and at the end of a line for its rest. */
export function matchesLines(lines: readonly string[], pageLines: readonly string[]): boolean {
  const [first, ...rest] = pageLines;
  if (first === undefined) return lines.length === 0;
  if (first !== '[…]') return matchesLine(lines[0], first) && matchesLines(lines.slice(1), rest);
  return Array.from({ length: lines.length + 1 }, (_, skip) => skip).some((skip) =>
    matchesLines(lines.slice(skip), rest),
  );
}

const matchesLine = (line: string | undefined, text: string): boolean =>
  text.endsWith('[…]') ? line?.startsWith(text.slice(0, -'[…]'.length)) === true : line === text;
