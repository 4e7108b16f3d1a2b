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
import { computeOdds, type OddsOutcome } from '../odds/compute-odds.ts';
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
  readonly answers: readonly AnswerInput[];
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

/** A task at a running table: it needs the rules of one game only. */
export type PlayTask = OddsTask | OffersTask | DecideTask | AdviseTask;
export type PlayResult =
  | { readonly kind: 'odds'; readonly found: OddsOutcome }
  /** Each offer as JSON: the main thread does not read them. */
  | { readonly kind: 'offers'; readonly texts: readonly string[] }
  | ({ readonly kind: 'decide' } & ComputerChoice)
  | { readonly kind: 'advise'; readonly advice: readonly Advice[] };

/** The task was told to stop, and did. */
export class TaskStoppedError extends Error {}

/** Runs a task of its system to its end, in any thread; checks now and then whether to stop. */
export function runPlayTask(
  system: System,
  task: PlayTask,
  isToldToStop: () => boolean = () => false,
): PlayResult {
  const checkStop = (): void => {
    if (isToldToStop()) throw new TaskStoppedError();
  };
  switch (task.kind) {
    case 'odds':
      return { kind: 'odds', found: computeOdds(checkStopEachRun(system, checkStop), task) };
    case 'offers':
      return {
        kind: 'offers',
        texts: listOffers(system, task, checkStop).map((offer) => JSON.stringify(offer)),
      };
    case 'decide':
      return { kind: 'decide', ...chooseByPolicy(checkStopEachRun(system, checkStop), task) };
    case 'advise':
      return { kind: 'advise', advice: advise(checkStopEachRun(system, checkStop), task) };
  }
}

/** Wraps the system so that it checks for a stop each time a rule begins to run: odds run the same rule many times. */
const checkStopEachRun = (system: System, checkStop: () => void): System => ({
  ...system,
  resolve: (ctx, action) => {
    checkStop();
    return system.resolve(ctx, action);
  },
});

function listOffers(
  system: System,
  { world, viewer, of, isBrief = false }: OffersTask,
  checkStop: () => void,
): readonly unknown[] {
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
