import type { Answer, AnyAction, AnyWorld, System } from '@arbitro/kernel';
import type { EntryChange } from './entry.ts';
import type { LogEntry } from './export.ts';
import { isRunEntry, type ReplayedState, replayEntry } from './replay-log.ts';

/** One thing that changed the world: an action with all its answers, or a change by hand. */
export interface LoggedDeed {
  /** The entry that ended it. */
  readonly moment: number;
  readonly before: AnyWorld;
  readonly after: AnyWorld;
  /** Undefined for a change by hand. */
  readonly run: { readonly action: AnyAction; readonly answers: readonly Answer[] } | undefined;
}

/** The deeds that counted in the end, the latest first. */
interface History {
  readonly deed: LoggedDeed;
  readonly earlier: History | undefined;
}

type FightSystem = Pick<System, 'apply' | 'options' | 'fightState' | 'actor'>;

/**
 * Returns the fights of a log, each from its beginning to the deed that decided it. Undone deeds are left out, and so are deeds that broke off a fight.
 */
export function listLoggedFights(
  system: FightSystem,
  entries: readonly LogEntry[],
): readonly (readonly LoggedDeed[])[] {
  const fights: LoggedDeed[][] = [];
  const isFighting = (world: AnyWorld): boolean => system.fightState(world)?.over === false;
  let wasFighting = false;
  for (const deed of listDeeds(system, entries)) {
    const [began, goesOn] = [isFighting(deed.before), isFighting(deed.after)];
    if ((goesOn && !began) || (began && !wasFighting)) fights.push([]);
    if (goesOn || (began && isEnd(system, deed))) fights.at(-1)?.push(deed);
    wasFighting = goesOn;
  }
  return fights;
}

/** Whether a deed decided a fight and did not break it off. */
function isEnd(system: FightSystem, { after, run }: LoggedDeed): boolean {
  const fight = system.fightState(after);
  return (
    fight !== undefined && (fight.winner !== null || (run !== undefined && system.actor(run.action) !== 'gm'))
  );
}

function listDeeds(system: FightSystem, entries: readonly LogEntry[]): readonly LoggedDeed[] {
  const histories = new Map<number, History | undefined>();
  let [state, history]: [ReplayedState | undefined, History | undefined] = [undefined, undefined];
  for (const { moment, kept } of entries) {
    const { does } = kept;
    const next = replayEntry(system, state, does);
    if (does.kind === 'went-back') history = histories.get(does.to);
    else if (state) {
      const deed = deedOf(moment, does, { state, next });
      if (deed) history = { deed, earlier: history };
    }
    histories.set(moment, history);
    state = next;
  }
  const deeds: LoggedDeed[] = [];
  for (let step = history; step; step = step.earlier) deeds.push(step.deed);
  return deeds.toReversed();
}

interface Change {
  readonly state: ReplayedState;
  readonly next: ReplayedState;
}

function deedOf(moment: number, change: EntryChange, { state, next }: Change): LoggedDeed | undefined {
  const [before, after] = [state.world, next.world];
  if (change.kind === 'withdrawn') return undefined;
  if (!isRunEntry(change)) return before === after ? undefined : { moment, before, after, run: undefined };
  if (change.pause) return undefined;
  const { answers } = change;
  if (change.kind === 'acted') return { moment, before, after, run: { action: change.action, answers } };
  return state.open
    ? { moment, before: state.open.before, after, run: { action: state.open.action, answers } }
    : undefined;
}
