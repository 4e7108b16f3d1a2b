import { type CreatureId, type Draft, fields, findFight, getCreature } from '@arbitro/kernel';
import { copyBudget } from '../copy-state.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Budget, Creature, World } from '../state.ts';
import { hasEffect, isIncapacitated } from './active-effects.ts';
import type { QuintaCtx } from './checks.ts';
import { speedOf } from './derived.ts';
import { isInPlay } from './distance.ts';
import { findActiveMap } from './space.ts';
import { type Gait, SQUARE, STANDARD_ACTIONS } from './tables.ts';

export const actionTaken = event(
  'action-taken',
  fields<{ who: CreatureId; action: string; budget: Budget }>(),
  { privateFields: ['budget'], writeCreature: writeBudget },
);

export const reactionTaken = event('reaction-taken', fields<{ who: CreatureId; reaction: string }>(), {
  writeCreature: (next) => {
    const budget = copyBudget(next.budget);
    budget.reaction = false;
    next.budget = budget;
  },
});

export function writeBudget(next: Draft<Creature>, { budget }: Pick<Creature, 'budget'>): void {
  next.budget = budget;
}

export const whoseTurn = (world: World): CreatureId | undefined => {
  const fight = findFight(world);
  return fight?.order[fight.turn]?.who;
};

export function isInOrder(world: World, who: CreatureId): boolean {
  const fight = findFight(world);
  if (fight) for (const item of fight.order) if (item.who === who) return true;
  return false;
}

/** Returns the rider of the mount. */
export function findRider({ creatures }: World, mount: CreatureId): Creature | undefined {
  for (const creature of creatures) if (creature.rides === mount) return creature;
  return undefined;
}

/**
 * Returns whether the rider controls the mount, which then moves on the rider's turn.
 * @rule quinta.mounted.controlled
 */
export function isControlled(world: World, mount: CreatureId): boolean {
  const rider = findRider(world, mount);
  return (
    rider?.riding === 'controlled' &&
    isInOrder(world, rider.id) &&
    isInPlay(rider) &&
    !isIncapacitated(world, rider)
  );
}

export function isOnTurn(world: World, who: CreatureId): boolean {
  const whose = isControlled(world, who) ? findRider(world, who)?.id : who;
  return whose === whoseTurn(world);
}

const ACTION_RULES: Readonly<Record<string, RuleId>> = STANDARD_ACTIONS;
const COST_RULES = {
  action: 'quinta.actions.one-at-a-time',
  bonus: 'quinta.actions.bonus-action',
} as const satisfies Record<string, RuleId>;

/**
 * Spends an action, a bonus action or a reaction. They are not counted outside a fight.
 * @rule quinta.turn.move-and-action
 */
export function spend(
  ctx: QuintaCtx,
  who: CreatureId,
  cost: 'action' | 'bonus' | 'reaction',
  what: string,
): void {
  if (!findFight(ctx.world)) return cost === 'action' ? endOngoing(ctx, who) : undefined;
  if (cost === 'reaction')
    return ctx.emit({ type: 'reaction-taken', rule: 'quinta.actions.reaction', who, reaction: what });
  takeAction(ctx, who, { what, cost, change: {} });
}

/**
 * Outside a fight, the creature's next action ends dodging, readiness and help.
 * @rule quinta.actions.one-at-a-time @ruling R122
 */
export function endOngoing(ctx: QuintaCtx, who: CreatureId): void {
  const { dodging, readied, helping } = getCreature(ctx.world, who);
  if (dodging) ctx.emit({ type: 'dodge-ended', rule: 'quinta.actions.dodge', who });
  if (readied) ctx.emit({ type: 'ready-set', rule: 'quinta.actions.ready', who, readied: null });
  if (helping) ctx.emit({ type: 'helped', rule: 'quinta.actions.help', who, helping: null });
}

interface ActionCost {
  readonly what: string;
  readonly cost?: 'action' | 'bonus';
  /** Other changes of the budget. */
  readonly change: Partial<Budget>;
}

export function takeAction(
  ctx: QuintaCtx,
  who: CreatureId,
  { what, cost = 'action', change }: ActionCost,
): void {
  const budget = copyBudget(getCreature(ctx.world, who).budget);
  budget[cost] = false;
  ctx.emit({
    type: 'action-taken',
    rule: cost === 'bonus' ? COST_RULES.bonus : (ACTION_RULES[what] ?? COST_RULES.action),
    who,
    // a bonus action is never reported as a standard action: quinta.actions.bonus-action
    action: cost === 'bonus' ? 'bonus-action' : what,
    budget: Object.assign(budget, change),
  });
}

/** Returns the Speed for a gait; without a special speed for it, the normal Speed. @rule quinta.movement.modes */
export function speedFor(world: World, creature: Creature, gait: Gait = 'walk'): number {
  if (hasEffect(world, creature, 'cannot-move')) return 0;
  const own = gait === 'climb' || gait === 'swim' || gait === 'fly' ? creature[gait] : null;
  return speedOf(world, creature, own ?? creature.speed).value;
}

/** Returns the gaits usable on level ground: walking, and flying for creatures that fly. */
export const gaitsOf = ({ fly }: Creature): readonly Gait[] => (fly === null ? ['walk'] : ['walk', 'fly']);

/** Returns whether the creature can walk or fly at all. @rule quinta.movement.speed */
export const canMove = (world: World, creature: Creature): boolean =>
  gaitsOf(creature).some((gait) => speedFor(world, creature, gait) > 0);

/** On a grid only whole squares count. @rule quinta.grid.speed */
const countableMetres = (world: World, metres: number): number =>
  findActiveMap(world) ? squaresIn(metres) * SQUARE : metres;

export const squaresIn = (metres: number): number => Math.max(0, Math.floor(metres / SQUARE + 1e-9));

/**
 * Returns the metres left: the current Speed, plus the Speed for every Dash, minus the movement spent.
 * @rule quinta.movement.speed @rule quinta.actions.dash @ruling R46
 */
export function movementLeft(world: World, creature: Creature, gait: Gait = 'walk'): number {
  const speed = countableMetres(world, speedFor(world, creature, gait));
  if (!findFight(world)) return speed;
  const { dashes, moved } = creature.budget;
  return Math.max(0, speed * (1 + dashes) - moved);
}
