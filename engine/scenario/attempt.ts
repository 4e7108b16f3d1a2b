import {
  type Answer,
  type AnswerInput,
  type AnswerSources,
  type AnyAction,
  type AnyEvent,
  type AnyQuestion,
  type AnyWorld,
  type Ask,
  act,
  createAnswerOracle,
  type Fields,
  type Json,
  type Oracle,
  type Person,
  type RecordingOracle,
  type Roll,
  type RunResult,
  type System,
} from '@arbitro/kernel';
import { normalizeAnswer } from './normalize-answer.ts';

/** A question asked during an action, whether a person or a policy answered it. */
export type AskedQuestion =
  | {
      readonly kind: 'roll';
      readonly label: string;
      readonly rule: string;
      readonly by: Person;
      readonly dice: string;
    }
  | {
      readonly kind: 'choose';
      readonly label: string;
      readonly rule: string;
      readonly to: readonly { readonly who: Person; readonly question: AnyQuestion }[];
    };

/** One action and its full result. */
export interface Turn<
  World extends AnyWorld = AnyWorld,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
> {
  readonly action: Action;
  /** The world before the action. */
  readonly before: World;
  readonly events: readonly Event[];
  readonly rolls: readonly Roll[];
  readonly questions: readonly AskedQuestion[];
  readonly answers: readonly Answer[];
}

export interface Attempt<
  World extends AnyWorld = AnyWorld,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
> {
  readonly turn: Turn<World, Action, Event>;
  readonly step: RunResult<World, Event>;
  /** How many of the answers given were used. */
  readonly used: number;
}

/** Performs an action with the given answers and, when they run out, with those of the sources. */
export function attemptAction<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  world: NoInfer<World>,
  action: NoInfer<Action>,
  { answers, ...sources }: AnswerSources & { readonly answers: readonly AnswerInput[] },
): Attempt<World, Action, Event> {
  const oracle = createAnswerOracle(answers, { ...sources, interpret: normalizeAnswer });
  const questions: AskedQuestion[] = [];
  const step = act(system, world, action, recordQuestions(oracle, questions));
  const events = step.kind === 'refused' ? [] : step.events;
  const { rolls, used } = oracle;
  return { turn: { action, before: world, events, rolls, questions, answers: oracle.answers }, step, used };
}

function recordQuestions(oracle: RecordingOracle, questions: AskedQuestion[]): Oracle {
  return {
    roll: (ask, read) => {
      const { label, by, dice } = ask;
      questions.push({ kind: 'roll', label: label.name, rule: label.rule, by, dice: dice.notation });
      return oracle.roll(ask, read);
    },
    choose: (ask) => {
      const { label } = ask;
      questions.push({ kind: 'choose', label: label.name, rule: label.rule, to: ask.to });
      return oracle.choose(ask);
    },
  };
}

/** Returns an open question as a scenario expects it: `{ label, who, options }`. */
export function askToFields(ask: Ask): Fields {
  const { kind, label } = ask;
  if (kind === 'roll') return { kind, label: label.name, who: ask.by, dice: ask.dice };
  const [only] = ask.to;
  if (ask.to.length === 1 && only)
    return { kind, label: label.name, who: only.who, ...questionToFields(only.question) };
  return {
    kind,
    label: label.name,
    who: ask.to.map(({ who }) => who),
    options: ask.to.map(({ question }) => questionToFields(question).options ?? null),
  };
}

function questionToFields(question: AnyQuestion): Fields {
  const { kind: _, ...rest } = question;
  return rest as unknown as Fields;
}

/** Returns the world as printed and expected: creatures by their id. */
export function worldToFields(world: AnyWorld): Fields {
  const creatures = Object.fromEntries(
    world.creatures.map(({ id, ...rest }) => [id, rest as unknown as Json] as const),
  );
  return { ...(world as unknown as Fields), creatures };
}
