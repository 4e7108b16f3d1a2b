import type { Die } from '@arbitro/dice';
import {
  type AnyWorld,
  type CreatureId,
  type HiddenThings,
  NOTHING_HIDDEN,
  type System,
  type Viewer,
} from '@arbitro/kernel';
import type { ContractSubject } from './contract-points.ts';
import { pickOne } from './fill-at-random.ts';
import { listViewers } from './play.ts';

/** A viewer of a world in which some things are hidden. */
export interface Observation {
  readonly world: AnyWorld;
  readonly viewer: Viewer;
  readonly hidden: HiddenThings;
}

/** The given worlds, then every fifth of play: neighbouring worlds are nearly the same. */
export function* listWorlds(subject: ContractSubject): Generator<AnyWorld> {
  yield* subject.worlds;
  for (const [turn, { world }] of subject.sample().entries()) if (turn % 5 === 0) yield world;
}

/** Every viewer of every world, with nothing hidden and with something hidden. */
export function* listObservations(subject: ContractSubject, die: Die): Generator<Observation> {
  for (const world of listWorlds(subject)) {
    for (const viewer of [...listViewers(world), ...listInformedViewers(world, die)]) {
      yield { world, viewer, hidden: NOTHING_HIDDEN };
      yield { world, viewer, hidden: hideSome(subject.system, world, die) };
    }
  }
}

/** Viewers to whom another creature's sheet is open. */
function listInformedViewers({ creatures }: AnyWorld, die: Die): readonly Viewer[] {
  const ids = creatures.map(({ id }) => id);
  const item = (): readonly CreatureId[] => [pickOne(ids, die)].filter((id) => id !== undefined);
  return [
    { role: 'spectator', knows: item() },
    { role: 'player', owns: item(), knows: item() },
    { role: 'player', owns: [...item(), ...item()] },
  ];
}

/** Hides a third of all creatures and places. */
function hideSome(system: System, world: AnyWorld, die: Die): HiddenThings {
  const some = (names: readonly string[]): readonly string[] => names.filter(() => die(3) === 1);
  return { creatures: some(world.creatures.map(({ id }) => id)), places: some(system.hideablePlaces(world)) };
}
