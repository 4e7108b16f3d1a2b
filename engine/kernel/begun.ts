import type { Answer, Fallen } from './answers.ts';
import { askFor, type Hidden, mayHear, type Viewer } from './audience.ts';
import { findCreature } from './creatures.ts';
import { withoutInner } from './inner.ts';
import type { Json } from './json.ts';
import { type Course, type Oracle, type Person, type RollAsk, run, type Step } from './kernel.ts';
import { type Recorded, rollTold, scripted } from './oracles.ts';
import { same } from './question.ts';
import { Supposing } from './supposed.ts';
import type { AnyAction, AnyEvent, AnyWorld, System } from './system.ts';

/** An action in progress: the world in which it began, and the answers so far. */
interface UnderWay<World, Action> {
  readonly before: World;
  readonly action: Action;
  readonly answers: readonly Answer[];
}

/** A viewer who watches the action. */
interface Onlooker {
  readonly viewer: Viewer;
  readonly hidden: Hidden;
  /** Returns true if the viewer is told what this person decides. */
  hears(decider: Person): boolean;
}

/** An action in progress as the viewer believes it began, and the outcomes since then as far as the viewer knows. */
interface BegunAs<World> {
  readonly world: World;
  readonly fallen: readonly Fallen[];
}

/**
 * Replays an action in progress as the viewer knows it: from the world they knew, plus all that the action has shown
 * them since.
 *
 * For a roll the viewer was not told of, the first outcome is assumed that, in the known world, leads to the facts they
 * have heard and to what they are asked; anything else would leak information. Returns undefined if no outcome does, or
 * if a choice was made that the viewer was not told of.
 */
export function begunAs<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  { before, action, answers }: UnderWay<World, Action>,
  { viewer, hidden, hears }: Onlooker,
): BegunAs<World> | undefined {
  const known = system.known(before, viewer, hidden);
  const receipt = scripted(answers);
  const { oracle, fallen } = listening(receipt);
  const step = run(system, before, action, oracle);
  if (step.is === 'refused') return undefined;
  if (viewer.role === 'gm') return { world: known, fallen };
  const rolls = receipt.rolls.map((roll) => mayHear(system.rollAudience(step.world, roll), viewer));
  const heard = fallen.filter((one) => 'of' in one || rolls.shift());
  const isThere = (who: Person): boolean => who === 'gm' || findCreature(known, who) !== undefined;
  if (!heard.every((one) => ('of' in one ? one.of.every(hears) : isThere(one.by)))) return undefined;
  const events = heardOf(system, before, { step, viewer });
  const world = system.shown?.(known, { world: before, action, viewer, events }) ?? known;
  return suppose(
    system,
    { world, action },
    { viewer, heard, told: toldBy(system, before, { step, viewer }) },
  );
}

interface Taken<World, Action> {
  readonly world: World;
  readonly action: Action;
}

interface Heard {
  readonly viewer: Viewer;
  readonly heard: readonly Fallen[];
  /** What a run must tell the viewer to match the run in progress. */
  readonly told: Json;
}

/** Where no roll must be assumed, the outcomes heard are complete, whatever they lead to. */
function suppose<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  { world, action }: Taken<World, Action>,
  { viewer, heard, told }: Heard,
): BegunAs<World> | undefined {
  const asHeard = { world, fallen: heard };
  if (system.refuses(world, action)) return asHeard;
  const isHeard = (ask: RollAsk<unknown>): boolean =>
    mayHear(system.rollAudience(world, rollTold(ask, [], undefined)), viewer);
  const supposing = new Supposing();
  do {
    const { oracle, fallen } = listening(supposingIn(scripted(heard), supposing, isHeard));
    const step = run(system, world, action, oracle);
    if (supposing.isIdle) return asHeard;
    if (same(toldBy(system, world, { step, viewer }), told)) return { world, fallen };
  } while (supposing.next());
  return undefined;
}

/** An oracle that assumes the rolls that were not heard. */
const supposingIn = (
  told: Recorded,
  supposing: Supposing,
  isHeard: (ask: RollAsk<unknown>) => boolean,
): Listened => ({
  roll: (ask, read) =>
    isHeard(ask as RollAsk<unknown>) ? told.roll(ask, read) : read(supposing.rolled(ask, read)),
  choose: (ask) => told.choose(ask),
  rolls: told.rolls,
});

type Listened = Oracle & Pick<Recorded, 'rolls'>;

/** Wraps an oracle and records each outcome. */
function listening(answers: Listened): { readonly oracle: Oracle; readonly fallen: readonly Fallen[] } {
  const fallen: Fallen[] = [];
  const oracle: Oracle = {
    roll: (ask, read) => {
      const before = answers.rolls.length;
      let rolled: unknown;
      const seen = answers.roll(ask, (one) => {
        rolled = one;
        return read(one);
      });
      const faces = answers.rolls[before]?.faces ?? [];
      fallen.push({ label: ask.label.name, by: ask.by, faces, rolled });
      return seen;
    },
    choose: (ask) => {
      const chosen = answers.choose(ask);
      fallen.push({ label: ask.label.name, of: ask.to.map(({ who }) => who), chosen });
      return chosen;
    },
  };
  return { oracle, fallen };
}

/** What a run has told a viewer so far: facts, and questions put to them. */
function toldBy<World extends AnyWorld, Event extends AnyEvent>(
  system: Pick<System<World, AnyAction, Event>, 'audience' | 'inner'>,
  before: World,
  { step, viewer }: { readonly step: Step<World, Event>; readonly viewer: Viewer },
): Json {
  if (step.is === 'refused') return null;
  const events = heardOf(system, before, { step, viewer });
  const ask = step.is === 'paused' ? askFor(step.ask, viewer) : undefined;
  const asked = ask?.kind === 'choose' ? [ask.label.name, ask.to as unknown as Json] : [];
  return [events.map((event) => withoutInner(system, event)), asked];
}

/** The facts of a run that a viewer may hear of. */
const heardOf = <World extends AnyWorld, Event extends AnyEvent>(
  { audience }: Pick<System<World, AnyAction, Event>, 'audience'>,
  before: World,
  { step: { events, worlds }, viewer }: { readonly step: Course<World, Event>; readonly viewer: Viewer },
): readonly Event[] =>
  events.filter((event, at) => mayHear(audience(worlds[at - 1] ?? before, event), viewer));
