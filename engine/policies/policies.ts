import type { AnyAction, AnyPolicy, AnyWorld, Policy, System } from '@arbitro/kernel';
import { createBehaviours } from './behaviours.ts';
import { chooseByLookahead } from './lookahead.ts';
import { findRetreat } from './retreat.ts';

/** Chooses the action with the best expected result of one step, by the exact odds; answers as the quick policy does. */
function createTactician(system: System): AnyPolicy {
  const quick = firstPolicyOf(system);
  return {
    act: chooseByLookahead(system, quick, { ours: 1, reserves: 0 }),
    answer: quick.answer.bind(quick),
  };
}

/** A creature below this part of its health is in danger. */
const DANGER_HEALTH = 1 / 3;

/** Escapes from danger while it can, weights its own side more, and spends resources only where it pays. */
function createCautious(system: System): AnyPolicy {
  const quick = firstPolicyOf(system);
  const lookahead = chooseByLookahead(system, quick, { ours: 3, reserves: 0.05 });
  return {
    act: (world, who, die) =>
      findRetreat(system, world, { who, below: DANGER_HEALTH }) ?? lookahead(world, who, die),
    answer: quick.answer.bind(quick),
  };
}

/** Policies made from the rules, available for every system. */
const GENERAL_POLICIES = {
  simple: firstPolicyOf,
  tactician: createTactician,
  cautious: createCautious,
  cunning: createTactician,
  ...createBehaviours(firstPolicyOf),
} as const;

/** Returns the system's first policy: sensible and quick. */
function firstPolicyOf({ id, policies }: System): AnyPolicy {
  const [first] = Object.values(policies);
  if (!first) throw new Error(`${id} has no policy`);
  return first;
}

/** Returns the names of all policies of a system, its own first. */
export const listPolicyNames = ({ policies }: System): readonly string[] => [
  ...new Set([...Object.keys(policies), ...Object.keys(GENERAL_POLICIES)]),
];

/** Returns a policy by name, or the system's first. */
export function policyOf<World extends AnyWorld, Action extends AnyAction>(
  system: System<World, Action>,
  name?: string,
): Policy<World, Action> {
  // a policy made from the rules chooses among the system's own actions
  return findPolicy(system, name) as Policy<World, Action>;
}

function findPolicy(system: System, name: string | undefined): AnyPolicy {
  if (name === undefined) return firstPolicyOf(system);
  const systemPolicy = Object.hasOwn(system.policies, name) ? system.policies[name] : undefined;
  const generalPolicy = Object.hasOwn(GENERAL_POLICIES, name)
    ? GENERAL_POLICIES[name as keyof typeof GENERAL_POLICIES](system)
    : undefined;
  const found = systemPolicy ?? generalPolicy;
  if (!found) throw new Error(`${system.id} has no policy ${name}: it was let through unchecked`);
  return found;
}
