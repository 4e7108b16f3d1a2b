import { isDeepStrictEqual } from 'node:util';
import { systemById } from '@arbitro/catalogue';
import {
  type AnswerInput,
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  createScriptedOracle,
  GM,
  type Json,
  type Roll,
  run,
  type System,
} from '@arbitro/kernel';
import type { EntryChange, LogEntry, OpenAction, StreamMessage } from '@arbitro/protocol';

type RunChange = Extract<EntryChange, { kind: 'acted' | 'answered' }>;
type WaitingAction = Pick<OpenAction, 'id' | 'action' | 'before' | 'events' | 'rolls' | 'ask'>;

/**
 * Replays a table from its log independently: the rules run every receipt and must give its events, and the resulting
 * world must be the one shown.
 */
export class TableReplay {
  readonly faults: string[] = [];
  receipts = 0;
  version = 0;
  readonly #system: System;
  #world: AnyWorld;
  #open: WaitingAction | null;

  constructor(first: LogEntry) {
    const { does } = first.kept;
    const system = does.kind === 'opened' ? systemById(does.system) : undefined;
    if (does.kind !== 'opened' || !system) throw new Error('the first entry opens no table');
    this.#system = system;
    this.#world = does.game.world;
    this.#open = does.game.open;
    this.version = first.version;
  }

  /** Applies the next entry. */
  add({ version, moment, kept: { does } }: LogEntry): void {
    this.version = version;
    if (does.kind === 'acted')
      this.#turn(moment, does, { action: does.action, before: this.#world, events: 0, rolls: 0 });
    else if (does.kind === 'answered') this.#resume(moment, does);
    else if (does.kind === 'withdrawn') {
      this.#world = this.#open?.before ?? this.#world;
      this.#open = null;
    } else if (does.kind === 'went-back') {
      this.#world = applyChanges(this.#world, does.changes);
      this.#open = does.open && { ...does.open, before: applyChanges(this.#world, does.open.toBefore) };
    } else if ('changes' in does) this.#world = applyChanges(this.#world, does.changes);
  }

  /** Returns the differences between what the game master sees and the replay of the log. */
  differencesTo({ seen }: StreamMessage): readonly string[] {
    const [system, world] = [this.#system, this.#world];
    const replayedView: Readonly<Record<string, unknown>> = {
      view: system.view(world, GM),
      due: system.creaturesToAct(world),
      standing: system.fightState(world) ?? null,
      ask: this.#open?.id ?? null,
    };
    const shownView: Readonly<Record<string, unknown>> = { ...seen, ask: seen.ask?.id ?? null };
    return Object.keys(replayedView).filter(
      (part) => !isDeepStrictEqual(toPlain(replayedView[part]), toPlain(shownView[part])),
    );
  }

  #resume(moment: number, change: RunChange): void {
    if (this.#open) this.#turn(moment, change, this.#open);
    else this.faults.push(`${moment}: an answer to nothing`);
  }

  #turn(
    moment: number,
    change: RunChange,
    from: Pick<WaitingAction, 'action' | 'before' | 'events' | 'rolls'>,
  ): void {
    this.receipts++;
    const oracle = createScriptedOracle(listAnswers(change));
    const step = run(this.#system, from.before, from.action as AnyAction, oracle);
    const events = change.events.map(({ event }) => event);
    if (step.kind === 'refused')
      this.faults.push(`${moment}: its receipt is refused: ${JSON.stringify(step.refusal)}`);
    else {
      this.#compare(moment, 'events', [step.events.slice(from.events), events]);
      this.#compare(moment, 'ask', [step.kind === 'paused' ? step.ask : null, change.pause?.ask ?? null]);
      this.#compare(moment, 'faces', [
        listFaces(oracle.rolls.slice(from.rolls)),
        listFaces(change.rolls.map(({ roll }) => roll)),
      ]);
    }
    this.#world = events.reduce<AnyWorld>(
      (world, event: AnyEvent) => this.#system.apply(world, event),
      this.#world,
    );
    const { action, before } = from;
    this.#open = change.pause && { ...change.pause, id: moment, action, before };
  }

  #compare(moment: number, what: string, [replayed, was]: readonly [unknown, unknown]): void {
    if (isDeepStrictEqual(toPlain(replayed), toPlain(was))) return;
    this.faults.push(
      `${moment}: played again, its ${what} are ${JSON.stringify(replayed)}, not ${JSON.stringify(was)}`,
    );
  }
}

/** For a partly typed roll, the faces so far are in the question. */
function listAnswers({ answers, pause }: RunChange): readonly AnswerInput[] {
  const ask = pause?.ask;
  if (ask?.kind !== 'roll' || ask.thrown.length === 0) return answers;
  return [...answers, { label: ask.label.name, faces: ask.thrown }];
}

const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const listFaces = (rolls: readonly Roll[]) => rolls.map(({ label, by, faces }) => ({ label, by, faces }));

type WorldChanges = Extract<EntryChange, { changes: unknown }>['changes'];
/** A list or an object, as something that is written to. */
type MutableJson = Record<string, Json>;

/** Returns the world with changes made at their paths. */
function applyChanges(world: AnyWorld, changes: WorldChanges): AnyWorld {
  const copy = { world: structuredClone(world) } as unknown as MutableJson;
  for (const change of changes) {
    const path = ['world', ...change.at];
    const last = path.pop() ?? '';
    const parent = path.reduce<MutableJson>((part, key) => part[key] as unknown as MutableJson, copy);
    if ('splice' in change) {
      const { from, remove, insert } = change.splice;
      (parent[last] as unknown as Json[]).splice(from, remove, ...structuredClone(insert));
    } else if ('order' in change) {
      const fields = parent[last] as unknown as MutableJson;
      parent[last] = Object.fromEntries(change.order.map((key) => [key, fields[key] ?? null]));
    } else setValue(parent, last, structuredClone(change.to));
  }
  return copy.world as unknown as AnyWorld;
}

function setValue(parent: MutableJson, key: string | number, to: Json | undefined): void {
  if (to === undefined) delete parent[key];
  else parent[key] = to;
}
