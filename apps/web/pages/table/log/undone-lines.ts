import type { LogLine } from '@arbitro/protocol';

/** Lines of these kinds change the game, and can be undone. */
const GAME_KINDS = new Set([
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
export function findUndone(lines: readonly LogLine[]): ReadonlySet<number> {
  if (!lines.some(({ kind }) => kind === 'went-back')) return NO_MOMENTS;
  const before = lines.map((line, at) => (line.kind === 'went-back' ? findResumeIndex(lines, at) : at - 1));
  const counts = new Set<number>();
  for (let at = lines.length - 1; at >= 0; at = before[at] ?? -1) counts.add(at);
  return new Set(
    lines.flatMap(({ kind, moment }, at) => (GAME_KINDS.has(kind) && !counts.has(at) ? [moment] : [])),
  );
}

const NO_MOMENTS: ReadonlySet<number> = new Set();

/**
 * Returns the index of the line that a going back leads to: the game master is told which, other seats the first undone
 * line.
 */
function findResumeIndex(lines: readonly LogLine[], at: number): number {
  const { to, since }: Partial<LogLine> = lines[at] ?? {};
  const earlier = lines.slice(0, at);
  if (typeof to === 'number') return earlier.findLastIndex(({ moment }) => moment <= to);
  return typeof since === 'number' ? earlier.findLastIndex(({ moment }) => moment < since) : at - 1;
}
