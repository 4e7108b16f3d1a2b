import { d } from '@arbitro/dice';
import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { QuintaCtx } from './checks.ts';
import { gainExhaustion } from './conditions.ts';

const RULE = 'quinta.death.at-zero';

/**
 * House rule: falling to 0 hit points leaves a wound, a level of exhaustion or a lower hit point maximum.
 * @rule quinta.death.at-zero @ruling R134
 */
export function sufferLingeringWound(ctx: QuintaCtx, who: CreatureId): void {
  const { lingeringWounds } = ctx.world.options;
  if (lingeringWounds === 'exhaustion') gainExhaustion(ctx, { who, levels: 1, cause: 'wound', rule: RULE });
  if (lingeringWounds === 'lower-maximum') lowerMaximum(ctx, who);
}

/** By a Hit Die of the creature, to 1 at the lowest; a long rest restores it. */
function lowerMaximum(ctx: QuintaCtx, who: CreatureId): void {
  const { fullHp, hitDice } = getCreature(ctx.world, who);
  const label = { name: 'lingering-wound', rule: RULE };
  const left = ctx.roll(label, who, d(hitDice.sides), (face) => Math.max(1, fullHp - face));
  if (left < fullHp) ctx.emit({ type: 'maximum-set', rule: RULE, who, fullHp: left, hp: 0 });
}
