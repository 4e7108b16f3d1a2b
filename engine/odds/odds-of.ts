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
  type Race,
  type Recorded,
  type Refusal,
  type Result,
  run,
  type System,
  scripted,
} from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { type Fraction, ONE, subtract, ZERO } from './fraction.ts';
import { Mass, Tally, type Whole } from './mass.ts';
import { type Enumerating, type PlayedAll, playAll } from './play-all.ts';
import { raceChances } from './race.ts';
import { EVERYBODY, NOBODY } from './several.ts';

/** What an action comes to. */
export interface Odds {
  readonly is: 'odds';
  /** Each fact that can hold, and its chance: with `unresolved` added, the most it can be. */
  readonly chances: ReadonlyMap<string, Fraction>;
  /** Each amount that can be counted; a run without it counts 0. */
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

/** The exact odds of an action, given how people decide. */
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

/** Odds of the rest of an action, and the answers it has had so far. */
export interface Begun<World> extends Enumerating<World> {
  /** Dice that have fallen and choices that were made, the one whose odds are asked being the last. */
  readonly given: readonly Given[];
}

/**
 * The exact odds of what is still to come of an action: the answers given are fixed, the rest is enumerated. Where
 * they do not fit the world, which may be one that somebody only takes for true, there are none.
 */
export function oddsOfAnswer<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  world: World,
  action: Action,
  begun: Begun<World>,
): OddsOf | { readonly is: 'unfit' } {
  const refusal = system.refuses(world, action);
  if (refusal) return { is: 'refused', refusal };
  const race = begun.given.length === 0 ? raceIn(system, world, action, begun.decide) : undefined;
  if (race) return { is: 'odds', chances: raceChances(race), amounts: new Map(), unresolved: ZERO, paths: 1 };
  const there = system.oddsIn?.(world, action) ?? world;
  const found = playedOdds(system, there, action, begun);
  // what is otherwise there may have been answered already
  return found.is === 'unfit' && there !== world ? playedOdds(system, world, action, begun) : found;
}

/** Nothing where somebody does not decide: playing comes to the question. */
function raceIn<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Solved<World, Action, Event>,
  world: World,
  action: Action,
  decide: Decide<World>,
): Race | undefined {
  try {
    return system.race?.(world, action, decide);
  } catch (thrown) {
    if (thrown instanceof Interruption) return undefined;
    throw thrown;
  }
}

/** By every path of dice. */
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

/** The answers given as long as there are any, then another's. */
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
 * Decides by the name of what is asked, with or without the person: `defence`, `defence:orso`. What it has no answer
 * for goes to `otherwise`, or stops the run there.
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

class Results {
  readonly #facts = new Map<string, Mass>();
  /** What is said of somebody, and all those it was said of: `hit` of `anna` and `orso`. */
  readonly #about = new Map<string, string[]>();
  /** How often something was said of so many at once. */
  readonly #together = new Map<string, Mass[]>();
  readonly #amounts = new Map<string, Tally<number>>();
  readonly #played = new Mass();
  readonly #open: (readonly [Whole, Whole])[] = [];

  add({ facts, amounts }: Result, n: Whole, d: Whole): void {
    this.#played.add(n, d);
    this.#addFacts(facts, n, d);
    for (const [name, amount] of Object.entries(amounts))
      madeIn(this.#amounts, name, () => new Tally<number>()).add(amount, n, d);
  }

  /** The least of what lies beyond a bound: what happens is known, how much is not. */
  addOpen({ facts }: Result, n: Whole, d: Whole): void {
    this.#open.push([n, d]);
    this.#addFacts(facts, n, d);
  }

  odds({ unresolved, count }: PlayedAll): Odds {
    for (const [n, d] of this.#open) unresolved.add(n, d);
    const chances = new Map([...this.#facts].map(([fact, mass]) => [fact, mass.fraction()]));
    for (const [fact, chance] of this.#ofSeveral(chances, unresolved.fraction())) chances.set(fact, chance);
    const amounts = new Map(
      [...this.#amounts].map(([name, tally]) => [name, this.#withNone(tally, unresolved)]),
    );
    return { is: 'odds', chances, amounts, unresolved: unresolved.fraction(), paths: count };
  }

  #addFacts(facts: Result['facts'], n: Whole, d: Whole): void {
    const different = new Set(facts);
    for (const fact of different) {
      if (!this.#facts.has(fact)) this.#notice(fact);
      madeIn(this.#facts, fact, () => new Mass()).add(n, d);
    }
    for (const [what, masses] of this.#together) {
      const whom = this.#about.get(what) ?? [];
      const count = whom.reduce((sum, who) => sum + (different.has(`${what}:${who}`) ? 1 : 0), 0);
      masses[count] ??= new Mass();
      masses[count].add(n, d);
    }
  }

  /** Something is said of somebody for the first time. */
  #notice(fact: string): void {
    const [what = '', ...whom] = fact.split(':');
    if (whom.length === 0) return;
    const about = madeIn(this.#about, what, () => []);
    about.push(whom.join(':'));
    if (about.length > 1) madeIn(this.#together, what, () => []);
  }

  /** What holds of everybody it may hold of, and of nobody. */
  *#ofSeveral(
    chances: ReadonlyMap<string, Fraction>,
    unresolved: Fraction,
  ): Generator<readonly [string, Fraction]> {
    for (const [what, masses] of this.#together) {
      const everybody = masses[this.#about.get(what)?.length ?? 0];
      if (everybody) yield [`${what}:${EVERYBODY}`, everybody.fraction()];
      const some = chances.get(what);
      const nobody = some && subtract(subtract(ONE, some), unresolved);
      if (nobody && nobody.n > 0n) yield [`${what}:${NOBODY}`, nobody];
    }
  }

  /** Runs that did not count this amount counted 0. */
  #withNone(tally: Tally<number>, unresolved: Mass): Distribution<number> {
    const common = tally.common(this.#played.common());
    const none = this.#played.over(common) - tally.over(common);
    if (none > 0n) tally.add(0, none, common);
    return tally.ways(unresolved);
  }
}

function madeIn<V>(all: Map<string, V>, name: string, make: () => V): V {
  const known = all.get(name);
  if (known) return known;
  const made = make();
  all.set(name, made);
  return made;
}
