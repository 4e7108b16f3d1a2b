/** Returns a heading's anchor, as GitHub makes it: lower case, no punctuation, dashes for spaces. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Returns the anchors of headings in order: of equal headings the second gets a 1, and so on. */
export function anchorsOf(headings: readonly string[]): readonly string[] {
  const before = new Map<string, number>();
  return headings.map((heading) => {
    const name = slugOf(heading);
    const times = before.get(name) ?? 0;
    before.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  });
}
