import { fields, getCreature, getFight } from '@arbitro/kernel';
import { event, writeFight } from '../declare.ts';
import { type Aid, type Creature, isUp, type World } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { healWound } from './heal.ts';
import { SECONDS } from './tables.ts';
import { die, isDoomed } from './wound.ts';

export const aidsDone = event('aids-done', fields<{ aids: readonly Aid[] }>(), {
  writeWorld: writeFight((fight, { aids }) => {
    fight.aids = fight.aids.filter((aid) => !aids.some((done) => isSameAid(done, aid)));
  }),
});

export const isSameAid = (aid: Aid, other: Aid): boolean =>
  aid.by === other.by && aid.on === other.on && aid.wound === other.wound && aid.round === other.round;

const rule = 'brp.healing.first-aid-rescue';

/**
 * Applies first aid at the end of the same round, or of the next if the options say so.
 * @rule brp.healing.first-aid-rescue @ruling R96
 */
export function giveAids(ctx: BrpCtx): void {
  const { aids, round } = getFight(ctx.world);
  const { firstAidTiming } = ctx.world.options;
  takeEffect(
    ctx,
    aids.filter((aid) => firstAidTiming === 'same-round' || aid.round < round),
  );
}

/**
 * When the fight ends, nothing can interrupt first aid: it takes effect at once. Creatures that waited only for that
 * aid and are still at 0 die.
 * @rule brp.healing.first-aid-rescue @rule brp.wounds.death @ruling R96
 */
export function finishAids(ctx: BrpCtx): void {
  const { aids, fighters } = getFight(ctx.world);
  takeEffect(ctx, aids);
  for (const { who } of fighters) {
    const creature = getCreature(ctx.world, who);
    if (isDoomed(ctx.world, creature) && isOverdue(ctx.world, creature)) die(ctx, who, 'brp.wounds.death');
  }
}

const isOverdue = ({ clock }: World, { state }: Creature): boolean =>
  state.is === 'dying' && clock >= state.at + SECONDS.round;

function takeEffect(ctx: BrpCtx, done: readonly Aid[]): void {
  if (done.length === 0) return;
  ctx.emit({ type: 'aids-done', rule, aids: done });
  for (const { on, wound, points, by } of done) {
    const helps = ctx.world.options.firstAidTiming === 'same-round' || isUp(getCreature(ctx.world, by));
    if (helps && points > 0 && getCreature(ctx.world, on).state.is !== 'dead')
      healWound(ctx, { who: on, wound, points, rule });
  }
}
