import { canonicalJson } from '@arbitro/dice';
import {
  type ActionSummary,
  type AnswerInput,
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  type Ask,
  createScriptedOracle,
  type Decider,
  expandAnswer,
  Interruption,
  type Json,
  type Oracle,
  type RecordingOracle,
  type Refusal,
  run,
  type System,
} from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { type Fraction, ZERO } from './fraction.ts';
import { OddsCollector } from './odds-collector.ts';
import { type EnumerationOptions, playAllPaths } from './play-all-paths.ts';
import { computeRollOffChances } from './roll-off.ts';

/** The odds of an action. */
export interface Odds {
  readonly kind: 'odds';
  /** Each possible fact and its chance: with `unresolved` added, its upper bound. */
  readonly chances: ReadonlyMap<string, Fraction>;
  /** Each possible amount; a run without it counts 0. */
  readonly amounts: ReadonlyMap<string, Distribution<number>>;
  readonly unresolved: Fraction;
  readonly paths: number;
}

/** Odds, or why there are none: the rules refuse the action, or the policy does not answer a question. */
export type OddsResult =
  | Odds
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'undecided'; readonly ask: Ask };

type OddsSystem<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'summarize' | 'rollOff' | 'worldForOdds'
>;

/** Computes the exact odds of an action, given how people decide. */
export function oddsOf<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: OddsSystem<World, Action, Event>,
  world: NoInfer<World>,
  action: NoInfer<Action>,
  answers: Decider<World> | EnumerationOptions<World>,
): OddsResult {
  const options = typeof answers === 'function' ? { decide: answers } : answers;
  const odds = oddsOfAnswer(system, world, action, { ...options, answers: NO_ANSWERS });
  if (odds.kind === 'unfit') throw new Error('no answer was given that could not fit');
  return odds;
}

const NO_ANSWERS: readonly AnswerInput[] = [];

/** Options for the odds of the rest of an action, with the answers so far. */
export interface RemainingOddsOptions<World> extends EnumerationOptions<World> {
  /** Dice that have fallen and choices that were made; the last is the one whose odds are asked. */
  readonly answers: readonly AnswerInput[];
}

/**
 * Computes the exact odds of the rest of an action: the given answers are fixed, the rest is enumerated. Where they do
 * not fit the world, which may be only a viewer's known world, there are no odds.
 */
export function oddsOfAnswer<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: OddsSystem<World, Action, Event>,
  world: NoInfer<World>,
  action: NoInfer<Action>,
  options: RemainingOddsOptions<World>,
): OddsResult | { readonly kind: 'unfit' } {
  const refusal = system.refuses(world, action);
  if (refusal) return { kind: 'refused', refusal };
  const chances =
    options.answers.length === 0 ? computeRollOff(system, world, action, options.decide) : undefined;
  if (chances) return { kind: 'odds', chances, amounts: new Map(), unresolved: ZERO, paths: 1 };
  const oddsWorld = system.worldForOdds?.(world, action) ?? world;
  const found = enumerateOdds(system, oddsWorld, action, options);
  // the differing part may have been answered already
  return found.kind === 'unfit' && oddsWorld !== world
    ? enumerateOdds(system, world, action, options)
    : found;
}

/** The chances of a roll-off; undefined where a person does not decide, since playing then reaches the question. */
function computeRollOff<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: OddsSystem<World, Action, Event>,
  world: World,
  action: Action,
  decide: Decider<World>,
): ReadonlyMap<string, Fraction> | undefined {
  try {
    const rollOff = system.rollOff?.(world, action, decide);
    return rollOff && computeRollOffChances(rollOff);
  } catch (thrown) {
    if (thrown instanceof Interruption) return undefined;
    throw thrown;
  }
}

/** Plays every path of dice. */
function enumerateOdds<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: OddsSystem<World, Action, Event>,
  world: World,
  action: Action,
  { answers, ...limits }: RemainingOddsOptions<World>,
): OddsResult | { readonly kind: 'unfit' } {
  const play = (oracle: Oracle): ActionSummary | NoOdds => {
    const scriptedOracle = createScriptedOracle(answers);
    const step = run(
      system,
      world,
      action,
      answers.length === 0 ? oracle : replayThen(answers, scriptedOracle, oracle),
    );
    if (step.kind === 'paused') return { kind: 'undecided', ask: step.ask };
    if (scriptedOracle.used < answers.length) return { kind: 'unfit' };
    return step.kind === 'refused' ? step : system.summarize(step.events);
  };
  const collector = new OddsCollector();
  let stopped: NoOdds | undefined;
  const playSummary = playAllPaths(
    { ...limits, play, key: buildEndKey, reaches: true },
    (end, n, d, isOpen) => {
      if ('kind' in end) stopped = end;
      else if (isOpen) collector.addOpen(end, n, d);
      else collector.add(end, n, d);
      return !stopped;
    },
  );
  return stopped ?? collector.odds(playSummary);
}

const buildEndKey = (end: ActionSummary | NoOdds): string => ('kind' in end ? end.kind : canonicalJson(end));

/** Why there are no odds. */
type NoOdds = Exclude<OddsResult, Odds> | { readonly kind: 'unfit' };

/** Uses the given answers first, then another oracle. */
const replayThen = (
  answers: readonly AnswerInput[],
  scriptedOracle: RecordingOracle,
  nextOracle: Oracle,
): Oracle => {
  const isGiven = (): boolean => scriptedOracle.used < answers.length;
  const next = (): Oracle => (isGiven() ? scriptedOracle : nextOracle);
  return {
    roll: (ask, read) => next().roll(ask, read),
    choose: (ask) => next().choose(ask),
    markRepeat: (key) => (isGiven() ? undefined : nextOracle.markRepeat?.(key)),
  };
};

/**
 * Decides by the name of the question, with or without the person: `defence`, `defence:orso`. Questions without an
 * answer go to `otherwise`, or stop the run there.
 */
export function decideByLabel<World>(
  answers: Readonly<Record<string, Json>>,
  otherwise: Decider<World> = leaveUndecided,
): Decider<World> {
  const answersByName = new Map(Object.entries(answers));
  return (decisionRequest, world) => {
    const { label, who, question } = decisionRequest;
    const answer = answersByName.get(`${label.name}:${who}`) ?? answersByName.get(label.name);
    return answer === undefined ? otherwise(decisionRequest, world) : expandAnswer(question, answer);
  };
}

const leaveUndecided: Decider<unknown> = ({ label, who, question }) => {
  throw new Interruption({ kind: 'paused', ask: { kind: 'choose', label, to: [{ who, question }] } });
};
