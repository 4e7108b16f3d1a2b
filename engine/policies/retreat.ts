import type { AnyAction, AnyWorld, CreatureId, System } from '@arbitro/kernel';

interface RetreatCondition {
  readonly who: CreatureId;
  /** The part of its health below which a creature escapes. */
  readonly below: number;
}

/** Returns the action by which a hurt creature escapes from danger, if there is one. */
export function findRetreat(
  { combatStats, tactics }: Pick<System, 'combatStats' | 'tactics'>,
  world: AnyWorld,
  { who, below }: RetreatCondition,
): AnyAction | undefined {
  const health = combatStats.health(world, who);
  return health && health.now < below * health.full ? tactics.withdraw(world, who) : undefined;
}
