/**
 * Returns true if these lines match a page, where `[…]` stands for any lines, and at the end of a line for its rest.
 */
export function says(lines: readonly string[], shown: readonly string[]): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return lines.length === 0;
  if (first !== '[…]') return isSaid(lines[0], first) && says(lines.slice(1), rest);
  return Array.from({ length: lines.length + 1 }, (_, skip) => skip).some((skip) =>
    says(lines.slice(skip), rest),
  );
}

const isSaid = (line: string | undefined, shown: string): boolean =>
  shown.endsWith('[…]') ? line?.startsWith(shown.slice(0, -'[…]'.length)) === true : line === shown;
