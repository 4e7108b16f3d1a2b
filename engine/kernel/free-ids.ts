/**
 * Creates a giver of unused ids: the one wanted, or that with a number. The numbers are remembered: many things of one
 * name cost no more than as many of different names.
 */
export function createIdGiver(given: Iterable<string> = []): (wanted: string) => string {
  const taken = new Set(given);
  const numbers = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let n = numbers.get(wanted) ?? 1;
    while (taken.has(id)) id = `${wanted}-${++n}`;
    numbers.set(wanted, n);
    taken.add(id);
    return id;
  };
}
