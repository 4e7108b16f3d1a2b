import { type CanonicalCache, canonicalJson } from '@arbitro/dice';
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
import type { Distribution } from './distribution.ts';
import type { Fraction } from './fraction.ts';
import { type ChainResult, solveChain } from './markov-chain.ts';
import { Mass, MassTally } from './mass.ts';
import { decideByLabel } from './odds-of.ts';
import { type PlayOptions, playAllPaths } from './play-all-paths.ts';

/** The odds of a preset, or why the rules do not allow it. */
export type PresetOdds =
  | { readonly kind: 'odds'; readonly of: Distribution<string | number> }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type PresetSystem<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent> = Pick<
  System<World, Action, Event>,
  'refuses' | 'resolve' | 'apply'
>;

/** Its state, and the outcome when it is over. */
interface PresetProgress<World> extends PresetState<World> {
  readonly outcome?: string | number;
}

/**
 * Computes the exact odds of a preset at its table, by playing its rules: one action after another, with equal worlds
 * merged.
 */
export function oddsOfPreset<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: PresetSystem<World, Action, Event>,
  preset: Preset<World, Action, Event>,
  values: PresetValues,
  initialWorld: World,
): PresetOdds {
  const cache: CanonicalCache = new WeakMap();
  const key = ({ outcome, world, done }: PresetProgress<World>): string =>
    outcome === undefined ? canonicalJson([world, done], cache) : `came to ${canonicalJson(outcome)}`;
  const decide = decideByLabel<World>(preset.answers?.(values) ?? {});
  let refusal: Refusal | undefined;
  const moves = (state: PresetProgress<World>): Distribution<PresetProgress<World>> | 'end' => {
    if (state.outcome !== undefined) return 'end';
    const action = preset.action(values, state);
    refusal ??= system.refuses(state.world, action) ?? undefined;
    if (refusal) return 'end';
    const play = (oracle: Oracle) =>
      computeNextState(
        system,
        preset,
        { values, state, action },
        ignoreRolls(oracle, preset.ignoredRolls ?? []),
      );
    return listEnds({ play, key, decide });
  };
  const { ends, unresolved } = solveChain<PresetProgress<World>>({
    start: { world: initialWorld, done: 0 },
    moves,
    key,
  });
  return refusal ? { kind: 'refused', refusal } : { kind: 'odds', of: buildOutcomes(ends, unresolved) };
}

/** Thrown to leave an action as soon as the outcome of the preset is known. */
class OutcomeKnown extends Error {
  readonly outcome: string | number;
  constructor(outcome: string | number) {
    super('it is known what a preset comes to: a rule must not catch this');
    this.outcome = outcome;
  }
}

interface PresetTurn<World, Action> {
  readonly values: PresetValues;
  readonly state: PresetProgress<World>;
  readonly action: Action;
}

function computeNextState<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: PresetSystem<World, Action, Event>,
  preset: Preset<World, Action, Event>,
  { values, state, action }: PresetTurn<World, Action>,
  oracle: Oracle,
): PresetProgress<World> {
  const events: Event[] = [];
  const apply = (before: World, event: Event): World => {
    const world = system.apply(before, event);
    events.push(event);
    const outcome = preset.outcome(events, { world, done: state.done }, values);
    if (outcome !== undefined) throw new OutcomeKnown(outcome);
    return world;
  };
  try {
    const step = run({ resolve: system.resolve, apply }, state.world, action, oracle);
    if (step.kind !== 'done') throw new Error(`the preset of ${preset.rule} leaves its action ${step.kind}`);
    const next = { world: preset.normalizeWorld?.(step.world) ?? step.world, done: state.done + 1 };
    const outcome = preset.outcome(events, next, values);
    return outcome === undefined ? next : { ...next, outcome };
  } catch (thrown) {
    if (thrown instanceof OutcomeKnown) return { ...state, outcome: thrown.outcome };
    throw thrown;
  }
}

/** Fixes the result of these rolls. */
function ignoreRolls(oracle: Oracle, labels: readonly string[]): Oracle {
  if (labels.length === 0) return oracle;
  return {
    roll: (ask, read) =>
      labels.includes(ask.label.name) ? read(ask.dice.throw(() => 1)) : oracle.roll(ask, read),
    choose: (ask) => oracle.choose(ask),
    markRepeat: (key) => oracle.markRepeat?.(key),
  };
}

/** All results of an action. An unresolved value of dice has a name, but no known number. */
function listEnds<World>(options: PlayOptions<PresetProgress<World>>): Distribution<PresetProgress<World>> {
  const found = new MassTally(options.key);
  const open = new Mass();
  const { unresolved } = playAllPaths({ ...options, reaches: true }, (state, n, d, isOpen) => {
    if (isOpen && typeof state.outcome !== 'string') open.add(n, d);
    else found.add(state, n, d);
    return true;
  });
  addToMass(open, unresolved.fraction());
  return found.ways(open);
}

function buildOutcomes<World>(
  ends: ChainResult<PresetProgress<World>>['ends'],
  unresolved: Fraction,
): Distribution<string | number> {
  const found = new MassTally<string | number>();
  const open = new Mass();
  for (const { state, chance } of ends)
    if (state.outcome !== undefined) found.add(state.outcome, chance.n, chance.d);
  addToMass(open, unresolved);
  return found.ways(open);
}

function addToMass(mass: Mass, { n, d }: Fraction): void {
  if (n > 0n) mass.add(n, d);
}
