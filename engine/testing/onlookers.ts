import type { Die } from '@arbitro/dice';
import {
  type AnyWorld,
  type CreatureId,
  type Hidden,
  NOTHING_HIDDEN,
  type System,
  type Viewer,
} from '@arbitro/kernel';
import type { Subject } from './contract.ts';
import { pick } from './fill.ts';
import { viewersOf } from './play.ts';

/** A viewer of a world in which some things are hidden. */
export interface Look {
  readonly world: AnyWorld;
  readonly viewer: Viewer;
  readonly hidden: Hidden;
}

/** The given worlds, then every fifth of play: neighbouring worlds are nearly the same. */
export function* worldsOf(subject: Subject): Generator<AnyWorld> {
  yield* subject.worlds;
  for (const [turn, { world }] of subject.sample().entries()) if (turn % 5 === 0) yield world;
}

/** Every viewer of every world, with nothing hidden and with something hidden. */
export function* looks(subject: Subject, die: Die): Generator<Look> {
  for (const world of worldsOf(subject)) {
    for (const viewer of [...viewersOf(world), ...told(world, die)]) {
      yield { world, viewer, hidden: NOTHING_HIDDEN };
      yield { world, viewer, hidden: someHidden(subject.system, world, die) };
    }
  }
}

/** Viewers to whom another creature's sheet is open. */
function told({ creatures }: AnyWorld, die: Die): readonly Viewer[] {
  const ids = creatures.map(({ id }) => id);
  const one = (): readonly CreatureId[] => [pick(ids, die)].filter((id) => id !== undefined);
  return [
    { role: 'spectator', knows: one() },
    { role: 'player', owns: one(), knows: one() },
    { role: 'player', owns: [...one(), ...one()] },
  ];
}

/** Hides a third of all creatures and places. */
function someHidden(system: System, world: AnyWorld, die: Die): Hidden {
  const some = (names: readonly string[]): readonly string[] => names.filter(() => die(3) === 1);
  return { creatures: some(world.creatures.map(({ id }) => id)), places: some(system.places(world)) };
}
