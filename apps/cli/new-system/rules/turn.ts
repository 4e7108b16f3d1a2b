import { type CreatureId, creature, theFight } from '@arbitro/kernel';
import type { GameCtx } from '../checks.ts';
import { effectsOn } from '../effects.ts';
import type { EventOf } from '../events.ts';
import type { World } from '../state.ts';
import { SIDES, type Side } from '../tables.ts';

/** Everybody on their feet, the lantern-bearers first. @rule my-game.fight.order */
export const orderOf = ({ creatures }: World): readonly CreatureId[] =>
  SIDES.flatMap((side) => creatures.filter((one) => one.side === side && effectsOn(one).acts)).map(
    ({ id }) => id,
  );

export function beginFight(ctx: GameCtx): void {
  ctx.emit({ type: 'fight-began', rule: 'my-game.fight.order', order: orderOf(ctx.world) });
  endTurn(ctx);
}

export function pass(ctx: GameCtx, { by }: { readonly by: CreatureId }): void {
  ctx.emit({ type: 'turn-passed', rule: 'my-game.fight.order', who: by });
  endTurn(ctx);
}

export function endFight(ctx: GameCtx): void {
  ctx.emit({ type: 'fight-ended', rule: 'my-game.fight.out', winner: null });
}

export const endTurn = (ctx: GameCtx): void => ctx.emit(whatIsNext(ctx.world));

/** The fight ends, or the next who can act has the turn. */
export function whatIsNext(world: World): EventOf<'fight-ended' | 'turn-began'> {
  const [winner = null, ...others] = sidesUp(world);
  if (others.length === 0) return { type: 'fight-ended', rule: 'my-game.fight.out', winner };
  return { type: 'turn-began', rule: 'my-game.fight.order', ...nextTurn(world) };
}

const isUp = (world: World, id: CreatureId): boolean => effectsOn(creature(world, id)).acts;

/** The sides that still have somebody up. @rule my-game.fight.out */
function sidesUp(world: World): readonly Side[] {
  const up = theFight(world).order.filter((id) => isUp(world, id));
  return SIDES.filter((side) => up.some((id) => creature(world, id).side === side));
}

/** After the last in the order a new round begins. @rule my-game.fight.order */
function nextTurn(world: World): { readonly who: CreatureId; readonly round: number } {
  const { order, turn, round } = theFight(world);
  const at = turn === null ? order.length : order.indexOf(turn);
  const later = order.slice(at + 1).find((id) => isUp(world, id));
  if (later !== undefined) return { who: later, round };
  const first = order.find((id) => isUp(world, id));
  if (first === undefined) throw new Error('nobody is up in a fight that goes on');
  return { who: first, round: round + 1 };
}
