import type { CreatureId } from './kernel.ts';

/** A creature's status, in the terms of any system: on its feet, out of action, dead, or gone. */
export type CreatureStatus = 'up' | 'down' | 'dead' | 'away';

/** The current and maximum amount. */
export interface Health {
  readonly now: number;
  readonly full: number;
}

/** Points of damage to a creature, and who dealt them, if a creature did. */
export interface DamageDealt {
  readonly by: CreatureId | null;
  readonly on: CreatureId;
  readonly points: number;
}

/** What is counted in a fight, in any system. */
export interface CombatStats<World, Event> {
  side(world: World, id: CreatureId): string;
  status(world: World, id: CreatureId): CreatureStatus;
  /** Null where health is not counted. */
  health(world: World, id: CreatureId): Health | null;
  damageDealt(event: Event): DamageDealt | undefined;
  /** What is left of each resource, by a term of the presentation: mind points, spells, arrows. */
  reserves(world: World, id: CreatureId): Readonly<Record<string, number>>;
  /** Everything that the rest of the fight depends on: worlds with an equal key continue alike. */
  stateKey(world: World): unknown;
}

/** What a look-ahead policy chooses from. */
export interface Tactics<World, Action> {
  /** Sensible actions of the creature that must act. The rules accept each of them. */
  choices(world: World, who: CreatureId): readonly Action[];
  /** An action that escapes danger, or undefined. The rules accept it. */
  withdraw(world: World, who: CreatureId): Action | undefined;
  /** The distance, in any unit; constant where the rules have no distance. */
  distance(world: World, from: CreatureId, to: CreatureId): number;
  /**
   * What a creature has besides health, as a fraction of full health: a shield, actions left, a hold on it. It changes
   * only with the creature itself. Without this function it is zero.
   */
  positionValue?(world: World, id: CreatureId): number;
  /** The values of creatures after an action of `who`. Without it they come from health, status and `positionValue`. */
  valueCreatures?(world: World, who: CreatureId): CreatureValues<World> | undefined;
  /** How an action that is declared now and resolved later will be resolved. Undefined if it takes effect at once. */
  delayedAction?(world: World, action: Action): DelayedAction<World, Action> | undefined;
}

/** What creatures are worth to their side, seen from a moment of the fight. */
export interface CreatureValues<World> {
  /** The value in a later world, in any unit; it changes only with the creature itself. */
  of(later: World, id: CreatureId): number;
}

/** A declared action, as it will be resolved. */
export interface DelayedAction<World, Action> {
  /** The expected world in which it is resolved. The rules accept it there. */
  readonly world: World;
  readonly action: Action;
  /** How much of it counts: less the later it happens. */
  readonly share: number;
}
