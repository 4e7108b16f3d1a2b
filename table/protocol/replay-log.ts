import { type AnyWorld, fillMissingOptions, type System } from '@arbitro/kernel';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './changes.ts';
import type { EntryChange, OpenAction } from './entry.ts';

/** The game after some entries of a log. */
export interface ReplayedState {
  readonly world: AnyWorld;
  readonly open: Pick<OpenAction, 'before' | 'action' | 'events' | 'rolls'> | null;
}

/** An entry that runs an action, or goes on with one. */
export type RunEntry = Extract<EntryChange, { kind: 'acted' | 'answered' }>;

type WentBack = Extract<EntryChange, { kind: 'went-back' }>;
type ReplaySystem = Pick<System, 'apply' | 'options'>;

export const isRunEntry = (change: EntryChange): change is RunEntry =>
  change.kind === 'acted' || change.kind === 'answered';

/** Returns the state after an entry, as the log records it. */
export function replayEntry(
  system: ReplaySystem,
  before: ReplayedState | undefined,
  change: EntryChange,
): ReplayedState {
  if (change.kind === 'opened')
    return { ...change.game, world: fillMissingOptions(system, change.game.world) };
  if (!before) throw new Error('a log begins with its opening');
  if (isRunEntry(change)) return replayRun(system, before, change);
  if (change.kind === 'went-back') return replayGoingBack(system, before, change);
  if (change.kind === 'withdrawn') return { world: before.open?.before ?? before.world, open: null };
  return 'changes' in change
    ? { ...before, world: applyWorldChanges(system, before.world, change.changes) }
    : before;
}

export function replayGoingBack(
  system: ReplaySystem,
  before: ReplayedState,
  change: WentBack,
): ReplayedState {
  const world = applyWorldChanges(system, before.world, change.changes);
  return {
    world,
    open: change.open && { ...change.open, before: applyWorldChanges(system, world, change.open.toBefore) },
  };
}

/** Changes are written into a copy. */
const applyWorldChanges = (system: ReplaySystem, world: AnyWorld, changes: readonly Change[]): AnyWorld =>
  fillMissingOptions(system, applyChanges(JSON.parse(JSON.stringify(world)) as AnyWorld, changes));

function replayRun(system: ReplaySystem, { world, open }: ReplayedState, change: RunEntry): ReplayedState {
  const next = change.events.reduce((current, { event }) => system.apply(current, event), world);
  const under = change.kind === 'acted' ? { before: world, action: change.action } : open;
  if (!change.pause || !under) return { world: next, open: null };
  const { events, rolls } = change.pause;
  return { world: next, open: { before: under.before, action: under.action, events, rolls } };
}
