import type { Answer, Fallen } from './answers.ts';
import { type Hidden, mayHear, type Viewer } from './audience.ts';
import { findCreature } from './creatures.ts';
import { type Oracle, type Person, run } from './kernel.ts';
import { scripted } from './oracles.ts';
import type { AnyAction, AnyEvent, AnyWorld, System } from './system.ts';

/** An action under way: where it began, and the answers it has had. */
interface UnderWay<World, Action> {
  readonly before: World;
  readonly action: Action;
  readonly answers: readonly Answer[];
}

/** Somebody who looks on. */
interface Onlooker {
  readonly viewer: Viewer;
  readonly hidden: Hidden;
  /** Are they told what this person decides? */
  hears(decider: Person): boolean;
}

/** An action under way as somebody takes it to have begun, and what has fallen since. */
interface BegunAs<World> {
  readonly world: World;
  readonly fallen: readonly Fallen[];
}

/**
 * How somebody takes an action to have begun: what they knew, with all that it has shown them since. There is nothing
 * when a die fell or a choice was made that they were not told of: whatever followed from it would tell them.
 */
export function begunAs<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  { before, action, answers }: UnderWay<World, Action>,
  { viewer, hidden, hears }: Onlooker,
): BegunAs<World> | undefined {
  const known = system.known(before, viewer, hidden);
  const { oracle, fallen, rolls } = listening(answers);
  const step = run(system, before, action, oracle);
  if (step.is === 'refused') return undefined;
  if (viewer.role === 'gm') return { world: known, fallen };
  const isThere = (who: Person): boolean => who === 'gm' || findCreature(known, who) !== undefined;
  const isTold = fallen.every((one) => ('of' in one ? one.of.every(hears) : isThere(one.by)));
  const areHeard = rolls().every((roll) => mayHear(system.rollAudience(step.world, roll), viewer));
  if (!isTold || !areHeard) return undefined;
  const events = heardOf(system, before, { events: step.events, viewer });
  const world = system.shown?.(known, { world: before, action, viewer, events }) ?? known;
  return { world, fallen };
}

/** Repeats the answers, and keeps what came of each. */
function listening(answers: readonly Answer[]) {
  const receipt = scripted(answers);
  const fallen: Fallen[] = [];
  const oracle: Oracle = {
    roll: (ask, read) =>
      receipt.roll(ask, (rolled) => {
        const faces = receipt.rolls.at(-1)?.faces ?? [];
        fallen.push({ label: ask.label.name, by: ask.by, faces, rolled });
        return read(rolled);
      }),
    choose: (ask) => {
      const chosen = receipt.choose(ask);
      fallen.push({ label: ask.label.name, of: ask.to.map(({ who }) => who), chosen });
      return chosen;
    },
  };
  return { oracle, fallen, rolls: () => receipt.rolls };
}

/** The facts of a run that a viewer may hear of. */
function heardOf<World extends AnyWorld, Event extends AnyEvent>(
  system: Pick<System<World, AnyAction, Event>, 'apply' | 'audience'>,
  before: World,
  { events, viewer }: { readonly events: readonly Event[]; readonly viewer: Viewer },
): readonly Event[] {
  let world = before;
  return events.filter((event) => {
    const audience = system.audience(world, event);
    world = system.apply(world, event);
    return mayHear(audience, viewer);
  });
}
