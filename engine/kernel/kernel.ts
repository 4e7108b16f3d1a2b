import { type CanonicalCache, canonicalJson, type Dice } from '@arbitro/dice';
import type { Json } from './json.ts';
import type { AnyQuestion, Question } from './question.ts';
import { type Score, toPlainScore } from './reasons.ts';
import type { Refusal } from './refusal.ts';

export type CreatureId = string;
/** The person who rolls or is asked: a creature's player, or the game master. */
export type Person = CreatureId | 'gm';

/** What a roll or a question is for: its name is the key in scripts and texts, its rule says why it is asked. */
export interface Label {
  readonly name: string;
  readonly rule: string;
  /** What is added to the dice, shown to the person who throws them; the rule's `read` function does the adding. */
  readonly plus?: Score;
  /** The number of dice and its reasons, where the rules compute it. */
  readonly pool?: Score;
  /** The chance to roll under and its reasons, where the rules compute it: a result at or below it is a success. */
  readonly under?: Score;
  /** What the total must reach to succeed. */
  readonly target?: RollTarget;
  /** In a pool, the lowest face that is a success. */
  readonly successAt?: number;
  /** What each answer costs the person who gives it; an answer not listed costs nothing. */
  readonly costs?: Readonly<Record<string, Cost>>;
}

/** The number that a total must reach, such as an armour class. */
export interface RollTarget {
  readonly value: number;
  /** The term for the number, where it has one. */
  readonly what?: string;
  /** The creatures whose numbers it reveals, or the game master: viewers who may not know all of them are not told. */
  readonly of?: readonly Person[];
}

/** A person who is asked receives the label as plain data, with the reasons of its numbers. */
export function toPlainLabel(label: Label): Label {
  const { plus, pool, under } = label;
  if (!plus && !pool && !under) return label;
  return {
    ...label,
    ...(plus && { plus: toPlainScore(plus) }),
    ...(pool && { pool: toPlainScore(pool) }),
    ...(under && { under: toPlainScore(under) }),
  };
}

/** An amount to pay of a resource, named by a term of the system: actions, mind points. */
interface Cost {
  readonly value: number;
  readonly of: string;
}

/** Returns the cost of this answer, or undefined. */
export const costOf = (answer: Json, costs: Label['costs'] = {}): Cost | undefined =>
  typeof answer === 'string' && Object.hasOwn(costs, answer) ? costs[answer] : undefined;

/** All that a rule may do: read the world, ask for dice, ask a person to decide, emit a fact. */
export interface Ctx<World, Event> {
  /** The world as of the last `emit`. */
  readonly world: World;
  /** Throws dice; the rule sees only what `read` returns, and outcomes it cannot distinguish are one branch of the odds. */
  roll<R, T>(label: Label, by: Person, dice: Dice<R>, read: (rolled: R) => T): T;
  choose<A>(label: Label, who: Person, question: Question<A>): A;
  /** Asks several people in secret at once; no person sees another's answer before giving their own. */
  chooseAll<A>(label: Label, personQuestions: readonly PersonQuestion<A>[]): readonly A[];
  /** Emits a fact. `world` includes it from the next line on. */
  emit(event: Event): void;
  /**
   * Called by a rule that rolls until a condition holds, before each repeat: all that follows depends only on the
   * action, the facts emitted and `so`. The odds then solve the loop; other oracles ignore it.
   */
  markRepeat(state: Json): void;
}

export interface PersonQuestion<A> {
  readonly who: Person;
  readonly question: Question<A>;
}

/** A roll as the oracle receives it. `eventIndex` counts the events before it: the roll leads to the next one. */
export interface RollAsk<R> {
  readonly label: Label;
  readonly by: Person;
  readonly dice: Dice<R>;
  readonly eventIndex: number;
}

export interface ChoiceAsk {
  readonly label: Label;
  readonly to: readonly { readonly who: Person; readonly question: AnyQuestion }[];
  readonly eventIndex: number;
  readonly world: unknown;
}

/** Answers rolls and questions. A rule never knows which oracle it has. */
export interface Oracle {
  roll<R, T>(ask: RollAsk<R>, read: (rolled: R) => T): T;
  /** One answer for each person asked, in order. */
  choose(ask: ChoiceAsk): readonly Json[];
  /** The run may have been in this state before; where the key is the same, all that follows is the same. */
  markRepeat?(key: () => string): void;
  /** The worlds that earlier runs of the same action reached with the same answers. */
  readonly knownWorlds?: KnownWorlds;
}

/**
 * The worlds after the first events of a run. A run takes them from here instead of applying its events again, and adds
 * new ones. An oracle that changes an answer lowers `count` to the events before it.
 */
