import { type CreatureId, creatureId, fields, getCreature, oneOf } from '@arbitro/kernel';
import { action, audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { QuintaCtx } from './checks.ts';
import { loseCondition } from './conditions.ts';
import { emitBloodied, isBloodied } from './damage.ts';
import { hitPoints, POINTS } from './fields.ts';
import { notAlive } from './may-act.ts';
import { writeHitPoints } from './state-writers.ts';
import { UNCONSCIOUS_CAUSES } from './tables.ts';

/** Limited: the maximum cut off some of the healing. */
export const healed = event(
  'healed',
  fields<{ who: CreatureId; points: number; hp: number; limited?: boolean }>(),
  {
    amounts: ({ who, points }) => [['healed', who, points]],
    audience: audienceForWho,
    writeCreature: (next, { hp }) => writeHitPoints(next, hp),
  },
);

export const temporarySet = event('temporary-set', fields<{ who: CreatureId; temporary: number }>(), {
  audience: audienceForWho,
  writeCreature: (next, { temporary }) => {
    next.temporary = temporary;
  },
});

interface HitPointGain {
  readonly who: CreatureId;
  readonly points: number;
  readonly rule: RuleId;
}

/**
 * Restores hit points up to the maximum. Any hit point wakes a creature unconscious from 0 hit points or a knock-out.
 * @rule quinta.healing.cap @rule quinta.death.unconscious @rule quinta.temphp.not-healing @ruling R72
 */
export function restoreHitPoints(ctx: QuintaCtx, { who, points, rule }: HitPointGain): void {
  const { hp, fullHp, life } = getCreature(ctx.world, who);
  const restored = Math.min(points, fullHp - hp);
  if (life === 'dead' || points <= 0) return;
  const limited = restored < points;
  ctx.emit({ type: 'healed', rule, who, points: restored, hp: hp + restored, ...(limited && { limited }) });
  emitBloodied(ctx, who, isBloodied(hp, fullHp));
  for (const cause of Object.values(UNCONSCIOUS_CAUSES))
    loseCondition(ctx, { who, condition: 'unconscious', cause, rule: 'quinta.death.unconscious' });
}

/** @rule quinta.healing.sources */
export const heal = action('heal', {
  fields: { who: creatureId, points: hitPoints },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, points }) => restoreHitPoints(ctx, { who, points, rule: 'quinta.healing.sources' }),
  gmOffers: (world, { forWhom }) => forWhom(world, { type: 'heal' }, POINTS, { points: 1 }),
});

/**
 * Temporary hit points do not add up: the player of the creature chooses which to keep.
 * @rule quinta.temphp.no-stacking @rule quinta.temphp.duration @ruling R78
 */
export function giveTemporaryHitPoints(ctx: QuintaCtx, who: CreatureId, points: number): void {
  const rule = 'quinta.temphp.no-stacking';
  if (points <= 0) return;
  const { temporary: had } = getCreature(ctx.world, who);
  const takes = had === 0 || ctx.choose({ name: 'temporary', rule }, who, oneOf(['keep', 'take'])) === 'take';
  if (takes) ctx.emit({ type: 'temporary-set', rule, who, temporary: points });
}

export const grantTemporary = action('temporary', {
  fields: { who: creatureId, points: hitPoints },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, points }) => giveTemporaryHitPoints(ctx, who, points),
  gmOffers: (world, { forWhom }) => forWhom(world, { type: 'temporary' }, POINTS, { points: 1 }),
});
