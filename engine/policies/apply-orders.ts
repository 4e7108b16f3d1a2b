import type { AnyAction, AnyWorld, CreatureId, DecisionRequest, Json, System } from '@arbitro/kernel';
import { findTargets } from './match-target.ts';
import type { Order, Target } from './orders.ts';
import { findRetreat } from './retreat.ts';

/** Who acts, what their policy would do, and their orders. */
interface TurnContext {
  readonly world: AnyWorld;
  readonly who: CreatureId;
  readonly policyAction: AnyAction;
  readonly orders: readonly Order[];
}

/** Returns what a creature does by its orders. */
export function chooseByOrders(system: System, turn: TurnContext): AnyAction {
  const { world, who, policyAction, orders } = turn;
  for (const order of orders) {
    if (order.kind !== 'withdraw') continue;
    const away = findRetreat(system, world, { who, below: order.below });
    if (away) return away;
  }
  const choices = system.tactics.choices(world, who);
  const usingOrdered = orders.flatMap((order) =>
    order.kind === 'use' ? choices.filter(usesItem(order.what)) : [],
  );
  const candidates = usingOrdered.length > 0 ? usingOrdered : choices;
  return (
    chooseTargeted(system, { ...turn, policyAction: usingOrdered[0] ?? policyAction }, candidates) ??
    usingOrdered[0] ??
    policyAction
  );
}

/** Whether an action contains the thing used: as `with`, `spell`, `ability` or any other field. */
export const usesItem =
  (what: string) =>
  (action: AnyAction): boolean =>
    Object.values(unwrapDeclaration(action)).some((value) => typeof value === 'string' && value === what);

/** Returns the choice most like the default one, with the ordered target. */
function chooseTargeted(
  system: System,
  { world, who, policyAction, orders }: TurnContext,
  choices: readonly AnyAction[],
): AnyAction | undefined {
  const side = system.combatStats.side(world, who);
  const hostile = choices.filter((action) =>
    targetsOf(action).some((id) => system.combatStats.side(world, id) !== side),
  );
  const alike = hostile.filter(({ type }) => type === policyAction.type);
  const pool = alike.length > 0 ? alike : hostile;
  for (const order of orders) {
    const found = order.kind === 'on' ? findActionOn(system, world, order.whom, pool) : undefined;
    if (found) return found;
  }
  const target = orders.find((order) => order.kind === 'target');
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
  const targets = findTargets(whom, system, world);
  return pool.find((action) =>
    targetsOf(action).some((id) => targets.some((creature) => creature.id === id)),
  );
}

type Rank = (id: CreatureId) => number;

/** Returns the rank of a target; lower is preferred. */
function rankOf(
  { combatStats, tactics }: System,
  { world, who }: Pick<TurnContext, 'world' | 'who'>,
  target: Target,
): Rank {
  const health = (id: CreatureId): number => combatStats.health(world, id)?.now ?? 0;
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
export function answerByOrders({ question }: DecisionRequest, orders: readonly Order[]): Json | undefined {
  if (question.kind !== 'one') return undefined;
  const matchesAnswer = (option: Json, answer: string): boolean =>
    typeof option === 'string' && (option === answer || option.startsWith(`${answer}:`));
  for (const order of orders) {
    if (order.kind !== 'always' && order.kind !== 'never') continue;
    if (!question.options.some((option) => matchesAnswer(option, order.answer))) continue;
    const preferredOption = question.options.find(
      (option) => matchesAnswer(option, order.answer) === (order.kind === 'always'),
    );
    if (preferredOption !== undefined) return preferredOption;
  }
  return undefined;
}
