import { systemById } from '@arbitro/catalogue';
import {
  type AnswerInput,
  type AnyAction,
  type AnyWorld,
  type Json,
  mentions,
  type Person,
  type System,
  type Viewer,
} from '@arbitro/kernel';
import type { NewTableRequest, StoredShelfItem } from '@arbitro/protocol';
import { type ImportOutcome, readImport } from '../files/import-file.ts';
import { readNewTable, type TableStartOutcome } from '../files/new-table.ts';
import { computeOdds, type OddsOutcome } from '../odds/compute-odds.ts';
import { readShelfItem, type ShelfItemOutcome } from '../shelf/read-item.ts';
import { readShelfFile, type ShelfFileOutcome } from '../shelf/shelf-file.ts';
import {
  type Advice,
  type AdviseTask,
  advise,
  type ComputerChoice,
  chooseByPolicy,
  type DecideTask,
} from './decide-task.ts';

/** The exact odds of an action. */
export interface OddsTask {
  readonly kind: 'odds';
  readonly system: string;
  readonly world: AnyWorld;
  readonly action: AnyAction;
  readonly policy: Readonly<Record<string, Json>>;
  /** Dice already rolled and choices already made. */
  readonly given: readonly AnswerInput[];
}

/** The actions possible now: for all that the viewer acts for, or for some. */
export interface OffersTask {
  readonly kind: 'offers';
  readonly system: string;
  readonly world: AnyWorld;
  readonly viewer: Viewer;
  readonly of: readonly Person[] | undefined;
  /** Of the game master's own actions, only those without a target. */
  readonly isBrief?: boolean;
}

/** A new table, as requested. */
export interface StartTask {
  readonly kind: 'start';
  readonly request: NewTableRequest;
  /** The moment of its first entry. */
  readonly now: number;
}

/** A table from a file, as bytes sent. */
export interface ImportTask {
  readonly kind: 'import';
  readonly bytes: Uint8Array;
  readonly id: string;
  readonly now: number;
}

/** A thing for a shelf. */
export interface ShelfItemTask {
  readonly kind: 'shelf-item';
  readonly item: StoredShelfItem;
}

/** A shelf from a file, as bytes sent. */
export interface ShelfFileTask {
  readonly kind: 'shelf-file';
  readonly bytes: Uint8Array;
}

export type Task =
  | ShelfItemTask
  | ShelfFileTask
  | OddsTask
  | OffersTask
  | DecideTask
  | AdviseTask
  | StartTask
  | ImportTask;
export type TaskResult =
  | { readonly kind: 'odds'; readonly found: OddsOutcome }
  /** Each offer as JSON: the main thread does not read them. */
  | { readonly kind: 'offers'; readonly texts: readonly string[] }
  | ({ readonly kind: 'decide' } & ComputerChoice)
  | { readonly kind: 'advise'; readonly advice: readonly Advice[] }
  | { readonly kind: 'start'; readonly outcome: TableStartOutcome }
  | { readonly kind: 'import'; readonly outcome: ImportOutcome }
  | { readonly kind: 'shelf-item'; readonly outcome: ShelfItemOutcome }
  | { readonly kind: 'shelf-file'; readonly outcome: ShelfFileOutcome };

/** The task was told to stop, and did. */
export class TaskStoppedError extends Error {}

/** Runs a task to its end, in any thread; odds and offers check now and then whether to stop. */
export function runTask(task: Task, isToldToStop: () => boolean = () => false): TaskResult {
  const checkStop = (): void => {
    if (isToldToStop()) throw new TaskStoppedError();
  };
  switch (task.kind) {
    case 'odds':
      return { kind: 'odds', found: computeOdds(checkStopEachRun(getTaskSystem(task), checkStop), task) };
    case 'offers':
      return { kind: 'offers', texts: listOffers(task, checkStop).map((offer) => JSON.stringify(offer)) };
    case 'decide':
      return {
        kind: 'decide',
        ...chooseByPolicy(checkStopEachRun(getTaskSystem(task), checkStop), task),
      };
    case 'advise':
      return { kind: 'advise', advice: advise(checkStopEachRun(getTaskSystem(task), checkStop), task) };
    case 'start':
      return { kind: 'start', outcome: readNewTable(task.request, task.now) };
    case 'import':
      return { kind: 'import', outcome: readImport(task) };
    case 'shelf-item':
      return { kind: 'shelf-item', outcome: readShelfItem(task.item) };
    case 'shelf-file':
      return { kind: 'shelf-file', outcome: readShelfFile(task.bytes) };
  }
}

/** Returns the buffers of a result that are transferred instead of copied. */
export function listTransferable(result: TaskResult): ArrayBuffer[] {
  return result.kind === 'import' && 'entries' in result.outcome
    ? result.outcome.entries.map(({ buffer }) => buffer)
    : [];
}

function getTaskSystem({ system: id }: Extract<Task, { system: string }>): System {
  const system = systemById(id);
  if (!system) throw new Error(`no system ${id}`);
  return system;
}

/** Wraps the system so that it checks for a stop each time a rule begins to run: odds run the same rule many times. */
const checkStopEachRun = (system: System, checkStop: () => void): System => ({
  ...system,
  resolve: (ctx, action) => {
    checkStop();
    return system.resolve(ctx, action);
  },
});

function listOffers(task: OffersTask, checkStop: () => void): readonly unknown[] {
  const { world, viewer, of, isBrief = false } = task;
  const system = getTaskSystem(task);
  if (!of) return system.offers(world, viewer);
  // a custom system may return the offers of all
  const offersOf = (person: Person) => {
    checkStop();
    return system.offers(world, viewer, person).filter(({ action }) => system.actor(action) === person);
  };
  if (!isBrief) return of.flatMap(offersOf);
  const ids = new Set(world.creatures.map(({ id }) => id));
  return of.flatMap((person) =>
    offersOf(person).filter(({ action }) => person !== 'gm' || !mentions(action, ids)),
  );
}
