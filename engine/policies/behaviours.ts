import type { AnyPolicy, System } from '@arbitro/kernel';
import { chooseByOrders } from './apply-orders.ts';
import type { Order } from './orders.ts';

const NEAREST: Order = { kind: 'target', target: 'nearest' };

/** How creatures behave that do not play as well as they can: the orders that they always follow. */
const BEHAVIOURS = {
  /** An animal attacks what is nearest, and runs when it is badly hurt. */
  instinct: [NEAREST, { kind: 'withdraw', below: 0.3 }],
  /** A coward fights as long as it is nearly unhurt. */
  cowardly: [{ kind: 'withdraw', below: 0.6 }],
  /** The mindless attack what is nearest and never run. */
  mindless: [NEAREST],
} as const satisfies Readonly<Record<string, readonly Order[]>>;

/** Returns a policy that plays as another one, and always follows these orders. */
const createBehaviour =
  (orders: readonly Order[], baseOf: (system: System) => AnyPolicy) =>
  (system: System): AnyPolicy => {
    const base = baseOf(system);
    return {
      act: (world, who, die) =>
        chooseByOrders(system, { world, who, policyAction: base.act(world, who, die), orders }),
      answer: base.answer.bind(base),
    };
  };

/** Returns the behaviours: cowards think as the quick policy does, the others attack plainly. */
export const createBehaviours = (
  quickOf: (system: System) => AnyPolicy,
): Readonly<Record<keyof typeof BEHAVIOURS, (system: System) => AnyPolicy>> => {
  const plainOf = (system: System): AnyPolicy => system.policies.plain ?? quickOf(system);
  return {
    instinct: createBehaviour(BEHAVIOURS.instinct, plainOf),
    cowardly: createBehaviour(BEHAVIOURS.cowardly, quickOf),
    mindless: createBehaviour(BEHAVIOURS.mindless, plainOf),
  };
};
