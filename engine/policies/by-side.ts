import type { AnyPolicy, AnyWorld, System } from '@arbitro/kernel';

/** Plays each side by its own policy; sides without one, and the game master, by the default policy. */
export function createSidePolicy(
  { combatStats }: Pick<System, 'combatStats'>,
  sides: Readonly<Record<string, AnyPolicy>>,
  fallback: AnyPolicy,
): AnyPolicy {
  if (Object.keys(sides).length === 0) return fallback;
  const policyBySide = new Map(Object.entries(sides));
  const policyFor = (world: AnyWorld, who: string): AnyPolicy =>
    world.creatures.some(({ id }) => id === who)
      ? (policyBySide.get(combatStats.side(world, who)) ?? fallback)
      : fallback;
  return {
    act: (world, who, die) => policyFor(world, who).act(world, who, die),
    answer: (decisionRequest, world) => policyFor(world, decisionRequest.who).answer(decisionRequest, world),
  };
}
