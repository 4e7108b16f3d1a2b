import type { AnyAction, AnyWorld, CreatureId, System } from '@arbitro/kernel';

interface Hurt {
  readonly who: CreatureId;
  /** The part of their health below which they go. */
  readonly below: number;
}

/** The way out of danger for somebody who is hurt so much, if there is one. */
export function wayOut(
  { faring, tactics }: Pick<System, 'faring' | 'tactics'>,
  world: AnyWorld,
  { who, below }: Hurt,
): AnyAction | undefined {
  const health = faring.health(world, who);
  return health && health.now < below * health.full ? tactics.withdraw(world, who) : undefined;
}
