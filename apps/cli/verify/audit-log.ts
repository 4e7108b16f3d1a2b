import { type Ask, isEqualJson, type Json, type Roll, type System } from '@arbitro/kernel';
import {
  isRunEntry,
  type LogEntry,
  type ReplayedState,
  type RunEntry,
  replayEntry,
  replayGoingBack,
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

/** Reruns every action of a table with its recorded answers and compares the results with the log. */
export function auditLog(system: System, { entries }: Pick<TableExport, 'entries'>): Audit {
  const faults: AuditFault[] = [];
  const states = new Map<number, ReplayedState>();
  let state: ReplayedState | undefined;
  let fit = 0;
  for (const entry of entries) {
    const { does } = entry.kept;
    const fault = findFault(system, { entry, state, states });
    if (fault) faults.push(fault);
    else if (isRunEntry(does)) fit++;
    const next = tryOrUndefined(() => replayEntry(system, state, does));
    if (!next) return { fit, faults: fault ? faults : [...faults, { moment: entry.moment, is: 'events' }] };
    state = next;
    states.set(entry.moment, state);
  }
  return { fit, faults };
}

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
  readonly state: ReplayedState | undefined;
  readonly states: ReadonlyMap<number, ReplayedState>;
}

function findFault(system: System, { entry, state, states }: EntryContext): AuditFault | undefined {
  const { moment, kept } = entry;
  const { does } = kept;
  if (!state) return undefined;
  if (does.kind === 'went-back') {
    const past = tryOrUndefined(() => replayGoingBack(system, state, does));
    return past && isSameState(states.get(does.to), past) ? undefined : { moment, is: 'world' };
  }
  if (!isRunEntry(does)) return undefined;
  const receipt = receiptOf(state, does);
  if (!receipt) return { moment, is: 'action' };
  const is = tryOrUndefined(() => findMismatch(replayReceipt(system, receipt), does, state.open)) ?? 'events';
  return is === 'none' ? undefined : { moment, is, action: receipt.action };
}

/** Whether the state matches the earlier one; an action whose question could not be asked again was withdrawn. */
function isSameState(past: ReplayedState | undefined, { world, open }: ReplayedState): boolean {
  if (!past) return false;
  const withdrawn =
    open === null && past.open && isEqualJson(toPlainJson(past.open.before), toPlainJson(world));
  return withdrawn || isEqualJson(toPlainJson(past.world), toPlainJson(world));
}

function receiptOf({ world, open }: ReplayedState, change: RunEntry): Receipt | undefined {
  const { answers, pause } = change;
  if (change.kind === 'acted') return { before: world, action: change.action, answers, pause };
  return open ? { before: open.before, action: open.action, answers, pause } : undefined;
}

function findMismatch(
  replay: ReplayResult | undefined,
  change: RunEntry,
  open: ReplayedState['open'],
): AuditFault['is'] | 'none' {
  if (!replay) return 'action';
  const alreadySent = change.kind === 'answered' && open ? open : { events: 0, rolls: 0 };
  const { step } = replay;
  const events = step.events.slice(alreadySent.events);
  if (!isEqualJson(toPlainJson(events), toPlainJson(change.events.map(({ event }) => event))))
    return 'events';
  if (!doRollsMatch(replay, change, alreadySent)) return 'rolls';
  const ask = step.kind === 'paused' ? step.ask : null;
  return isEqualJson(comparableAsk(ask), comparableAsk(change.pause?.ask ?? null)) && replay.unused === 0
    ? 'none'
    : 'pause';
}

/** Leaves out what is only shown and what older files do not have: the costs of answers, the target of a roll. */
function comparableAsk(ask: Ask | null): Json {
  if (!ask) return null;
  const { costs: _, target: __, successAt: ___, ...label } = ask.label;
  return toPlainJson({ ...ask, label });
}

/** Returns the roll as this file could have recorded it: older files do not have the numbers needed. */
function rollAsRecorded({ target, successAt, ...roll }: Roll, recorded: Roll): Roll {
  return {
    ...roll,
    ...(recorded.target && target && { target }),
    ...(recorded.successAt !== undefined && successAt !== undefined && { successAt }),
  };
}

function doRollsMatch(
  replay: ReplayResult,
  change: RunEntry,
  counts: { readonly events: number; readonly rolls: number },
): boolean {
  const rolls = replay.rolls.slice(counts.rolls);
  return (
    rolls.length === change.rolls.length &&
    change.rolls.every((sealed, index) => {
      const roll = rolls[index];
      if (!roll || !isValidRollSource(sealed, index, change)) return false;
      const receipt = {
        ...rollAsRecorded(roll, sealed.roll),
        leadsTo: Math.max(0, roll.leadsTo - counts.events),
      };
      const sides = sealed.from === 'real' ? [] : replay.sides[counts.rolls + index];
      return (
        isEqualJson(toPlainJson(receipt), toPlainJson(sealed.roll)) &&
        isEqualJson(toPlainJson(sides), toPlainJson(sealed.sides))
      );
    })
  );
}

/** Typed faces are an answer, and are the first dice of the run that follows. */
const isValidRollSource = ({ from }: SealedRoll, index: number, { kind }: RunEntry): boolean =>
  from !== 'real' || (kind === 'answered' && index === 0);
