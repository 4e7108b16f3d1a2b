import { findCreature, getCreature } from '../creatures.ts';
import { findFight, getFight } from '../fight.ts';
import type { CreatureId, Ctx } from '../kernel.ts';
import { requireNoFight, type Verdict } from '../preconditions.ts';
import { SOMEONE } from '../redact.ts';
import { refuse } from '../refusal.ts';
import { type FightEvent, SMALL_SIDES, type SmallSide, type SmallWorld } from './types.ts';

/** A rule of a fight may emit these. */
type FightCtx = Ctx<SmallWorld, FightEvent>;
type NextEvent = Extract<FightEvent, { readonly type: 'fight-ended' | 'turn-began' }>;

export const isUp = ({ health }: { readonly health: number }): boolean => health > 0;

const isUpIn = (world: SmallWorld, id: CreatureId): boolean => {
  const creature = findCreature(world, id);
  return creature !== undefined && isUp(creature);
};

/** All creatures that are not out, the party first. */
const turnOrderOf = ({ creatures }: SmallWorld): readonly CreatureId[] =>
  SMALL_SIDES.flatMap((side) => creatures.filter((creature) => creature.side === side && isUp(creature))).map(
    ({ id }) => id,
  );

/** Ends the fight, or gives the turn to the next creature that is not out. */
export function buildNextEvent(id: string, world: SmallWorld): NextEvent {
  const [winner = null, ...others] = listSidesStanding(world);
  if (others.length === 0) return { type: 'fight-ended', rule: `${id}.fight.out`, winner };
  return { type: 'turn-began', rule: `${id}.fight.order`, ...findNextTurn(world) };
}

function listSidesStanding(world: SmallWorld): readonly SmallSide[] {
  const standing = getFight(world).order.filter((id) => isUpIn(world, id));
  return SMALL_SIDES.filter((side) => standing.some((id) => getCreature(world, id).side === side));
}

/** After the last creature in the order, a new round begins. */
function findNextTurn(world: SmallWorld): { readonly who: CreatureId; readonly round: number } {
  const { order, turn, round } = getFight(world);
  const index = turn === null ? order.length : order.indexOf(turn);
  const next = order.slice(index + 1).find((id) => isUpIn(world, id));
  if (next !== undefined) return { who: next, round };
  const first = order.find((id) => isUpIn(world, id));
  if (first === undefined) throw new Error('no creature can act in this fight');
  return { who: first, round: round + 1 };
}

export function beginFight(id: string, ctx: FightCtx): void {
  ctx.emit({ type: 'fight-began', rule: `${id}.fight.order`, order: turnOrderOf(ctx.world) });
  ctx.emit(buildNextEvent(id, ctx.world));
}

export function refuseFight(world: SmallWorld): Verdict {
  const sides = new Set(turnOrderOf(world).map((id) => getCreature(world, id).side));
  return requireNoFight(world) ?? (sides.size < 2 ? refuse('one-side') : undefined);
}

export function refuseOutOfTurn(world: SmallWorld, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight) return refuse('no-fight');
  if (!fight.order.includes(who)) return refuse('not-in-fight', { who });
  return fight.turn === who ? undefined : refuse('not-your-turn', { who, whose: fight.turn ?? SOMEONE });
}

export const refuseOut = (world: SmallWorld, who: CreatureId): Verdict =>
  isUpIn(world, who) ? undefined : refuse('cannot-act', { who, status: 'out' });

/** Refuses a target that is no foe, that is out, or that is not in the fight. */
export function refuseTarget(world: SmallWorld, by: CreatureId, on: CreatureId): Verdict {
  if (getCreature(world, on).side === getCreature(world, by).side) return refuse('no-such-target', { on });
  if (!findFight(world)?.order.includes(on)) return refuse('not-in-fight', { who: on });
  return isUpIn(world, on) ? undefined : refuse('no-such-target', { on });
}

/** A change of health, and the rule that causes it. */
export interface HealthChange<Rule = string> {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly points: number;
  readonly rule: Rule;
}

/** Takes health away; a creature without health is out. */
export function wound(id: string, ctx: FightCtx, { by, on, points, rule }: HealthChange): void {
  const healthLeft = Math.max(0, getCreature(ctx.world, on).health - points);
  ctx.emit({ type: 'wounded', rule, who: on, by, points, left: healthLeft });
  if (healthLeft === 0) ctx.emit({ type: 'fell', rule: `${id}.fight.out`, who: on });
}

/** Gives health back, up to the full amount. */
export function heal(ctx: FightCtx, { by, on, points, rule }: HealthChange): void {
  const { health, full } = getCreature(ctx.world, on);
  ctx.emit({ type: 'healed', rule, who: on, by, points, left: Math.min(full, health + points) });
}
