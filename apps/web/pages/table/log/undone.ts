import type { Line } from '@arbitro/protocol';

/** Lines of these kinds change the game, and can be undone. */
const GAME = new Set([
  'acted',
  'answered',
  'chose',
  'withdrawn',
  'shown',
  'overrode',
  'set-options',
  'set-scene',
  'came',
  'edited',
  'dismissed',
]);

/** Returns the moments of undone lines: those that the last line does not follow from. */
export function undoneIn(lines: readonly Line[]): ReadonlySet<number> {
  if (!lines.some(({ kind }) => kind === 'went-back')) return NONE;
  const before = lines.map((line, at) => (line.kind === 'went-back' ? placeBefore(lines, at) : at - 1));
  const counts = new Set<number>();
  for (let at = lines.length - 1; at >= 0; at = before[at] ?? -1) counts.add(at);
  return new Set(
    lines.flatMap(({ kind, moment }, at) => (GAME.has(kind) && !counts.has(at) ? [moment] : [])),
  );
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the index of the line that a going back leads to: the game master is told which, other seats the first undone
 * line.
 */
function placeBefore(lines: readonly Line[], at: number): number {
  const { to, since }: Partial<Line> = lines[at] ?? {};
  const earlier = lines.slice(0, at);
  if (typeof to === 'number') return earlier.findLastIndex(({ moment }) => moment <= to);
  return typeof since === 'number' ? earlier.findLastIndex(({ moment }) => moment < since) : at - 1;
}
