import type { CreatureId } from '@arbitro/kernel';
import type { Attack, Use } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import { ability, BASIC_ATTACK, creature } from '../state.ts';
import { payCost } from './cost.ts';
import { rawDamage, wound } from './damage.ts';
import { hitTest } from './hit.ts';
import { support } from './support.ts';
import { endTurn } from './turn.ts';

/** The basic attack: an ability like any other, without cost, on one target. */
export function attack(ctx: RischioCtx, { by, on }: Attack): void {
  use(ctx, { type: 'use', by, ability: BASIC_ATTACK, on: [on] });
}

/** An ability: the cost at once, then its effect, then the turn is over. */
export function use(ctx: RischioCtx, { by, ability: id, on }: Use): void {
  const launched = ability(creature(ctx.world, by), id);
  if (!launched) throw new Error(`${by} has no ability ${id}: the action was let through unchecked`);
  const rule =
    launched.kind === 'support' ? 'rischio.combat.no-roll-abilities' : 'rischio.combat.attack-roll';
  ctx.emit({ type: 'launched', rule, by, ability: launched.name, on });
  if (payCost(ctx, by, launched)) {
    if (launched.kind === 'support') support(ctx, { by, launched, on });
    else strike(ctx, { by, launched, on });
  }
  endTurn(ctx, by);
}

export interface Launch {
  readonly by: CreatureId;
  readonly launched: NonNullable<ReturnType<typeof ability>>;
  readonly on: readonly CreatureId[];
}

/**
 * The attacker's damage is fixed at launch; all dodge before anybody is wounded, and wounds fall in target order.
 *
 * @rule rischio.combat.aoe
 */
function strike(ctx: RischioCtx, launch: Launch): void {
  const { by, launched } = launch;
  const raw = rawDamage(ctx.world, creature(ctx.world, by), launched);
  const hit = hitTest(ctx, launch);
  if (hit.length === 0) return;
  ctx.emit({
    type: 'damage-reckoned',
    rule: 'rischio.damage.base',
    by,
    damage: raw.value,
    because: raw.because,
  });
  for (const on of hit) wound(ctx, { on, by, raw: raw.value });
}
