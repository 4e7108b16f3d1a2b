import type { AnyAction, AnyWorld, CreatureId, System } from '@arbitro/kernel';

interface Hurt {
  readonly who: CreatureId;
  /** The part of its health below which a creature escapes. */
  readonly below: number;
}

/** Returns the action by which a hurt creature escapes from danger, if there is one. */
export function wayOut(
  { faring, tactics }: Pick<System, 'faring' | 'tactics'>,
  world: AnyWorld,
  { who, below }: Hurt,
): AnyAction | undefined {
  const health = faring.health(world, who);
  return health && health.now < below * health.full ? tactics.withdraw(world, who) : undefined;
}
