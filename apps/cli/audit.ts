import { type AnyWorld, type Ask, type Json, type System, same, withAllOptions } from '@arbitro/kernel';
import {
  type Change,
  type Doing,
  type Export,
  type KeptEntry,
  type Open,
  type SealedRoll,
  withChanges,
} from '@arbitro/protocol';
import { plain, type Receipt, type Replayed, replayed } from './replay.ts';

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

type Run = Extract<Doing, { kind: 'acted' | 'answered' }>;
interface State {
  readonly world: AnyWorld;
  readonly open: Pick<Open, 'before' | 'action' | 'events' | 'rolls'> | null;
}

/** Reruns every action of a table with its recorded answers and compares the results with the log. */
export function audit(system: System, { entries }: Pick<Export, 'entries'>): Audit {
  const faults: AuditFault[] = [];
  const states = new Map<number, State>();
  let state: State | undefined;
  let fit = 0;
  for (const entry of entries) {
    const { does } = entry.kept;
    const fault = faultOf(system, { entry, state, states });
    if (fault) faults.push(fault);
    else if (isRun(does)) fit++;
    const next = attempted(() => after(system, state, does));
    if (!next) return { fit, faults: fault ? faults : [...faults, { moment: entry.moment, is: 'events' }] };
    state = next;
    states.set(entry.moment, state);
  }
  return { fit, faults };
}

const isRun = (does: Doing): does is Run => does.kind === 'acted' || does.kind === 'answered';

/** A manipulated log may hold data that no rule can apply. */
function attempted<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

interface Looking {
  readonly entry: KeptEntry;
  readonly state: State | undefined;
  readonly states: ReadonlyMap<number, State>;
}

function faultOf(system: System, { entry, state, states }: Looking): AuditFault | undefined {
  const { moment, kept } = entry;
  const { does } = kept;
  if (!state) return undefined;
  if (does.kind === 'went-back') {
    const there = attempted(() => wentBack(system, state, does));
    return there && wentBackTo(states.get(does.to), there) ? undefined : { moment, is: 'world' };
  }
  if (!isRun(does)) return undefined;
  const receipt = receiptOf(state, does);
  if (!receipt) return { moment, is: 'action' };
  const is = attempted(() => misfit(replayed(system, receipt), does, state.open)) ?? 'events';
  return is === 'none' ? undefined : { moment, is, action: receipt.action };
}

/** Whether the state matches the one gone back to; an action that could not be asked again was withdrawn on the way. */
function wentBackTo(then: State | undefined, { world, open }: State): boolean {
  if (!then) return false;
  const withdrawn = open === null && then.open && same(plain(then.open.before), plain(world));
  return withdrawn || same(plain(then.world), plain(world));
}

function receiptOf({ world, open }: State, does: Run): Receipt | undefined {
  const { answers, pause } = does;
  if (does.kind === 'acted') return { before: world, action: does.action, answers, pause };
  return open ? { before: open.before, action: open.action, answers, pause } : undefined;
}

function misfit(again: Replayed | undefined, does: Run, open: State['open']): AuditFault['is'] | 'none' {
  if (!again) return 'action';
  const told = does.kind === 'answered' && open ? open : { events: 0, rolls: 0 };
  const { step } = again;
  const events = step.events.slice(told.events);
  if (!same(plain(events), plain(does.events.map(({ event }) => event)))) return 'events';
  if (!rollsFit(again, does, told)) return 'rolls';
  const ask = step.is === 'paused' ? step.ask : null;
  return same(asked(ask), asked(does.pause?.ask ?? null)) && again.unused === 0 ? 'none' : 'pause';
}

/** Leaves out the costs of answers: they are only shown, and older files do not have them. */
function asked(ask: Ask | null): Json {
  if (!ask) return null;
  const { costs: _, ...label } = ask.label;
  return plain({ ...ask, label });
}

function rollsFit(
  again: Replayed,
  does: Run,
  told: { readonly events: number; readonly rolls: number },
): boolean {
  const rolls = again.rolls.slice(told.rolls);
  return (
    rolls.length === does.rolls.length &&
    does.rolls.every((sealed, at) => {
      const roll = rolls[at];
      if (!roll || !placeFits(sealed, at, does)) return false;
      const here = { ...roll, leadsTo: Math.max(0, roll.leadsTo - told.events) };
      const sides = sealed.from === 'real' ? [] : again.sides[told.rolls + at];
      return same(plain(here), plain(sealed.roll)) && same(plain(sides), plain(sealed.sides));
    })
  );
}

/** Typed faces are an answer, and are the first dice of the run that follows. */
const placeFits = ({ from }: SealedRoll, at: number, { kind }: Run): boolean =>
  from !== 'real' || (kind === 'answered' && at === 0);

/** Returns the state after an entry, as the log records it. */
function after(system: System, before: State | undefined, does: Doing): State {
  if (does.kind === 'opened') return { ...does.game, world: withAllOptions(system, does.game.world) };
  if (!before) throw new Error('a log begins with its opening');
  if (isRun(does)) return ran(system, before, does);
  if (does.kind === 'went-back') return wentBack(system, before, does);
  if (does.kind === 'withdrawn') return { world: before.open?.before ?? before.world, open: null };
  return 'changes' in does ? { ...before, world: applyChanges(system, before.world, does.changes) } : before;
}

function wentBack(system: System, before: State, does: Extract<Doing, { kind: 'went-back' }>): State {
  const world = applyChanges(system, before.world, does.changes);
  return {
    world,
    open: does.open && { ...does.open, before: applyChanges(system, world, does.open.toBefore) },
  };
}

const applyChanges = (system: System, world: AnyWorld, changes: readonly Change[]): AnyWorld =>
  withAllOptions(system, withChanges(plain(world) as unknown as AnyWorld, changes));

function ran(system: System, { world, open }: State, does: Run): State {
  const next = does.events.reduce((so, { event }) => system.apply(so, event), world);
  const under = does.kind === 'acted' ? { before: world, action: does.action } : open;
  if (!does.pause || !under) return { world: next, open: null };
  const { events, rolls } = does.pause;
  return { world: next, open: { before: under.before, action: under.action, events, rolls } };
}
