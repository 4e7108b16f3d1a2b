import type { LogLine } from '@arbitro/protocol';

/** Lines of these kinds (messages, notes, seats, …) do not change the game, so steps back leave them out. */
const NON_GAME_KINDS = new Set([
  'said',
  'noted',
  'seated',
  'revoked',
  'stirred',
  'sealed',
  'titled',
  'ordered',
  'forked',
  'continued',
  'journaled',
  'dated',
  'requested',
  'declined',
  'joining',
]);

export const filterGameLines = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ kind }) => !NON_GAME_KINDS.has(kind));

/** Lines of these kinds continue the action before them: a step includes them. */
const CONTINUATION_KINDS = new Set(['answered', 'chose', 'withdrawn']);

/** Returns the moments that led to the current state. */
export const filterCurrent = (moments: readonly LogLine[], undone: ReadonlySet<number>): readonly LogLine[] =>
  moments.filter(({ kind, moment }) => kind !== 'went-back' && !undone.has(moment));

/** Returns the moment before the last action with all its answers. */
export function findStepBack(moments: readonly LogLine[], undone: ReadonlySet<number>): LogLine | undefined {
  const led = filterCurrent(moments, undone);
  return led[led.findLastIndex(({ kind }) => !CONTINUATION_KINDS.has(kind)) - 1];
}

/** Whether the last action was chosen by Arbitro. */
export function isLastByComputer(moments: readonly LogLine[], undone: ReadonlySet<number>): boolean {
  const action = filterCurrent(moments, undone).findLast(({ kind }) => !CONTINUATION_KINDS.has(kind));
  return typeof action?.computer === 'string';
}

/** Directly after a step back: returns the end of the first action that was undone. */
export function findStepForward(
  moments: readonly LogLine[],
  undone: ReadonlySet<number>,
): LogLine | undefined {
  const last = moments.at(-1);
  if (last?.kind !== 'went-back' || typeof last.to !== 'number') return undefined;
  const { to } = last;
  const [first, ...others] = moments.filter(({ moment }) => undone.has(moment) && moment > to);
  const next = others.findIndex(({ kind }) => !CONTINUATION_KINDS.has(kind));
  return (next < 0 ? others : others.slice(0, next)).at(-1) ?? first;
}
