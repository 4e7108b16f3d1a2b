import { creature } from '@arbitro/kernel';
import type { Attack } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { carryOut } from './intent.ts';
import { type Blow, blowsFrom, draw, rollDamage, rollToHit } from './strike.ts';
import { wound } from './wound.ts';

/**
 * Each roll to hit is followed at once by its damage.
 *
 * @rule whitebox.attack.roll
 * @rule whitebox.combat.melee-attack
 * @rule whitebox.combat.missile-attack
 */
export const attack = (ctx: WhiteboxCtx, action: Attack): void =>
  carryOut(ctx, action, (deed) => {
    for (const blow of blowsFrom(ctx.world, deed)) strike(ctx, blow);
  });

/** What is left of an attack on somebody who is dead already is lost. @ruling R90 */
function strike(ctx: WhiteboxCtx, blow: Blow): void {
  const { by, means } = blow;
  if (creature(ctx.world, blow.on).status === 'dead') return;
  draw(ctx, by, means);
  const on = rollToHit(ctx, blow);
  if (on !== undefined) wound(ctx, { who: on, by, damage: rollDamage(ctx, by, on, means) });
}
