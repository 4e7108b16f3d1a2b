import { type CreatureId, creature, theFight } from '@arbitro/kernel';
import type { BeginFight, Join, Joining } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { inOrder } from '../derived.ts';
import { STATUSES } from '../effects.ts';
import type { Standing } from '../events.ts';
import type { World } from '../state.ts';
import { setOff } from './go-off.ts';
import { beginRound } from './initiative.ts';

/** Those who take part, on which side and where; by default everybody on their feet. */
export function placed(world: World, { participants }: BeginFight): readonly Standing[] {
  const joining =
    participants ??
    world.creatures.filter(({ status }) => STATUSES[status].acts).map(({ id }) => ({ who: id }));
  return joining.map((one) => standing(world, one));
}

function standing(world: World, { who, side, zone }: Joining): Standing {
  const one = creature(world, who);
  return { who, side: side ?? one.side, zone: zone ?? one.zone };
}

const orderOf = (world: World, ids: readonly CreatureId[]): readonly CreatureId[] =>
  inOrder(ids.map((id) => creature(world, id))).map(({ id }) => id);

/**
 * No melees yet, even where enemies stand in one zone. The order within a tick is fixed for the whole fight.
 *
 * @rule noppa.melee.none-at-start
 * @rule noppa.init.pc-before-npc
 * @rule noppa.init.lowest-stat
 */
export function beginFight(ctx: NoppaCtx, action: BeginFight): void {
  const participants = placed(ctx.world, action);
  const order = orderOf(
    ctx.world,
    participants.map(({ who }) => who),
  );
  ctx.emit({ type: 'fight-began', rule: 'noppa.melee.none-at-start', participants, order });
  beginRound(ctx, 1);
}

/**
 * Whoever comes late has no actions until the next round begins. Into a zone that is named they come from elsewhere,
 * and those who wait there for somebody to come near are asked.
 *
 * @rule noppa.ready.trigger
 * @ruling R6
 * @ruling R10
 */
export function join(ctx: NoppaCtx, action: Join): void {
  const { who, side, zone } = standing(ctx.world, action);
  const order = orderOf(ctx.world, [...theFight(ctx.world).order, who]);
  ctx.emit({ type: 'joined', rule: 'noppa.init.pc-before-npc', who, side, zone, order });
  if (action.zone !== undefined) setOff(ctx, { by: who, what: ['approach'], closingIn: [] });
}

export const endFight = (ctx: NoppaCtx): void =>
  ctx.emit({ type: 'fight-ended', rule: 'noppa.body.faint', winner: null });

/**
 * The fainted can be brought to one body point without further ado; it is set, not added. Riposte, readiness,
 * melees and moved actions are over.
 *
 * @rule noppa.body.after-scene
 */
export function endScene(ctx: NoppaCtx): void {
  const lifted = ctx.world.creatures
    .filter(({ kind, status, body }) => kind !== 'foe' && STATUSES[status].wakes && body === 0)
    .map(({ id }) => id);
  ctx.emit({ type: 'scene-ended', rule: 'noppa.body.after-scene', lifted });
}