export interface KnownWorlds {
  readonly after: unknown[];
  count: number;
}

/** What a run waits for, as plain data for the client of the person who must answer. */
export type Ask =
  | {
      readonly kind: 'roll';
      readonly label: Label;
      readonly by: Person;
      readonly dice: string;
      /** Faces already given for this roll; the next die has `sides`. */
      readonly thrown: readonly number[];
      readonly sides: number;
    }
  | {
      readonly kind: 'choose';
      readonly label: Label;
      readonly to: readonly { readonly who: Person; readonly question: AnyQuestion }[];
    };

/** Thrown by an oracle to end a run early; only `run` catches it. */
export class Interruption extends Error {
  readonly ending:
    | { readonly kind: 'paused'; readonly ask: Ask }
    | { readonly kind: 'refused'; readonly refusal: Refusal };
  constructor(ending: Interruption['ending']) {
    super(`the run is ${ending.kind}: a rule must not catch this`);
    this.ending = ending;
  }
}

/** The part of a system that `run` needs. */
export interface Rules<World, Action, Event> {
  resolve(ctx: Ctx<World, Event>, action: Action): void;
  apply(world: World, event: Event): World;
}

/** How far a run got: the facts emitted, the world after each of them, and the final world. */
export interface RunProgress<World, Event> {
  readonly world: World;
  readonly events: readonly Event[];
  readonly worlds: readonly World[];
}

/** The result of a run. */
export type RunResult<World, Event> =
  | (RunProgress<World, Event> & { readonly kind: 'done' })
  | (RunProgress<World, Event> & { readonly kind: 'paused'; readonly ask: Ask })
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Resolves an action with the answers of an oracle.
 *
 * A run is determined by its answers: repeated with one more answer, it begins with the same events.
 */
export function run<World, Action, Event>(
  rules: Rules<World, Action, Event>,
  world: World,
  action: Action,
  oracle: Oracle,
): RunResult<World, Event> {
  const ctx = new RunContext<World, Action, Event>(rules, { world, action }, oracle);
  try {
    rules.resolve(ctx, action);
  } catch (thrown) {
    if (!(thrown instanceof Interruption)) throw thrown;
    if (thrown.ending.kind === 'refused') return thrown.ending;
    const { world: reached, events, worlds } = ctx;
    return { kind: 'paused', world: reached, events, worlds, ask: thrown.ending.ask };
  }
  return { kind: 'done', world: ctx.world, events: ctx.events, worlds: ctx.worlds };
}

/** A world is serialized once, however often a run returns to it. */
const canonicalTexts: CanonicalCache = new WeakMap();

interface RunStart<World, Action> {
  readonly world: World;
  readonly action: Action;
}

class RunContext<World, Action, Event> implements Ctx<World, Event> {
  world: World;
  readonly events: Event[] = [];
  readonly worlds: World[] = [];
  readonly #rules: Pick<Rules<World, never, Event>, 'apply'>;
  readonly #start: RunStart<World, Action>;
  readonly #oracle: Oracle;

  constructor(
    rules: Pick<Rules<World, never, Event>, 'apply'>,
    runStart: RunStart<World, Action>,
    oracle: Oracle,
  ) {
    this.#rules = rules;
    this.#start = runStart;
    this.world = runStart.world;
    this.#oracle = oracle;
  }

  roll<R, T>(label: Label, by: Person, dice: Dice<R>, read: (rolled: R) => T): T {
    return this.#oracle.roll({ label, by, dice, eventIndex: this.events.length }, read);
  }

  choose<A>(label: Label, who: Person, question: Question<A>): A {
    return this.chooseAll(label, [{ who, question }])[0] as A;
  }

  chooseAll<A>(label: Label, to: readonly PersonQuestion<A>[]): readonly A[] {
    if (to.length === 0) return [];
    const { world, events } = this;
    return this.#oracle.choose({ label, to, eventIndex: events.length, world }) as readonly A[];
  }

  emit(event: Event): void {
    this.world = this.#worldAfter(event, this.#oracle.knownWorlds);
    this.events.push(event);
    this.worlds.push(this.world);
  }

  #worldAfter(event: Event, known: KnownWorlds | undefined): World {
    if (!known) return this.#rules.apply(this.world, event);
    const index = this.events.length;
    if (index === known.count) {
      known.after[index] = this.#rules.apply(this.world, event);
      known.count++;
    }
    return known.after[index] as World;
  }

  markRepeat(state: Json): void {
    this.#oracle.markRepeat?.(() =>
      canonicalJson([this.#start.world, this.#start.action, this.events, state], canonicalTexts),
    );
  }
}
