import { creature, fields, takesPart, theFight } from '@arbitro/kernel';
import type { FirstAid, Wake } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { event, writeFight } from '../declare.ts';
import type { Aid } from '../state.ts';
import { endTurn } from './acting.ts';
import { stepUp } from './distance.ts';
import { durationsFor, passTime } from './duration.ts';
import { treatWound } from './first-aid-roll.ts';
import { healWound, rouse } from './heal.ts';

export const aidBegun = event('aid-begun', fields<{ aid: Aid }>(), {
  writeWorld: writeFight((fight, { aid }) => {
    fight.aids = [...fight.aids, aid];
  }),
});

/**
 * In a fight it is an action, and takes effect as the round ends. Otherwise it takes a round of time, in a hurry and
 * just in time for whoever is dying, or as long as the game master says.
 *
 * @rule brp.healing.first-aid
 * @rule brp.healing.first-aid-rescue
 * @ruling R96
 */
export function firstAid(ctx: BrpCtx, action: FirstAid): void {
  const { by, on } = action;
  const inFight = takesPart(ctx.world, by);
  if (inFight) stepUp(ctx, by, on);
  const points = treatWound(ctx, action);
  if (inFight) beginAid(ctx, action, points);
  else takeTime(ctx, action, points);
}

/** What takes longer than a round comes too late for the dying. @rule brp.time.skill-durations @rule brp.wounds.death */
function takeTime(ctx: BrpCtx, { on, wound, takes, meanwhile = false }: FirstAid, points: number): void {
  const pass = (): void => passTime(ctx, { skill: 'first-aid', takes });
  const isLong = takes !== undefined && takes !== durationsFor('first-aid')[0];
  if (isLong) pass();
  if (points > 0 && creature(ctx.world, on).state.is !== 'dead')
    healWound(ctx, { who: on, wound, points, rule: 'brp.healing.first-aid' });
  if (!isLong && !meanwhile) pass();
}

function beginAid(ctx: BrpCtx, { by, on, wound }: FirstAid, points: number): void {
  const { round } = theFight(ctx.world);
  const aid = { by, on, wound, points, round };
  ctx.emit({ type: 'aid-begun', rule: 'brp.healing.first-aid-rescue', aid });
  endTurn(ctx, by);
}

/** It takes somebody else's action, and no roll. @rule brp.wounds.unconscious @ruling R91 */
export function wake(ctx: BrpCtx, { by, on }: Wake): void {
  if (takesPart(ctx.world, by)) stepUp(ctx, by, on);
  rouse(ctx, on);
  endTurn(ctx, by);
}
