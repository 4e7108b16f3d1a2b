import { canonical } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  type Ask,
  type Decide,
  type Given,
  Interruption,
  type Json,
  meant,
  type Oracle,
  type Recorded,
  type Refusal,
  type Result,
  run,
  type System,
  scripted,
} from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { type Fraction, ZERO } from './fraction.ts';
import { type Enumerating, playAll } from './play-all.ts';
import { raceChances } from './race.ts';
import { Results } from './results.ts';

/** The odds of an action. */
export interface Odds {
  readonly is: 'odds';
  /** Each possible fact and its chance: with `unresolved` added, its upper bound. */
  readonly chances: ReadonlyMap<string, Fraction>;
  /** Each possible amount; a run without it counts 0. */
  readonly amounts: ReadonlyMap<string, Distribution<number>>;
  readonly unresolved: Fraction;
  readonly paths: number;
}

/** Odds, or why there are none: the rules refuse the action, or the policy does not answer a question. */
export type OddsOf =
  | Odds
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'undecided'; readonly ask: Ask };

type Solved<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply' | 'result' | 'race' | 'oddsIn'
>;

/** Computes the exact odds of an action, given how people decide. */
export function oddsOf<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  world: World,
  action: Action,
  given: Decide<World> | Enumerating<World>,
): OddsOf {
  const options = typeof given === 'function' ? { decide: given } : given;
  const odds = oddsOfAnswer(system, world, action, { ...options, given: NOTHING_GIVEN });
  if (odds.is === 'unfit') throw new Error('no answer was given that could not fit');
  return odds;
}

const NOTHING_GIVEN: readonly Given[] = [];

/** Options for the odds of the rest of an action, with the answers so far. */
export interface Begun<World> extends Enumerating<World> {
  /** Dice that have fallen and choices that were made; the last is the one whose odds are asked. */
  readonly given: readonly Given[];
}

/**
 * Computes the exact odds of the rest of an action: the given answers are fixed, the rest is enumerated. Where they do
 * not fit the world, which may be only a viewer's known world, there are no odds.
 */
export function oddsOfAnswer<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  world: World,
  action: Action,
  begun: Begun<World>,
): OddsOf | { readonly is: 'unfit' } {
  const refusal = system.refuses(world, action);
  if (refusal) return { is: 'refused', refusal };
  const chances = begun.given.length === 0 ? reckoned(system, world, action, begun.decide) : undefined;
  if (chances) return { is: 'odds', chances, amounts: new Map(), unresolved: ZERO, paths: 1 };
  const there = system.oddsIn?.(world, action) ?? world;
  const found = playedOdds(system, there, action, begun);
  // the differing part may have been answered already
  return found.is === 'unfit' && there !== world ? playedOdds(system, world, action, begun) : found;
}

/** The chances of a roll-off; undefined where a person does not decide, since playing then reaches the question. */
function reckoned<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  world: World,
  action: Action,
  decide: Decide<World>,
): ReadonlyMap<string, Fraction> | undefined {
  try {
    const race = system.race?.(world, action, decide);
    return race && raceChances(race);
  } catch (thrown) {
    if (thrown instanceof Interruption) return undefined;
    throw thrown;
  }
}

/** Plays every path of dice. */
function playedOdds<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  world: World,
  action: Action,
  { given, ...how }: Begun<World>,
): OddsOf | { readonly is: 'unfit' } {
  const play = (oracle: Oracle): Result | Stopped => {
    const begun = scripted(given);
    const step = run(system, world, action, given.length === 0 ? oracle : after(given, begun, oracle));
    if (step.is === 'paused') return { is: 'undecided', ask: step.ask };
    if (begun.used < given.length) return { is: 'unfit' };
    return step.is === 'refused' ? step : system.result(step.events);
  };
  const found = new Results();
  let stopped: Stopped | undefined;
  const played = playAll({ ...how, play, key: endKey, reaches: true }, (ended, n, d, isOpen) => {
    if ('is' in ended) stopped = ended;
    else if (isOpen) found.addOpen(ended, n, d);
    else found.add(ended, n, d);
    return !stopped;
  });
  return stopped ?? found.odds(played);
}

const endKey = (ended: Result | Stopped): string => ('is' in ended ? ended.is : canonical(ended));

/** Why there are no odds. */
type Stopped = Exclude<OddsOf, Odds> | { readonly is: 'unfit' };

/** Uses the given answers first, then another oracle. */
const after = (given: readonly Given[], begun: Recorded, then: Oracle): Oracle => {
  const isGiven = (): boolean => begun.used < given.length;
  const next = (): Oracle => (isGiven() ? begun : then);
  return {
    roll: (ask, read) => next().roll(ask, read),
    choose: (ask) => next().choose(ask),
    again: (key) => (isGiven() ? undefined : then.again?.(key)),
  };
};

/**
 * Decides by the name of the question, with or without the person: `defence`, `defence:orso`. Questions without an
 * answer go to `otherwise`, or stop the run there.
 */
export function fixed<World>(
  answers: Readonly<Record<string, Json>>,
  otherwise: Decide<World> = undecided,
): Decide<World> {
  const known = new Map(Object.entries(answers));
  return (asked, world) => {
    const { label, who, question } = asked;
    const answer = known.get(`${label.name}:${who}`) ?? known.get(label.name);
    return answer === undefined ? otherwise(asked, world) : meant(question, answer);
  };
}

const undecided: Decide<unknown> = ({ label, who, question }) => {
  throw new Interruption({ is: 'paused', ask: { kind: 'choose', label, to: [{ who, question }] } });
};
