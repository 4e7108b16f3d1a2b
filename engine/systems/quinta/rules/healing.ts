import { type CreatureId, creature, fields, oneOf } from '@arbitro/kernel';
import type { Heal, Temporary } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event, ofWhom } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { SENSELESS_FROM } from '../tables.ts';
import { lose } from './conditions.ts';
import { isBloodied, tellBloodied } from './damage.ts';
import { writeHitPoints } from './writing.ts';

/** Limited: there was more than the maximum takes. */
export const healed = event(
  'healed',
  fields<{ who: CreatureId; points: number; hp: number; limited?: boolean }>(),
  { audience: ofWhom, writeCreature: (next, { hp }) => writeHitPoints(next, hp) },
);

export const temporarySet = event('temporary-set', fields<{ who: CreatureId; temporary: number }>(), {
  audience: ofWhom,
  writeCreature: (next, { temporary }) => {
    next.temporary = temporary;
  },
});

interface Restoring {
  readonly who: CreatureId;
  readonly points: number;
  readonly rule: RuleId;
}

/**
 * Up to the most and no further. Any hit point at all wakes those who lie there for want of them, or from a blow.
 *
 * @rule quinta.healing.cap
 * @rule quinta.death.unconscious
 * @rule quinta.temphp.not-healing
 * @ruling R72
 */
export function restoreHitPoints(ctx: QuintaCtx, { who, points, rule }: Restoring): void {
  const { hp, fullHp, life } = creature(ctx.world, who);
  const restored = Math.min(points, fullHp - hp);
  if (life === 'dead' || points <= 0) return;
  const limited = restored < points;
  ctx.emit({ type: 'healed', rule, who, points: restored, hp: hp + restored, ...(limited && { limited }) });
  tellBloodied(ctx, who, isBloodied(hp, fullHp));
  for (const cause of Object.values(SENSELESS_FROM))
    lose(ctx, { who, condition: 'unconscious', cause, rule: 'quinta.death.unconscious' });
}

/** @rule quinta.healing.sources */
export const heal = (ctx: QuintaCtx, { who, points }: Heal): void =>
  restoreHitPoints(ctx, { who, points, rule: 'quinta.healing.sources' });

/**
 * They never add up: whoever gets them says which to have.
 *
 * @rule quinta.temphp.no-stacking
 * @rule quinta.temphp.duration
 * @ruling R78
 */
export function giveTemporary(ctx: QuintaCtx, who: CreatureId, points: number): void {
  const rule = 'quinta.temphp.no-stacking';
  if (points <= 0) return;
  const { temporary: had } = creature(ctx.world, who);
  const takes = had === 0 || ctx.choose({ name: 'temporary', rule }, who, oneOf(['keep', 'take'])) === 'take';
  if (takes) ctx.emit({ type: 'temporary-set', rule, who, temporary: points });
}

export const temporary = (ctx: QuintaCtx, { who, points }: Temporary): void =>
  giveTemporary(ctx, who, points);
