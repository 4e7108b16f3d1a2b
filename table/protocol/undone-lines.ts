import type { LogLine } from './messages.ts';

/** Lines of these kinds change the game, and can be undone. */
const GAME_KINDS = new Set([
  'acted',
  'answered',
  'chose',
  'withdrawn',
  'shown',
  'drew',
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
  const before = lines.map((line, index) =>
    line.kind === 'went-back' ? findResumeIndex(lines, index) : index - 1,
  );
  const counts = new Set<number>();
  for (let index = lines.length - 1; index >= 0; index = before[index] ?? -1) counts.add(index);
  return new Set(
    lines.flatMap(({ kind, moment }, index) => (GAME_KINDS.has(kind) && !counts.has(index) ? [moment] : [])),
  );
}

const NO_MOMENTS: ReadonlySet<number> = new Set();

/**
 * Returns the index of the line that an undo leads to: the game master is told which, other seats the first undone
 * line.
 */
function findResumeIndex(lines: readonly LogLine[], index: number): number {
  const { to, since }: Partial<LogLine> = lines[index] ?? {};
  const earlier = lines.slice(0, index);
  if (typeof to === 'number') return earlier.findLastIndex(({ moment }) => moment <= to);
  return typeof since === 'number' ? earlier.findLastIndex(({ moment }) => moment < since) : index - 1;
}
