import {
  type CreatureId,
  fields,
  findFight,
  getCreature,
  listFactKeys,
  type Reason,
  score,
} from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { cannotReact, type NoppaCtx } from './checks.ts';
import { STATUSES } from './effects.ts';

export const paid = event(
  'paid',
  fields<{
    who: CreatureId;
    for: string;
    cost: number;
    actions: number;
    carried: number;
    because: readonly Reason[];
  }>(),
  {
    writeCreature: (creature, { actions, carried }) => {
      creature.actions = actions;
      creature.carried = carried;
    },
  },
);

export const reacted = event(
  'reacted',
  fields<{ who: CreatureId; with: string; cost: number; actions: number }>(),
  {
    facts: ({ who, with: reaction }) => listFactKeys(reaction, who),
    writeCreature: (creature, { actions }) => {
      creature.actions = actions;
    },
  },
);

export const mindPaid = event(
  'mind-paid',
  fields<{ who: CreatureId; cost: number; mind: number; for: string }>(),
  {
    writeCreature: (creature, { mind }) => {
      creature.mind = mind;
    },
  },
);

/**
 * Returns the actions available for an act on the creature's own tick: waiting never allows two acts in a row.
 * @rule noppa.init.passing
 */
export function availableActions(world: World, { actions }: Creature): number {
  const fight = findFight(world);
  return fight ? Math.min(actions, fight.tick) : actions;
}

export interface Price {
  readonly for: string;
  readonly cost: number;
  readonly rule: RuleId;
  /** The parts of the cost, if there are several. */
  readonly because?: readonly Reason[];
}

/**
 * Pays for an act: the remaining actions are the creature's next tick. If the options allow it, missing actions are
 * taken from the next round.
 * @rule noppa.action.costs @rule noppa.action.affordability
 */
export function pay(ctx: NoppaCtx, who: CreatureId, price: Price): void {
  const creature = getCreature(ctx.world, who);
  const { value, because } = score(priceReasons(ctx.world, creature, price));
  const owed = Math.min(0, value);
  ctx.emit({
    type: 'paid',
    rule: price.rule,
    who,
    for: price.for,
    cost: price.cost,
    actions: Math.max(0, value),
    carried: creature.carried + owed,
    because,
  });
}

function priceReasons(
  world: World,
  creature: Creature,
  { for: what, cost, rule, because }: Price,
): readonly Reason[] {
  const steps: Reason[] = [
    { rule: 'noppa.init.countdown', what: 'actions', how: 'add', value: creature.actions },
  ];
  const max = availableActions(world, creature);
  if (max < creature.actions)
    steps.push({ rule: 'noppa.init.passing', what: 'tick', how: 'at-most', value: max });
  const parts = because ?? [{ rule, what, how: 'add', value: cost }];
  return [...steps, ...parts.map((part) => ({ ...part, value: -part.value }))];
}

/**
 * Whether the creature can pay for a reaction. It comes out of order and from the same actions, which may not go below
 * 0, so later acts come later.
 * @rule noppa.reaction.cost @rule noppa.reaction.out-of-order @rule noppa.reaction.no-negative
 * @rule noppa.reaction.delays-later
 */
export const canReact = (world: World, creature: Creature, cost: number): boolean =>
  findFight(world) !== undefined &&
  STATUSES[creature.status].acts &&
  creature.actions >= cost &&
  !cannotReact(creature);

export function react(ctx: NoppaCtx, who: CreatureId, { for: what, cost, rule }: Price): void {
  const actions = getCreature(ctx.world, who).actions - cost;
  if (actions < 0) throw new Error(`${who} has no actions for ${what}: it should not have been asked`);
  ctx.emit({ type: 'reacted', rule, who, with: what, cost, actions });
}

/** Pays a spell's mind points, whatever its result. @rule noppa.spell.mind-cost @rule noppa.mind.cost-component */
export function payMind(ctx: NoppaCtx, who: CreatureId, { for: what, cost, rule }: Price): void {
  if (cost === 0) return;
  const mind = getCreature(ctx.world, who).mind - cost;
  ctx.emit({ type: 'mind-paid', rule, who, cost, mind, for: what });
}
