import { type CreatureId, creature } from '@arbitro/kernel';
import type { Consequence } from '../state.ts';
import type { QuintaCtx } from './checks.ts';
import { gain } from './conditions.ts';
import { plainDice } from './damage-dice.ts';
import { isPresent } from './distance.ts';
import { CONDITIONS } from './effects.ts';
import { pushAway } from './forced.ts';
import { giveTemporary } from './healing.ts';

interface Befalling {
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
 *
 * @rule quinta.actions.magic
 * @ruling R22
 * @ruling R115
 */
export function befall(ctx: QuintaCtx, befalling: Befalling): void {
  for (const one of befalling.what) bring(ctx, befalling, one);
}

function bring(ctx: QuintaCtx, { by, on, deed, blessed = by }: Befalling, what: Consequence): void {
  if (what.kind === 'temporary') return giveTemporary(ctx, blessed, rollTemporary(ctx, by, what.dice));
  if (!isPresent(creature(ctx.world, on))) return;
  if (what.kind === 'push') return pushAway(ctx, { who: on, from: by, metres: what.metres });
  const { condition, rounds, escapeDc, behaviour } = what;
  const { rule } = CONDITIONS[condition];
  gain(ctx, { who: on, condition, cause: deed, source: by, rounds, escapeDc, behaviour, rule });
}

/** Rolls once for all who get them. @rule quinta.temphp.absorb */
export const rollTemporary = (ctx: QuintaCtx, by: CreatureId, dice: string): number =>
  ctx.roll({ name: 'temporary-points', rule: 'quinta.temphp.absorb' }, by, plainDice(dice), notBelowNothing);

export const notBelowNothing = (points: number): number => Math.max(0, points);
