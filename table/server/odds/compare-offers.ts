/** An offer as JSON, or a range of the offers before: from an index (inclusive) to another (exclusive). */
type Part = string | [from: number, to: number];

/** Returns the parts of which offers consist, as JSON: the offers before and new ones. Undefined if nothing changed. */
export function compareOffers(before: readonly string[], after: readonly string[]): string | undefined {
  const parts = listParts(before, after);
  const [first = ''] = parts;
  const isSame =
    parts.length <= 1 && after.length === before.length && (after.length === 0 || first[0] === 0);
  return isSame ? undefined : `[${parts.map(formatPart).join(',')}]`;
}

function listParts(before: readonly string[], after: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let indices: ReadonlyMap<string, number> | undefined;
  let range: [number, number] | undefined;
  for (const text of after) {
    if (range && before[range[1]] === text) {
      range[1]++;
      continue;
    }
    indices ??= new Map(before.map((known, index) => [known, index]));
    const index = indices.get(text);
    range = index === undefined ? undefined : [index, index + 1];
    parts.push(range ?? text);
  }
  return parts;
}

const formatPart = (part: Part): string => (typeof part === 'string' ? part : `[${part.join(',')}]`);
