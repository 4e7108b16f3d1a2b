import {
  type AnyWorld,
  type Ask,
  fillMissingOptions,
  isEqualJson,
  type Json,
  type System,
} from '@arbitro/kernel';
import {
  applyChanges,
  type Change,
  type EntryChange,
  type LogEntry,
  type OpenAction,
  type SealedRoll,
  type TableExport,
} from '@arbitro/protocol';
import { type Receipt, type ReplayResult, replayReceipt, toPlainJson } from './replay.ts';

/** A log entry that does not follow from the rules. */
export interface AuditFault {
  readonly moment: number;
  readonly is: 'events' | 'rolls' | 'pause' | 'action' | 'world';
  readonly action?: Receipt['action'];
}

export interface Audit {
  /** Number of entries whose result matches the log. */
  readonly fit: number;
  readonly faults: readonly AuditFault[];
}

type RunEntry = Extract<EntryChange, { kind: 'acted' | 'answered' }>;
interface TableState {
  readonly world: AnyWorld;
  readonly open: Pick<OpenAction, 'before' | 'action' | 'events' | 'rolls'> | null;
}

/** Reruns every action of a table with its recorded answers and compares the results with the log. */
export function auditLog(system: System, { entries }: Pick<TableExport, 'entries'>): Audit {
  const faults: AuditFault[] = [];
  const states = new Map<number, TableState>();
  let state: TableState | undefined;
  let fit = 0;
  for (const entry of entries) {
    const { does } = entry.kept;
    const fault = findFault(system, { entry, state, states });
    if (fault) faults.push(fault);
    else if (isRunEntry(does)) fit++;
    const next = tryOrUndefined(() => applyEntry(system, state, does));
    if (!next) return { fit, faults: fault ? faults : [...faults, { moment: entry.moment, is: 'events' }] };
    state = next;
    states.set(entry.moment, state);
  }
  return { fit, faults };
}

const isRunEntry = (does: EntryChange): does is RunEntry => does.kind === 'acted' || does.kind === 'answered';

/** A manipulated log may hold data that no rule can apply. */
function tryOrUndefined<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

interface EntryContext {
  readonly entry: LogEntry;
  readonly state: TableState | undefined;
  readonly states: ReadonlyMap<number, TableState>;
}

function findFault(system: System, { entry, state, states }: EntryContext): AuditFault | undefined {
  const { moment, kept } = entry;
  const { does } = kept;
  if (!state) return undefined;
  if (does.kind === 'went-back') {
    const there = tryOrUndefined(() => applyGoingBack(system, state, does));
    return there && isSameState(states.get(does.to), there) ? undefined : { moment, is: 'world' };
  }
  if (!isRunEntry(does)) return undefined;
  const receipt = receiptOf(state, does);
  if (!receipt) return { moment, is: 'action' };
  const is = tryOrUndefined(() => findMismatch(replayReceipt(system, receipt), does, state.open)) ?? 'events';
  return is === 'none' ? undefined : { moment, is, action: receipt.action };
}

/** Whether the state matches the one gone back to; an action that could not be asked again was withdrawn on the way. */
function isSameState(then: TableState | undefined, { world, open }: TableState): boolean {
  if (!then) return false;
  const withdrawn =
    open === null && then.open && isEqualJson(toPlainJson(then.open.before), toPlainJson(world));
  return withdrawn || isEqualJson(toPlainJson(then.world), toPlainJson(world));
}

function receiptOf({ world, open }: TableState, does: RunEntry): Receipt | undefined {
  const { answers, pause } = does;
  if (does.kind === 'acted') return { before: world, action: does.action, answers, pause };
  return open ? { before: open.before, action: open.action, answers, pause } : undefined;
}

function findMismatch(
  again: ReplayResult | undefined,
  does: RunEntry,
  open: TableState['open'],
): AuditFault['is'] | 'none' {
  if (!again) return 'action';
  const alreadySent = does.kind === 'answered' && open ? open : { events: 0, rolls: 0 };
  const { step } = again;
  const events = step.events.slice(alreadySent.events);
  if (!isEqualJson(toPlainJson(events), toPlainJson(does.events.map(({ event }) => event)))) return 'events';
  if (!doRollsMatch(again, does, alreadySent)) return 'rolls';
  const ask = step.is === 'paused' ? step.ask : null;
  return isEqualJson(comparableAsk(ask), comparableAsk(does.pause?.ask ?? null)) && again.unused === 0
    ? 'none'
    : 'pause';
}

/** Leaves out the costs of answers: they are only shown, and older files do not have them. */
function comparableAsk(ask: Ask | null): Json {
  if (!ask) return null;
  const { costs: _, ...label } = ask.label;
  return toPlainJson({ ...ask, label });
}

function doRollsMatch(
  again: ReplayResult,
  does: RunEntry,
  told: { readonly events: number; readonly rolls: number },
): boolean {
  const rolls = again.rolls.slice(told.rolls);
  return (
    rolls.length === does.rolls.length &&
    does.rolls.every((sealed, index) => {
      const roll = rolls[index];
      if (!roll || !isValidRollSource(sealed, index, does)) return false;
      const here = { ...roll, leadsTo: Math.max(0, roll.leadsTo - told.events) };
      const sides = sealed.from === 'real' ? [] : again.sides[told.rolls + index];
      return (
        isEqualJson(toPlainJson(here), toPlainJson(sealed.roll)) &&
        isEqualJson(toPlainJson(sides), toPlainJson(sealed.sides))
      );
    })
  );
}

/** Typed faces are an answer, and are the first dice of the run that follows. */
const isValidRollSource = ({ from }: SealedRoll, at: number, { kind }: RunEntry): boolean =>
  from !== 'real' || (kind === 'answered' && at === 0);

/** Returns the state after an entry, as the log records it. */
function applyEntry(system: System, before: TableState | undefined, does: EntryChange): TableState {
  if (does.kind === 'opened') return { ...does.game, world: fillMissingOptions(system, does.game.world) };
  if (!before) throw new Error('a log begins with its opening');
  if (isRunEntry(does)) return applyRun(system, before, does);
  if (does.kind === 'went-back') return applyGoingBack(system, before, does);
  if (does.kind === 'withdrawn') return { world: before.open?.before ?? before.world, open: null };
  return 'changes' in does
    ? { ...before, world: applyWorldChanges(system, before.world, does.changes) }
    : before;
}

function applyGoingBack(
  system: System,
  before: TableState,
  does: Extract<EntryChange, { kind: 'went-back' }>,
): TableState {
  const world = applyWorldChanges(system, before.world, does.changes);
  return {
    world,
    open: does.open && { ...does.open, before: applyWorldChanges(system, world, does.open.toBefore) },
  };
}

const applyWorldChanges = (system: System, world: AnyWorld, changes: readonly Change[]): AnyWorld =>
  fillMissingOptions(system, applyChanges(toPlainJson(world) as unknown as AnyWorld, changes));

function applyRun(system: System, { world, open }: TableState, does: RunEntry): TableState {
  const next = does.events.reduce((so, { event }) => system.apply(so, event), world);
  const under = does.kind === 'acted' ? { before: world, action: does.action } : open;
  if (!does.pause || !under) return { world: next, open: null };
  const { events, rolls } = does.pause;
  return { world: next, open: { before: under.before, action: under.action, events, rolls } };
}
