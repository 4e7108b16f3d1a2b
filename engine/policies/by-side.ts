import type { AnyPolicy, AnyWorld, System } from '@arbitro/kernel';

/** Plays each side by its own policy; sides without one, and the game master, by the default policy. */
export function createSidePolicy(
  { combatStats: faring }: Pick<System, 'combatStats'>,
  sides: Readonly<Record<string, AnyPolicy>>,
  fallback: AnyPolicy,
): AnyPolicy {
  if (Object.keys(sides).length === 0) return fallback;
  const policyBySide = new Map(Object.entries(sides));
  const of = (world: AnyWorld, who: string): AnyPolicy =>
    world.creatures.some(({ id }) => id === who)
      ? (policyBySide.get(faring.side(world, who)) ?? fallback)
      : fallback;
  return {
    act: (world, who, die) => of(world, who).act(world, who, die),
    answer: (decisionRequest, world) => of(world, decisionRequest.who).answer(decisionRequest, world),
  };
}
