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

export const isRunEntry = (does: EntryChange): does is RunEntry =>
  does.kind === 'acted' || does.kind === 'answered';

/** Returns the state after an entry, as the log records it. */
export function replayEntry(
  system: ReplaySystem,
  before: ReplayedState | undefined,
  does: EntryChange,
): ReplayedState {
  if (does.kind === 'opened') return { ...does.game, world: fillMissingOptions(system, does.game.world) };
  if (!before) throw new Error('a log begins with its opening');
  if (isRunEntry(does)) return replayRun(system, before, does);
  if (does.kind === 'went-back') return replayGoingBack(system, before, does);
  if (does.kind === 'withdrawn') return { world: before.open?.before ?? before.world, open: null };
  return 'changes' in does
    ? { ...before, world: applyWorldChanges(system, before.world, does.changes) }
    : before;
}

export function replayGoingBack(system: ReplaySystem, before: ReplayedState, does: WentBack): ReplayedState {
  const world = applyWorldChanges(system, before.world, does.changes);
  return {
    world,
    open: does.open && { ...does.open, before: applyWorldChanges(system, world, does.open.toBefore) },
  };
}

/** Changes are written into a copy. */
const applyWorldChanges = (system: ReplaySystem, world: AnyWorld, changes: readonly Change[]): AnyWorld =>
  fillMissingOptions(system, applyChanges(JSON.parse(JSON.stringify(world)) as AnyWorld, changes));

function replayRun(system: ReplaySystem, { world, open }: ReplayedState, does: RunEntry): ReplayedState {
  const next = does.events.reduce((so, { event }) => system.apply(so, event), world);
  const under = does.kind === 'acted' ? { before: world, action: does.action } : open;
  if (!does.pause || !under) return { world: next, open: null };
  const { events, rolls } = does.pause;
  return { world: next, open: { before: under.before, action: under.action, events, rolls } };
}
