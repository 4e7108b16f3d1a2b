import type { CreatureId } from './kernel.ts';

/** How somebody fares, in the terms of any system: on their feet, out of action, dead, or no longer there. */
export type Fate = 'up' | 'down' | 'dead' | 'away';

/** How much of it there is, and out of how much. */
export interface Health {
  readonly now: number;
  readonly full: number;
}

/** So many points taken from somebody, and who did it if somebody did. */
export interface Blow {
  readonly by: CreatureId | null;
  readonly on: CreatureId;
  readonly points: number;
}

/** What is counted of a fight, whatever the system. */
export interface Faring<World, Event> {
  side(world: World, id: CreatureId): string;
  fate(world: World, id: CreatureId): Fate;
  /** Nothing where nobody keeps count of it. */
  health(world: World, id: CreatureId): Health | null;
  blow(event: Event): Blow | undefined;
  /** What is left of all that can be spent, by a term of the face: mind points, spells, arrows. */
  reserves(world: World, id: CreatureId): Readonly<Record<string, number>>;
  /** All that the rest of the fight hangs on: worlds in which it is equal go on alike. */
  gist(world: World): unknown;
}

/** What a policy that looks ahead has to choose from. */
export interface Tactics<World, Action> {
  /** What whoever is due may sensibly do now. Each of them is accepted. */
  choices(world: World, who: CreatureId): readonly Action[];
  /** A way out of danger, if there is one. It is accepted. */
  withdraw(world: World, who: CreatureId): Action | undefined;
  /** How far apart, in whatever measure; the same for all where the rules know no distance. */
  distance(world: World, from: CreatureId, to: CreatureId): number;
  /**
   * What somebody has beside health, in parts of the whole of it: a shield, actions left, a hold on them. It changes
   * only with the creature itself. Without it there is nothing beside.
   */
  edge?(world: World, id: CreatureId): number;
  /** What is only said now and done later: how it will be done. Nothing where it takes effect at once. */
  foreseen?(world: World, action: Action): Foreseen<World, Action> | undefined;
}

/** What somebody said they will do, as it is done. */
export interface Foreseen<World, Action> {
  /** The world in which it will be done, as far as it can be told. It is accepted there. */
  readonly world: World;
  readonly action: Action;
  /** How much of it counts: less the later it comes. */
  readonly share: number;
}
