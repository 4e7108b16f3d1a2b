import type { AnyPolicy, System } from '@arbitro/kernel';
import { bestAhead } from './ahead.ts';
import { wayOut } from './way-out.ts';

/**
 * Chooses the action with the best expected result of one step, by the exact odds; answers as the quick policy does.
 */
function tactician(system: System): AnyPolicy {
  const quick = quickest(system);
  return { act: bestAhead(system, quick, { ours: 1, reserves: 0 }), answer: quick.answer.bind(quick) };
}

/** A creature below this part of its health is in danger. */
const DANGER = 1 / 3;

/** Escapes from danger while it can, weights its own side more, and spends resources only where it pays. */
function cautious(system: System): AnyPolicy {
  const quick = quickest(system);
  const ahead = bestAhead(system, quick, { ours: 3, reserves: 0.05 });
  return {
    act: (world, who, die) => wayOut(system, world, { who, below: DANGER }) ?? ahead(world, who, die),
    answer: quick.answer.bind(quick),
  };
}

/** Policies made from the rules, available for every system. */
const MADE = { simple: quickest, tactician, cautious } as const;

/** Returns the system's first policy: sensible and quick. */
function quickest({ id, policies }: System): AnyPolicy {
  const [first] = Object.values(policies);
  if (!first) throw new Error(`${id} has no policy`);
  return first;
}

/** Returns the names of all policies of a system, its own first. */
export const policyNames = ({ policies }: System): readonly string[] => [
  ...new Set([...Object.keys(policies), ...Object.keys(MADE)]),
];

/** Returns a policy by name, or the system's first. */
export function policyOf(system: System, name?: string): AnyPolicy {
  if (name === undefined) return quickest(system);
  const own = Object.hasOwn(system.policies, name) ? system.policies[name] : undefined;
  const made = Object.hasOwn(MADE, name) ? MADE[name as keyof typeof MADE](system) : undefined;
  const found = own ?? made;
  if (!found) throw new Error(`${system.id} has no policy ${name}: it was let through unchecked`);
  return found;
}
