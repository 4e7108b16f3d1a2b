import { type CreatureId, getCreature } from '@arbitro/kernel';
import type { Consequence } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition } from './conditions.ts';
import { buildPlainDice } from './damage-dice.ts';
import { isPresent } from './distance.ts';
import { CONDITIONS } from './effects.ts';
import { pushAway } from './forced-movement.ts';
import { giveTemporaryHitPoints } from './healing.ts';

interface ConsequenceInput {
  readonly by: CreatureId;
  readonly on: CreatureId;
  /** The feature, used as the cause of conditions. */
  readonly deed: string;
  readonly what: readonly Consequence[];
  /** The creature that gets temporary hit points; by default the user. */
  readonly blessed?: CreatureId;
}

/**
 * Applies what a hit, a failed save or a spell does besides damage.
 * @rule quinta.actions.magic @ruling R22 @ruling R115
 */
export function applyConsequences(ctx: QuintaCtx, befalling: ConsequenceInput): void {
  for (const consequence of befalling.what) applyConsequence(ctx, befalling, consequence);
}

function applyConsequence(
  ctx: QuintaCtx,
  { by, on, deed, blessed = by }: ConsequenceInput,
  what: Consequence,
): void {
  if (what.kind === 'temporary')
    return giveTemporaryHitPoints(ctx, blessed, rollTemporaryHitPoints(ctx, by, what.dice));
  if (!isPresent(getCreature(ctx.world, on))) return;
  if (what.kind === 'push') return pushAway(ctx, { who: on, from: by, metres: what.metres });
  const { condition } = what;
  const { rule } = CONDITIONS[condition];
  gainCondition(ctx, { ...what, who: on, cause: deed, source: by, rule });
}

/** Rolls once for all who get them. @rule quinta.temphp.absorb */
export const rollTemporaryHitPoints = (ctx: QuintaCtx, by: CreatureId, dice: string): number =>
  ctx.roll({ name: 'temporary-points', rule: 'quinta.temphp.absorb' }, by, buildPlainDice(dice), atLeastZero);

export const atLeastZero = (points: number): number => Math.max(0, points);
