import { canonical, type Known } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  type Oracle,
  type Preset,
  type PresetState,
  type PresetValues,
  type Refusal,
  run,
  type System,
} from '@arbitro/kernel';
import { type Chain, chain } from './chain.ts';
import type { Distribution } from './distribution.ts';
import type { Fraction } from './fraction.ts';
import { Mass, Tally } from './mass.ts';
import { fixed } from './odds-of.ts';
import { type Playing, playAll } from './play-all.ts';

/** The odds of a preset, or why the rules do not allow it. */
export type PresetOdds =
  | { readonly is: 'odds'; readonly of: Distribution<string | number> }
  | { readonly is: 'refused'; readonly refusal: Refusal };

type Played<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply'
>;

/** Its state, and the outcome when it is over. */
interface State<World> extends PresetState<World> {
  readonly outcome?: string | number;
}

/**
 * Computes the exact odds of a preset at its table, by playing its rules: one action after another, with equal worlds
 * merged.
 */
export function oddsOfPreset<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Played<World, Action, Event>,
  preset: Preset<World, Action, Event>,
  values: PresetValues,
  begun: World,
): PresetOdds {
  const known: Known = new WeakMap();
  const key = ({ outcome, world, done }: State<World>): string =>
    outcome === undefined ? canonical([world, done], known) : `came to ${canonical(outcome)}`;
  const decide = fixed<World>(preset.answers?.(values) ?? {});
  let refusal: Refusal | undefined;
  const moves = (state: State<World>): Distribution<State<World>> | 'end' => {
    if (state.outcome !== undefined) return 'end';
    const action = preset.action(values, state);
    refusal ??= system.refuses(state.world, action) ?? undefined;
    if (refusal) return 'end';
    const play = (oracle: Oracle) =>
      nextState(system, preset, { values, state, action }, ignoring(oracle, preset.ignores ?? []));
    return everyEnd({ play, key, decide });
  };
  const { ends, unresolved } = chain<State<World>>({ start: { world: begun, done: 0 }, moves, key });
  return refusal ? { is: 'refused', refusal } : { is: 'odds', of: outcomesOf(ends, unresolved) };
}

/** Thrown to leave an action as soon as the outcome of the preset is known. */
class Settled extends Error {
  readonly outcome: string | number;
  constructor(outcome: string | number) {
    super('it is known what a preset comes to: a rule must not catch this');
    this.outcome = outcome;
  }
}

interface Turn<World, Action> {
  readonly values: PresetValues;
  readonly state: State<World>;
  readonly action: Action;
}

function nextState<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Played<World, Action, Event>,
  preset: Preset<World, Action, Event>,
  { values, state, action }: Turn<World, Action>,
  oracle: Oracle,
): State<World> {
  const events: Event[] = [];
  const apply = (before: World, event: Event): World => {
    const world = system.apply(before, event);
    events.push(event);
    const outcome = preset.outcome(events, { world, done: state.done }, values);
    if (outcome !== undefined) throw new Settled(outcome);
    return world;
  };
  try {
    const step = run({ resolve: system.resolve, apply }, state.world, action, oracle);
    if (step.is !== 'done') throw new Error(`the preset of ${preset.rule} leaves its action ${step.is}`);
    const next = { world: preset.alike?.(step.world) ?? step.world, done: state.done + 1 };
    const outcome = preset.outcome(events, next, values);
    return outcome === undefined ? next : { ...next, outcome };
  } catch (thrown) {
    if (thrown instanceof Settled) return { ...state, outcome: thrown.outcome };
    throw thrown;
  }
}

/** Fixes the result of these rolls. */
function ignoring(oracle: Oracle, labels: readonly string[]): Oracle {
  if (labels.length === 0) return oracle;
  return {
    roll: (ask, read) =>
      labels.includes(ask.label.name) ? read(ask.dice.throw(() => 1)) : oracle.roll(ask, read),
    choose: (ask) => oracle.choose(ask),
    again: (key) => oracle.again?.(key),
  };
}

/** All results of an action. An unresolved value of dice has a name, but no known number. */
function everyEnd<World>(playing: Playing<State<World>>): Distribution<State<World>> {
  const found = new Tally(playing.key);
  const open = new Mass();
  const { unresolved } = playAll({ ...playing, reaches: true }, (state, n, d, isOpen) => {
    if (isOpen && typeof state.outcome !== 'string') open.add(n, d);
    else found.add(state, n, d);
    return true;
  });
  addTo(open, unresolved.fraction());
  return found.ways(open);
}

function outcomesOf<World>(
  ends: Chain<State<World>>['ends'],
  unresolved: Fraction,
): Distribution<string | number> {
  const found = new Tally<string | number>();
  const open = new Mass();
  for (const { state, chance } of ends)
    if (state.outcome !== undefined) found.add(state.outcome, chance.n, chance.d);
  addTo(open, unresolved);
  return found.ways(open);
}

function addTo(mass: Mass, { n, d }: Fraction): void {
  if (n > 0n) mass.add(n, d);
}
