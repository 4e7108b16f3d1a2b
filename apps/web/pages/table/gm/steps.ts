import type { Line } from '@arbitro/protocol';

/** Lines of these kinds go on with the action before them: a step takes them together. */
const GOES_ON = new Set(['answered', 'chose', 'withdrawn']);

/** The moments that led to where things stand. */
export const counting = (moments: readonly Line[], undone: ReadonlySet<number>): readonly Line[] =>
  moments.filter(({ kind, moment }) => kind !== 'went-back' && !undone.has(moment));

/** The moment before the last action with all its answers. */
export function stepBack(moments: readonly Line[], undone: ReadonlySet<number>): Line | undefined {
  const led = counting(moments, undone);
  return led[led.findLastIndex(({ kind }) => !GOES_ON.has(kind)) - 1];
}

/** Straight after a step back: the end of the first action that was taken back. */
export function stepForward(moments: readonly Line[], undone: ReadonlySet<number>): Line | undefined {
  const last = moments.at(-1);
  if (last?.kind !== 'went-back' || typeof last.to !== 'number') return undefined;
  const { to } = last;
  const [first, ...others] = moments.filter(({ moment }) => undone.has(moment) && moment > to);
  const next = others.findIndex(({ kind }) => !GOES_ON.has(kind));
  return (next < 0 ? others : others.slice(0, next)).at(-1) ?? first;
}
