/**
 * Creates a function that returns an unused id: the preferred one, or the same with a number. The numbers are remembered: many things of one
 * name cost no more than as many of different names.
 */
export function createIdGiver(usedIds: Iterable<string> = []): (preferred: string) => string {
  const usedIdSet = new Set(usedIds);
  const numbers = new Map<string, number>();
  return (preferred) => {
    let id = preferred;
    let n = numbers.get(preferred) ?? 1;
    while (usedIdSet.has(id)) id = `${preferred}-${++n}`;
    numbers.set(preferred, n);
    usedIdSet.add(id);
    return id;
  };
}
