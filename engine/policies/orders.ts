import type {
  AnyAction,
  AnyPolicy,
  AnyWorld,
  CreatureId,
  DecisionRequest,
  Json,
  System,
} from '@arbitro/kernel';
import { findTargets, matchesTarget } from './match-target.ts';
import { policyOf } from './policies.ts';
import { findRetreat } from './retreat.ts';

/** The targets to prefer. */
const TARGETS = ['nearest', 'weakest', 'strongest'] as const;
type Target = (typeof TARGETS)[number];

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
  const others = new Map<string, AnyPolicy>();
  const policyFor = (input: readonly Order[]): AnyPolicy => {
    const named = input.find((order) => order.kind === 'policy');
    if (!named) return base;
    const known = others.get(named.name) ?? policyOf(system, named.name);
    others.set(named.name, known);
    return known;
  };
  return {
    act: (world, who, die) => {
      const input = ordersOf(system, world, who, orders);
      const fallback = policyFor(input).act(world, who, die);
      return input.length === 0
        ? fallback
        : chooseByOrders(system, { world, who, usual: fallback, given: input });
    },
    answer: (decisionRequest, world) => {
      const input = ordersOf(system, world, decisionRequest.who, orders);
      return answerByOrders(decisionRequest, input) ?? policyFor(input).answer(decisionRequest, world);
    },
  };
}

function ordersOf(
  system: System,
  world: AnyWorld,
  who: string,
  orders: readonly OrderLine[],
): readonly Order[] {
  const item = world.creatures.find(({ id }) => id === who);
  if (!item) return [];
  return orders.flatMap((line) => (matchesTarget(line.who, item, { system, world }) ? line.orders : []));
}

interface TurnContext {
  readonly world: AnyWorld;
  readonly who: CreatureId;
  readonly usual: AnyAction;
  readonly given: readonly Order[];
}

function chooseByOrders(system: System, doing: TurnContext): AnyAction {
  const { world, who, usual, given } = doing;
  for (const order of given) {
    if (order.kind !== 'withdraw') continue;
    const away = findRetreat(system, world, { who, below: order.below });
    if (away) return away;
  }
  const choices = system.tactics.choices(world, who);
  const used = given.flatMap((order) => (order.kind === 'use' ? choices.filter(usesItem(order.what)) : []));
  const among = used.length > 0 ? used : choices;
  return chooseTargeted(system, { ...doing, usual: used[0] ?? usual }, among) ?? used[0] ?? usual;
}

/** Whether an action contains the thing used: as `with`, `spell`, `ability` or any other field. */
export const usesItem =
  (what: string) =>
  (action: AnyAction): boolean =>
    Object.values(unwrapDeclaration(action)).some((value) => typeof value === 'string' && value === what);

/** Returns the choice most like the default one, with the ordered target. */
function chooseTargeted(
  system: System,
  { world, who, usual, given }: TurnContext,
  choices: readonly AnyAction[],
): AnyAction | undefined {
  const side = system.combatStats.side(world, who);
  const hostile = choices.filter((action) =>
    targetsOf(action).some((id) => system.combatStats.side(world, id) !== side),
  );
  const alike = hostile.filter(({ type }) => type === usual.type);
  const pool = alike.length > 0 ? alike : hostile;
  for (const order of given) {
    const found = order.kind === 'on' ? findActionOn(system, world, order.whom, pool) : undefined;
    if (found) return found;
  }
  const target = given.find((order) => order.kind === 'target');
  return target && findBestRanked(pool, rankOf(system, { world, who }, target.target));
}

/** Returns the declared intent of an action that only declares one. */
function unwrapDeclaration(action: AnyAction): object {
  const { intent } = action as { readonly intent?: unknown };
  return typeof intent === 'object' && intent !== null ? intent : action;
}

const targetsOf = (action: AnyAction): readonly CreatureId[] => {
  const { on } = unwrapDeclaration(action) as { readonly on?: CreatureId | readonly CreatureId[] };
  return on === undefined ? [] : typeof on === 'string' ? [on] : on;
};

function findActionOn(
  system: System,
  world: AnyWorld,
  whom: string,
  pool: readonly AnyAction[],
): AnyAction | undefined {
  const meant = findTargets(whom, system, world);
  return pool.find((action) => targetsOf(action).some((id) => meant.some((item) => item.id === id)));
}

type Rank = (id: CreatureId) => number;

/** Returns the rank of a target; lower is preferred. */
function rankOf(
  { combatStats: faring, tactics }: System,
  { world, who }: Pick<TurnContext, 'world' | 'who'>,
  target: Target,
): Rank {
  const health = (id: CreatureId): number => faring.health(world, id)?.now ?? 0;
  if (target === 'nearest') return (id) => tactics.distance(world, who, id);
  return target === 'weakest' ? health : (id) => -health(id);
}

function findBestRanked(pool: readonly AnyAction[], rank: Rank): AnyAction | undefined {
  let best: { readonly action: AnyAction; readonly rank: number } | undefined;
  for (const action of pool) {
    const [first] = targetsOf(action);
    if (first === undefined) continue;
    const ranked = rank(first);
    if (!best || ranked < best.rank) best = { action, rank: ranked };
  }
  return best?.action;
}

/** `parry always` takes `parry` or `parry:sword`; `parry never` takes the first other option. */
function answerByOrders({ question }: DecisionRequest, input: readonly Order[]): Json | undefined {
  if (question.kind !== 'one') return undefined;
  const means = (option: Json, answer: string): boolean =>
    typeof option === 'string' && (option === answer || option.startsWith(`${answer}:`));
  for (const order of input) {
    if (order.kind !== 'always' && order.kind !== 'never') continue;
    if (!question.options.some((option) => means(option, order.answer))) continue;
    const wanted = question.options.find(
      (option) => means(option, order.answer) === (order.kind === 'always'),
    );
    if (wanted !== undefined) return wanted;
  }
  return undefined;
}
