import type { AnyPolicy, AnyWorld, System } from '@arbitro/kernel';
import { answerByOrders, chooseByOrders } from './apply-orders.ts';
import { matchesTarget } from './match-target.ts';
import { policyOf } from './policies.ts';

/** The targets to prefer. */
const TARGETS = ['nearest', 'weakest', 'strongest'] as const;
export type Target = (typeof TARGETS)[number];

/** One order of a line of orders. */
export type Order =
  | { readonly kind: 'target'; readonly target: Target }
  /** Targets this creature before all others, by id, name or side. */
  | { readonly kind: 'on'; readonly whom: string }
  /** Uses this weapon, spell or ability wherever possible. */
  | { readonly kind: 'use'; readonly what: string }
  /** Always or never gives this answer when it is possible. */
  | { readonly kind: 'always' | 'never'; readonly answer: string }
  | { readonly kind: 'withdraw'; readonly below: number }
  | { readonly kind: 'policy'; readonly name: string };

export interface OrderLine {
  /** The creatures addressed, by id, name, side, beginning of ids, `party`, `foes` or `all`. */
  readonly who: string;
  readonly orders: readonly Order[];
}

/** Parses one line: `anna: parry always, weakest`. If it is not `ok`, `order` is the part that was not understood. */
export function parseOrders(
  line: string,
): { readonly ok: true; readonly value: OrderLine } | { readonly ok: false; readonly order: string } {
  const colon = line.indexOf(':');
  const who = line.slice(0, Math.max(0, colon)).trim();
  if (who === '') return { ok: false, order: line };
  const orders: Order[] = [];
  for (const part of line.slice(colon + 1).split(',')) {
    const order = parseOrder(part.trim());
    if (!order) return { ok: false, order: part.trim() };
    orders.push(order);
  }
  return { ok: true, value: { who, orders } };
}

/** The valid forms of an order, for error messages. */
export const ORDER_SHAPES: readonly string[] = [
  'nearest',
  'weakest',
  'strongest',
  'on NAME',
  'use NAME',
  'ANSWER always',
  'ANSWER never',
  'withdraw below 30%',
  'play POLICY',
];

type OrderPattern = readonly [RegExp, (match: RegExpExecArray) => Order | undefined];

const ORDER_PATTERNS: readonly OrderPattern[] = [
  [/^(nearest|weakest|strongest)$/, ([, target]) => ({ kind: 'target', target: target as Target })],
  [/^on (.+)$/, ([, whom = '']) => ({ kind: 'on', whom })],
  [/^use (.+)$/, ([, what = '']) => ({ kind: 'use', what })],
  [/^(.+) (always|never)$/, ([, answer = '', kind]) => ({ kind: kind as 'always' | 'never', answer })],
  [/^withdraw below (\d{1,3})\s*%$/, ([, part]) => ({ kind: 'withdraw', below: Number(part) / 100 })],
  [/^play (.+)$/, ([, name = '']) => ({ kind: 'policy', name })],
];

function parseOrder(text: string): Order | undefined {
  for (const [shape, read] of ORDER_PATTERNS) {
    const match = shape.exec(text);
    if (match) return read(match);
  }
  return undefined;
}

/** Follows the orders of each creature that has some; otherwise plays as the base policy. */
export function createOrderPolicy(system: System, orders: readonly OrderLine[], base: AnyPolicy): AnyPolicy {
  if (orders.length === 0) return base;
  const policiesByName = new Map<string, AnyPolicy>();
  const policyFor = (ownOrders: readonly Order[]): AnyPolicy => {
    const policyOrder = ownOrders.find((order) => order.kind === 'policy');
    if (!policyOrder) return base;
    const policy = policiesByName.get(policyOrder.name) ?? policyOf(system, policyOrder.name);
    policiesByName.set(policyOrder.name, policy);
    return policy;
  };
  return {
    act: (world, who, die) => {
      const ownOrders = ordersOf(system, world, who, orders);
      const fallback = policyFor(ownOrders).act(world, who, die);
      return ownOrders.length === 0
        ? fallback
        : chooseByOrders(system, { world, who, policyAction: fallback, orders: ownOrders });
    },
    answer: (decisionRequest, world) => {
      const ownOrders = ordersOf(system, world, decisionRequest.who, orders);
      return (
        answerByOrders(decisionRequest, ownOrders) ?? policyFor(ownOrders).answer(decisionRequest, world)
      );
    },
  };
}

function ordersOf(
  system: System,
  world: AnyWorld,
  who: string,
  orders: readonly OrderLine[],
): readonly Order[] {
  const creature = world.creatures.find(({ id }) => id === who);
  if (!creature) return [];
  return orders.flatMap((line) => (matchesTarget(line.who, creature, { system, world }) ? line.orders : []));
}
